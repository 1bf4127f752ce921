/**
 * Media queries for modules that workers load too.
 * @module
 */

/**
 * The result of a media query. In a worker, which has no document, the query never matches.
 * @param {string} query @returns {MediaQueryList}
 */
export function media(query) {
  return globalThis.matchMedia?.(query) ?? /** @type {any} */ ({ matches: false, addEventListener() {} });
}
