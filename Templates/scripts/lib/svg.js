/**
 * Creates SVG and HTML elements without parsing markup, so text from data is never interpreted as
 * markup.
 * @module
 */

// Modules that create elements often need these two modules. Importing them here puts them into the
// same bundled file, which avoids a request.
import './latest.js';
import './report.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 */
export function html(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/**
 * @template {Element} Kind
 * @param {Kind} element @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * Creates a button.
 * @param {string | Node} content @param {() => void} act called when the button is pressed
 * @param {Record<string, string>} [attributes]
 */
export function button(content, act, attributes = {}) {
  const element = html('button', { type: 'button', ...attributes }, content);
  element.addEventListener('click', act);
  return element;
}
