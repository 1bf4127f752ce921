/**
 * The duration of a route at a speed that the reader sets. It is offered in networks whose times
 * are based on a stated speed.
 */
import { measureTotals } from '../core/route.js';
import { html } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../lib/words.js').Unit} Unit */

/** @type {Map<string, number>} the chosen speeds, keyed by measure; also used for the next route */
const speeds = new Map();

/**
 * Recalculates a travel time for another speed. Returns null if that speed is invalid, or if the
 * time is not based on a speed.
 * @param {{value: number, speed?: {value: number}}} total
 * @param {number} speed
 */
export function timeAt({ value, speed: standard }, speed) {
  return standard && speed > 0 && Number.isFinite(speed) ? Math.round((value * standard.value) / speed) : null;
}

/**
 * Fields in which the reader sets the speeds of a route, each with the resulting time.
 * @param {Network} network @param {number[]} links
 */
export function speedFields(network, links) {
  return measureTotals(network, links).flatMap(({ speed, ...total }) => (speed ? [speedField({ speed, ...total })] : []));
}

/**
 * @param {{id: string, value: number, unit: Unit, speed: {value: number, unit: string}}} total
 * @returns {HTMLElement}
 */
export function speedField(total) {
  const { id, speed, unit } = total;
  const field = html('input', {
    type: 'number', inputmode: 'decimal', min: '1', step: 'any', value: String(speeds.get(id) ?? speed.value),
  });
  const time = html('output');
  const show = () => {
    const chosen = field.valueAsNumber;
    const value = timeAt(total, chosen);
    time.textContent = value === null
      ? WORDS.planner.typeSpeed
      : say(WORDS.planner.timeAt, { time: cost(value, unit), speed: String(chosen), unit: speed.unit });
    if (value !== null) speeds.set(id, chosen);
  };
  field.addEventListener('input', show);
  show();
  return html('p', { class: 'planner-speed' }, html('label', {}, say(WORDS.planner.speedIn, { unit: speed.unit }), ' ', field), ' ', time);
}
