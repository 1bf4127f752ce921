/**
 * The line of a route on the earth: great circles from point to point, cut at the antimeridian.
 * @module
 */

/** @typedef {[longitude: number, latitude: number]} Position */

const RADIUS = 6371008.8;
/** Metres from point to point at most. */
const STEP = 100000;
const RADIANS = Math.PI / 180;

/**
 * Hundred-thousandths of a degree; halves go up, and what is a hair less.
 * @param {number} degrees
 */
export function units(degrees) {
  return Math.floor(degrees * 100000 + 0.500001);
}

/** @param {number} degrees in -180..<180 afterwards */
function normalized(degrees) {
  if (degrees >= -180 && degrees < 180) return degrees;
  const turned = (degrees + 180) % 360;
  return (turned < 0 ? turned + 360 : turned) - 180;
}

/**
 * The angle between two places seen from the centre of the earth.
 * @param {Position} a @param {Position} b
 */
function centralAngle(a, b) {
  const [latitudeA, latitudeB] = [a[1] * RADIANS, b[1] * RADIANS];
  const difference = ((b[0] - a[0]) * Math.PI) / 180;
  const [cosA, cosB] = [Math.cos(latitudeA), Math.cos(latitudeB)];
  const half = Math.sin(difference / 2);
  const across = cosB * Math.sin(difference);
  const along = Math.sin(latitudeB - latitudeA) + 2 * Math.sin(latitudeA) * cosB * half * half;
  const cosine = Math.sin(latitudeA) * Math.sin(latitudeB) + cosA * cosB * Math.cos(difference);
  return Math.atan2(Math.sqrt(across * across + along * along), cosine);
}

/** @param {Position} place @returns {[number, number, number]} */
function vector([longitude, latitude]) {
  const cos = Math.cos(latitude * RADIANS);
  return [cos * Math.cos(longitude * RADIANS), cos * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)];
}

/** @param {Position} a @param {Position} b @param {number} fraction @returns {Position} */
export function interpolate(a, b, fraction) {
  if (fraction <= 0) return a;
  if (fraction >= 1) return b;
  const angle = centralAngle(a, b);
  const sine = Math.sin(angle);
  let first = Math.sin((1 - fraction) * angle) / sine;
  let second = Math.sin(fraction * angle) / sine;
  const start = vector(a);
  let end = vector(b);
  if (!(sine > 1e-12)) {
    if (angle < 1) {
      const turn = normalized(b[0] - a[0]);
      return [normalized(a[0] + turn * fraction), a[1] + (b[1] - a[1]) * fraction];
    }
    // Antipodes: by way of the north, or east from a pole.
    end = [-start[2] * start[0], -start[2] * start[1], 1 - start[2] * start[2]];
    if (Math.hypot(...end) < 1e-9) end = [1, 0, 0];
    first = Math.cos(fraction * Math.PI);
    second = Math.sin(fraction * Math.PI) / Math.hypot(...end);
  }
  const [x, y, z] = start.map((part, i) => first * part + second * end[i]);
  return [
    normalized((Math.atan2(y, x) * 180) / Math.PI),
    (Math.atan2(z, Math.sqrt(x * x + y * y)) * 180) / Math.PI,
  ];
}

/**
 * @param {Position[]} places
 * @returns {Position[][]}
 */
export function lines(places) {
  if (places.length === 0) return [];
  let line = [places[0]];
  const all = [line];
  for (let i = 1; i < places.length; i += 1) {
    const [a, b] = [places[i - 1], places[i]];
    const steps = Math.min(Math.max(Math.ceil((centralAngle(a, b) * RADIUS) / STEP), 1), 10000);
    for (let step = 1; step <= steps; step += 1) {
      const next = interpolate(a, b, step / steps);
      const last = line[line.length - 1];
      if (Math.abs(next[0] - last[0]) > 180) {
        const side = last[0] < 0 ? -180 : 180;
        const way = next[0] + 2 * side - last[0];
        const share = way === 0 ? 0 : (side - last[0]) / way;
        const latitude = last[1] + (next[1] - last[1]) * share;
        // A line of its own may have a point on the cut.
        if (last[0] !== side) line.push([side, latitude]);
        line = [[-side, latitude]];
        all.push(line);
        if (next[0] === -side) continue;
      }
      line.push(next);
    }
  }
  return all.length > 1 ? all.filter(({ length }) => length > 1) : all;
}
