// Stores the pages that the reader visits, and whole networks on request, for offline reading.
//
// A build is one generated version of the site. Every page that is open in the browser belongs to
// one build, and so does every cached file except assets. A page gets data only from its own build.
// When the site changes, pages of the new build go into a new cache. The caches of older builds
// still serve the pages of those builds that are open. If the reader is offline, the older caches
// also serve pages that were visited before the change.
//
// A file is stored in the cache of a build only if the server reports that build both before the
// request and after the response. The name of a build is a hash of all its files. If
// the server returns to earlier files, it therefore reports the earlier build again. Only a change
// that the server makes and reverts during a single request goes unnoticed.
//
// The generator concatenates the files of this folder in the order of their names. The resulting
// script is the same in all builds.

const ROOT = new URL('./', self.location.href);
const at = (path) => new URL(path, ROOT).href;
/** The page that is shown offline in place of a page that is not cached. */
const OFFLINE = at('offline/');
/**
 * Returns true for files whose names contain a hash of their bytes. They are valid in every build.
 */
const isAsset = (address) => address.startsWith(at('assets/'));
/** The address of a page without the query and the fragment, which only scripts read. */
const pageKey = (address) => address.split(/[?#]/, 1)[0];

// Other sites on the same host may have caches too, so the prefix contains the path of the site.
const PREFIX = `atlas ${ROOT.pathname} `;
const ASSETS = `${PREFIX}assets`;
const STATE = `${PREFIX}state`;
const BUILD = `${PREFIX}build `;
const cacheOf = (build) => caches.open(BUILD + build);

/** The cached response for a file in a build; undefined if the file is not cached. */
function found(address, build) {
  const cacheName = isAsset(address) ? ASSETS : BUILD + build;
  return caches.match(address, { cacheName, ignoreVary: true });
}

/** The builds that have a cache, newest first. */
async function keptBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(BUILD));
  const builds = names.map((name) => name.slice(BUILD.length)).reverse();
  const latest = await latestBuild();
  return builds.includes(latest) ? [latest, ...builds.filter((one) => one !== latest)] : builds;
}

// State that survives a restart of the worker. Each value has its own record, so that simultaneous
// writes do not overwrite each other.

const record = (key) => at(`.state/${key}`);

async function read(key) {
  const response = await caches.match(record(key), { cacheName: STATE });
  return response?.json();
}

async function write(key, value) {
  await (await caches.open(STATE)).put(record(key), new Response(JSON.stringify(value)));
}

async function erase(key) {
  await (await caches.open(STATE)).delete(record(key));
}

/** The names of the records in a folder, oldest first. */
async function records(folder) {
  const start = record(folder);
  const urls = (await (await caches.open(STATE)).keys()).map(({ url }) => url);
  return urls.filter((url) => url.startsWith(start)).map((url) => url.slice(start.length));
}

/** The key of clean-up tasks, and of other tasks that must not run at the same time as clean-up. */
const UPKEEP = '';
const turns = new Map();
/**
 * Runs a task after all earlier tasks with the same key. The tasks of a network have its slug as
 * the key. Clean-up has its own key, so that it does not wait for the download of a network.
 */
function inTurn(slug, work) {
  const done = (turns.get(slug) ?? Promise.resolve()).then(work);
  turns.set(slug, done.catch(() => {}));
  return done;
}
