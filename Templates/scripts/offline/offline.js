/**
 * Every page: keeps what is read for reading without a connection.
 * @module
 */

import { ask, register } from './offline-worker.js';

async function start() {
  if (import.meta.lacksOffline || !(await register())) return;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  await ask({ action: 'see', addresses: [location.href.split(/[?#]/, 1)[0], ...resources] });
}

// Nothing on the page waits for this, and nothing is said where it fails: without a connection, or
// where the browser keeps nothing.
const begin = () => start().catch(() => {});
if (globalThis.document?.readyState === 'complete') begin();
else if (globalThis.document) addEventListener('load', () => setTimeout(begin, 500));
