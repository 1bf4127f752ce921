/**
 * The service worker that `generate-site serve` sends. It replaces the worker that a published site
 * left in the browser, and then unregisters itself.
 */
'use strict';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      // Pages that the old worker delivered are reloaded from the server.
      for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
    })()
  );
});
