/**
 * The only addresses of scripts that scripts of this site make: that of its service worker, and those
 * in its folder of assets, for workers.
 * @module
 */

import { root } from './site-parts.js';

const [serviceWorker, assets] = ['sw.js', 'assets/'].map((path) => new URL(path, root).href);

/** @type {any} */
let policy;

/**
 * @param {string} url
 * @returns {string} for the browser, in the type that it asks for
 */
export function trustedScript(url) {
  const types = /** @type {any} */ (window).trustedTypes;
  if (!types) return url;
  policy ??= types.createPolicy('atlas', {
    createScriptURL(/** @type {string} */ asked) {
      if (asked !== serviceWorker && !asked.startsWith(assets)) {
        throw new TypeError(`no script of this site: ${asked}`);
      }
      return asked;
    },
  });
  return policy.createScriptURL(url);
}
