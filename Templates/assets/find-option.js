// An answer of the finder as an option of its list: the name with what matched marked, where it is,
// how many people live there.

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
 * @param {import('./find-shard.js').Record} record
 * @param {Object<string, string>} countries
 */
export function region(record, countries) {
  const country = Object.hasOwn(countries, record.country)
    ? countries[record.country]
    : record.country;
  return [record.province, country].filter((part) => part !== '').join(', ');
}

/**
 * @param {import('./find-index.js').Answer} answer
 * @param {Object<string, string>} countries names by code
 * @param {string} id of the element
 * @param {boolean} isGuess whether a letter was forgiven
 * @returns {HTMLLIElement}
 */
export function option(answer, countries, id, isGuess) {
  const { record, matchedName, kind, text } = answer;
  const name = element('span', 'finder-name');
  if (kind === 'alternate' && matchedName !== record.name) {
    name.append(marked(matchedName, text), ' ', element('span', 'count', record.name));
  } else {
    name.append(marked(record.name, text));
  }
  const where = element('span', 'finder-where', region(record, countries));
  const item = element('li', isGuess ? 'finder-guess' : '', name, ' ', where);
  if (record.population > 0) {
    item.append(' ', element('span', 'count', numbers.format(record.population)));
  }
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  return item;
}
