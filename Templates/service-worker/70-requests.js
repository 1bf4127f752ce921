// Handles requests, and the other events of the worker.

/** Caches what a page has loaded: the first page loads before this worker exists, and scripts have parts that are
 * loaded on demand. */
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

/** From now on, answers a page that opened before this worker existed. It is assumed to be of the build that
 * the server had when the page requested this, a moment after it was loaded. */
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
    // This matters most if a full device refused them.
    await tidy().catch(() => {});
  }
}

/** The page of a network, and the lists below it, which link to all its other pages. */
const isList = (address) => /^networks\/[^/]+\/(?:[^/]+\/)?$/.test(address.slice(ROOT.href.length));

/** The pages that can be read now, by name; for a saved network, only those that list others. */
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

/** Returns true if this worker is responsible for an address. */
function isOurs(address) {
  return address.startsWith(ROOT.href) && ![at('sw.js'), at('data/build.json')].includes(address);
}

async function install() {
  const build = await serverBuild();
  if (!build) throw new Error('no connection');
  await learn(build);
  await fetchOffline(build);
  // A new worker waits until no page is open: it could take over immediately, but pages that are being requested at
  // that moment would have to wait.
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
  // If a device refuses to store anything more, the site is read as without a worker.
  event.respondWith(answer.catch(() => fetch(event.request)));
});
