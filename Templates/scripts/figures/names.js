/**
 * The figure of a search for a name: the list of a network's places is halved until the first match is
 * found, and if there is none, one error is forgiven.
 * @module
 */

/** @typedef {import('../core/halving.js').Comparison} Comparison */
/** @typedef {import('./name-list.js').Name} Name */
/** @typedef {{root: string, network: string, replay?: string, text?: string}} Settings */
import { findBeginning } from '../core/halving.js';
import { fold } from '../find/fold.js';
import { button, html, svg } from '../lib/svg.js';
import { counted } from '../lib/words.js';
import { loadNetwork } from './figure-network.js';
import { overlay } from './figure-overlay.js';
import { LitLines } from './lit-lines.js';
import { forgiven, sortedNames } from './name-list.js';
import { toldSteps } from './told-steps.js';
import { report } from '../lib/report.js';

/** The maximum number of names shown. */
const SHOWN = 8;

/** The pseudocode of the search. */
const LINES = [
  'fold the text; everything is possible',
  'while more than nothing is possible:',
  '    look at the name in the middle',
  '    if it comes before the text: the answer is to the right',
  '    else: the answer is this name, or to the left',
  'show the names from there on that begin with the text',
  'if there are none: show the names that are one edit away',
];

/**
 * @param {HTMLElement} section
 * @param {Settings} settings
 */
export async function start(section, settings) {
  const network = await loadNetwork(settings);
  const names = sortedNames(network.data.places.name);
  const keys = names.map(({ key }) => key);
  const input = /** @type {HTMLInputElement} */ (
    html('input', { type: 'text', value: settings.text ?? '', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', maxlength: '40' })
  );
  const rows = html('ol', { class: 'halving' });
  const answers = html('ul', { class: 'halving-answers' });
  const lines = new LitLines();
  lines.fill(LINES);
  let text = '';
  let found = findBeginning(keys, text);
  const steps = toldSteps('Comparisons', (step) => {
    const { first, start, end } = found;
    [...rows.children].forEach((row, index) => row.toggleAttribute('hidden', index >= step));
    answers.toggleAttribute('hidden', step <= first.length);
    if (step === 0) {
      lines.light([0]);
      return `${counted(names.length, 'name')} in alphabetical order, and “${text}” to find.`;
    }
    if (step <= first.length) {
      const { low, high, middle, isAfter } = first[step - 1];
      const left = isAfter ? high - middle - 1 : middle - low;
      lines.light([isAfter ? 3 : 4]);
      const told = isAfter ? 'comes before' : 'does not come before';
      return `${names[middle].name} ${told} “${text}”. ${counted(left, 'name')} left to the ${isAfter ? 'right' : 'left'}.`;
    }
    const count = end - start;
    lines.light([count ? 5 : 6]);
    const compared = counted(first.length, 'comparison');
    if (count) return `${counted(count, 'name begins', 'names begin')} with “${text}”, found with ${compared}.`;
    const near = forgiven(names, text).length;
    return `No name begins with “${text}”, as ${compared} show. ${near ? `One edit away: ${counted(near, 'name')}.` : 'None is one edit away either.'}`;
  });
  const { x, y, name: all } = network.data.places;
  const marks = overlay(section, network);
  const update = () => {
    text = fold(input.value);
    found = findBeginning(keys, text);
    rows.replaceChildren(...found.first.map((comparison) => row(comparison, names)));
    const near = found.end > found.start ? names.slice(found.start, found.end) : forgiven(names, text);
    answers.replaceChildren(...near.slice(0, SHOWN).map(({ name }) => html('li', {}, html('bdi', {}, name))));
    if (near.length > SHOWN) answers.append(html('li', { class: 'count' }, `and ${near.length - SHOWN} more`));
    const shown = new Set(near.map(({ name }) => name));
    marks.replaceChildren(...all.flatMap((name, place) => {
      return shown.has(name) ? svg('circle', { class: 'found-dot', cx: x[place], cy: y[place] }) : [];
    }));
    steps.load(found.first.length + 1, found.first.length + 1);
  };
  input.addEventListener('input', update);
  /** @type {import('./finder-files.js').FinderFiles | undefined} */
  let finder;
  const answer = html('p', { class: 'player-step finder-answer', role: 'status' });
  const ask = button('Ask the finder', async () => {
    try {
      finder ??= new (await import('./finder-files.js')).FinderFiles(settings.root);
      const asked = input.value;
      const told = await finder.ask(asked);
      // The answer to an earlier text comes too late.
      if (asked === input.value) answer.textContent = told;
    } catch (error) {
      report(error, answer, 'Couldn’t load the finder’s files. Press again to retry.');
    }
  });
  section.append(
    html(
      'div', { class: 'figure-panel' },
      html(
        'div', { class: 'figure-fields' }, html('label', { class: 'figure-field' }, 'Beginning of a name ', input),
        ...(document.querySelector('form[role="search"], [role="search"] form') ? [ask] : []),
      ),
      answer,
      steps.element, rows, answers,
    ),
    html('div', { class: 'figure-beside' }, lines.element),
  );
  update();
}

/**
 * A comparison as a bar of the whole list, of which one part is left.
 * @param {Comparison} comparison
 * @param {Name[]} names
 */
function row({ low, high, middle, isAfter }, names) {
  const share = (/** @type {number} */ position) => (1000 * position) / names.length;
  const bar = svg('svg', { viewBox: '0 0 1000 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const [from, to] = isAfter ? [middle + 1, high] : [low, middle];
  bar.append(
    svg('rect', { class: 'out', width: 1000, height: 10 }),
    svg('rect', { class: 'possible', x: share(low), width: Math.max(2, share(high - low)), height: 10 }),
    svg('rect', { class: 'left', x: share(from), width: Math.max(2, share(to - from)), height: 10 }),
    svg('rect', { class: 'middle', x: share(middle) - 2, width: 4, height: 10 }),
  );
  return html('li', {}, html('span', {}, html('bdi', {}, names[middle].name)), bar);
}
