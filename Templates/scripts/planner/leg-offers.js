/**
 * Adds buttons to a table of legs. With them, the reader avoids the roads and links of a leg, or
 * reverses its links.
 * @module
 */

/** @typedef {import('../core/things.js').Thing} Thing */
/** @typedef {import('../core/things.js').Things} Things */
import { legLabels } from '../core/route.js';
import { button, html } from '../lib/svg.js';
import { say } from '../lib/words.js';

/**
 * @param {HTMLElement | null} table
 * @param {Things} things the avoidable objects of the network
 * @param {number[][]} legs the links of each leg
 * @param {(thing: Thing) => void} avoid
 * @param {(link: number) => void} turn
 */
export function offerLegs(table, things, legs, avoid, turn) {
  // If the table was shown before, it already has its buttons.
  if (table?.querySelector('.leg-avoid')) return;
  table?.querySelectorAll('tbody tr:nth-child(n + 2) > th + td').forEach((cell, leg) => {
    const links = legs[leg];
    const labels = legLabels(things.network, links).map((label) => things.label(label));
    const link = links.length === 1 ? things.link(links[0]) : null;
    // If an end of the link has no name, `link` is a label of the link instead. `labels` already
    // contains that label.
    const all = link?.kind === 'link' ? [...labels, link] : labels;
    cell.append(html('span', { class: 'leg-avoid' }, ...all.map((thing) => {
      return button(thing.name, () => avoid(thing), { 'aria-label': say(WORDS.planner.avoidThing, { name: thing.name }) });
    })));
    if (link) {
      const label = say(WORDS.planner.turnLink, { name: link.name });
      cell.append(html('span', { class: 'leg-turn' }, button(WORDS.planner.turn, () => turn(links[0]), { 'aria-label': label })));
    } else {
      cell.append(
        each('leg-avoid', WORDS.planner.avoidOne, WORDS.planner.avoidEach, things, links, avoid),
        each('leg-turn', WORDS.planner.turnOne, WORDS.planner.turnEach, things, links, (_, one) => turn(one)),
      );
    }
  });
}

/**
 * A list for a leg of several links, with a button for each link. The list is filled when the
 * reader opens it, because the leg may have hundreds of links.
 * @param {string} style
 * @param {string} summary
 * @param {string} label the accessible name of each button
 * @param {Things} things
 * @param {number[]} links
 * @param {(thing: Thing, link: number) => void} take
 */
function each(style, summary, label, things, links, take) {
  const list = html('details', { class: style }, html('summary', {}, say(summary, { count: links.length })));
  list.addEventListener('toggle', () => {
    list.append(...links.map((link) => {
      const thing = things.between(things.network.data.links.from[link], things.network.data.links.to[link]);
      return button(thing.name, () => take(thing, link), { 'aria-label': say(label, { name: thing.name }) });
    }));
  }, { once: true });
  return list;
}
