/**
 * A network whose routes are optimised for one of its measures, such as climb, instead of its cost.
 * @module
 */

/** @typedef {import('./network.js').Measure} Measure */
/** @typedef {import('./network.js').NetworkData} NetworkData */
import { costWords, unitFacts } from '../lib/words.js';

/**
 * The cost of the links, in the form of a measure.
 * @param {NetworkData} data @returns {Measure}
 */
export function costMeasure({ unit, links }) {
  return { id: 'cost', name: costWords(unit).noun, unit, values: links.cost };
}

/**
 * A copy of the data in which a measure and the cost swap roles. The copy has no route pages and no
 * published searches, because the published pages and searches minimise the original cost.
 * @param {NetworkData} data @param {string | null} id the id of the measure
 * @returns {NetworkData} the data unchanged if there is no such measure
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
 * The unit of a measure. It includes the measure's name if words such as "shortest" do not fit the
 * measure.
 * @param {Measure} measure @returns {import('../lib/words.js').Unit}
 */
function worded({ name, unit }) {
  const facts = unitFacts(unit);
  const isImplied = facts.kind === 'time' || (facts.kind === 'length' && ['length', 'distance'].includes(name));
  return isImplied ? unit : { ...facts, measure: name };
}
