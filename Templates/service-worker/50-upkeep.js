// Brings saved networks up to date with a new build, and deletes files that are no longer needed.

/** The maximum number of cached files that are not part of a saved network. */
const SEEN_LIMIT = 300;
/**
 * The maximum number of pages whose builds are recorded, including pages in the browser's history.
 */
const LABEL_LIMIT = 200;

let preparing = null;
/**
 * Brings the caches up to date with the server's build. An update that failed is retried at the
 * next page visit.
 */
function prepare(build) {
  preparing ??= prepareNow(build).catch(() => {}).finally(() => (preparing = null));
  return preparing;
}

async function prepareNow(build) {
  let isReady = true;
  // If the device has no space left, storing fails. The deletions below then make space for the
  // next attempt.
  const fail = () => (isReady = false);
  for (const slug of await keptNetworks()) await renew(slug, build).catch(fail);
  if ((await read('ready')) === build) return;
  await fetchOffline(build).catch(fail);
  await dropOlderNetworks(build);
  await trim();
  await dropAssets();
  if (isReady) await write('ready', build);
}

let visits = 0;
/**
 * Deletes unneeded files on the first call after the worker starts, and then on every twentieth
 * call. Browsers soon stop an idle worker, so a worker may never receive twenty calls.
 */
async function tidy() {
  if (visits++ % 20 !== 0) return;
  // An older build keeps its networks while a page of that build is open. The last of these pages
  // may have been closed since the previous call.
  await dropOlderNetworks(await latestBuild());
  await trim();
}

async function fetchOffline(build) {
  await fetchAll(build, [OFFLINE]);
  await fetchAssets(assetsIn(await (await found(OFFLINE, build)).text()));
}

/**
 * Removes saved networks from older builds if the given build has all their files. An older build
 * keeps its networks while a page of that build is open.
 */
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

/**
 * Deletes the oldest files beyond `SEEN_LIMIT`, empty caches of older builds, and the oldest
 * records of pages beyond `LABEL_LIMIT`.
 */
const trim = () => inTurn(UPKEEP, async () => {
  const latest = await latestBuild();
  let seen = 0;
  for (const build of await keptBuilds()) {
    const cache = await cacheOf(build);
    const needed = await neededFiles(build);
    // The offline page of an older build is kept until the latest build has one.
    if (build === latest || !(await found(OFFLINE, latest))) needed.add(OFFLINE);
    const addresses = (await cache.keys()).map(({ url }) => url);
    for (const address of addresses.reverse()) {
      if (needed.has(address)) continue;
      seen += 1;
      if (seen > SEEN_LIMIT) await cache.delete(address);
    }
    if (build !== latest && (await cache.keys()).length === 0) await caches.delete(BUILD + build);
  }
  for (const id of (await records('page/')).slice(0, -LABEL_LIMIT)) await erase(`page/${id}`);
});

/** Deletes assets that no stored page refers to. */
const dropAssets = () => inTurn(UPKEEP, async () => {
  const cache = await caches.open(ASSETS);
  // The list of assets is read first. Assets that are stored after this point are not deleted,
  // because the loop below may miss the pages that refer to them.
  const assets = (await cache.keys()).map(({ url }) => url);
  const named = new Set();
  for (const build of await keptBuilds()) {
    const listed = await neededFiles(build);
    for (const address of listed) if (isAsset(address)) named.add(address);
    for (const { url } of await (await cacheOf(build)).keys()) {
      // The list of a saved network's files includes the assets of its pages, so these pages are
      // not read.
      if (!url.endsWith('/') || listed.has(url)) continue;
      for (const address of assetsIn(await (await found(url, build)).text())) named.add(address);
    }
  }
  const textOf = async (address) => (await found(address))?.text() ?? '';
  const needed = await withImports(named, textOf);
  for (const address of assets) if (!needed.has(address)) await cache.delete(address);
});
