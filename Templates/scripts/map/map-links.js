/**
 * The links of a map as a single tab stop (roving tabindex): one link can be reached with the Tab
 * key, and the arrow keys move the focus between links.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */

/** @param {Element} element */
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

  /**
   * The links, grouped by parent element. A map can have one set of links for narrow screens and
   * another for wide screens.
   */
  #sets() {
    // The letters that mark alternatives are not tab stops, because each alternative already has a
    // link in the list.
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

  /** Gives every set a tab stop, because finding the visible set would require a page layout. */
  limit() {
    const sets = this.#sets();
    for (const set of sets) this.#keepStop(set.filter((link) => !link.hasAttribute('hidden')), set[0]);
    return sets.length > 0;
  }

  links() {
    return this.#sets().flatMap((set) => {
      const seen = set.filter(isSeen);
      this.#keepStop(seen, set[0]);
      return seen;
    });
  }

  /** @param {SVGAElement[]} links @param {SVGAElement} other the tab stop if `links` is empty */
  #keepStop(links, other) {
    const stop = links.find(({ tabIndex }) => tabIndex === 0) ?? links[0] ?? other;
    if (stop.getAttribute('tabindex') !== '0') this.#stopAt(stop);
  }

  /** @param {Element} link */
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
    // A map that is not zoomed may be larger than the window, so the page scrolls to the link. A
    // zoomed map has already been moved in its frame instead.
    if (this.zoom.view.zoom === 1) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
