// Records the position of every element, relative to the page or, if `isOnScreen` is true, to the
// screen. Returns the elements that have moved since the last call. With `isOnScreen`, elements
// that were above or below the screen at both calls are ignored. Elements inside maps, buttons over
// maps, and inline elements are always ignored.
(isOnScreen) => {
  const [left, top] = isOnScreen ? [0, 0] : [scrollX, scrollY];
  const now = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.map-frame *, .map-tools, svg *') || !element.checkVisibility()) continue;
    if (getComputedStyle(element).display.startsWith('inline')) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isFar = isOnScreen && (y > innerHeight || y + height < 0);
    if (width > 0 && height > 0) now.set(element, { at: [x + left, y + top], isFar });
  }
  const before = window.placesBefore;
  window.placesBefore = now;
  if (!before) return [];
  return [...before].flatMap(([element, from]) => {
    const to = now.get(element);
    if (!to || (from.isFar && to.isFar)) return [];
    if (to.at.every((value, axis) => Math.abs(value - from.at[axis]) < 1)) return [];
    return [`${element.outerHTML.slice(0, 90)} moved from ${from.at} to ${to.at}`];
  });
}
