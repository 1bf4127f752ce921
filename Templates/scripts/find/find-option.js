// An answer of the finder as an option of its list: the name with what matched marked, where it is,
// how many people live there; for what is no place, what tells it from others of its name.

import { findFolded } from './fold.js';

const numbers = new Intl.NumberFormat('en');

/** @param {string} name @param {string} className @param {...(Node | string)} children */
function element(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

/**
 * A name in an element of its own, so that its direction stays with it, the typed part marked.
 * @param {string} name
 * @param {string} text folded
 */
function marked(name, text) {
  const node = element('bdi', '');
  const found = findFolded(name, text);
  if (!found) {
    node.append(name);
    return node;
  }
  const [start, end] = found;
  node.append(name.slice(0, start), element('mark', '', name.slice(start, end)), name.slice(end));
  return node;
}

/**
 * Returns the province and country, which distinguish places of the same name.
 * @param {{province: string, country: string}} record
 * @param {Object<string, string>} countries
 */
export function region(record, countries) {
  const country = Object.hasOwn(countries, record.country)
    ? countries[record.country]
    : record.country;
  return [record.province, country].filter((part) => part !== '').join(', ');
}

/** The headings of groups. */
const headings = {
  country: 'Countries', road: 'Roads', network: 'Networks', route: 'Routes', page: 'Pages',
  place: 'Places',
};

/**
 * Options of one kind under a heading.
 * @param {string} kind
 * @param {HTMLElement[]} options
 * @param {string} id of the heading
 */
export function optionGroup(kind, options, id) {
  const heading = element('span', 'finder-group', headings[kind] ?? kind);
  heading.id = id;
  const list = element('ul', '', ...options);
  list.setAttribute('role', 'presentation');
  const item = element('li', '', heading, list);
  item.setAttribute('role', 'group');
  item.setAttribute('aria-labelledby', id);
  return item;
}

/**
 * The name of what an answer means.
 * @param {any} answer @returns {string}
 */
export const nameOf = ({ entry, record }) => (entry ?? record).name;

/**
 * The words of an option: a name, and what tells it from others.
 * @param {any} answer
 * @param {Object<string, string>} countries names by code
 */
function words({ entry, record, matchedName, kind, text }, countries) {
  const name = element('span', 'finder-name');
  if (kind === 'alternate' && matchedName !== record.name) {
    name.append(marked(matchedName, text), ' ', element('span', 'count', record.name));
  } else {
    name.append(marked((entry ?? record).name, text));
  }
  const where = entry ? entry.note : region(record, countries);
  return [name, ' ', element('span', 'finder-where', where)];
}

/**
 * @param {import('./find-index.js').Answer | import('./find-index.js').EntryAnswer} answer
 * @param {Object<string, string>} countries names by code
 * @param {string} id of the element
 * @param {boolean} isGuess whether a letter was forgiven
 * @returns {HTMLElement}
 */
export function option(answer, countries, id, isGuess) {
  const item = element('li', isGuess ? 'finder-guess' : '', ...words(answer, countries));
  if ('record' in answer && answer.record.population > 0) {
    item.append(' ', element('span', 'count', numbers.format(answer.record.population)));
  }
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  return item;
}
