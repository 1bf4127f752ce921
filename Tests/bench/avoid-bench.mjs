/**
 * The processor time in which a planner answers once a part of the network is avoided: percentiles over random questions.
 *
 * node Tests/bench/avoid-bench.mjs [COUNT]
 */
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { Published } from '../js/published.mjs';

const count = Number(process.argv[2] ?? 1000);

for (const slug of ['e-roads', 'sea-lanes']) {
  const { network } = new Published(slug);
  const things = new Things(network);
  let state = 1;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const times = [];
  while (times.length < count) {
    const thing = things.link(random(network.linkCount));
    if (!thing) continue;
    const [from, to] = [random(network.named), random(network.named)];
    const start = process.cpuUsage();
    const rest = network.without(things.closed([thing]));
    routeInTree(rest, treeFrom(rest, from), to);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
  console.log(`${slug}: ${count} questions, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms`);
}
