// Updates for a new build: networks are updated, and files that are no longer needed are deleted.

/** The maximum number of cached pages and files that were only read. */
const SEEN_LIMIT = 300;
/**
 * The maximum number of pages whose builds are remembered: open pages, and those that the Back button leads to.
 */
const LABEL_LIMIT = 200;

let preparing = null;
/** Prepares everything that is not yet ready for the server's build; failures are retried with the
 * next page. */
function prepare(build) {
  preparing ??= prepareNow(build).catch(() => {}).finally(() => (preparing = null));
  return preparing;
}

async function prepareNow(build) {
  let isReady = true;
  // A full device refuses files; the files deleted below make room for the next attempt.
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
/** Now and then deletes files that are no longer needed. Browsers soon end an idle worker, so each worker starts
 * with it. */
async function tidy() {
  if (visits++ % 20 !== 0) return;
  // Pages of an older build that were open when this build became ready may be closed by now.
  await dropOlderNetworks(await latestBuild());
  await trim();
}

/** Keeps the page for readers without a connection. */
async function fetchOffline(build) {
  await fetchAll(build, [OFFLINE]);
  await fetchAssets(assetsIn(await (await found(OFFLINE, build)).text()));
}

/** Releases networks of older builds that are complete in the new one, unless a page of such a build is open. */
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

/** Deletes the oldest files. */
const trim = () => inTurn(UPKEEP, async () => {
  const latest = await latestBuild();
  let seen = 0;
  for (const build of await keptBuilds()) {
    const cache = await cacheOf(build);
    const needed = await neededFiles(build);
    // The network of an older build is used until the latest build has it.
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

/** Deletes assets that no stored page names. */
const dropAssets = () => inTurn(UPKEEP, async () => {
  const cache = await caches.open(ASSETS);
  // Assets that arrive from now on are spared: their page may arrive too late to be read here.
  const assets = (await cache.keys()).map(({ url }) => url);
  const named = new Set();
  for (const build of await keptBuilds()) {
    const listed = await neededFiles(build);
    for (const address of listed) if (isAsset(address)) named.add(address);
    for (const { url } of await (await cacheOf(build)).keys()) {
      // The list of a network has the files that its pages need.
      if (!url.endsWith('/') || listed.has(url)) continue;
      for (const address of assetsIn(await (await found(url, build)).text())) named.add(address);
    }
  }
  const textOf = async (address) => (await found(address))?.text() ?? '';
  const needed = await withImports(named, textOf);
  for (const address of assets) if (!needed.has(address)) await cache.delete(address);
});
