/**
 * The figure of a drawing example. It draws a path command by command, and highlights the lines of
 * code that add each command.
 * @module
 */

import { svg } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { callLines } from './call-lines.js';
import { LitLines } from './lit-lines.js';
import { announcedSteps } from './announced-steps.js';

const COMMANDS = {
  M: WORDS.figures.pathMove,
  L: WORDS.figures.pathLine,
  H: WORDS.figures.pathLine,
  V: WORDS.figures.pathLine,
  C: WORDS.figures.pathCurve,
  Z: WORDS.figures.pathClose,
};

/** @param {HTMLElement} section */
export function start(section) {
  const listing = /** @type {HTMLElement} */ (section.querySelector('pre'));
  // The first path is the frame, so the last one is the example.
  const drawn = /** @type {SVGPathElement} */ ([...section.querySelectorAll('svg path')].pop());
  const lines = (listing.textContent ?? '').split('\n');
  const commands = (drawn.getAttribute('d') ?? '').match(/[a-z][^a-z]*/gi) ?? [];
  const calls = callLines(lines);
  const code = new LitLines();
  code.fill(lines);
  const pen = svg('path', { class: 'pen' });
  const tip = svg('circle', { class: 'pen-tip', r: '5' });
  drawn.after(pen, tip);
  const steps = announcedSteps(WORDS.figures.pathSteps, (step) => {
    const isWhole = step > commands.length;
    drawn.toggleAttribute('hidden', !isWhole);
    const path = commands.slice(0, step).join('');
    pen.setAttribute('d', isWhole ? '' : path);
    tip.toggleAttribute('hidden', isWhole || step === 0);
    if (isWhole) {
      code.light([lines.length - 1]);
      return WORDS.figures.pathDone;
    }
    code.light(calls[step - 1] ?? [0]);
    if (step === 0) return WORDS.figures.pathEmpty;
    const { x, y } = pen.getPointAtLength(pen.getTotalLength());
    tip.setAttribute('cx', String(x));
    tip.setAttribute('cy', String(y));
    const letter = /** @type {keyof typeof COMMANDS} */ (commands[step - 1][0].toUpperCase());
    return say(COMMANDS[letter], { x: Math.round(x), y: Math.round(y) });
  });
  listing.replaceWith(code.element);
  section.append(steps.element);
  steps.load(commands.length + 1, commands.length + 1);
}
