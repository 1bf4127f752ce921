/**
 * Drawing with the keyboard. Arrow keys move a cursor; other keys act on the place at the cursor or
 * on the selected link.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./surface.js').Surface} Surface */
import { ARROWS } from '../map/map-direction.js';
import { editCost, editName } from './pointer.js';
import { list, say } from '../lib/words.js';

/** The maximum distance at which a place counts as under the cursor, in px. */
const REACH = 10;
/** The number of steps by which an arrow key with Shift moves the cursor. */
const LEAP = 5;

/** The keys and their effects, as shown to the reader. */
export const KEYS = [
  ['↑ ↓ ← →', WORDS.playground.arrows],
  [WORDS.playground.enterKey, WORDS.playground.enter],
  ['N', WORDS.playground.renameKeyDoes],
  ['M', WORDS.playground.carryKeyDoes],
  ['L', WORDS.playground.nextLinkKeyDoes],
  ['W', WORDS.playground.costKeyDoes],
  ['S G', WORDS.playground.endKeysDo],
  [WORDS.playground.deleteKey, WORDS.playground.deleteKeyDoes],
  [WORDS.playground.pageKeys, WORDS.playground.pageKeysDo],
  [WORDS.playground.undoKeys, WORDS.playground.undoKeysDo],
];

/** @param {Surface} surface @param {Edits} edits */
export function listenToKeyboard(surface, edits) {
  const { frame, model } = surface;
  let cursor = { x: model.ground.width / 2, y: model.ground.height / 2 };
  /** The start of a new link, and the place that is being moved; -1 for none. */
  let [origin, carried] = [-1, -1];

  const show = () => {
    surface.pointAt(cursor);
    surface.stretch(surface.points?.[origin], origin < 0 ? undefined : cursor);
  };
  const under = () => surface.placeAt(cursor, REACH);
  let { places } = model.graph;
  // After undo, an import or a new graph, an index may belong to another place.
  model.watchers.push(() => {
    if (model.graph.places === places) return;
    places = model.graph.places;
    if (origin < 0 && carried < 0) return;
    [origin, carried] = [-1, -1];
    surface.stretch();
  });

  /** @param {number} place */
  const goTo = (place) => {
    const point = surface.points?.[place];
    if (!point) return;
    cursor = { ...point };
    model.select({ kind: 'place', index: place });
    model.say(tell(place));
  };

  /** @param {number} place */
  const tell = (place) => {
    const { graph } = model;
    const links = graph.links.filter(({ from, to }) => from === place || to === place);
    const names = links.map(({ from, to }) => model.name(from === place ? to : from));
    const isGoal = place === graph.goal;
    const words = place === graph.start
      ? isGoal ? WORDS.playground.bothEndsTold : WORDS.playground.startTold
      : isGoal ? WORDS.playground.goalTold : WORDS.playground.placeTold;
    return [
      say(words, { place: model.name(place) }),
      links.length ? say(WORDS.playground.linksTold, { count: links.length, places: list(names) }) : WORDS.playground.linksNone,
    ].join(' ');
  };

  /** @param {number} dx @param {number} dy */
  const move = (dx, dy) => {
    const { ground } = model;
    const at = ground.isPlane ? snapped(cursor, ground.step) : cursor;
    const keep = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(0, Math.min(most, value));
    cursor = { x: keep(at.x + dx * ground.step, ground.width), y: keep(at.y + dy * ground.step, ground.height) };
    const place = under();
    if (place >= 0 && place !== carried) {
      cursor = { ...(surface.points?.[place] ?? cursor) };
      model.select({ kind: 'place', index: place });
      model.say(tell(place));
    } else {
      if (carried < 0 && origin < 0) model.select(null);
      const position = ground.toGround(cursor);
      model.say(position ? `${position.x}, ${position.y}` : WORDS.playground.cursorOutside);
    }
  };

  const enter = () => {
    if (carried >= 0) return drop();
    const place = under();
    if (origin < 0) {
      if (place < 0) return void edits.add(cursor);
      origin = place;
      return model.say(say(WORDS.playground.linkBegun, { place: model.name(place) }));
    }
    const from = origin;
    origin = -1;
    if (place === from) return model.say(WORDS.playground.linkNone);
    const to = place < 0 ? edits.add(cursor) : place;
    if (to >= 0) edits.join(from, to);
  };

  const drop = () => {
    const place = carried;
    carried = -1;
    edits.move(place, cursor);
    model.select({ kind: 'place', index: place });
  };

  /** The place that keys act on; -1 for none. */
  const current = () => (model.selection?.kind === 'place' ? model.selection.index : under());
  /** The link that keys act on; -1 for none. */
  const link = () => (model.selection?.kind === 'link' ? model.selection.index : -1);

  const nextLink = () => {
    const { links } = model.graph;
    const place = under();
    const own = [...links.keys()].filter((index) => place < 0 || links[index].from === place || links[index].to === place);
    if (own.length === 0) return model.say(WORDS.playground.linksNone);
    const next = own[(own.indexOf(link()) + 1) % own.length];
    model.select({ kind: 'link', index: next });
    const values = { link: edits.describe({ kind: 'link', index: next }), cost: edits.costText(next) || edits.lengthText(next) };
    model.say(say(WORDS.playground.linkTold, values));
  };

  /** @param {KeyboardEvent} event @returns {boolean} true if the key has an effect */
  const act = ({ key, shiftKey }) => {
    const place = current();
    const count = model.graph.places.length;
    if (key in ARROWS) {
      const [dx, dy] = ARROWS[key];
      const steps = shiftKey ? LEAP : 1;
      move(dx * steps, dy * steps);
    } else if (key === 'Enter' || key === ' ') enter();
    else if (key === 'Escape') {
      if (origin < 0 && carried < 0) return false;
      [origin, carried] = [-1, -1];
      model.say(WORDS.playground.cancelled);
    } else if (key === 'Delete' || key === 'Backspace') {
      edits.remove(model.selection ?? (place < 0 ? null : { kind: 'place', index: place }));
      [origin, carried] = [-1, -1];
    } else if (key === 'PageDown' || key === 'PageUp') {
      if (count > 0) goTo((Math.max(place, key === 'PageUp' ? 0 : -1) + (key === 'PageUp' ? count - 1 : 1)) % count);
    } else if (/^[nN]$/.test(key) && place >= 0) editName(surface, edits, place);
    else if (/^[mM]$/.test(key) && (carried >= 0 || place >= 0)) {
      if (carried >= 0) drop();
      else {
        carried = place;
        model.say(say(WORDS.playground.carried, { place: model.name(place) }));
      }
    } else if (/^[lL]$/.test(key)) nextLink();
    else if (/^[wW]$/.test(key) && link() >= 0) editCost(surface, edits, link());
    else if (/^[sS]$/.test(key) && place >= 0) edits.setEnd('start', place);
    else if (/^[gG]$/.test(key) && place >= 0) edits.setEnd('goal', place);
    else return false;
    return true;
  };

  frame.addEventListener('keydown', (event) => {
    if (event.target !== frame || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (!act(event)) return;
    event.preventDefault();
    show();
  });
  frame.addEventListener('focus', () => {
    if (frame.matches(':focus-visible')) show();
  });
  frame.addEventListener('blur', () => {
    [origin, carried] = [-1, -1];
    surface.pointAt();
    surface.stretch();
  });
}

/** @param {import('./ground.js').Point} point @param {number} step */
function snapped({ x, y }, step) {
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step };
}
