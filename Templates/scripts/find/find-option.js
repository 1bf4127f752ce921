// An option of the finder's list: a name with the match highlighted, and facts that distinguish
// answers of the same name.

import { findFolded } from './fold.js';
import { html } from '../lib/svg.js';
import { say } from '../lib/words.js';

/**
 * A name with the typed part highlighted. The name is in a `bdi` element, so that its text
 * direction does not affect the text around it.
 * @param {string} name
 * @param {string} text the folded text
 */
function marked(name, text) {
  const node = html('bdi');
  const found = findFolded(name, text);
  if (!found) {
    node.append(name);
    return node;
  }
  const [start, end] = found;
  node.append(name.slice(0, start), html('mark', {}, name.slice(start, end)), name.slice(end));
  return node;
}

/**
 * Returns the province and country, which distinguish places of the same name.
 * @param {{province: string, country: string}} record @param {Object<string, string>} countries
 */
export function region(record, countries) {
  const country = Object.hasOwn(countries, record.country)
    ? countries[record.country]
    : record.country;
  return [record.province, country].filter((part) => part !== '').join(', ');
}

const headings = {
  country: WORDS.site.countries, road: WORDS.finder.roads, network: WORDS.site.networks,
  route: WORDS.routes.routes, page: WORDS.finder.pages, place: WORDS.site.places,
};

/**
 * A group of options of one kind, with a heading.
 * @param {string} kind @param {HTMLElement[]} options
 * @param {string} id the id of the heading
 */
export function optionGroup(kind, options, id) {
  const heading = html('span', { class: 'finder-group', id }, headings[kind] ?? kind);
  const list = html('ul', { role: 'presentation' }, ...options);
  return html('li', { role: 'group', 'aria-labelledby': id }, heading, list);
}

/**
 * The name of the place or entry in an answer.
 * @param {any} answer @returns {string}
 */
export const nameOf = ({ entry, record }) => (entry ?? record).name;

/**
 * @param {any} answer
 * @param {Object<string, string>} countries the names of countries, keyed by code
 */
function words({ entry, record, matchedName, kind, text }, countries) {
  const name = html('span', { class: 'finder-name' });
  if (kind === 'alternate' && matchedName !== record.name) {
    name.append(marked(matchedName, text), ' ', html('span', { class: 'count' }, record.name));
  } else {
    name.append(marked((entry ?? record).name, text));
  }
  const where = entry ? entry.note : region(record, countries);
  return [name, ' ', html('span', { class: 'finder-where' }, where)];
}

/**
 * @param {import('./find-index.js').Answer | import('./find-entries.js').EntryAnswer} answer
 * @param {Object<string, string>} countries the names of countries, keyed by code
 * @param {string} id the id of the element
 * @param {boolean} isGuess true if the answer is a suggestion
 * @returns {HTMLElement}
 */
export function option(answer, countries, id, isGuess) {
  const item = html('li', isGuess ? { class: 'finder-guess' } : {}, ...words(answer, countries));
  if ('record' in answer && answer.record.population > 0) {
    const people = say(WORDS.finder.people, { count: answer.record.population });
    item.append(' ', html('span', { class: 'count' }, people));
  }
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  return item;
}
