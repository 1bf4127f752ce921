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
  /** @param {MapZoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    zoom.frame.addEventListener('focusin', (event) => {
      const link = /** @type {Element} */ (event.target).closest('a');
      if (link) this.#stopAt(link);
    });
  }

  /** The links in sets: a map has one set of names for narrow screens and one for wide ones. */
  #sets() {
    // The letters of alternatives are not stops: the list has the same links.
    const links = this.zoom.frame.querySelectorAll('svg a[href]:not(.way a)');
    /** @type {Map<ParentNode | null, SVGAElement[]>} */
    const sets = new Map();
    for (const link of /** @type {NodeListOf<SVGAElement>} */ (links)) {
      const set = sets.get(link.parentNode);
      if (set) set.push(link);
      else sets.set(link.parentNode, [link]);
    }
    return [...sets.values()];
  }

  /** Gives each set a stop, because only one set is visible. Which one that is would take a layout of the page. */
  limit() {
    const sets = this.#sets();
    for (const set of sets) this.#keepStop(set.filter((link) => !link.hasAttribute('hidden')), set[0]);
    return sets.length > 0;
  }

  /** The visible links. */
  links() {
    return this.#sets().flatMap((set) => {
      const seen = set.filter(isSeen);
      this.#keepStop(seen, set[0]);
      return seen;
    });
  }

  /**
   * Makes one of some links the stop of its set, if none is.
   * @param {SVGAElement[]} links @param {SVGAElement} other the stop if there are none
   */
  #keepStop(links, other) {
    const stop = links.find(({ tabIndex }) => tabIndex === 0) ?? links[0] ?? other;
    if (stop.getAttribute('tabindex') !== '0') this.#stopAt(stop);
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
