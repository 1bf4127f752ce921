/**
 * A table that compares the best trips of a deal with the results of simpler methods.
 * @module
 */

/** @typedef {import('../lib/words.js').Unit} Unit */
import { METHODS } from './deal-words.js';
import { html } from '../lib/svg.js';
import { amount, cost, list, say } from '../lib/words.js';

/**
 * The costs of the trips with a given number of tickets. A cost is undefined until it is known, and
 * null if there is no trip.
 * @typedef {object} Lengths
 * @property {number | null} [best]
 * @property {Map<string, number | null>} [methods] costs by method
 */

/** The simpler methods. */
export const methodIds = ['nearest-neighbour', 'two-opt'];

/**
 * The table of trip costs. A best cost that is not yet known is shown as an ellipsis; the cells for
 * other unknown costs are empty.
 * @param {Lengths[]} lengths indexed by the number of tickets
 * @param {number} chosen the selected number of tickets
 * @param {Unit} unit
 * @returns {HTMLElement}
 */
export function comparisonTable(lengths, chosen, unit) {
  const rows = lengths.map(({ best, methods }, tickets) => {
    const before = lengths[tickets - 1]?.best;
    const saved = typeof best === 'number' && typeof before === 'number' ? before - best : null;
    const words = best === undefined ? '…' : best === null ? WORDS.deal.none : cost(best, unit);
    const row = html(
      'tr',
      {},
      html('th', { scope: 'row' }, tickets === 0 ? WORDS.deal.noTicket : say(WORDS.deal.tickets, { count: tickets })),
      html('td', { class: 'number' }, words),
      html('td', { class: 'number' }, saved === null ? '' : saved === 0 ? WORDS.deal.nothing : cost(saved, unit)),
      ...methodIds.map((id) => html('td', { class: 'number' }, more(methods?.get(id), best, unit))),
    );
    if (tickets === chosen) row.setAttribute('aria-current', 'true');
    return row;
  });
  const columns = [WORDS.deal.bestTrip, WORDS.deal.lastSaves, WORDS.searches.nearestNeighbour, WORDS.searches.twoOpt];
  const head = columns.map((title) => html('th', { scope: 'col', class: 'number' }, title));
  return html(
    'div',
    { class: 'deal-comparison' },
    html(
      'div',
      { class: 'scroll' },
      html(
        'table',
        {},
        html('caption', {}, WORDS.deal.caption),
        html('thead', {}, html('tr', {}, html('th', { scope: 'col' }, WORDS.deal.ticketsColumn), ...head)),
        html('tbody', {}, ...rows),
      ),
    ),
    html('p', { class: 'note' }, judgement(lengths[chosen], unit)),
  );
}

/** @param {Lengths} lengths @param {Unit} unit */
function judgement({ best, methods }, unit) {
  if (typeof best !== 'number' || !methods) return '';
  const parts = methodIds.map((id) => {
    const [method, length] = [METHODS[id], methods.get(id)];
    if (length === null || length === undefined) return say(WORDS.deal.findsNone, { method });
    if (length === best) return say(WORDS.deal.findsBest, { method });
    return say(WORDS.deal.takesMore, { method, difference: cost(length - best, unit) });
  });
  return say(WORDS.deal.compared, { methods: list(parts) });
}

/**
 * @param {Unit} unit @param {number | null | undefined} length
 * @param {number | null | undefined} best
 */
function more(length, best, unit) {
  if (length === undefined || typeof best !== 'number') return '';
  if (length === null) return WORDS.deal.none;
  return length === best ? WORDS.deal.same : say(WORDS.searches.above, { cost: amount(length - best, unit) });
}
