/**
 * The service worker while `generate-site serve` shows the site: it takes the place of one that a
 * published site left in the browser, and goes.
 */
'use strict';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      // Pages that the old worker gave are loaded again, from the server.
      for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
    })()
  );
});
