/**
 * Every page: stores pages that are read, for reading without a connection.
 * @module
 */

import { ask, register } from './offline-worker.js';

async function start() {
  if (import.meta.lacksOffline || !(await register())) return;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  await ask({ action: 'see', addresses: [location.href.split(/[?#]/, 1)[0], ...resources] });
}

// Nothing on the page waits for this, and failures are silent: there may be no connection, or no
// storage in the browser.
const begin = () => start().catch(() => {});
if (globalThis.document?.readyState === 'complete') begin();
else if (globalThis.document) addEventListener('load', () => setTimeout(begin, 500));
