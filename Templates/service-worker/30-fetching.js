// Loads files and stores them in the caches.

/**
 * Fetches a file. The browser revalidates a copy in its HTTP cache with the server, except for
 * assets, which never change.
 */
const fetchNow = (address) => fetch(address, { cache: isAsset(address) ? 'default' : 'no-cache' });

/**
 * Calls `work` for each address in a queue, eight at a time. Addresses can be added to the queue
 * while it is being processed.
 */
async function each(queue, work) {
  const next = async () => {
    while (queue.length > 0) await work(queue.shift());
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

/**
 * The assets that the text of a page refers to, or the modules that the text of a module imports,
 * statically or dynamically.
 */
function assetsIn(text, isModule) {
  const names = isModule ? /['"]\.\/([\w.-]+\.js)['"]/g : /assets\/([\w.-]+\.(?:css|js|svg))/g;
  return [...text.matchAll(names)].map(([, name]) => at(`assets/${name}`));
}

async function withImports(addresses, textOf) {
  const all = new Set(addresses);
  await each([...all], async function follow(address) {
    if (!address.endsWith('.js')) return;
    for (const one of assetsIn(await textOf(address), true)) {
      if (all.has(one)) continue;
      all.add(one);
      await follow(one);
    }
  });
  return all;
}

/** Returns an asset from the cache. If the asset is not cached, fetches and stores it first. */
async function asset(address) {
  const known = await found(address);
  if (known) return known;
  const response = await fetchNow(address);
  if (response.ok) await (await caches.open(ASSETS)).put(address, response.clone());
  return response;
}

/**
 * Stores assets and all modules that they import. Pages that refer to these assets must already be
 * stored, because clean-up deletes assets that no stored page refers to.
 */
const fetchAssets = (addresses) => inTurn(UPKEEP, async () => {
  const textOf = async (address) => (await asset(address)).text();
  for (const address of await withImports(addresses, textOf)) await asset(address);
});

/**
 * Stores files of a build. Throws an error if the server changes to another build in the meantime.
 * Returns the addresses for which the server has no file.
 */
async function fetchAll(build, addresses, report = () => {}) {
  const cache = await cacheOf(build);
  const missing = [];
  const queue = [...new Set(addresses)];
  while (queue.length > 0) {
    const fetched = [];
    await each(queue.splice(0, 64), async (address) => {
      const isKept = await found(address, build);
      const response = isKept ?? (await (isAsset(address) ? asset(address) : fetchNow(address)));
      if (!response.ok) missing.push(address);
      else if (!isKept && !isAsset(address)) {
        fetched.push([address, new Response(await response.blob(), { headers: response.headers })]);
      }
      report();
    });
    if (fetched.length === 0) continue;
    await confirm(build);
    for (const [address, response] of fetched) await cache.put(address, response);
  }
  return missing;
}
