/**
 * Elements of SVG and HTML, made without markup: text from data can never become an element.
 * @module
 */

// Modules that make elements often need these, too: in the same file they need no extra request.
import './latest.js';
import './report.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * A button.
 * @param {string | Node} content
 * @param {() => void} act is called when it is pressed
 * @param {Record<string, string>} [attributes]
 */
export function button(content, act, attributes = {}) {
  const element = /** @type {HTMLButtonElement} */ (html('button', { type: 'button', ...attributes }, content));
  element.addEventListener('click', act);
  return element;
}
