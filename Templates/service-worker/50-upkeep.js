// What a new build brings with it: networks are renewed, and what is not needed any more is let go.

/** How many pages and files that were only read are remembered. */
const SEEN_LIMIT = 300;
/** How many pages are remembered with their builds: open ones, and those that Back leads to. */
const LABEL_LIMIT = 200;

let preparing = null;
/** Makes ready for the server's build whatever is not ready yet; what fails is tried again with the
 * next page. */
function prepare(build) {
  preparing ??= prepareNow(build).catch(() => {}).finally(() => (preparing = null));
  return preparing;
}

async function prepareNow(build) {
  for (const slug of await keptNetworks()) await renew(slug, build);
  if ((await read('ready')) === build) return;
  await fetchOffline(build);
  await dropOlderNetworks(build);
  await trim();
  await dropAssets();
  await write('ready', build);
}

/** Keeps the page for readers without a connection. */
async function fetchOffline(build) {
  await fetchAll(build, [OFFLINE]);
  await fetchAssets(assetsIn(await (await found(OFFLINE, build)).text()));
}

/** Lets go of networks in older builds that the new one has whole, unless such a page is open. */
async function dropOlderNetworks(build) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const labels = await Promise.all(windows.map(({ id }) => labelOf(id)));
  const busy = new Set([build, ...labels.map((one) => one?.build)]);
  for (const slug of await keptNetworks()) {
    if (!(await filesOf(slug, build))?.size) continue;
    for (const older of await keptBuilds()) {
      if (!busy.has(older)) await inTurn(slug, () => forget(slug, older));
    }
  }
}

/** Lets go of what was read longest ago. */
async function trim() {
  const latest = await latestBuild();
  let seen = 0;
  for (const build of await keptBuilds()) {
    const cache = await cacheOf(build);
    const needed = await neededFiles(build);
    if (build === latest) needed.add(OFFLINE);
    const addresses = (await cache.keys()).map(({ url }) => url);
    for (const address of addresses.reverse()) {
      if (needed.has(address)) continue;
      seen += 1;
      if (seen > SEEN_LIMIT) await cache.delete(address);
    }
    if (build !== latest && (await cache.keys()).length === 0) await caches.delete(BUILD + build);
  }
  for (const id of (await records('page/')).slice(0, -LABEL_LIMIT)) await erase(`page/${id}`);
}

/** Lets go of assets that no kept page names. */
async function dropAssets() {
  const named = new Set();
  for (const build of await keptBuilds()) {
    const listed = await neededFiles(build);
    for (const address of listed) if (isAsset(address)) named.add(address);
    for (const { url } of await (await cacheOf(build)).keys()) {
      // The list of a network says what its pages need.
      if (!url.endsWith('/') || listed.has(url)) continue;
      for (const address of assetsIn(await (await found(url, build)).text())) named.add(address);
    }
  }
  const textOf = async (address) => (await found(address))?.text() ?? '';
  const needed = await withImports(named, textOf);
  const cache = await caches.open(ASSETS);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}
