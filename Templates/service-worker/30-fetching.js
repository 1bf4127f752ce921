// Getting files into the caches.

/**
 * The server's current version of a file, bypassing the browser's own cache; assets never change.
 */
const fetchNow = (address) => fetch(address, { cache: isAsset(address) ? 'default' : 'no-cache' });

/** Takes addresses from a queue, which may grow, eight at a time. */
async function each(queue, work) {
  const next = async () => {
    while (queue.length > 0) await work(queue.shift());
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

/** The assets that a page names, or the modules that a module imports, now or when it needs them. */
function assetsIn(text, isModule) {
  const names = isModule ? /['"]\.\/([\w.-]+\.js)['"]/g : /assets\/([\w.-]+\.(?:css|js|svg))/g;
  return [...text.matchAll(names)].map(([, name]) => at(`assets/${name}`));
}

/** Assets with everything that they import, directly or not. */
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

/** An asset, which is stored from then on. */
async function asset(address) {
  const known = await found(address);
  if (known) return known;
  const response = await fetchNow(address);
  if (response.ok) await (await caches.open(ASSETS)).put(address, response.clone());
  return response;
}

/** Stores assets with everything that they import. The pages that name them must already be stored:
 * nothing is deleted in the meantime, and afterwards only assets that no page names. */
const fetchAssets = (addresses) => inTurn(UPKEEP, async () => {
  const textOf = async (address) => (await asset(address)).text();
  for (const address of await withImports(addresses, textOf)) await asset(address);
});

/** Caches files of a build while the server is known to have that build; throws once it no longer has it. Returns
 * the addresses that the server does not have. */
async function fetchAll(build, addresses, told = () => {}) {
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
      told();
    });
    if (fetched.length === 0) continue;
    await confirm(build);
    for (const [address, response] of fetched) await cache.put(address, response);
  }
  return missing;
}
