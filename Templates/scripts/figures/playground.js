/**
 * The playground, in which the reader draws a graph on a plane or a map and runs searches on it.
 * @module
 */

// Importing these two shared modules here makes the bundler put them into one file.
import './announced-steps.js';
import './end-handles.js';
import { readAddress, writeAddress } from '../play/address.js';
import { Edits } from '../play/edits.js';
import { EXAMPLE } from '../play/example.js';
import { Files } from '../play/files.js';
import { fitToPlane, PLANE } from '../play/ground.js';
import { Grounds } from '../play/grounds.js';
import { KEYS, listenToKeyboard } from '../play/keyboard.js';
import { Model } from '../play/model.js';
import { listenToPointer } from '../play/pointer.js';
import { SearchPanel } from '../play/search-panel.js';
import { SelectionBar } from '../play/selection-bar.js';
import { Surface } from '../play/surface.js';
import { Tables } from '../play/tables.js';
import { Toolbar } from '../play/toolbar.js';
import { TripPanel } from '../play/trip-panel.js';
import { html } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { Throttle } from '../lib/throttle.js';

/**
 * The minimum time in ms between two changes of the address. Browsers allow about three changes per
 * second.
 */
const ADDRESS_INTERVAL = 500;

/**
 * Replaces the static figure with the playground.
 * @param {HTMLElement} section
 * @param {{root: string, networks: {slug: string, title: string}[]}} settings
 */
export async function start(section, { root, networks }) {
  const titles = Object.fromEntries(networks.map(({ slug, title }) => [slug, title]));
  const grounds = new Grounds(root, Object.keys(titles));
  const opened = await open(grounds);
  const model = new Model(opened.graph, opened.ground);
  const status = html('p', { class: 'play-status', role: 'status' }, opened.words);
  model.say = (words) => {
    status.textContent = words;
  };
  const edits = new Edits(model);
  const surface = new Surface(model, root);
  const toolbar = new Toolbar(model, edits, grounds, titles);
  const bar = new SelectionBar(model, edits);
  const tables = new Tables(model, edits);
  const files = new Files(model, (holds) => grounds.findMap(holds));
  const search = new SearchPanel(model, surface, edits);
  const trip = new TripPanel(model, surface);
  listenToPointer(surface, edits, () => toolbar.tool);
  listenToKeyboard(surface, edits);
  Object.entries({
    tabindex: '0', role: 'application', 'aria-roledescription': WORDS.playground.board, 'aria-label': WORDS.playground.boardLabel,
  }).forEach(([name, value]) => surface.frame.setAttribute(name, value));
  section.replaceChildren(
    toolbar.element,
    html(
      'div', { class: 'play-board' },
      html('div', { class: 'play-map' }, surface.frame, bar.element, status),
      search.element,
      html('div', { class: 'play-more' }, search.comparison, trip.element, tables.element, files.element, keys()),
    ),
  );

  const address = new Throttle(writeAddress, ADDRESS_INTERVAL);
  // Writes the last edit to the address, so that it survives an immediate reload.
  addEventListener('pagehide', () => address.flush());
  model.watchers.push((change) => {
    if (change === 'ground') surface.showGround();
    else if (change === 'selection') {
      surface.draw();
      bar.draw();
    } else {
      surface.draw();
      bar.draw();
      toolbar.draw();
      tables.draw();
      search.draw();
      void trip.draw();
      address.offer(model.graph);
      files.draw();
    }
  });
  document.addEventListener('keydown', (event) => undoByKey(event, model));
  addEventListener('hashchange', async () => {
    if (!/^#\d/.test(location.hash)) return;
    address.cancel();
    const isWanted = model.latest.begin();
    const next = await open(grounds);
    if (!isWanted()) return;
    model.select(null);
    model.edit(next.graph, next.words || WORDS.playground.opened, next.ground);
  });
}

/**
 * Loads the graph in the address, or the example if there is none, with its background.
 * @param {Grounds} grounds
 */
async function open(grounds) {
  const graph = readAddress();
  if (graph === undefined) {
    return { graph: EXAMPLE, ground: PLANE, words: WORDS.playground.damaged };
  }
  if (!graph) return { graph: EXAMPLE, ground: PLANE, words: '' };
  try {
    return { graph, ground: await grounds.ground(graph.ground), words: '' };
  } catch (error) {
    report(error);
    return { graph: fitToPlane(graph, false), ground: PLANE, words: WORDS.playground.mapMissing };
  }
}

/** @param {KeyboardEvent} event @param {Model} model */
function undoByKey(event, model) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  // In a text field, undo applies to the field.
  const target = /** @type {HTMLElement} */ (event.target);
  if (target instanceof HTMLInputElement && target.type === 'text' && !target.readOnly) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) model.undo();
  else if (key === 'y' || key === 'z') model.redo();
  else return;
  event.preventDefault();
}

function keys() {
  return html(
    'details', { class: 'play-keys' }, html('summary', {}, WORDS.playground.keys),
    html('dl', {}, ...KEYS.flatMap(([key, words]) => [html('dt', {}, html('kbd', {}, key)), html('dd', {}, words)])),
  );
}
