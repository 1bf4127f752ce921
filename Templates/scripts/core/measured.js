/**
 * A network whose routes are the best by one of its measures, such as climb, in place of its cost.
 * @module
 */

/** @typedef {import('./network.js').Measure} Measure */
/** @typedef {import('./network.js').NetworkData} NetworkData */
import { costWords, unitFacts } from '../lib/words.js';

/**
 * The cost of the links as a measure.
 * @param {NetworkData} data @returns {Measure}
 */
export function costMeasure({ unit, links }) {
  return { id: 'cost', name: costWords(unit).noun, unit, values: links.cost };
}

/**
 * The data with a measure for the cost, and the cost for the measure. The routes with a page, and the searches in
 * the data, are those of the cost.
 * @param {NetworkData} data
 * @param {string | null} id the id of the measure
 * @returns {NetworkData} itself if there is no such measure
 */
export function searchedBy(data, id) {
  const { measures = [] } = data.links;
  const measure = measures.find((one) => one.id === id);
  if (!measure) return data;
  return {
    ...data,
    by: measure.id,
    published: data,
    unit: worded(measure),
    pages: [],
    searches: [],
    links: {
      ...data.links,
      cost: measure.values,
      measures: measures.map((one) => (one === measure ? costMeasure(data) : one)),
    },
  };
}

/**
 * The unit of a measure, with the words that compare its sums. If the measure is a time or a length, these are the
 * words of the unit.
 * @param {Measure} measure @returns {import('../lib/words.js').Unit}
 */
function worded({ name, unit }) {
  const facts = unitFacts(unit);
  const isUsual = facts.kind === 'time' || (facts.kind === 'length' && ['length', 'distance'].includes(name));
  return isUsual ? unit : { ...facts, measure: name };
}
