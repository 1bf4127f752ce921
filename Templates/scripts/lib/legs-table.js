/**
 * The table of a route's legs, with the same columns as on a route page.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Leg} Leg */
/** @typedef {import('../core/route.js').Route} Route */
import { costs, legFact, legLabels, legs, mainLink, measureTotals } from '../core/route.js';
import { html, svg } from './svg.js';
import { columnTitle, cost, country, say } from './words.js';

/**
 * @param {Network} network @param {Route} route
 * @param {string} root the path to the site's root
 * @returns {HTMLElement}
 */
export function legsTable(network, route, root) {
  const start = html('tr', {}, placeCell(network, route.places[0], root), html('td', { colspan: '3' }));
  const rows = legs(network, route).map((leg) => row(network, leg, root));
  return html(
    'table',
    { class: 'legs' },
    html('caption', {}, say(WORDS.legs.caption, { count: rows.length, cost: costs(network, route) })),
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        ...[WORDS.site.place, WORDS.site.by, WORDS.site.leg, WORDS.site.soFar].map((title) => html('th', { scope: 'col' }, title)),
      ),
    ),
    html('tbody', {}, start, ...rows),
  );
}

/** @param {Network} network @param {number} place @param {string} root */
function placeCell(network, place, root) {
  const name = network.name(place);
  const page = network.data.places.page?.[place];
  return html('th', { scope: 'row' }, page ? html('a', { href: root + page }, name) : name);
}

/** @param {Network} network @param {Leg} leg @param {string} root */
function row(network, leg, root) {
  const unit = network.data.unit;
  const to = placeCell(network, leg.to, root);
  if (network.country(leg.to) !== network.country(leg.from)) {
    to.append(' ', html('span', { class: 'count' }, country(network.country(leg.to))));
  }
  return html(
    'tr',
    {},
    to,
    html('td', {}, ...by(network, leg.links), ...facts(network, leg.links)),
    html('td', {}, cost(leg.cost, unit)),
    html('td', {}, cost(leg.total, unit)),
  );
}

/** @param {Network} network @param {number[]} links */
function facts(network, links) {
  const all = [
    ...measureTotals(network, links).map(({ name, unit, value }) => [name, cost(value, unit)]),
    ...(network.data.links.facts ?? []).map((column) => [column.name, legFact(column, links)]),
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => say(WORDS.legs.fact, { name: columnTitle(name), value }));
  return all.length ? [html('span', { class: 'leg-facts' }, all.join(' · '))] : [];
}

/**
 * The content of a table cell that tells how a leg is travelled: its line style, mode and labels.
 * If the leg has labels and its mode is the first mode of the network, only the labels are shown.
 * @param {Network} network @param {number[]} links
 */
function by(network, links) {
  const link = mainLink(network, links);
  const labels = legLabels(network, links).join(', ');
  if (network.data.links.mode[link] === 0 && labels) return [labels];
  const line = network.line(link);
  const parts = ['key-line', 'key-core'].map((part) => svg('path', { class: `${part} ${line}`, d: 'M2 8H34' }));
  const key = svg('svg', { class: 'key', viewBox: '0 0 36 16', 'aria-hidden': 'true' }, ...parts);
  return [key, ` ${network.mode(link)} ${labels}`];
}
