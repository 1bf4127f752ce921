// Handles requests and messages, and the installation of the worker.

/**
 * Stores the files that a page has loaded. The first page that a reader opens loads before the
 * worker exists, so the worker does not see the requests of that page. Also stores the modules that
 * scripts import on demand, even if the page has not loaded them yet.
 */
async function keepSeen(addresses, client) {
  const build = await serverBuild();
  if (!build) return;
  await learn(build);
  const known = await labelOf(client);
  if (known && known.build !== build) return;
  const own = addresses.filter((address) => isOurs(address)).map((address) => {
    return address.endsWith('/') ? pageKey(address) : address;
  });
  await fetchAll(build, own);
  await fetchAssets(own.filter(isAsset));
  if (!known) await takeOver(client, build);
  await prepare(build);
}

/**
 * Lets this worker answer the requests of a page that was opened before the worker existed. The
 * page is assumed to belong to the build that the server had shortly after the page was loaded.
 */
async function takeOver(client, build) {
  if (!client) return;
  await confirm(build);
  await label(client, build, true);
  await self.clients.claim();
}

async function see(addresses, client) {
  try {
    await keepSeen(addresses, client);
  } finally {
    // Clean-up runs even if storing has failed, because the device may be full.
    await tidy().catch(() => {});
  }
}

/**
 * Returns true for the page of a network, and for the pages one level below it. Together, these
 * pages link to all other pages of the network.
 */
const isList = (address) => /^networks\/[^/]+\/(?:[^/]+\/)?$/.test(address.slice(ROOT.href.length));

/**
 * The pages that are available offline, with their titles. The pages of a saved network are left
 * out, except those for which `isList` is true.
 */
async function pages() {
  const listed = new Map();
  for (const build of await keptBuilds()) {
    const whole = await neededFiles(build);
    for (const { url } of await (await cacheOf(build)).keys()) {
      if (!url.endsWith('/') || url === OFFLINE || listed.has(url)) continue;
      if (whole.has(url) && !isList(url)) continue;
      if (listed.size === SEEN_LIMIT) break;
      const text = await (await found(url, build)).text();
      listed.set(url, /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? url);
    }
  }
  return [...listed].map(([url, title]) => ({ path: url.slice(ROOT.href.length), title }));
}

const actions = {
  see: ({ addresses }, tell, client) => see(addresses, client),
  keep: ({ slug }, tell) => keep(slug, tell),
  drop: ({ slug }) => drop(slug),
  kept: keptNetworks,
  pages,
};

function isOurs(address) {
  return address.startsWith(ROOT.href) && ![at('sw.js'), at('data/build.json')].includes(address);
}

async function install() {
  const build = await serverBuild();
  if (!build) throw new Error('no connection');
  await learn(build);
  await fetchOffline(build);
  // The worker does not call skipWaiting, because pages that are being requested at that moment
  // would then have to wait. An updated worker therefore becomes active only once no page is open.
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('message', (event) => {
  const tell = (value) => event.ports[0]?.postMessage(value);
  const action = actions[event.data?.action];
  if (!action) return;
  event.waitUntil(
    Promise.resolve(action(event.data, (progress) => tell({ progress }), event.source?.id)).then(
      (result) => tell({ result: result ?? true }),
      (error) => tell({ error: String(error.message) }),
    ),
  );
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !isOurs(url)) return;
  const answer = isAsset(url) ? asset(url) : mode === 'navigate' ? page(event) : file(event);
  // If the worker fails to answer, for example because the device is full, the request goes to the
  // server.
  event.respondWith(answer.catch(() => fetch(event.request)));
});
