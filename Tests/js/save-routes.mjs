/**
 * Writes routes of every network of the built site to files FOLDER/NETWORK/FROM.TO.FORMAT, with the
 * code that the pages use.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import '../../.cache/words/words.mjs';
import { FORMATS, routeFile } from '../../Templates/scripts/core/route-files.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { Published, slugs } from './published.mjs';

const [folder] = process.argv.slice(2);

for (const slug of slugs) {
  const published = new Published(slug);
  const { network, pairs } = published;
  mkdirSync(`${folder}/${slug}`);
  for (const [from, to] of published.sample(pairs.length > 1000 ? 20 : 3)) {
    const route = routeInTree(network, published.source(from).tree, to);
    if (!route) continue;
    const ends = [network.id(from), network.id(to)];
    const source = {
      title: ends.join(' to '), network: network.data.title, site: 'Atlas',
      address: `https://atlas.example/${network.routePage(from, to)}`,
    };
    for (const { id } of FORMATS) {
      writeFileSync(`${folder}/${slug}/${ends.join('.')}.${id}`, routeFile(id, network, route, source));
    }
  }
}
