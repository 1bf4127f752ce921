/**
 * Labels the focused country of the world map, and marks it with a ring if it is small.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { svg } from '../lib/svg.js';

/** The font size of the label, in px. */
const TEXT = 14;
/** The distance between the country and the ring, in px. */
const ROOM = 5;
/** The size below which a country gets a ring, in px. */
const SMALL = 28;

/** @param {MapZoom} zoom @param {SVGSVGElement} map */
export function nameFocus(zoom, map) {
  const ring = svg('circle');
  const name = svg('text');
  const mark = svg('g', { class: 'focus-mark', 'aria-hidden': 'true', hidden: '' }, ring, name);
  map.append(mark);
  /** @type {Element | null} */
  let link = null;

  const place = () => {
    mark.toggleAttribute('hidden', !link);
    if (!link || !zoom.size) return;
    const [frame, whole] = [zoom.frame.getBoundingClientRect(), map.getBoundingClientRect()];
    const box = (link.querySelector('path') ?? link).getBoundingClientRect();
    const unit = zoom.size.width / whole.width;
    const radius = Math.max(box.width, box.height) / 2 + ROOM;
    const isSmall = 2 * (radius - ROOM) < SMALL;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const shift = isSmall ? radius + ROOM : 0;
    // The label is above the ring or, near the upper edge, below it. It is shifted so that it stays
    // inside the map.
    const baseline = y - frame.y < shift + 2 * TEXT ? y + shift + TEXT : y - shift;
    const share = (x - frame.x) / frame.width;
    ring.toggleAttribute('hidden', !isSmall);
    ring.setAttribute('cx', String((x - whole.x) * unit));
    ring.setAttribute('cy', String((y - whole.y) * unit));
    ring.setAttribute('r', String(radius * unit));
    name.setAttribute('x', String((x - whole.x) * unit));
    name.setAttribute('y', String((baseline - whole.y) * unit));
    name.setAttribute('font-size', String(TEXT * unit));
    name.setAttribute('text-anchor', share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle');
  };

  zoom.frame.addEventListener('focusin', (event) => {
    const target = /** @type {Element} */ (event.target);
    link = target.matches(':focus-visible') ? target.closest('.countries a') : null;
    name.textContent = link?.querySelector('title')?.textContent ?? '';
    place();
  });
  zoom.frame.addEventListener('focusout', () => {
    link = null;
    place();
  });
  zoom.watchers.push(place);
}
