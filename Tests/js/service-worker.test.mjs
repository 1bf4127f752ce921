// Tests the guarantees of the service worker on random sequences of events. Visited pages remain
// available offline, a saved network is complete, and no page gets a file of another build.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Browser, ROOT, lottery } from './service-worker.mjs';

const NETWORKS = { one: ['x', 'y'], two: ['y', 'z'] };
const MODULES = { 'main.1.js': "import { a } from './part.1.js'; import('./late.1.js')", 'part.1.js': 'a', 'late.1.js': "import './last.1.js'", 'last.1.js': '' };

/** The files of a build. The file trees.json of network `two` changes only in every other build. */
function files(build) {
  const number = Number(build.slice(1));
  const half = `b${number - (number % 2)}`;
  const all = { 'data/build.json': JSON.stringify({ build }), 'offline/': `${build} offline/` };
  for (const path of ['', 'p/', 'q/', 'r/']) {
    all[path] = `${build} ${path} <link href="assets/style.${build}.css"/><script src="assets/main.1.js"></script>`;
  }
  for (const path of ['data/p.json', 'data/q.json']) all[path] = `${build} ${path}`;
  all[`assets/style.${build}.css`] = build;
  for (const [name, text] of Object.entries(MODULES)) all[`assets/${name}`] = text;
  for (const [slug, routes] of Object.entries(NETWORKS)) {
    const list = [];
    const add = (path, hash, text) => {
      all[path] = text;
      list.push([path, hash, text.length]);
    };
    add(`networks/${slug}/`, build, `${build} networks/${slug}/`);
    // Two consecutive builds have the same bytes and the same hash for this file, so each can use
    // the file of the other.
    if (slug === 'two') add('data/networks/two/trees.json', half, `${half} same as in ${half}`);
    for (const route of routes) add(`networks/${slug}/${route}/`, build, `${build} networks/${slug}/${route}/`);
    add('assets/main.1.js', '1', MODULES['main.1.js']);
    all[`data/networks/${slug}/offline.json`] = `${build} size`;
    all[`data/networks/${slug}/offline-files.json`] = JSON.stringify({ build, files: list });
  }
  return all;
}

const buildOf = (text) => text.split(' ')[0];

/**
 * Returns true if the worker knows the build of a page. If the name of the build could not be
 * loaded with the page, the worker does not handle the page's requests.
 */
const isLabelled = (browser, { id }) => {
  return [...browser.caches].some(([, entries]) => entries.has(`${ROOT}.state/page/${id}`));
};

/**
 * Returns true if a text is valid for a page: it is from the page's build, or has the same bytes in
 * that build.
 */
const fits = (path, text, page) => files(buildOf(page))[path] === text;

test('no page ever gets anything from another build, whatever happens at any moment', async () => {
  let refused = 0, given = 0, kept = 0, reloaded = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const browser = new Browser(seed, files);
    const { random } = browser;
    await browser.during(() => browser.install());
    const any = (list) => list[Math.floor(random() * list.length)];
    const check = async (window) => {
      if (!window?.text || !isLabelled(browser, window)) return;
      const path = any(['data/p.json', 'data/q.json', 'data/networks/two/trees.json', 'networks/two/z/']);
      const text = await browser.load(window, path);
      if (text === null) refused += 1;
      else {
        given += 1;
        assert.ok(fits(path, text, window.text), `seed ${seed}: ${window.text} got ${text}`);
      }
    };
    const acts = [
      async () => {
        let window = await browser.open(any(['', 'p/', 'q/', 'r/', 'networks/one/', 'networks/two/z/']));
        for (let time = 0; time < 2; time += 1) await check(window);
        if (window.next) {
          reloaded += 1;
          window = await window.next;
          await check(window);
        }
        const own = [window.url, `${ROOT}data/p.json`, `${ROOT}assets/main.1.js`];
        if (random() < 0.5) await browser.ask({ action: 'see', addresses: own }, window).catch(() => {});
      },
      async () => check(any([...browser.windows.values()])),
      async () => browser.ask({ action: 'keep', slug: any(['one', 'two']) }).then(() => (kept += 1), () => {}),
      async () => browser.ask({ action: 'drop', slug: any(['one', 'two']) }).catch(() => {}),
      async () => {
        browser.build = `b${Number(browser.build.slice(1)) + 1}`;
      },
      async () => {
        browser.isDown = random() < 0.4;
      },
      async () => browser.start(),
      async () => browser.windows.delete(any([...browser.windows.keys()])),
    ];
    const running = [];
    for (let step = 0; step < 40; step += 1) {
      running.push(any(acts)());
      await browser.time.pass(Math.floor(random() * 30));
    }
    await browser.during(() => Promise.all(running));
    // Every cache contains only files of its own build.
    for (const [name, entries] of browser.caches) {
      const [, build] = / build (\w+)$/.exec(name) ?? [];
      for (const [address, response] of build ? entries : []) {
        assert.equal(response.body, files(build)[address.slice(ROOT.length)], `seed ${seed}: ${name}`);
      }
    }
    // A saved network is complete in one build, online or offline.
    browser.isDown = true;
    for (const slug of await browser.during(() => browser.ask({ action: 'kept' }))) {
      for (const path of [`networks/${slug}/`, ...NETWORKS[slug].map((route) => `networks/${slug}/${route}/`)]) {
        const window = await browser.during(() => browser.open(path));
        assert.equal(window.path, path, `seed ${seed}: ${path} is not there`);
        if (slug !== 'two') continue;
        const trees = 'data/networks/two/trees.json';
        const text = await browser.during(() => browser.load(window, trees));
        assert.ok(text && fits(trees, text, window.text), `seed ${seed}: ${window.text} got ${text}`);
      }
    }
  }
  // The sequences must have covered all of these cases.
  assert.ok(given > 500 && refused > 100 && kept > 100 && reloaded > 3, `${[given, refused, kept, reloaded]}`);
});

/** A browser with the worker installed, and functions that act in it one at a time. */
async function visited(seed = 7) {
  const browser = new Browser(seed, files);
  await browser.during(() => browser.install());
  const open = (path) => browser.during(() => browser.open(path));
  const load = (window, path) => browser.during(() => browser.load(window, path));
  const ask = (message, window) => browser.during(() => browser.ask(message, window));
  return { browser, open, load, ask };
}

test('visited pages stay readable after many updates, with their data and all modules', async () => {
  const { browser, open, load, ask } = await visited();
  const first = await open('p/');
  assert.equal(await load(first, 'data/p.json'), 'b0 data/p.json');
  await ask({ action: 'see', addresses: [`${ROOT}assets/main.1.js`, `${ROOT}assets/style.b0.css`] }, first);
  for (let number = 1; number <= 5; number += 1) {
    browser.build = `b${number}`;
    browser.start();
    // The first page might be a cached one from the old build, but the next one is from the new
    // build.
    await open('q/');
    assert.equal(buildOf((await open('q/')).text), `b${number}`);
  }
  browser.windows.clear();
  browser.isDown = true;
  browser.start();
  const again = await open('p/');
  assert.equal(again.text, first.text);
  assert.equal(await load(again, 'data/p.json'), 'b0 data/p.json');
  for (const name of ['style.b0.css', ...Object.keys(MODULES)]) {
    assert.equal(await load(again, `assets/${name}`), files('b0')[`assets/${name}`], name);
  }
  assert.equal(buildOf((await open('q/')).text), 'b5');
  assert.equal((await open('r/')).path, 'offline/');
});

test('an update fetches only the files of a saved network that have changed', async () => {
  const { browser, open, ask } = await visited();
  await ask({ action: 'keep', slug: 'two' });
  browser.build = 'b1';
  browser.asked.length = 0;
  await open('');
  assert.ok(browser.asked.includes('networks/two/z/'));
  assert.ok(!browser.asked.includes('data/networks/two/trees.json'));
  browser.isDown = true;
  assert.equal((await open('networks/two/z/')).text, 'b1 networks/two/z/');
});

test('two networks saved at the same time are both complete, and removing one leaves the other complete', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { browser, open, load, ask } = await visited(seed);
    const both = ['one', 'two'].map((slug) => browser.ask({ action: 'keep', slug }));
    await browser.during(() => Promise.all(both));
    await ask({ action: 'drop', slug: 'one' });
    browser.isDown = true;
    assert.deepEqual(await ask({ action: 'kept' }), ['two']);
    const window = await open('networks/two/y/');
    assert.equal(window.text, 'b0 networks/two/y/');
    assert.equal(await load(window, 'data/networks/two/trees.json'), 'b0 same as in b0');
    assert.equal((await open('networks/one/x/')).path, 'offline/');
  }
});

test('a network that is removed during an update does not come back', async () => {
  const random = lottery(3);
  for (let seed = 1; seed <= 40; seed += 1) {
    const { browser, open, ask } = await visited(seed);
    await ask({ action: 'keep', slug: 'one' });
    browser.build = 'b1';
    const going = browser.open('');
    await browser.time.pass(Math.floor(random() * 120));
    await ask({ action: 'drop', slug: 'one' });
    await browser.during(() => going);
    browser.isDown = true;
    assert.deepEqual(await ask({ action: 'kept' }), []);
    assert.equal((await open('networks/one/x/')).path, 'offline/', `seed ${seed}`);
  }
});

test('a saved network that a new build does not have stays as it was', async () => {
  const { browser, open, ask } = await visited();
  await ask({ action: 'keep', slug: 'one' });
  browser.files = (build) => {
    const all = files(build);
    if (build !== 'b0') for (const path of Object.keys(all)) if (path.includes('networks/one/')) delete all[path];
    return all;
  };
  for (const build of ['b1', 'b2']) {
    browser.build = build;
    await open('');
  }
  browser.windows.clear();
  browser.isDown = true;
  assert.equal((await open('networks/one/x/')).text, 'b0 networks/one/x/');
});

const many = (count) => (build) => {
  const all = files(build);
  for (let number = 0; number < count; number += 1) all[`n${number}/`] = `${build} ${number}`;
  return all;
};

test('the oldest pages are deleted, but a saved network is not', async () => {
  const { browser, open, ask } = await visited();
  browser.files = many(340);
  await ask({ action: 'keep', slug: 'one' });
  for (let number = 0; number < 340; number += 1) {
    if (number === 170) browser.build = 'b1';
    const window = await open(`n${number}/`);
    await ask({ action: 'see', addresses: [] }, window);
  }
  browser.isDown = true;
  assert.equal((await open('n0/')).path, 'offline/');
  assert.equal((await open('n339/')).text, 'b1 339');
  assert.equal((await open('n169/')).text, 'b0 169');
  assert.equal((await open('networks/one/x/')).text, 'b1 networks/one/x/');
});

test('a device that refuses to store anything more reads the site from the server', async () => {
  const { browser, open, load } = await visited();
  for (const entries of browser.caches.values()) {
    entries.set = () => {
      throw new Error('QuotaExceededError');
    };
  }
  browser.build = 'b1';
  const window = await open('p/');
  assert.equal(window.text, files('b1')['p/']);
  assert.equal(await load(window, 'assets/style.b1.css'), 'b1');
  assert.equal(await load(window, 'data/p.json'), 'b1 data/p.json');
});

test('a worker that is ended again and again stays within the limit', async () => {
  const { browser, open, ask } = await visited();
  browser.files = many(600);
  for (let number = 0; number < 600; number += 1) {
    const window = await open(`n${number}/`);
    await ask({ action: 'see', addresses: [window.url] }, window);
    browser.windows.clear();
    if (number % 5 !== 0) continue;
    // Clean-up runs at the first page after each start of the worker, so at most five pages are
    // above the limit.
    if (number > 0) assert.ok(browser.kept('b0').filter((path) => path !== 'offline/').length <= 300 + 5);
    browser.start();
  }
  browser.start();
  await ask({ action: 'see', addresses: [] });
  assert.equal(browser.kept('b0').filter((path) => path !== 'offline/').length, 300);
});

test('a network that is being saved is not deleted, however many files it has', async () => {
  const { browser, open, ask } = await visited();
  const paths = Array.from({ length: 400 }, (_, number) => `n${number}/`);
  browser.files = (build) => ({
    ...many(400)(build),
    'data/networks/one/offline-files.json': JSON.stringify({ build, files: paths.map((path) => [path, build, 9]) }),
  });
  const window = await open('p/');
  // The download is interrupted twice, and in the meantime pages are read.
  for (let time = 0; time < 2; time += 1) {
    browser.ask({ action: 'keep', slug: 'one' }).catch(() => {});
    await browser.time.pass(2500);
    const before = browser.kept('b0').length;
    browser.start();
    await ask({ action: 'see', addresses: [window.url] }, window);
    assert.ok(browser.kept('b0').length >= before);
  }
  assert.ok(browser.kept('b0').length > 300);
  const both = [browser.ask({ action: 'keep', slug: 'one' })];
  await browser.time.pass(100);
  both.push(browser.ask({ action: 'see', addresses: [window.url] }, window));
  await browser.during(() => Promise.all(both));
  for (const path of paths) assert.ok(browser.kept('b0').includes(path), path);
  assert.ok(browser.kept('b0').includes('p/'));
});

test('a saved network is deleted from an older build once no page of that build is open', async () => {
  const { browser, open, ask } = await visited();
  await ask({ action: 'keep', slug: 'two' });
  const older = await open('networks/two/y/');
  browser.build = 'b1';
  await open('p/');
  assert.ok(browser.kept('b1').includes('networks/two/z/'));
  assert.ok(browser.kept('b0').includes('networks/two/z/'), 'a page of it is open');
  browser.windows.delete(older.id);
  browser.start();
  const window = await open('q/');
  await ask({ action: 'see', addresses: [window.url] }, window);
  assert.deepEqual(browser.kept('b0').filter((path) => path.startsWith('networks/')), []);
  browser.isDown = true;
  assert.equal((await open('networks/two/z/')).text, 'b1 networks/two/z/');
});

test('a cached page is not reloaded while it is read, and the next page is from the new build', async () => {
  const { browser, open, load } = await visited();
  await open('p/');
  browser.build = 'b1';
  browser.start();
  const old = await open('p/');
  assert.equal(buildOf(old.text), 'b0');
  assert.equal(old.next, undefined);
  const next = await open('p/');
  assert.equal(buildOf(next.text), 'b1');
  assert.equal(await load(next, 'data/p.json'), 'b1 data/p.json');
});

test('a page is loaded even if the connection broke once', async () => {
  const { browser, open } = await visited();
  browser.broken.add('r/');
  assert.equal((await open('r/')).text, files('b0')['r/']);
});

test('a full device deletes the oldest files and continues', async () => {
  const { browser, open, ask } = await visited();
  browser.files = many(340);
  await ask({ action: 'keep', slug: 'one' });
  for (let number = 0; number < 340; number += 1) {
    await open(`n${number}/`);
    browser.windows.clear();
  }
  browser.room = browser.size;
  browser.start();
  const first = await open('p/');
  await ask({ action: 'see', addresses: [first.url] }, first).catch(() => {});
  assert.ok(browser.size < browser.room, `${browser.size}`);
  assert.ok(!browser.kept('b0').includes('n0/'));
  // The saved network also stays available if a new build arrives while the device is full.
  browser.room = browser.size;
  browser.build = 'b1';
  browser.windows.clear();
  browser.room += 1;
  for (let time = 0; time < 30; time += 1) {
    browser.start();
    const window = await open(`n${time}/`);
    await ask({ action: 'see', addresses: [window.url] }, window).catch(() => {});
    browser.windows.clear();
  }
  browser.isDown = true;
  assert.ok((await open('networks/one/x/')).text.endsWith(' networks/one/x/'));
});

test('a page that is read while assets are deleted keeps its modules', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { browser, open, load, ask } = await visited(seed);
    browser.files = (build) => {
      const all = files(build);
      if (build !== 'b0') all['offline/'] = all['q/'] = `${build} plain`;
      return all;
    };
    const addresses = [`${ROOT}p/`, `${ROOT}assets/main.1.js`];
    const first = await open('p/');
    await ask({ action: 'see', addresses }, first);
    for (const [name, entries] of browser.caches) if (name.endsWith(' b0')) entries.delete(`${ROOT}p/`);
    browser.windows.clear();
    browser.build = 'b1';
    const both = [browser.open('q/')];
    await browser.time.pass(Math.floor(seed * 1.5));
    both.push(browser.open('p/').then((window) => browser.ask({ action: 'see', addresses }, window)));
    await browser.during(() => Promise.all(both));
    browser.isDown = true;
    const window = await open('p/');
    for (const name of Object.keys(MODULES)) {
      assert.equal(await load(window, `assets/${name}`), MODULES[name], `seed ${seed}: ${name}`);
    }
  }
});

test('a page of a saved network comes from the build that has its data', async () => {
  const { browser, open, load, ask } = await visited();
  await ask({ action: 'keep', slug: 'two' });
  browser.build = 'b1';
  browser.files = (build) => {
    const all = files(build);
    if (build === 'b1') delete all['networks/two/y/'];
    return all;
  };
  // The next page is from the new build, in which the network cannot be completed.
  await open('networks/two/z/');
  const again = await open('networks/two/z/');
  assert.equal(again.text, 'b1 networks/two/z/');
  browser.isDown = true;
  const window = await open('networks/two/z/');
  assert.equal(window.text, 'b0 networks/two/z/');
  assert.equal(await load(window, 'data/networks/two/trees.json'), 'b0 same as in b0');
});
