/**
 * A slider for the weight by which A* multiplies its estimate.
 * @module
 */

import { html } from '../lib/svg.js';
import { say } from '../lib/words.js';

/** The weights on the slider. The highest gives nearly the same result as the greedy search. */
const WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.1, 1.25, 1.5, 2, 3, 5, 10];

/** @param {number} weight */
function weightWords(weight) {
  // The weight is shown with its decimals, without rounding.
  const values = { weight: String(weight) };
  if (weight === 0) return say(WORDS.figures.weightDijkstra, values);
  if (weight < 1) return say(WORDS.figures.weightBetween, values);
  if (weight === 1) return say(WORDS.figures.weightAStar, values);
  return say(weight < 10 ? WORDS.figures.weightTooHigh : WORDS.figures.weightGreedy, values);
}

export class WeightChoice {
  /** @param {number} weight @param {(weight: number) => void} choose */
  constructor(weight, choose) {
    const nearest = WEIGHTS.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best));
    this.range = html('input', { type: 'range', min: '0', max: String(WEIGHTS.length - 1), step: '1', value: String(WEIGHTS.indexOf(nearest)) });
    this.output = html('output');
    this.element = html('label', { class: 'figure-weight' }, html('span', {}, WORDS.figures.weight), this.range, this.output);
    this.range.addEventListener('input', () => {
      this.#tell();
      choose(WEIGHTS[Number(this.range.value)]);
    });
    this.#tell();
  }

  #tell() {
    const words = weightWords(WEIGHTS[Number(this.range.value)]);
    this.output.textContent = words;
    this.range.setAttribute('aria-valuetext', words);
  }

  /**
   * Enables or disables the slider. Only A* uses a weight.
   * @param {boolean} isUsed
   */
  enable(isUsed) {
    this.range.disabled = !isUsed;
    this.element.classList.toggle('unused', !isUsed);
  }
}
