/**
 * Lets a page start only two kinds of worker scripts: the service worker, and modules in the assets
 * folder.
 * @module
 */

import { root } from './site-parts.js';

const [serviceWorker, assets] = ['sw.js', 'assets/'].map((path) => new URL(path, root).href);

/** @type {any} */
let policy;

/**
 * @param {string} url
 * @returns {string} the address as a TrustedScriptURL if the browser supports it
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
