// Runs in a page of the site and returns the layout problems that a reader would notice.
() => {
  const faults = [];
  const width = window.innerWidth;
  const name = (element) =>
    element.localName + (element.id ? `#${element.id}` : '') +
    (element.getAttribute('class') ? `.${element.getAttribute('class').trim().replaceAll(/\s+/g, '.')}` : '');
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // No element may be wider than the screen, unless it is inside an element that scrolls or clips.
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  const held = new Map();
  const isHeld = (element) => {
    if (!element || element === document.body) return false;
    if (!held.has(element)) {
      const clips = getComputedStyle(element).overflowX !== 'visible';
      held.set(element, clips || isHeld(element.parentElement));
    }
    return held.get(element);
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!seen(element) || isHeld(element.parentElement) || element.matches('.skip, title, desc')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 0.5 || box.left < -0.5)) {
      faults.push(`${name(element)} reaches from ${box.left.toFixed(1)} to ${box.right.toFixed(1)}`);
    }
  }

  // The overlay of a map must have exactly the position and shape of the base map.
  for (const overlay of document.querySelectorAll('.map-overlay')) {
    if (!seen(overlay)) continue;
    const base = overlay.parentElement.querySelector('.map-base');
    if (!base || !base.complete || base.naturalWidth === 0) {
      faults.push(`${name(overlay)}: no base map`);
      continue;
    }
    const [a, b] = [base.getBoundingClientRect(), overlay.getBoundingClientRect()];
    for (const side of ['left', 'top', 'right', 'bottom']) {
      if (Math.abs(a[side] - b[side]) > 0.1) {
        faults.push(`${name(overlay)}: ${side} ${b[side]} over ${a[side]} of the base map`);
      }
    }
    const frame = overlay.viewBox.baseVal;
    if (Math.abs(a.width / a.height - frame.width / frame.height) > 0.002) {
      faults.push(`${name(overlay)}: a base map of ${a.width} x ${a.height} under a frame of ${frame.width} x ${frame.height}`);
    }
    if (a.width < Math.min(280, width * 0.75)) faults.push(`a map only ${a.width} px wide`);
  }
  for (const image of document.images) {
    if (seen(image) && image.loading !== 'lazy' && !(image.complete && image.naturalWidth > 0)) {
      faults.push(`${name(image)}: no picture`);
    }
  }

  // Controls must be large enough for a finger.
  for (const control of document.querySelectorAll('main button, main select, main input[type=text], main summary')) {
    if (!seen(control)) continue;
    const box = control.getBoundingClientRect();
    const least = control.closest('th, summary') ? 24 : 44;
    if (box.height < least - 0.5) faults.push(`${name(control)} is only ${box.height} px high`);
  }

  // The background must be dark in the dark colour scheme and light in the light one, and text must
  // have enough contrast with it.
  const light = (color) => {
    const parts = color.match(/[\d.]+/g).map(Number);
    const scale = color.startsWith('color(') ? 1 : 255;
    const [r, g, b] = parts.slice(0, 3).map((part) => {
      const value = part / scale;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = light(getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)'
    ? getComputedStyle(document.documentElement).backgroundColor
    : getComputedStyle(document.body).backgroundColor);
  const contrast = (text) => {
    const ink = light(getComputedStyle(text).color);
    return (Math.max(paper, ink) + 0.05) / (Math.min(paper, ink) + 0.05);
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (dark ? paper > 0.05 : paper < 0.8) faults.push(`the paper has luminance ${paper.toFixed(2)}`);
  // Notes are paler than the main text, but must still have enough contrast.
  const [text, note] = ['main p:not(.note)', 'main p.note'].map((selector) => document.querySelector(selector));
  const ink = contrast(text ?? document.querySelector('main'));
  if (ink < 7) faults.push(`text on paper has a contrast of ${ink.toFixed(1)}`);
  if (note && contrast(note) < 4.5) faults.push(`a note on paper has a contrast of ${contrast(note).toFixed(1)}`);
  return faults;
}
