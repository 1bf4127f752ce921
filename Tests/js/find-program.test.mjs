// Runs the program that is shown on the page about the finder's files, with these files on a
// server.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { decodeShard } from './find-files.mjs';

const page = new URL('../../Content/pages/finder-files.md', import.meta.url);
const fixture = new URL('fixtures/find.json', import.meta.url);

test('the ten lines on the page read the shard for a text', async () => {
  const program = (await readFile(page, 'utf8')).match(/```js\n(.*?)\n```/s)[1];
  assert.equal(program.split('\n').length, 10);
  const { files } = JSON.parse(await readFile(fixture, 'utf8'));
  const server = createServer(({ url }, response) => {
    const path = decodeURI(url).slice('/data/find/'.length);
    const json = JSON.stringify(files[path]);
    response.end(path.endsWith('.gz') ? gzipSync(json) : json);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const { hash } = files['manifest.json'];
    const { shards } = files[`start-${hash}.json.gz`];
    for (const [text, number] of [['lviv', null], ['ki', null], [shards[0], 0], [shards.at(-2), shards.length - 2]]) {
      const script = program.replace('https://example.org', `http://127.0.0.1:${port}`).replace("'lviv'", JSON.stringify(text));
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
        maxBuffer: 1 << 26,
      });
      const lines = (at) => decodeShard(files[`s/${at}-${hash}.json.gz`])
        .map(({ name, record }) => `${name} ${record.id} ${record.name}`);
      const own = stdout.trimEnd().split('\n');
      if (number !== null) assert.deepEqual(own, lines(number), text);
      else assert.ok(shards.some((_, at) => JSON.stringify(lines(at)) === JSON.stringify(own)), text);
      if (text === 'lviv') assert.ok(own.includes('Lviv 702550 Lviv'));
    }
  } finally {
    server.close();
  }
});
