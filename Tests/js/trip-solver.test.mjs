import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { solve } from "../../Templates/scripts/core/trip-solver.js";
import { readNetwork } from "./read-network.mjs";

const board = readNetwork("ukraine-board");
const train = board.modes.findIndex((mode) => mode.id === "train");
const deal = ["lviv", "lutsk", "cherkasy", "vinnytsia", "poltava", "voznesensk", "lozova"].map(
  (id) => board.places.id.indexOf(id));

/** Asserts that each link leads from one place to the next in an allowed direction. */
function assertWalk(network, trip) {
  const { from, to, cost, directed } = network.links;
  let sum = 0;
  trip.links.forEach((link, index) => {
    const [a, b] = trip.places.slice(index, index + 2);
    assert.ok((from[link] === a && to[link] === b)
      || (!directed[link] && from[link] === b && to[link] === a));
    sum += cost[link];
  });
  assert.equal(trip.places.length, trip.links.length + 1);
  assert.equal(sum, trip.cost);
}

test("the founding deal takes 37, 29, 27, 26 and 24 steps with 0 to 4 tickets", () => {
  for (const [tickets, steps] of [37, 29, 27, 26, 24].entries()) {
    const trip = solve(board, { cities: deal, tickets, ticketedModes: [train] }).trip;
    assert.equal(trip.cost, steps);
    assert.equal(trip.ticketsUsed, tickets);
    assertWalk(board, trip);
    assert.deepEqual([...trip.order].sort(), [...deal].sort());
  }
});

test("the costs of random deals are those that the site generator finds", () => {
  const rows = readFixture("board-deals.csv").slice(1);
  assert.ok(rows.length >= 2000);
  for (const [number, row] of rows.entries()) {
    const [cities, ...costs] = row.split(",");
    for (const [tickets, cost] of costs.entries()) {
      // Every deal is solved with all tickets, and every fifth deal also with fewer.
      if (tickets < costs.length - 1 && number % 5 > 0) continue;
      const problem = { cities: cities.split(" ").map(Number), tickets, ticketedModes: [train] };
      assert.equal(solve(board, problem).trip.cost, Number(cost), row);
    }
  }
});

test("random trips equal the site generator's, link by link", () => {
  // Pages have no trips with a fixed start or end, so their solver does not find such trips.
  const cases = readFixture("random-trips.jsonl").map((line) => JSON.parse(line))
    .filter(({ problem }) => problem.start === null && problem.end === null);
  assert.ok(cases.length >= 200);
  for (const { placeCount, links, problem, trip } of cases) {
    const network = { places: { id: Array(placeCount).fill("") }, links };
    assert.deepEqual(solve(network, problem).trip, trip, JSON.stringify({ links, problem }));
  }
});

test("impossible problems are range errors, and impossible trips are null", () => {
  assert.throws(() => solve(board, { cities: [] }), RangeError);
  assert.throws(() => solve(board, { cities: [0, 99] }), RangeError);
  assert.throws(() => solve(board, { cities: [0.5] }), RangeError);
  assert.throws(() => solve(board, { cities: [0], tickets: -1 }), RangeError);
  assert.throws(
    () => solve(board, { cities: [...Array(13).keys()] }), /13 places are chosen, at most 12/);
  const none = { from: [], to: [], mode: [], cost: [], directed: [] };
  const apart = { places: { id: ["a", "b"] }, links: none };
  assert.equal(solve(apart, { cities: [0, 1] }).trip, null);
  assert.deepEqual(
    solve(apart, { cities: [1, 1] }).trip,
    { cost: 0, places: [1], links: [], ticketsUsed: 0, order: [1] });
});

test("a trip uses no closed link, with or without tickets", () => {
  const links = { from: [0, 0, 1], to: [1, 2, 2], mode: [1, 0, 0], cost: [1, 5, 5], directed: [0, 0, 0] };
  const network = { places: { id: ["a", "b", "c"] }, links };
  const problem = { cities: [0, 1], tickets: 1, ticketedModes: [1] };
  assert.deepEqual(solve(network, problem).trip?.links, [0]);
  assert.deepEqual(solve({ ...network, links: { ...links, closed: [0] } }, problem).trip?.links, [2, 1]);
  assert.equal(solve({ ...network, links: { ...links, closed: [0, 1] } }, problem).trip, null);
});

function readFixture(name) {
  const url = new URL(`../RoutingTests/Fixtures/${name}`, import.meta.url);
  return readFileSync(url, "utf8").trimEnd().split("\n");
}
