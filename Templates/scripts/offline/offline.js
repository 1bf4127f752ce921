/**
 * Saves each page that the reader visits, so that it can be read offline.
 * @module
 */

import { ask, register } from './offline-worker.js';

async function start() {
  if (import.meta.lacksOffline || !(await register())) return;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  await ask({ action: 'see', addresses: [location.href.split(/[?#]/, 1)[0], ...resources] });
}

// Nothing on the page depends on the saved pages. Failures are ignored, because the reader may be
// offline or the browser may block storage.
const begin = () => start().catch(() => {});
if (globalThis.document?.readyState === 'complete') begin();
else if (globalThis.document) addEventListener('load', () => setTimeout(begin, 500));
