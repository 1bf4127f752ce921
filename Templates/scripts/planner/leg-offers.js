/**
 * The buttons in a table of legs by which its parts are avoided or turned round.
 * @module
 */

/** @typedef {import('../core/things.js').Thing} Thing */
/** @typedef {import('../core/things.js').Things} Things */
import { legLabels } from '../core/route.js';
import { isSame } from '../core/things.js';
import { button, html } from '../lib/svg.js';

/**
 * @param {HTMLElement | null} table
 * @param {Things} things of its network
 * @param {number[][]} legs the links of each
 * @param {(thing: Thing) => void} avoid
 * @param {(link: number) => void} turn
 */
export function offerLegs(table, things, legs, avoid, turn) {
  table?.querySelectorAll('tbody tr:nth-child(n + 2) > th + td').forEach((cell, leg) => {
    const links = legs[leg];
    const labels = legLabels(things.network, links).map((label) => things.label(label));
    const link = links.length === 1 ? things.link(links[0]) : null;
    const all = link && !labels.some((label) => isSame(label, link)) ? [...labels, link] : labels;
    cell.append(html('span', { class: 'leg-avoid' }, ...all.map((thing) => {
      return button(thing.name, () => avoid(thing), { 'aria-label': `Avoid ${thing.name}` });
    })));
    if (!link) return;
    cell.append(html('span', { class: 'leg-turn' }, button('Turn round', () => turn(links[0]), { 'aria-label': `Turn ${link.name} round` })));
  });
}
