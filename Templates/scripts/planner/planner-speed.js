/**
 * The time that a route takes at a speed that the reader sets, for networks with a time for a speed.
 */
import { measureTotals } from '../core/route.js';
import { html } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';

/** @typedef {import('../core/network.js').Network} Network */

/** The speeds that were set, by measure: they stay for the next route. @type {Map<string, number>} */
const speeds = new Map();

/**
 * The total of a time at another speed; null if the speed is invalid.
 * @param {{value: number, speed?: {value: number}}} total
 * @param {number} speed
 */
export function timeAt({ value, speed: usual }, speed) {
  return usual && speed > 0 && Number.isFinite(speed) ? Math.round((value * usual.value) / speed) : null;
}

/**
 * A field for the speed with the time beside it, for each time of the network.
 * @param {Network} network
 * @param {number[]} links of the route
 * @returns {HTMLElement[]}
 */
export function speedFields(network, links) {
  return measureTotals(network, links).flatMap((total) => {
    const { id, speed, unit } = total;
    if (!speed) return [];
    const field = /** @type {HTMLInputElement} */ (html('input', {
      id: `speed-${id}`, type: 'number', inputmode: 'decimal', min: '1', step: 'any',
      value: String(speeds.get(id) ?? speed.value),
    }));
    const time = html('output', { for: field.id });
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
    const label = html('label', { for: field.id }, say(WORDS.planner.speedIn, { unit: speed.unit }));
    return [html('p', { class: 'planner-speed' }, label, ' ', field, ' ', time)];
  });
}
