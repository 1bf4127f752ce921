/**
 * Drawing with the mouse, a pen or a finger.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./surface.js').Surface} Surface */
/** @typedef {'draw' | 'move' | 'erase'} Tool */
import { changePlace } from './graph.js';
import { editInPlace } from './in-place.js';
import { say } from '../lib/words.js';

/**
 * The maximum distance at which a press with each kind of pointer hits a place, in px. The distance
 * for a link is 0.8 times as large.
 */
const REACH = { mouse: 12, pen: 14, touch: 22 };
/** The maximum movement of a press that is not yet a drag, in px. */
const STILL = 6;

/**
 * @param {Surface} surface
 * @param {Edits} edits
 * @param {() => Tool} tool
 */
export function listenToPointer(surface, edits, tool) {
  const { frame, model } = surface;
  /**
   * The current press. `place` and `link` are -1 if the press hit none.
   * @type {{id: number, x: number, y: number, place: number, link: number, hasMoved: boolean} | null}
   */
  let press = null;

  const reach = (/** @type {PointerEvent} */ { pointerType }) => {
    return REACH[/** @type {keyof typeof REACH} */ (pointerType)] ?? REACH.mouse;
  };

  const stop = () => {
    press = null;
    surface.stretch();
    surface.draw();
  };

  frame.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press) return;
    const point = surface.point(event);
    const place = surface.placeAt(point, reach(event));
    const link = place < 0 ? surface.linkAt(point, reach(event) * 0.8) : -1;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, place, link, hasMoved: false };
    frame.setPointerCapture(event.pointerId);
    surface.pointAt();
  });

  frame.addEventListener('pointermove', (event) => {
    if (!press || press.id !== event.pointerId) return;
    if (!press.hasMoved && Math.hypot(event.clientX - press.x, event.clientY - press.y) < STILL) return;
    press.hasMoved = true;
    if (press.place < 0) return;
    const point = surface.point(event);
    if (tool() === 'move') {
      const position = model.ground.toGround(point, edits.snaps);
      if (position) surface.draw(changePlace(model.graph, press.place, position));
    } else if (tool() === 'draw') {
      const target = surface.placeAt(point, reach(event));
      const points = surface.points ?? [];
      surface.stretch(points[press.place], points[target] ?? point);
    }
  });

  frame.addEventListener('pointerup', (event) => {
    if (!press || press.id !== event.pointerId) return;
    const { place, link, hasMoved } = press;
    stop();
    const point = surface.point(event);
    if (hasMoved && place >= 0) drag(place, point, reach(event));
    else if (!hasMoved) click(place, link, point);
  });
  frame.addEventListener('pointercancel', stop);

  /** @param {number} place @param {import('./ground.js').Point} point @param {number} near */
  const drag = (place, point, near) => {
    if (tool() === 'move') edits.move(place, point);
    if (tool() !== 'draw') return;
    const target = surface.placeAt(point, near);
    if (target === place) return;
    // If a new link ends where there is no place, a place is added there.
    const end = target < 0 ? edits.add(point) : target;
    if (end >= 0) edits.join(place, end);
  };

  /** @param {number} place @param {number} link @param {import('./ground.js').Point} point */
  const click = (place, link, point) => {
    if (tool() === 'erase') {
      if (place >= 0) edits.remove({ kind: 'place', index: place });
      else if (link >= 0) edits.remove({ kind: 'link', index: link });
    } else if (place >= 0) {
      const { selection } = model;
      if (selection?.kind === 'place' && selection.index === place) editName(surface, edits, place);
      else model.select({ kind: 'place', index: place });
    } else if (link >= 0) {
      model.select({ kind: 'link', index: link });
      editCost(surface, edits, link);
    } else if (tool() === 'draw') edits.add(point);
    else model.select(null);
  };
}

/** @param {Surface} surface @param {Edits} edits @param {number} place */
export function editName(surface, edits, place) {
  const at = surface.points?.[place];
  if (!at) return;
  editInPlace(surface, {
    at, label: say(WORDS.playground.nameOf, { place: surface.model.name(place) }),
    value: surface.model.graph.places[place].name,
    take: (text) => edits.rename(place, text),
  });
}

/** @param {Surface} surface @param {Edits} edits @param {number} link */
export function editCost(surface, edits, link) {
  const at = surface.middles?.[link];
  if (!at) return;
  const value = edits.costText(link) || edits.lengthText(link);
  editInPlace(surface, {
    at, label: say(WORDS.playground.costOf, { link: edits.describe({ kind: 'link', index: link }) }), value, isNumber: true,
    take: (text) => edits.setCost(link, text),
  });
}
