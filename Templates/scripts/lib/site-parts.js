/**
 * The address of the site, for modules that link to optional parts. The bundler removes the code of
 * parts that a site lacks: it sets `import.meta.lacksFinder` and `import.meta.lacksOffline` to
 * true.
 * @module
 */

/** The root of the site, which is one level above the folder of this module. */
export const root = new URL('../', import.meta.url);
