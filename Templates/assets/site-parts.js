/**
 * Where the site is, and which of its parts it has.
 * @module
 */

/** The root of the site: this module lies in its folder of assets. */
export const root = new URL('../', import.meta.url);

/**
 * Returns true if the site has a part.
 * @param {'finder' | 'offline'} part
 * @returns {boolean}
 */
export const siteHas = (part) => !(document.body.dataset.without ?? '').split(' ').includes(part);
