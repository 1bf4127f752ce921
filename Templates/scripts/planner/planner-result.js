/**
 * The result of a planner: the actions, the list of routes, and the legs of the chosen route.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
import { LegLinks } from '../player/leg-links.js';
import { WayLines } from '../player/way-lines.js';
import { legsTable } from '../lib/legs-table.js';
import { legs, sentence, wayWords } from '../core/route.js';
import { saveButtons, wayFile } from '../lib/save-route.js';
import { button, html } from '../lib/svg.js';
import { cost, say, sayOf } from '../lib/words.js';
import { speedFields } from './planner-speed.js';

/** The time in ms for which a button shows a confirmation. */
const THANKS = 3000;

export class PlannerResult {
  /**
   * @param {HTMLElement} box
   * @param {Network} network
   * @param {string} root
   * @param {HTMLElement} frame
   * @param {(way: number) => void} choose called with the index of the chosen route
   */
  constructor(box, network, root, frame, choose) {
    this.network = network;
    this.root = root;
    this.actions = html('ul', { class: 'inline-list' });
    this.ways = html('div', { class: 'ways', role: 'group', 'aria-label': WORDS.planner.ways, hidden: '' });
    this.legs = html('div', { class: 'scroll' });
    this.files = html('div');
    this.box = box;
    this.lights = new LegLinks(frame, network);
    this.lines = new WayLines(frame, network, choose);
    this.ways.addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('button');
      if (button) choose([...this.ways.children].indexOf(button));
    });
  }

  clear() {
    this.box.replaceChildren();
    this.#clearMap();
  }

  #clearMap() {
    this.lights.show(null, []);
    this.lines.clear();
  }

  /** @param {HTMLElement[]} buttons @param {string | null} page relative to the site's root */
  showActions(buttons, page) {
    const links = page ? [html('a', { href: this.root + page }, WORDS.planner.routePage)] : [];
    this.actions.replaceChildren(...[...buttons, ...links].map((item) => html('li', {}, item)));
    this.ways.hidden = true;
    this.legs.replaceChildren();
    this.#clearMap();
    this.files.replaceChildren();
    // The downloads precede the table, because the table may have hundreds of hyperlinks.
    this.box.replaceChildren(this.actions, this.ways, this.files, this.legs);
  }

  /**
   * The sentence that describes a route.
   * @param {string} title
   * @param {Route} route
   * @param {Route | null} least the cheapest route of the unchanged network; null without changes
   */
  answer(title, route, least) {
    const values = { title, sentence: sentence(this.network, route) };
    if (!least) return say(WORDS.planner.answer, values);
    return say(WORDS.planner.answerCompared, { ...values, difference: this.#difference(route.cost, least.cost) });
  }

  /** @param {number} own @param {number} least */
  #difference(own, least) {
    const { unit } = this.network.data;
    const more = own - least;
    if (more === 0) return sayOf(unit, WORDS.planner.asLeast, WORDS.planner.asLeastOf);
    const [sign, size] = [more > 0 ? '+' : '−', Math.abs(more)];
    const share = least > 0 ? Math.round((size / least) * 100) : 0;
    return sayOf(unit, WORDS.planner.difference, WORDS.planner.differenceOf, {
      more: sign + cost(size, unit), share: share > 0 ? String(share) : WORDS.planner.underOne,
    });
  }

  /**
   * @param {Route[]} routes the shortest first
   * @param {number} chosen
   * @param {import('../lib/save-route.js').Change | null} change null without changes
   * @returns {HTMLElement} the table of the shown route's legs
   */
  showWays(routes, chosen, change) {
    const labels = routes.map((route) => wayWords(this.network, route, routes[0]));
    const buttons = labels.map(({ title, note }, way) => {
      const count = html('span', { class: 'count' }, note);
      return html('button', { type: 'button', 'aria-pressed': String(way === chosen) }, title, ' ', count);
    });
    const hadFocus = this.ways.contains(document.activeElement);
    const rule = sayOf(this.network.data.unit, WORDS.planner.rule, WORDS.planner.ruleOf);
    this.ways.replaceChildren(...buttons, html('p', { class: 'note' }, rule));
    this.ways.hidden = routes.length < 2;
    if (hadFocus) buttons[chosen]?.focus();
    const table = legsTable(this.network, routes[chosen], this.root);
    this.legs.replaceChildren(table);
    this.lights.show(table, legs(this.network, routes[chosen]));
    this.lines.show(routes, chosen);
    const file = wayFile(this.network, routes[chosen], chosen, labels[chosen].title, change);
    this.files.replaceChildren(
      ...speedFields(this.network, routes[chosen].links),
      html('h3', {}, WORDS.site.download),
      saveButtons(this.network, routes[chosen], this.root, file),
      html('h3', {}, WORDS.planner.legs),
    );
    return table;
  }
}

/**
 * A button that copies the page's address.
 * @param {(words: string) => void} tell
 */
export function shareButton(tell) {
  const share = button(WORDS.planner.copyLink, async () => {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      share.textContent = WORDS.planner.linkCopied;
      tell(WORDS.playground.shareCopied);
      setTimeout(() => {
        share.textContent = WORDS.planner.copyLink;
      }, THANKS);
    } catch {
      // Without access to the clipboard, the reader copies the link from a field.
      const field = html('input', { type: 'text', readonly: '', value: link, 'aria-label': WORDS.planner.linkToRoute });
      share.replaceWith(field);
      field.select();
    }
  });
  return share;
}
