/**
 * Where the site is. Parts that it does not have are left out when its modules are bundled: there
 * `import.meta.lacksFinder` and `import.meta.lacksOffline` are true.
 * @module
 */

/** The root of the site: this module lies in its folder of assets. */
export const root = new URL('../', import.meta.url);
