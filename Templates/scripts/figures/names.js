/**
 * The figure about searching for a name. It halves the sorted list of a network's places until it
 * finds the first match. If there is none, it looks for names that differ from the text by one
 * typing error.
 * @module
 */

/** @typedef {import('../core/halving.js').Comparison} Comparison */
/** @typedef {import('./name-list.js').Name} Name */
/** @typedef {{root: string, network: string, replay?: string, text?: string}} Settings */
import { findBeginning } from '../core/halving.js';
import { fold } from '../find/fold.js';
import { button, html, svg } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { figureNetwork } from './figure-network.js';
import { overlay } from './figure-overlay.js';
import { LitLines } from './lit-lines.js';
import { forgiven, sortedNames } from './name-list.js';
import { announcedSteps } from './announced-steps.js';
import { report } from '../lib/report.js';

const SHOWN = 8;

const LINES = [
  WORDS.pseudocode.fold,
  WORDS.pseudocode.whilePossible,
  `    ${WORDS.pseudocode.lookMiddle}`,
  `    ${WORDS.pseudocode.goRight}`,
  `    ${WORDS.pseudocode.goLeft}`,
  WORDS.pseudocode.showNames,
  WORDS.pseudocode.showNear,
];

/**
 * @param {HTMLElement} section @param {Settings} settings
 * @param {any[]} files the contents of the network's files
 */
export function start(section, settings, files) {
  const network = figureNetwork(settings, files);
  const names = sortedNames(network.data.places.name);
  const keys = names.map(({ key }) => key);
  const input = html('input', { type: 'text', value: settings.text ?? '', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', maxlength: '40' });
  const rows = html('ol', { class: 'halving' });
  const answers = html('ul', { class: 'halving-answers' });
  const lines = new LitLines();
  lines.fill(LINES);
  let text = '';
  let found = findBeginning(keys, text);
  const steps = announcedSteps(WORDS.figures.comparisons, (step) => {
    const { first, start, end } = found;
    [...rows.children].forEach((row, index) => row.toggleAttribute('hidden', index >= step));
    answers.toggleAttribute('hidden', step <= first.length);
    if (step === 0) {
      lines.light([0]);
      return say(WORDS.figures.namesAll, { count: names.length, text });
    }
    if (step <= first.length) {
      const { low, high, middle, isAfter } = first[step - 1];
      const left = isAfter ? high - middle - 1 : middle - low;
      lines.light([isAfter ? 3 : 4]);
      const words = isAfter ? WORDS.figures.nameBefore : WORDS.figures.nameNotBefore;
      return say(words, { name: names[middle].name, text, count: left });
    }
    const count = end - start;
    lines.light([count ? 5 : 6]);
    const comparisons = say(WORDS.figures.comparisonCount, { count: first.length });
    if (count) return say(WORDS.figures.namesFound, { count, text, comparisons });
    const near = forgiven(names, text).length;
    return [
      say(WORDS.figures.nameNotFound, { text, comparisons }),
      near ? say(WORDS.figures.namesNear, { count: near }) : WORDS.figures.namesNotNear,
    ].join(' ');
  });
  const { x, y, name: all } = network.data.places;
  const marks = overlay(section, network);
  const update = () => {
    text = fold(input.value);
    found = findBeginning(keys, text);
    rows.replaceChildren(...found.first.map((comparison) => row(comparison, names)));
    const near = found.end > found.start ? names.slice(found.start, found.end) : forgiven(names, text);
    answers.replaceChildren(...near.slice(0, SHOWN).map(({ name }) => html('li', {}, html('bdi', {}, name))));
    if (near.length > SHOWN) {
      const more = say(WORDS.figures.namesMore, { count: String(near.length - SHOWN) });
      answers.append(html('li', { class: 'count' }, more));
    }
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
  const ask = button(WORDS.figures.finderAsk, async () => {
    try {
      finder ??= new (await import('./finder-files.js')).FinderFiles(settings.root);
      const asked = input.value;
      const text = await finder.ask(asked);
      // The answer is dropped if the reader has changed the text in the meantime.
      if (asked === input.value) answer.textContent = text;
    } catch (error) {
      report(error, answer, WORDS.figures.finderFailed);
    }
  });
  section.append(
    html(
      'div', { class: 'figure-panel' },
      html(
        'div', { class: 'figure-fields' }, html('label', { class: 'figure-field' }, `${WORDS.figures.nameField} `, input),
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
 * A comparison as a bar, which stands for the whole list and highlights the remaining range.
 * @param {Comparison} comparison @param {Name[]} names
 */
function row({ low, high, middle, isAfter }, names) {
  const share = (/** @type {number} */ position) => (1000 * position) / names.length;
  const [from, to] = isAfter ? [middle + 1, high] : [low, middle];
  const bar = svg(
    'svg', { viewBox: '0 0 1000 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('rect', { class: 'out', width: 1000, height: 10 }),
    svg('rect', { class: 'possible', x: share(low), width: Math.max(2, share(high - low)), height: 10 }),
    svg('rect', { class: 'left', x: share(from), width: Math.max(2, share(to - from)), height: 10 }),
    svg('rect', { class: 'middle', x: share(middle) - 2, width: 4, height: 10 }),
  );
  return html('li', {}, html('span', {}, html('bdi', {}, names[middle].name)), bar);
}
