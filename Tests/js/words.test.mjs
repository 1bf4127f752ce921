// Costs in words, in km, in steps and in custom units. The words must equal those on the generated
// pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownWords } from '../../Templates/scripts/deal/deal-words.js';
import { dealSentence } from '../../Templates/scripts/deal/deal.js';
import { Heuristic } from '../../Templates/scripts/core/heuristic.js';
import { routeFile } from '../../Templates/scripts/core/route-files.js';
import { sentence, wayWords } from '../../Templates/scripts/core/route.js';
import { shortestCost } from '../../Templates/scripts/core/search.js';
import { tripSearches } from '../../Templates/scripts/core/trip-methods.js';
import { Weighings } from '../../Templates/scripts/core/weighings.js';
import { amount, cost, costWords, exactAmount, length, sayNodes, sayOf } from '../../Templates/scripts/lib/words.js';
import { tripWords } from '../../Templates/scripts/player/trip-words.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

const hours = { name: 'hours', singular: 'hour', symbol: 'h', decimals: 1, kind: 'time' };
const minutes = { name: 'minutes', singular: 'minute', symbol: 'min', decimals: 0, kind: 'time' };
const days = { name: 'days', singular: 'day', symbol: 'days', decimals: 1, kind: 'time' };
const miles = { name: 'miles', singular: 'mile', symbol: 'mi', decimals: 3, kind: 'length' };
const euros = { name: 'euros', singular: 'euro', symbol: '€', decimals: 2, kind: 'cost' };

test('costs have their significant decimal places and the right plural', () => {
  // CostUnitTests and WordsTests have the same cases for the generated pages.
  for (const [smallest, unit, text] of [
    [25, hours, '2.5\u00a0h'], [10, hours, '1\u00a0h'], [1, hours, '0.1\u00a0h'], [0, hours, '0\u00a0h'],
    [12_345, hours, '1,234.5\u00a0h'], [1, minutes, '1\u00a0min'], [1500, minutes, '1,500\u00a0min'],
    [15, days, '1.5\u00a0days'], [10, days, '1\u00a0day'], [20, days, '2\u00a0days'], [100, days, '10\u00a0days'],
    [2_345, miles, '2.3\u00a0mi'], [9_949, miles, '9.9\u00a0mi'], [9_950, miles, '10\u00a0mi'], [345, miles, '0.345\u00a0mi'],
    [1_050, euros, '10.5\u00a0€'], [100_000, euros, '1,000\u00a0€'],
    [0, 'km', '0\u00a0m'], [999, 'km', '999\u00a0m'], [1000, 'km', '1\u00a0km'], [9_449, 'km', '9.4\u00a0km'],
    [9_949, 'km', '9.9\u00a0km'], [9_950, 'km', '10\u00a0km'], [3_202_062, 'km', '3,202\u00a0km'],
    [1, 'steps', '1\u00a0step'], [24, 'steps', '24\u00a0steps'], [1000, 'steps', '1,000\u00a0steps'], [0, 'steps', '0\u00a0steps'],
  ]) assert.equal(cost(smallest, unit), text);
  assert.equal(length(412), '412\u00a0m');
  assert.equal(amount(100, 'steps'), '100');
  assert.equal(exactAmount(30, hours), '3.0');
  assert.equal(exactAmount(3_201_570, 'km'), '3201.570');
  assert.equal(exactAmount(3, { ...miles, decimals: 4 }), '0.0003');
  assert.equal(costWords(euros).least, 'cheapest');
});

test('a text about costs depends on their kind, or on the measure that routes are best by', () => {
  const told = (unit) => sayOf(unit, WORDS.planner.difference, WORDS.planner.differenceOf, { more: '+2\u00a0m', share: '3' });
  assert.equal(told(euros), '+2\u00a0m, 3\u00a0%, compared with the cheapest route.');
  assert.equal(told({ ...miles, measure: 'climb' }), '+2\u00a0m, 3\u00a0%, compared with the route with the least climb.');
});

test('a text can have elements in place of its values', () => {
  const [place, away] = [{ id: 'link' }, 'here'];
  const parts = sayNodes(WORDS.mapTools.nearestAway, { network: 'E-roads', place, away });
  assert.deepEqual(parts, ['Nearest on ', 'E-roads', ': ', place, ' (', 'here', ').']);
});

test('routes and trips are compared by their time', () => {
  const net = network(['a', 'b', 'c'], ['a b 25', 'b c 22', 'a c 60'], { unit: hours });
  const best = { cost: 47, places: [0, 1, 2], links: [0, 1] };
  assert.match(sentence(net, best), /^4\.7\u00a0h in 2 legs/);
  assert.deepEqual(wayWords(net, best, best), { title: 'The fastest', note: '4.7\u00a0h' });
  assert.match(wayWords(net, { cost: 60, places: [0, 2], links: [2] }, best).note, /^6\u00a0h, \+1\.3\u00a0h, 28\u00a0% more$/);
  const long = { ...best, cost: 10_000 };
  assert.match(wayWords(net, { cost: 10_040, places: [0, 2], links: [2] }, long).note, /, \+4\u00a0h, less than 1\u00a0% more$/);
  assert.equal(dealSentence(net, { cost: 10, order: [0, 1], ticketsUsed: 0 }, 0), 'Best trip: 1\u00a0h through A and B.');
  assert.equal(dealSentence(net, { cost: 11, order: [0, 1], ticketsUsed: 0 }, 0), 'Best trip: 1.1\u00a0h through A and B.');
  const cities = [0, 1, 2];
  const weighings = new Weighings(tripSearches(net.data, { cities }).searches[0].weighings);
  const search = { algorithm: 'exact', weighings, cities, network: net };
  assert.match(tripWords(search, weighings.length), /the fastest trip of all, .+: C, B and A, 4\.7\u00a0h\. No trip is faster: /);
  const shown = { algorithm: 'two-opt', cost: 47, isOver: true };
  assert.match(shownWords(shown, { cost: 47 }, hours), /4\.7\u00a0h, as fast as the best trip\./);
});

test('if costs are times, the estimate of A* is never too high, and A* finds the fastest route', () => {
  let tighter = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const net = randomNetwork(seed);
    net.data.unit = minutes;
    // The cost is at least one minute per 90 km, rounded up, so it is 0 only if the distance is 0.
    net.data.links.cost = net.data.links.cost.map((value, link) => {
      const { from, to } = net.data.links;
      return Math.ceil(Heuristic.of(net).metres(from[link], to[link]) / 90_000) + value / 100_000;
    });
    const timed = network([], []);
    Object.assign(timed, { data: net.data, size: net.size, linkCount: net.linkCount });
    const heuristic = new Heuristic(timed);
    for (let goal = 0; goal < 6; goal += 1) {
      for (let from = 0; from < net.size; from += 1) {
        const best = cheapest(timed, from, goal);
        assert.equal(shortestCost(timed, from, goal), best);
        assert.ok(heuristic.lowerBound(from, goal) <= best);
        if (heuristic.lowerBound(from, goal) > 0) tighter += 1;
      }
    }
  }
  assert.ok(tighter > 1000, `${tighter}`);
});

test('files have the unit and the facts, whatever the names of their columns', () => {
  const net = network(['a 1 2', 'b 1 3'], ['a b 25'], { unit: hours });
  net.data.places.facts = [{ name: 'beds', texts: ['', '=12'] }, { name: '2020', texts: ['x', ''] }];
  net.data.links.facts = [{ name: 'surface', texts: ['gravel, sand'] }];
  const route = { cost: 25, places: [0, 1], links: [0] };
  const source = { title: 'A to B', network: 'Net', address: 'https://example.org/', site: 'Atlas' };
  const rows = routeFile('csv', net, route, source).split('\r\n');
  assert.equal(rows[0], 'stop,place,country,latitude,longitude,by,label,h,total_h,place_beds,place_2020,link_surface');
  assert.equal(rows[1], '1,A,,1,2,,,,0.0,,x,');
  assert.equal(rows[2], "2,B,,1,3,road,,2.5,2.5,'=12,,\"gravel, sand\"");
  const text = routeFile('geojson', net, route, source);
  assert.ok(text.includes('"cost":2.5,"unit":"h"'), text);
  assert.ok(text.includes('"total":2.5,"place_beds":"=12","link_surface":"gravel, sand"}'), text);
  assert.ok(text.includes('"total":0.0,"place_2020":"x"}'), text);
});
