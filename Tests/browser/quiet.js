// Runs before the scripts of a page and tracks their unfinished work: frames, short timers,
// imports, requests, and responses that are being read. `isAtRest` returns true if no work is left,
// no nearby picture is loading, and no animation is running. Requests that the test holds back do
// not count. Frames and timers do not count while the page's clock is stopped.
(() => {
  /**
   * The maximum delay of a tracked timer, in ms. Tests do not wait for longer timers, for example
   * timers that give the reader time to read.
   */
  const LONGEST = 300;
  const timers = new Set();
  const readings = new Map();
  const imports = new Map();
  const requests = new Map();

  /** Stores a promise, with a description, until it is settled. */
  const begun = (promises, promise, fact) => {
    promises.set(promise, fact);
    const end = () => promises.delete(promise);
    promise.then(end, end);
    return promise;
  };

  for (const [begin, end] of [
    ['setTimeout', 'clearTimeout'], ['requestAnimationFrame', 'cancelAnimationFrame'],
  ]) {
    const [original, ending] = [window[begin], window[end]];
    window[begin] = (call, ...rest) => {
      if (rest[0] > LONGEST) return original(call, ...rest);
      const id = original((...values) => {
        timers.delete(`${begin} ${id}`);
        call(...values);
      }, ...rest);
      timers.add(`${begin} ${id}`);
      return id;
    };
    window[end] = (id) => {
      timers.delete(`${begin} ${id}`);
      ending(id);
    };
  }

  for (const name of ['arrayBuffer', 'blob', 'json', 'text']) {
    const read = Response.prototype[name];
    Response.prototype[name] = function () {
      return begun(readings, read.call(this));
    };
  }

  // The test server wraps each dynamic import in the site's scripts in a call of this function.
  window.isImporting = (module) => begun(imports, module);

  // A message to a worker counts as unfinished until the worker answers it.
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...values) {
    begun(imports, new Promise((done) => {
      this.addEventListener('message', done, { once: true });
      this.addEventListener('error', done, { once: true });
    }));
    postMessage.apply(this, values);
  };

  // The browser does not report every script that it fails to load, so this listener logs the
  // failure for `Visit`.
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement) console.error(`Not run: ${target.src}`);
  }, { capture: true });

  const { fetch } = window;
  window.fetch = (request, ...rest) =>
    begun(requests, fetch(request, ...rest), new URL(request.url ?? request, document.baseURI).href);

  /**
   * Returns true if a picture in or near the window is still loading. Other pictures are only
   * loaded when they come near.
   */
  const isComing = (picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return !picture.complete && width > 0 && top < 2 * innerHeight && bottom > -innerHeight;
  };

  const { frame } = window.realTime;
  window.isAtRest = async (isStopped = false, held = []) => {
    // Waits for all other tasks that are due. An idle callback would often run only at its timeout.
    await scheduler.postTask(() => {}, { priority: 'background' });
    await new Promise((done) => frame(() => frame(done)));
    const left = [...held];
    for (const address of requests.values()) {
      const place = left.indexOf(address);
      if (place < 0) return false;
      left.splice(place, 1);
    }
    if (readings.size > 0 || imports.size > 0) return false;
    if (!isStopped && timers.size > 0) return false;
    const bare = (address) => address.replace(/#.*/, '');
    const addresses = held.map(bare);
    if ([...document.images].some((one) => isComing(one) && !addresses.includes(bare(one.currentSrc || one.src)))) return false;
    return document.getAnimations().every(({ playState }) => playState !== 'running');
  };
})();
