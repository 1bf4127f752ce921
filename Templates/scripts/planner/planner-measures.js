/**
 * The choice of the measure that routes minimise. Each option is a link with its own address.
 * @module
 */

/** @typedef {import('../core/network.js').NetworkData} NetworkData */
import { costMeasure } from '../core/measured.js';
import { html } from '../lib/svg.js';
import { withParameters } from '../player/step-link.js';

/**
 * Offers the measures of a network, if the page has an element for them.
 * @param {HTMLElement} section
 * @param {NetworkData} data the published data of the network
 * @param {string} [by] the id of the minimised measure
 */
export function offerMeasures(section, data, by = 'cost') {
  const box = section.querySelector('.planner-measures');
  if (!box) return;
  const title = section.querySelector('h2')?.id ?? '';
  const measures = (data.links.measures ?? []).filter(({ isLength }) => !isLength);
  const items = [costMeasure(data), ...measures].map(({ id, name }) => {
    if (id === by) return html('li', {}, html('strong', {}, name));
    const link = html('a', {}, name);
    const aim = () => {
      // The link is updated to the current address, because the reader may have chosen another
      // route since the page was loaded.
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
