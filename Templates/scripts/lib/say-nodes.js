/**
 * Texts with elements in them.
 * @module
 */

/**
 * The parts of a text in their order, with elements in the places of its values.
 * @param {string} text a member of `WORDS`
 * @param {Record<string, Node | string>} values
 * @returns {(Node | string)[]}
 */
export function sayNodes(text, values) {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part)).filter((part) => part !== '');
}
