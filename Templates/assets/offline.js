/**
 * Every page: keeps what is read for reading without a connection.
 * @module
 */

import { ask, register } from './offline-worker.js';

async function start() {
  const isRuled = Boolean(navigator.serviceWorker?.controller);
  const registration = await register();
  // A page that the worker answered is kept already.
  if (!registration || isRuled) return;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  await ask({ action: 'see', addresses: [location.href.split('#')[0].split('?')[0], ...resources] });
}

// Nothing on the page waits for this.
if (document.readyState === 'complete') start();
else addEventListener('load', () => setTimeout(start, 500));
