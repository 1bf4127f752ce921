// Determines the current build of the server and the build of each open page.

let asking = null;
/**
 * The current build of the server; null if the server does not answer. Calls within the same 5 ms
 * share one request, which is sent after all of these calls.
 */
function serverBuild() {
  asking ??= new Promise((resolve) => {
    setTimeout(() => {
      asking = null;
      const answer = fetch(at('data/build.json'), { cache: 'no-store' });
      resolve(answer.then((response) => response.json()).then(({ build }) => build, () => null));
    }, 5);
  });
  return asking;
}

let latest;
/** The build that the server was last known to have. */
async function latestBuild() {
  if (!latest) {
    const known = await read('build');
    latest ??= known;
  }
  return latest;
}

async function learn(build) {
  if ((await latestBuild()) === build) return;
  latest = build;
  await write('build', build).catch(() => {});
}

/** Throws an error unless the server still has the given build. */
async function confirm(build) {
  if ((await serverBuild()) !== build) throw new Error('The atlas has changed.');
}

const labels = new Map();
/**
 * Records the build of a page. `isCertain` is false for a page that came from the server, until its
 * build is confirmed.
 */
function label(client, build, isCertain) {
  if (!client) return Promise.resolve();
  labels.set(client, { build, isCertain });
  return write(`page/${client}`, { build, isCertain }).catch(() => {});
}

const labelOf = async (client) => labels.get(client) ?? (await read(`page/${client}`));

/**
 * The build of a page; undefined if no build is recorded for the page. Throws an error if the build
 * cannot be confirmed.
 */
async function certainBuild(client) {
  const known = await labelOf(client);
  if (!known || known.isCertain) return known?.build;
  await confirm(known.build);
  await label(client, known.build, true);
  return known.build;
}

/**
 * Reloads a page that has just been opened, unless it is closed already. Does not wait for the
 * reload.
 */
async function reload(client) {
  const window = client && (await self.clients.get(client));
  window?.navigate(window.url).catch(() => {});
}

/**
 * Learns the server's build after a page has been served from the cache, and updates the caches. If
 * the build is new, the page is not reloaded, because a reload could interrupt the reader. Only
 * pages that the reader opens later belong to the new build.
 */
async function lookAround() {
  const build = await serverBuild();
  if (!build) return;
  await learn(build);
  await prepare(build);
}
