/**
 * The address of the site, for modules that use its optional parts: the finder and offline saving.
 * If a site lacks a part, the bundler sets `import.meta.lacksFinder` or `import.meta.lacksOffline`
 * to true and removes the code of that part.
 * @module
 */

/** The root of the site. In the published site, it is one level above the folder of this module. */
export const root = new URL('../', import.meta.url);
