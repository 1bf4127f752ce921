// Stores pages that were read, and networks on request, for reading without a connection.
//
// Every cached file belongs to one build, and every open page belongs to one build: a page gets its data from that
// build or not at all. So nothing has to be replaced when the site changes. Pages of the new build go into a new
// cache beside the old ones, which continue to answer
// pages that are still open and, without a connection, pages that were read before the change.
//
// A file goes into the cache of a build only if the server named that build both before the file was requested and
// after it arrived. The name is a hash of all files, so a build that returns is also correct; only a server that
// switches to another build and back within one response would go unnoticed.
//
// The parts of this file are joined in the order of their names. It is the same in all builds.

const ROOT = new URL('./', self.location.href);
/** The address of a file of this site. */
const at = (path) => new URL(path, ROOT).href;
/** The page for a request that fails offline and is not cached. */
const OFFLINE = at('offline/');
/** Styles, scripts and pictures have a hash of their bytes in their names: they fit any build. */
const isAsset = (address) => address.startsWith(at('assets/'));
/** The key of a page: its address without the parts that only scripts read. */
const pageKey = (address) => address.split(/[?#]/, 1)[0];

// Other sites of the same host have caches too.
const PREFIX = `atlas ${ROOT.pathname} `;
const ASSETS = `${PREFIX}assets`;
const STATE = `${PREFIX}state`;
const BUILD = `${PREFIX}build `;
const cacheOf = (build) => caches.open(BUILD + build);

/** A build's version of a stored file; undefined if it is not stored. */
function found(address, build) {
  const cacheName = isAsset(address) ? ASSETS : BUILD + build;
  return caches.match(address, { cacheName, ignoreVary: true });
}

/** The builds of which something is cached, the newest first. */
async function keptBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(BUILD));
  const builds = names.map((name) => name.slice(BUILD.length)).reverse();
  const latest = await latestBuild();
  return builds.includes(latest) ? [latest, ...builds.filter((one) => one !== latest)] : builds;
}

// The state that must survive a restart of the worker. Each fact has a record of its own, so that none is
// lost if two are written at the same moment.

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

/** The names of the records in a folder, the oldest first. */
async function records(folder) {
  const start = record(folder);
  const urls = (await (await caches.open(STATE)).keys()).map(({ url }) => url);
  return urls.filter((url) => url.startsWith(start)).map((url) => url.slice(start.length));
}

/** The queue of tasks that delete files, and of tasks that this would disturb. */
const UPKEEP = '';
const turns = new Map();
/** Runs the tasks of a network one after the other. Upkeep must not wait for a network's task. */
function inTurn(slug, work) {
  const done = (turns.get(slug) ?? Promise.resolve()).then(work);
  turns.set(slug, done.catch(() => {}));
  return done;
}
