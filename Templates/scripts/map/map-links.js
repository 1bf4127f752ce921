/**
 * The links of a map as one stop of the keyboard: one link has it, and the arrow keys move it to another.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */

/**
 * Returns true if a part of a drawing is displayed on this screen.
 * @param {Element} element
 */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0;
}

export class LinkMarks {
  areLinks = true;

  /** @param {MapZoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    zoom.frame.addEventListener('focusin', (event) => {
      const link = /** @type {Element} */ (event.target).closest('a');
      if (link) this.#stopAt(link);
    });
  }

  /** The visible links: a map has one set of names for narrow screens and one for wide ones. */
  links() {
    // The letters of alternatives are not stops: the list has the same links.
    const all = this.zoom.frame.querySelectorAll('svg a[href]:not(.way a)');
    const links = /** @type {SVGAElement[]} */ ([...all]);
    // Each set has a stop, because only one set is visible.
    return [...new Set(links.map(({ parentNode }) => parentNode))].flatMap((set) => {
      const own = links.filter(({ parentNode }) => parentNode === set);
      const seen = own.filter(isSeen);
      const stop = seen.find(({ tabIndex }) => tabIndex === 0) ?? seen[0] ?? own[0];
      if (stop.getAttribute('tabindex') !== '0') this.#stopAt(stop);
      return seen;
    });
  }

  /**
   * Removes the stop from the other links of a set.
   * @param {Element} link
   */
  #stopAt(link) {
    for (const other of link.parentNode?.querySelectorAll('a') ?? []) {
      if (other.tabIndex === 0) other.setAttribute('tabindex', '-1');
    }
    link.setAttribute('tabindex', '0');
  }

  points() {
    const box = this.zoom.picture?.getBoundingClientRect();
    if (!box) return [];
    return this.links().map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: (x + width / 2 - box.x) / box.width, y: (y + height / 2 - box.y) / box.height };
    });
  }

  current() {
    return this.links().findIndex((link) => link === document.activeElement);
  }

  /** @param {number} mark */
  go(mark) {
    const link = this.links()[mark];
    link.focus({ preventScroll: true });
    // The map may be larger than the window; the frame clips what it does not show.
    if (this.zoom.view.zoom === 1) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
