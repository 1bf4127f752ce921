/**
 * Actions that wait until the reader comes near an element.
 * @module
 */

/** The distance from the window, in px, within which an element counts as near. */
const NEAR = 200;

/**
 * Acts once for each element, when it comes near the window.
 * @param {Iterable<Element>} elements
 * @param {(element: HTMLElement) => void} act
 */
export function whenNear(elements, act) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      act(target);
    }
  }, { rootMargin: `${NEAR}px` });
  for (const element of elements) observer.observe(element);
}
