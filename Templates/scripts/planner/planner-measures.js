/**
 * The choice of the quantity by which routes are chosen: the cost, or a measure of the network. Each is a link to
 * the same page with the same places, so that the choice is a part of the page's address.
 * @module
 */

/** @typedef {import('../core/network.js').NetworkData} NetworkData */
import { costMeasure } from '../core/measured.js';
import { html } from '../lib/svg.js';
import { withParameters } from '../player/step-link.js';

/**
 * Offers the measures of a network, if its page has an element for them.
 * @param {HTMLElement} section of the planner
 * @param {NetworkData} data as published
 * @param {string} [by] the measure that is searched; the cost by default
 */
export function offerMeasures(section, data, by = 'cost') {
  const box = section.querySelector('.planner-measures');
  if (!box) return;
  const title = section.querySelector('h2')?.id ?? '';
  const measures = (data.links.measures ?? []).filter(({ isLength }) => !isLength);
  const items = [costMeasure(data), ...measures].map(({ id, name }) => {
    if (id === by) return html('li', {}, html('strong', {}, name));
    const link = /** @type {HTMLAnchorElement} */ (html('a', {}, name));
    const aim = () => {
      // The current route, not the one with which the page began.
      const search = withParameters(location.search, { by: id === 'cost' ? null : id, algorithm: null, step: null, way: null });
      link.href = `${location.pathname}${search}#${title}`;
    };
    aim();
    for (const event of ['focus', 'pointerenter', 'click']) link.addEventListener(event, aim);
    return html('li', {}, link);
  });
  box.replaceChildren(html('span', {}, WORDS.planner.bestBy), ' ', html('ul', { class: 'inline-list', 'aria-label': WORDS.planner.bestBy }, ...items));
  if (location.hash === `#${title}`) section.scrollIntoView();
}
