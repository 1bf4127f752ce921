// Saved networks. A record marks a network as saved. The list of a network's files is added to the
// cache of a build only after the files themselves. If the cache contains the list, it therefore
// contains all of these files.

const listOf = (slug) => at(`data/networks/${slug}/offline-files.json`);
const keptNetworks = () => records('kept/');

/**
 * The hashes of a network's files in a build, keyed by address; undefined unless the cache of the
 * build has all these files.
 */
async function filesOf(slug, build) {
  const list = await (await found(listOf(slug), build))?.json();
  return list && new Map(list.files.map(([path, hash]) => [at(path), hash]));
}

/**
 * Stores all files of a network in the cache of the server's build. Copies unchanged files from
 * older builds.
 */
async function hold(slug, build, report = () => {}) {
  const cache = await cacheOf(build);
  const response = await fetchNow(listOf(slug));
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.url}`);
  // A network that no longer exists on the server keeps its stored files.
  const list = response.ok ? await response.json() : { build, files: [] };
  if (list.build !== build) throw new Error('The atlas has changed.');
  const files = list.files.map(([path]) => at(path));
  if (response.ok) files.push(at(`data/networks/${slug}/offline.json`));
  // This record stops clean-up from deleting the files during the download. A clean-up that started
  // before the record was written must end first.
  await write(`coming/${slug}`, { build, files });
  await inTurn(UPKEEP, () => {});
  for (const older of (await keptBuilds()).filter((one) => one !== build)) {
    const before = await filesOf(slug, older);
    for (const [path, hash] of list.files) {
      if (isAsset(at(path)) || before?.get(at(path)) !== hash) continue;
      const same = await found(at(path), older);
      if (same && !(await found(at(path), build))) await cache.put(at(path), same);
    }
  }
  let done = 0;
  const missing = await fetchAll(build, files, () => report({ done: ++done, total: files.length }));
  if (missing.length > 0) throw new Error(`not there: ${missing[0]}`);
  await cache.put(listOf(slug), new Response(JSON.stringify(list)));
}

/**
 * The files of a build that clean-up must keep: the files of saved networks, and the files of
 * unfinished downloads, so that an interrupted download can continue.
 */
async function neededFiles(build) {
  const needed = new Set();
  for (const slug of await keptNetworks()) {
    const files = await filesOf(slug, build);
    if (!files) continue;
    for (const file of [...files.keys(), listOf(slug), at(`data/networks/${slug}/offline.json`)]) {
      needed.add(file);
    }
  }
  // An unfinished download into an older build is never resumed, so its files are not needed.
  if (build !== (await latestBuild())) return needed;
  for (const slug of await records('coming/')) {
    const coming = await read(`coming/${slug}`);
    if (coming?.build === build) for (const file of coming.files) needed.add(file);
  }
  return needed;
}

/**
 * The newest build whose cache has all files of the network to which a page belongs. Null if no
 * cache has them, or if the page belongs to no network.
 */
async function wholeBuild(key) {
  const [, slug] = /^networks\/([^/]+)\//.exec(key.slice(ROOT.href.length)) ?? [];
  if (!slug) return null;
  for (const build of await keptBuilds()) if (await found(listOf(slug), build)) return build;
  return null;
}

async function forget(slug, build) {
  const files = await filesOf(slug, build);
  if (!files) return;
  const cache = await cacheOf(build);
  for (const address of files.keys()) if (!isAsset(address)) await cache.delete(address);
  await cache.delete(listOf(slug));
}

const keep = (slug, tell) => inTurn(slug, async () => {
  const build = await serverBuild();
  if (!build) throw new Error('no connection');
  await learn(build);
  await hold(slug, build, tell);
  await write(`kept/${slug}`, true);
  await erase(`coming/${slug}`);
});

const renew = (slug, build) => inTurn(slug, async () => {
  const isNeeded = (await read(`kept/${slug}`)) && !(await found(listOf(slug), build));
  if (!isNeeded) return;
  await hold(slug, build);
  await erase(`coming/${slug}`);
});

const drop = (slug) => inTurn(slug, async () => {
  await erase(`kept/${slug}`);
  await erase(`coming/${slug}`);
  for (const build of await keptBuilds()) await forget(slug, build);
});
