/**
 * The communication between a page and the service worker.
 * @module
 */

import { root } from '../lib/site-parts.js';
import { trustedScript } from '../lib/trusted-script.js';

const address = new URL('sw.js', root).href;

/** @type {Promise<ServiceWorkerRegistration | null> | undefined} */
let registration;

/**
 * Registers the service worker on the first call. Returns null if the browser does not support
 * service workers, or if the registration fails.
 */
export function register() {
  registration ??=
    'serviceWorker' in navigator && isSecureContext
      ? navigator.serviceWorker
          .register(trustedScript(address), { scope: root.pathname, updateViaCache: 'none' })
          .catch(() => null)
      : Promise.resolve(null);
  return registration;
}

/**
 * Sends a request to the service worker, after registering the worker if necessary.
 * @param {{action: string, [key: string]: unknown}} message
 * @param {(progress: any) => void} [report] called with progress messages
 * @returns {Promise<any>}
 */
export async function ask(message, report = () => {}) {
  await register();
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.progress) {
        report(data.progress);
        return;
      }
      port1.close();
      if (data.error) reject(new Error(data.error));
      else resolve(data.result);
    };
    active?.postMessage(message, [port2]);
  });
}
