// Keeps what was read, and networks on request, for reading without a connection.
//
// The build writes two lines above this: BUILD, the name of the build that this worker belongs to,
// and SHELL, what the page for readers without a connection needs. Every worker therefore belongs
// to one build, and it hands out files of that build only:
//
// - Styles and scripts have a hash of their bytes in their names: those can never be wrong.
// - What is in the cache of a build was fetched while the server had that build: the server's name
//   of the build is asked for after the file, and builds never come back. A file is not handed to a
//   page before that is certain.
// - Where the server has another build, pages that are in the cache are still answered from it, and
//   their data too. Any other page is passed on as the server has it; it is remembered as foreign,
//   and neither it nor its data ever meet the cache.
// - A new worker waits until no page of the old build is left, or until the reader goes on from
//   the only one; then it rules alone and drops the older caches. While it was being installed it
//   fetched anew what had been read or kept.

const ASSETS = 'atlas-assets';
const STATE = 'atlas-state';
const CACHE = `atlas-build-${BUILD}`;
/** How many pages and files that were only read are remembered. */
const SEEN_LIMIT = 300;
const ROOT = new URL('./', self.location.href);
const at = (path) => new URL(path, ROOT).href;
const isAsset = (url) => url.pathname.startsWith(`${ROOT.pathname}assets/`);

/** The build that the server has now; null where it does not answer. */
async function serverBuild() {
  try {
    const response = await fetch(at('data/build.json'), { cache: 'no-store' });
    return response.ok ? (await response.json()).build : null;
  } catch {
    return null;
  }
}

let confirming = null;
/** Like `serverBuild`, asked after this call, once for all who ask at the same moment. */
function confirmedBuild() {
  confirming ??= new Promise((resolve) => {
    setTimeout(() => {
      confirming = null;
      resolve(serverBuild());
    }, 5);
  });
  return confirming;
}

// State that outlives the worker's sleep --------------------------------------------------------

async function read(key, otherwise) {
  const response = await (await caches.open(STATE)).match(at(`.state/${key}`));
  return response ? response.json() : otherwise;
}

async function write(key, value) {
  await (await caches.open(STATE)).put(at(`.state/${key}`), new Response(JSON.stringify(value)));
}

/** Names of the networks that are kept, each with its list of files. */
const keptNetworks = () => read('kept', {});

let foreign = null;
/** Ids of pages of another build than this one: they get what the server has. */
async function foreignPages() {
  foreign ??= read('foreign', []).then((ids) => new Set(ids));
  return foreign;
}

let left = null;
/** Ids of pages of an older build that were still open when this worker began to rule. */
async function leftPages() {
  left ??= read('left', []).then((ids) => new Set(ids));
  return left;
}

async function setForeign(id) {
  const ids = await foreignPages();
  ids.add(id);
  await write('foreign', [...ids].slice(-50));
}

// Fetching ------------------------------------------------------------------------------------

/** A file of any build by its hashed name. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url);
  if (known) return known;
  const response = await fetch(request.url);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** A file as the server has it now, whatever the browser's own cache says; assets never change. */
function fetchNow(address) {
  return fetch(address, { cache: isAsset(new URL(address)) ? 'default' : 'no-cache' });
}

/** Puts addresses into a cache, assets into theirs, eight at a time; throws if one fails. */
async function fetchAll(cache, addresses, told = () => {}) {
  const rest = [...addresses];
  const next = async () => {
    for (let address = rest.shift(); address; address = rest.shift()) {
      const target = isAsset(new URL(address)) ? await caches.open(ASSETS) : cache;
      if (!(target !== cache && (await target.match(address)))) {
        const response = await fetchNow(address);
        if (!response.ok) throw new Error(`${response.status} ${address}`);
        await target.put(address, response);
      }
      told(address);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

// Life ----------------------------------------------------------------------------------------

/** What older builds' caches hold besides kept networks: what was read. */
async function seenBefore() {
  const seen = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith('atlas-build-') || name === CACHE) continue;
    for (const request of await (await caches.open(name)).keys()) seen.add(request.url);
  }
  return seen;
}

/** Copies or fetches a kept network as this build has it; null where it is gone. */
async function renew(cache, slug, old) {
  const response = await fetch(at(`data/networks/${slug}/offline-files.json`), { cache: 'no-cache' });
  if (response.status === 404) return null;
  const list = await response.json();
  const before = new Map(old.files.map(([path, hash]) => [path, hash]));
  const missing = [];
  for (const [path, hash] of list.files) {
    const same = before.get(path) === hash ? await caches.match(at(path)) : undefined;
    if (same) await (isAsset(new URL(at(path))) ? await caches.open(ASSETS) : cache).put(at(path), same);
    else missing.push(at(path));
  }
  await fetchAll(cache, missing);
  return list;
}

/** The addresses of the assets that the pages in a cache name. */
async function assetsOf(cache) {
  const found = new Set();
  for (const { url } of await cache.keys()) {
    if (!url.endsWith('/')) continue;
    const text = await (await cache.match(url)).text();
    for (const [path] of text.matchAll(/assets\/[\w.-]+\.(?:css|js|svg)/g)) found.add(at(path));
  }
  return [...found];
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await fetchAll(cache, SHELL.map(at));
    const kept = {};
    const files = new Set(SHELL.map(at));
    for (const [slug, old] of Object.entries(await keptNetworks())) {
      const list = await renew(cache, slug, old);
      if (!list) continue;
      kept[slug] = list;
      for (const [path] of list.files) files.add(at(path));
    }
    const seen = [...(await seenBefore())].filter((address) => !files.has(address));
    for (const address of seen.slice(-SEEN_LIMIT)) {
      // What the new build does not have any more is forgotten.
      const response = await fetchNow(address);
      if (response.ok) await cache.put(address, response);
    }
    await fetchAll(cache, await assetsOf(cache));
    if ((await serverBuild()) !== BUILD) throw new Error('the server has another build');
    await write(`kept-${BUILD}`, kept);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const kept = await read(`kept-${BUILD}`, null);
  if (kept) await write('kept', kept);
  const foreign = await foreignPages();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await write('left', windows.map(({ id }) => id).filter((id) => !foreign.has(id)));
  left = null;
  for (const name of await caches.keys()) {
    if (name.startsWith('atlas-build-') && name !== CACHE) await caches.delete(name);
  }
  const state = await caches.open(STATE);
  for (const request of await state.keys()) {
    if (request.url.startsWith(at('.state/kept-'))) await state.delete(request);
  }
  const needed = new Set([...SHELL.map(at), ...(await assetsOf(await caches.open(CACHE)))]);
  for (const list of Object.values(kept ?? {})) for (const [path] of list.files) needed.add(at(path));
  const assets = await caches.open(ASSETS);
  for (const { url } of await assets.keys()) if (!needed.has(url)) await assets.delete(url);
}

let untrimmed = 0;
/** Now and then forgets what was read longest ago. */
async function trim() {
  if ((untrimmed = (untrimmed + 1) % 20) !== 1) return;
  const cache = await caches.open(CACHE);
  const kept = new Set(SHELL.map(at));
  for (const list of Object.values(await keptNetworks())) for (const [path] of list.files) kept.add(at(path));
  const seen = (await cache.keys()).map(({ url }) => url).filter((url) => !kept.has(url));
  for (const url of seen.slice(0, Math.max(0, seen.length - SEEN_LIMIT))) await cache.delete(url);
}

// Answers -------------------------------------------------------------------------------------

/** A page that asks to be loaded again: by then the waiting worker rules. */
const again = () => {
  return new Response('<!DOCTYPE html><meta http-equiv="refresh" content="0"><title>…</title>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '0' },
  });
};

/** Whether no page of this build is open but, perhaps, the one that is being left. */
async function isAlone({ clientId, replacesClientId, request }) {
  const ids = await foreignPages();
  const pages = (await self.clients.matchAll({ type: 'window' })).filter(({ id }) => !ids.has(id));
  if (pages.length === 0) return true;
  if (pages.length > 1) return false;
  const [{ id, url }] = pages;
  // Not every browser says which page is left: then the way from page to page or a reload tells.
  return [clientId, replacesClientId].includes(id) || [request.referrer, request.url].includes(url.split('#')[0]);
}

/** The key of a page: its address without what only scripts read. */
function pageKey(url) {
  const key = new URL(url);
  key.search = '';
  key.hash = '';
  return key.href;
}

/** How often a page was loaded again: a worker that never comes must not be waited for. */
let turns = 0;

async function page(event) {
  const waiting = self.registration.waiting;
  if (waiting && turns < 5 && (await isAlone(event))) {
    turns += 1;
    waiting.postMessage({ action: 'rule' });
    return again();
  }
  const cache = await caches.open(CACHE);
  const key = pageKey(event.request.url);
  const known = await cache.match(key);
  if (known) return known;
  let response, build;
  try {
    const now = fetch(event.request.url, { cache: 'no-cache', redirect: 'manual' });
    [response, build] = await Promise.all([now, serverBuild()]);
  } catch {
    return Response.redirect(at(`offline/?page=${encodeURIComponent(key)}`), 302);
  }
  const client = event.resultingClientId;
  if (build !== BUILD) {
    await setForeign(client);
    if (build) event.waitUntil(self.registration.update().catch(() => {}));
    return response;
  }
  if (response.ok && !response.redirected && response.type === 'basic') {
    const copy = response.clone();
    event.waitUntil(keepPage(cache, key, copy, client));
  }
  return response;
}

/** Keeps a page once it is certain which build it is of; otherwise it is loaded again. */
async function keepPage(cache, key, copy, client) {
  const body = await copy.blob();
  const build = await confirmedBuild();
  if (build === BUILD) {
    await cache.put(key, new Response(body, { headers: copy.headers }));
    await trim();
  } else if (build) {
    // The server changed builds while it answered: the page may be of either.
    await setForeign(client);
    const window = await self.clients.get(client);
    await window?.navigate(window.url).catch(() => {});
  }
}

/** Data and pictures of a page. */
async function file(event) {
  if ((await foreignPages()).has(event.clientId)) return fetch(event.request);
  const changed = () => new Response('The atlas has changed: load the page again.', { status: 503 });
  if ((await leftPages()).has(event.clientId)) return changed();
  const cache = await caches.open(CACHE);
  const known = await cache.match(event.request.url);
  if (known) return known;
  const response = await fetch(event.request.url, { cache: 'no-cache' });
  if (!response.ok || response.type !== 'basic') return response;
  const body = await response.blob();
  if ((await confirmedBuild()) !== BUILD) return changed();
  const answer = new Response(body, { headers: response.headers });
  event.waitUntil(cache.put(event.request.url, answer.clone()));
  return answer;
}

// Requests of pages -----------------------------------------------------------------------------

/** Keeps what a page loaded before this worker ruled over it. */
async function see(addresses) {
  if ((await serverBuild()) !== BUILD) return;
  const cache = await caches.open(CACHE);
  const fresh = await caches.open(`${CACHE}-seeing`);
  try {
    await fetchAll(fresh, addresses.filter((address) => address.startsWith(ROOT.href)));
    if ((await serverBuild()) !== BUILD) return;
    for (const request of await fresh.keys()) {
      await cache.put(pageOrFile(request.url), await fresh.match(request));
    }
    await trim();
  } finally {
    await caches.delete(`${CACHE}-seeing`);
  }
}

const pageOrFile = (url) => (new URL(url).pathname.endsWith('/') ? pageKey(url) : url);

/** Keeps a network; tells how far it is. */
async function keep(slug, tell) {
  const response = await fetch(at(`data/networks/${slug}/offline-files.json`), { cache: 'no-store' });
  const list = await response.json();
  if (list.build !== BUILD) throw new Error('the server has another build');
  const cache = await caches.open(CACHE);
  let done = 0;
  const missing = [];
  for (const [path] of list.files) {
    if (await caches.match(at(path))) done += 1;
    else missing.push(at(path));
  }
  const fresh = await caches.open(`${CACHE}-keeping`);
  try {
    await fetchAll(fresh, missing, () => tell({ done: (done += 1), total: list.files.length }));
    if ((await serverBuild()) !== BUILD) throw new Error('the server has another build');
    for (const request of await fresh.keys()) await cache.put(request, await fresh.match(request));
  } finally {
    await caches.delete(`${CACHE}-keeping`);
  }
  await write('kept', { ...(await keptNetworks()), [slug]: list });
}

async function drop(slug) {
  const { [slug]: list, ...others } = await keptNetworks();
  await write('kept', others);
  const cache = await caches.open(CACHE);
  const needed = new Set(SHELL.map(at));
  for (const other of Object.values(others)) for (const [path] of other.files) needed.add(at(path));
  for (const [path] of list?.files ?? []) if (!needed.has(at(path))) await cache.delete(at(path));
}

/** The pages that can be read now, by name. */
async function pages() {
  const cache = await caches.open(CACHE);
  const found = [];
  for (const { url } of await cache.keys()) {
    if (!url.endsWith('/') || url === at('offline/')) continue;
    if (found.length === SEEN_LIMIT) break;
    const text = await (await cache.match(url)).text();
    found.push({ path: url.slice(ROOT.href.length), title: /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? url });
  }
  return found;
}

const actions = {
  rule: () => self.skipWaiting(),
  see: ({ addresses }) => see(addresses),
  keep: ({ slug }, tell) => keep(slug, tell),
  drop: ({ slug }) => drop(slug),
  kept: async () => Object.keys(await keptNetworks()),
  pages,
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const tell = (value) => event.ports[0]?.postMessage(value);
  const action = actions[event.data?.action];
  if (!action) return;
  event.waitUntil(
    Promise.resolve(action(event.data, (progress) => tell({ progress }))).then(
      (result) => tell({ result: result ?? true }),
      (error) => tell({ error: String(error.message) }),
    ),
  );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return;
  if (url.href === at('sw.js') || url.href === at('data/build.json')) return;
  if (url.pathname.startsWith(`${ROOT.pathname}embed/`)) return;
  if (isAsset(url)) event.respondWith(asset(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event));
  else event.respondWith(file(event));
});
