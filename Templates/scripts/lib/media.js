/**
 * Media queries, in modules that workers load too.
 * @module
 */

/**
 * The list of a media query; in a worker, which has no page, one that never matches.
 * @param {string} query
 * @returns {MediaQueryList}
 */
export function media(query) {
  return globalThis.matchMedia?.(query) ?? /** @type {any} */ ({ matches: false, addEventListener() {} });
}
