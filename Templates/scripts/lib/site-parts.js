/**
 * The address of the site. The bundler leaves out the parts that the site does not have: it sets
 * `import.meta.lacksFinder` and `import.meta.lacksOffline` to true.
 * @module
 */

/** The root of the site: this module lies in its folder of assets. */
export const root = new URL('../', import.meta.url);
