// Runs before the scripts of a page, and counts what they have begun and not ended: frames, short
// timers, answers being read. `isAtRest` draws the page and returns true if nothing of it is left;
// on a page whose clock stands still, frames and timers do not count.
(() => {
  /** Longer timers wait for the reader, not for the page. In ms. */
  const LONGEST = 300;
  const timers = new Set();
  const readings = new Set();

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
      const reading = read.call(this);
      readings.add(reading);
      const end = () => readings.delete(reading);
      reading.then(end, end);
      return reading;
    };
  }

  const { idle, frame } = window.realTime;
  window.isAtRest = async (isStopped = false) => {
    await new Promise((done) => idle(done, { timeout: 1000 }));
    await new Promise((done) => frame(() => frame(done)));
    if (readings.size > 0 || (!isStopped && timers.size > 0)) return false;
    return document.getAnimations().every(({ playState }) => playState !== 'running');
  };
})();
