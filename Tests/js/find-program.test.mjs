// The program that the page about the data shows reads the finder's files as the pages do.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { decodeProvinces } from '../../Templates/scripts/find/find-shard.js';
import { decodeShard } from './find-files.mjs';

const page = new URL('../../Content/pages/data.md', import.meta.url);
const fixture = new URL('fixtures/find.json', import.meta.url);

test('the program that is shown reads every shard', async () => {
  const text = (await readFile(page, 'utf8')).split('## The finder')[1];
  const program = text.match(/```python\n(.*?)```/s)[1];
  const { files } = JSON.parse(await readFile(fixture, 'utf8'));
  const shards = Object.entries(files).filter(([path]) => path.startsWith('s/'));
  assert.ok(shards.length > 20);
  const folder = await mkdtemp(join(tmpdir(), 'find-program-'));
  try {
    const paths = shards.map((_, number) => join(folder, `${number}.json.gz`));
    const start = files[files['manifest.json'].start];
    await writeFile(join(folder, 'start.json.gz'), gzipSync(JSON.stringify(start)));
    for (const [number, [, data]] of shards.entries()) {
      await writeFile(paths[number], gzipSync(JSON.stringify(data)));
    }
    const script = `${program}
import sys
for path in sys.argv[2:]:
    print(json.dumps(list(shard(sys.argv[1], path))))
`;
    const run = spawnSync('python3', ['-c', script, join(folder, 'start.json.gz'), ...paths], {
      encoding: 'utf8', maxBuffer: 1 << 28,
    });
    assert.equal(run.stderr, '');
    const lines = run.stdout.trimEnd().split('\n');
    for (const [number, [path, data]] of shards.entries()) {
      const theirs = JSON.parse(lines[number]);
      const ours = decodeShard(data, decodeProvinces(start.provinces)).map(({ key, spelling, record }) => {
        const { id, cell, country, province, population, name } = record;
        return [key, spelling, { id, cell, country, province, population, name }];
      });
      assert.deepEqual(theirs, ours, path);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
