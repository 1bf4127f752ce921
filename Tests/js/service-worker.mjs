// Runs the service worker in Node with simulated caches, clients and a server. The server answers
// with delays, and can change its build or go offline at any moment. A seeded scheduler, not the
// clock, determines the order in which tasks continue.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const folder = fileURLToPath(new URL('../../Templates/service-worker/', import.meta.url));
const source = readdirSync(folder).sort().map((name) => readFileSync(folder + name, 'utf8')).join('');
const script = new vm.Script(source, { filename: 'sw.js' });

export const ROOT = 'https://host.test/a/b/';

/** A pseudorandom sequence of numbers between 0 and 1, which is the same for the same seed. */
export function lottery(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A scheduler that continues waiting tasks in a random order. */
export class Time {
  constructor(random) {
    this.random = random;
    this.waiting = [];
  }

  /** Waits until the scheduler continues the caller. */
  later() {
    return new Promise((go) => this.waiting.push(go));
  }

  /** Continues waiting tasks one after another, until none is left or `steps` have run. */
  async pass(steps = Infinity) {
    for (let step = 0; step < steps; step += 1) {
      // After setImmediate, all promise callbacks of the previous task have run.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.waiting.length === 0) return;
      const chosen = Math.floor(this.random() * this.waiting.length);
      this.waiting.splice(chosen, 1)[0]();
    }
  }
}

/**
 * A response whose body is available synchronously, so that the seed determines the order of all
 * events.
 */
class Answer {
  constructor(body, { status = 200, headers = {}, type = 'default' } = {}) {
    Object.assign(this, { body, status, type, headers, ok: status >= 200 && status < 300, isUsed: false });
  }

  static error() {
    return new Answer('', { status: 0, type: 'error' });
  }

  static redirect(location, status) {
    return new Answer('', { status, headers: { location } });
  }

  clone() {
    if (this.isUsed) throw new TypeError('the body is used');
    return new Answer(this.body, this);
  }

  async text() {
    if (this.isUsed) throw new TypeError('the body is used');
    this.isUsed = true;
    return this.body;
  }

  async json() {
    return JSON.parse(await this.text());
  }

  blob() {
    return this.text();
  }
}

class FakeCache {
  constructor(later, entries, hasRoom) {
    Object.assign(this, { later, entries, hasRoom });
  }

  async match(address) {
    await this.later();
    return this.entries.get(address)?.clone();
  }

  async put(address, response) {
    await this.later();
    if (!this.entries.has(address) && !this.hasRoom()) throw new Error('QuotaExceededError');
    this.entries.delete(address);
    this.entries.set(address, response);
  }

  async delete(address) {
    await this.later();
    return this.entries.delete(address);
  }

  async keys() {
    await this.later();
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

/** The simulated CacheStorage of one run of the worker. */
class FakeCaches {
  constructor(later, all, hasRoom) {
    Object.assign(this, { later, all, hasRoom });
  }

  async open(name) {
    await this.later();
    if (!this.all.has(name)) this.all.set(name, new Map());
    return new FakeCache(this.later, this.all.get(name), this.hasRoom);
  }

  async match(address, { cacheName }) {
    await this.later();
    return this.all.get(cacheName)?.get(address)?.clone();
  }

  async keys() {
    await this.later();
    return [...this.all.keys()];
  }

  async delete(name) {
    await this.later();
    return this.all.delete(name);
  }
}

/**
 * A simulated browser with the service worker and a site. `files(build)` returns the body of each
 * path. Every body except those of assets begins with the name of its build.
 */
export class Browser {
  constructor(seed, files) {
    this.random = lottery(seed);
    this.time = new Time(this.random);
    /** The cached responses, keyed by cache and address. */
    this.caches = new Map();
    /** The total number of responses that the device has space for. */
    this.room = Infinity;
    this.files = files;
    this.build = 'b0';
    this.isDown = false;
    /** The paths for which the next request fails. */
    this.broken = new Set();
    this.asked = [];
    /** The open pages, keyed by client id. */
    this.windows = new Map();
    this.lastID = 0;
    this.start();
  }

  /** The number of cached responses. */
  get size() {
    return [...this.caches.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The paths that are cached for a build. */
  kept(build) {
    const [, entries] = [...this.caches].find(([name]) => name.endsWith(` build ${build}`)) ?? [];
    return [...(entries?.keys() ?? [])].map((address) => address.slice(ROOT.length));
  }

  /** Restarts the worker. The previous run stops wherever it is. */
  start() {
    this.stop?.(new Error('stopped'));
    const stopped = new Promise((go, stop) => (this.stop = stop));
    stopped.catch(() => {});
    this.stopped = stopped;
    const later = () => Promise.race([this.time.later(), stopped]).catch(() => new Promise(() => {}));
    const handlers = {};
    const clients = {
      get: async (id) => this.windows.get(id),
      matchAll: async () => [...this.windows.values()],
      claim: async () => {},
    };
    const self = {
      location: { href: `${ROOT}sw.js` }, clients,
      registration: { installing: null, waiting: null, active: { state: 'activated' } },
      skipWaiting: async () => {},
      addEventListener: (name, handler) => (handlers[name] = handler),
    };
    const caches = new FakeCaches(later, this.caches, () => this.size < this.room);
    script.runInNewContext({
      self, caches, URL, Response: Answer, Map, Set,
      fetch: (request) => this.fetch(request.url ?? request, later),
      setTimeout: (go) => later().then(go),
    });
    this.handlers = handlers;
  }

  async fetch(address, later) {
    await later();
    if (this.isDown) throw new TypeError('no connection');
    const path = address.slice(ROOT.length).split('?')[0];
    this.asked.push(path);
    if (this.broken.delete(path)) throw new TypeError('the connection was reset');
    const body = this.files(this.build)[path];
    await later();
    if (this.isDown) throw new TypeError('no connection');
    return new Answer(body ?? 'not there', { status: body === undefined ? 404 : 200, type: 'basic' });
  }

  /**
   * Sends an event to the worker. Resolves to the response. If the event has no response, resolves
   * when all work that the event started is done.
   */
  send(name, event) {
    let answer;
    const begun = [];
    const waitUntil = (promise) => begun.push(promise);
    const respondWith = (promise) => (answer = promise);
    this.handlers[name]({ ...event, waitUntil, respondWith });
    return Promise.race([answer ?? Promise.all(begun), this.stopped]);
  }

  install() {
    return this.send('install', {});
  }

  /**
   * Opens a page in a new window. The window has the text of the page, or null if there is no
   * response.
   */
  async open(path) {
    const id = `w${(this.lastID += 1)}`;
    const url = ROOT + path;
    const window = { id, url, path, text: null };
    window.navigate = async () => {
      this.windows.delete(id);
      window.next = this.open(path);
    };
    this.windows.set(id, window);
    const request = { url, method: 'GET', mode: 'navigate' };
    const response = await this.send('fetch', { request, clientId: '', resultingClientId: id })
      .catch(() => Answer.error());
    if (response.status === 302) {
      this.windows.delete(id);
      return this.open(response.headers.location.slice(ROOT.length).split('?')[0]);
    }
    window.text = response.type === 'error' ? null : await response.text();
    return window;
  }

  /** Requests a path from within a page; returns its text, or null if the worker refuses it. */
  async load(window, path) {
    const request = { url: ROOT + path, method: 'GET', mode: 'cors' };
    const response = await this.send('fetch', { request, clientId: window.id }).catch(() => null);
    return response?.ok ? response.text() : null;
  }

  /** Sends a message to the worker, as a page does, and resolves to the result. */
  ask(message, window) {
    return new Promise((resolve, reject) => {
      const postMessage = ({ result, error }) => {
        if (error) reject(new Error(error));
        else if (result !== undefined) resolve(result);
      };
      const event = { data: message, ports: [{ postMessage }], source: { id: window?.id } };
      this.send('message', event).catch(reject);
    });
  }

  /** Runs an action while the scheduler continues tasks, and waits until all work is done. */
  async during(work) {
    let result, error;
    let isDone = false;
    work().then((value) => (result = value), (reason) => (error = reason)).finally(() => (isDone = true));
    do await this.time.pass(); while (!isDone);
    await this.time.pass();
    if (error) throw error;
    return result;
  }
}
