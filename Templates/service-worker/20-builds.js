// Finds out the build of the server and the builds of pages.

let asking = null;
/** The build that the server has after this call, requested once for all simultaneous callers; null
 * if the server does not answer. */
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
/** The latest known build of the server. */
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

/** Throws if the server has another build than the one that the fetched file is assumed to be of. */
async function confirm(build) {
  if ((await serverBuild()) !== build) throw new Error('The atlas has changed.');
}

const labels = new Map();
/** Records the build of a page. A response from the server is only certain once it is confirmed. */
function label(client, build, isCertain) {
  if (!client) return Promise.resolve();
  labels.set(client, { build, isCertain });
  return write(`page/${client}`, { build, isCertain }).catch(() => {});
}

const labelOf = async (client) => labels.get(client) ?? (await read(`page/${client}`));

/** The build of a page; throws if that is not certain, and returns undefined for a page that this
 * worker never answered. */
async function certainBuild(client) {
  const known = await labelOf(client);
  if (!known || known.isCertain) return known?.build;
  await confirm(known.build);
  await label(client, known.build, true);
  return known.build;
}

/** Reloads a page that has only just opened, if it is still open. Nothing waits for it. */
async function reload(client) {
  const window = client && (await self.clients.get(client));
  window?.navigate(window.url).catch(() => {});
}

/** Finds out which build the server has, after a page was answered from the cache. The page stays as it is, because
 * reloading could interrupt the reader at a link: files that are not stored are refused to it, and the next page
 * belongs to the new build. */
async function lookAround() {
  const build = await serverBuild();
  if (!build) return;
  await learn(build);
  await prepare(build);
}
