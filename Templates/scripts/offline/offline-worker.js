/**
 * The service worker as pages see it.
 * @module
 */

import { root } from '../lib/site-parts.js';

const address = new URL('sw.js', root).href;

/**
 * The only script address that this site ever makes in a script.
 * @param {string} url
 */
function trusted(url) {
  const types = /** @type {any} */ (window).trustedTypes;
  if (!types) return url;
  const policy = types.createPolicy('atlas', {
    createScriptURL(/** @type {string} */ asked) {
      if (asked !== address) throw new TypeError(`no script of this site: ${asked}`);
      return asked;
    },
  });
  return policy.createScriptURL(url);
}

/** @type {Promise<ServiceWorkerRegistration | null> | undefined} */
let registration;

/** Registers the worker once; null where there can be none. */
export function register() {
  registration ??=
    'serviceWorker' in navigator && isSecureContext
      ? navigator.serviceWorker
          .register(trusted(address), { scope: root.pathname, updateViaCache: 'none' })
          .catch(() => null)
      : Promise.resolve(null);
  return registration;
}

/**
 * Asks the worker that rules over this build for something.
 * @param {{action: string, [key: string]: unknown}} message
 * @param {(progress: any) => void} [told]
 * @returns {Promise<any>}
 */
export async function ask(message, told = () => {}) {
  await register();
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.progress) {
        told(data.progress);
        return;
      }
      port1.close();
      if (data.error) reject(new Error(data.error));
      else resolve(data.result);
    };
    active?.postMessage(message, [port2]);
  });
}
