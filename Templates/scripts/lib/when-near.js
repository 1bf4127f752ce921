/**
 * Runs an action when an element comes close to the viewport.
 * @module
 */

/** The maximum distance from the viewport, in px, at which an element counts as close. */
const NEAR = 200;

/**
 * Runs the action once for each element, when it comes close to the viewport.
 * @param {Iterable<Element>} elements @param {(element: HTMLElement) => void} act
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
