// Which build the server has, and which build a page is of.

let asking = null;
/** The build that the server has after this call, asked once for all who ask at the same moment;
 * null where it does not answer. */
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
/** A build that the server had, the last that is known of. */
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

/** Throws when the server has another build than what was just fetched is taken for. */
async function confirm(build) {
  if ((await serverBuild()) !== build) throw new Error('The atlas has changed.');
}

const labels = new Map();
/** Says which build a page is of. What came from the server is not certain before it is confirmed. */
function label(client, build, isCertain) {
  if (!client) return Promise.resolve();
  labels.set(client, { build, isCertain });
  return write(`page/${client}`, { build, isCertain }).catch(() => {});
}

const labelOf = async (client) => labels.get(client) ?? (await read(`page/${client}`));

/** The build of a page; throws when that cannot be certain, and gives nothing for a page that this
 * worker never answered. */
async function certainBuild(client) {
  const known = await labelOf(client);
  if (!known || known.isCertain) return known?.build;
  await confirm(known.build);
  await label(client, known.build, true);
  return known.build;
}

/** Loads a page again that has only just opened, if it still is. */
async function reload(client) {
  // While a newer worker takes over, loading again would only be in its way.
  const { installing, waiting, active } = self.registration;
  if (installing || waiting || active?.state !== 'activated') return;
  const window = client && (await self.clients.get(client));
  // Not waited for: a newer worker that takes over would answer the page only once this one has
  // nothing left to do, and each would wait for the other.
  window?.navigate(window.url).catch(() => {});
}

const reloaded = new Set();
/** Learns which build the server has, after a page was answered with what is kept. A page of another
 * build would get nothing that is not kept: it is loaded again, from the server. */
async function lookAround(client, key, answered) {
  const build = await serverBuild();
  if (!build) return;
  await learn(build);
  // Once for each build: servers that disagree must not have a page loaded over and over.
  const once = `${build} ${key}`;
  if (build !== answered && !reloaded.has(once)) {
    reloaded.add(once);
    await reload(client);
  }
  await prepare(build);
}
