// Great circles on the sphere on which the site measures all lengths.

/** The radius of the sphere in metres. */
export const EARTH_RADIUS = 6_371_008.8;
export const RADIANS = Math.PI / 180;

/** @typedef {{latitude: number, longitude: number}} Position a position in degrees */

/** @param {number} degrees any angle; the result is at least -180 and less than 180 */
export function normalized(degrees) {
  if (degrees >= -180 && degrees < 180) return degrees;
  const turned = (degrees + 180) % 360;
  return (turned < 0 ? turned + 360 : turned) - 180;
}

/**
 * The angle between two positions in radians. It is accurate both for nearby and for opposite
 * positions.
 * @param {Position} a @param {Position} b
 */
export function angle(a, b) {
  const [latitudeA, latitudeB] = [a.latitude * RADIANS, b.latitude * RADIANS];
  const difference = ((b.longitude - a.longitude) * Math.PI) / 180;
  const [cosA, cosB] = [Math.cos(latitudeA), Math.cos(latitudeB)];
  const half = Math.sin(difference / 2);
  const across = cosB * Math.sin(difference);
  const along = Math.sin(latitudeB - latitudeA) + 2 * Math.sin(latitudeA) * cosB * half * half;
  const cosine = Math.sin(latitudeA) * Math.sin(latitudeB) + cosA * cosB * Math.cos(difference);
  return Math.atan2(Math.sqrt(across * across + along * along), cosine);
}

/**
 * The great-circle distance between two positions, in metres.
 * @param {Position} a @param {Position} b
 */
export function distance(a, b) {
  return angle(a, b) * EARTH_RADIUS;
}

/**
 * The initial bearing from a to b, in degrees clockwise from north.
 * @param {Position} a @param {Position} b
 */
export function bearing(a, b) {
  const east = (b.longitude - a.longitude) * RADIANS;
  const [latitudeA, latitudeB] = [a.latitude * RADIANS, b.latitude * RADIANS];
  const x = Math.cos(latitudeB) * Math.sin(east);
  const y =
    Math.cos(latitudeA) * Math.sin(latitudeB) -
    Math.sin(latitudeA) * Math.cos(latitudeB) * Math.cos(east);
  return ((Math.atan2(x, y) / RADIANS) + 360) % 360;
}

/**
 * The nearest of the eight compass directions, such as "north-west".
 * @param {number} degrees
 */
export function direction(degrees) {
  const names = [
    WORDS.map.north, WORDS.map.northEast, WORDS.map.east, WORDS.map.southEast, WORDS.map.south, WORDS.map.southWest,
    WORDS.map.west, WORDS.map.northWest,
  ];
  return names[Math.round(degrees / 45) % 8];
}

/**
 * The distance between a position and a latitude-longitude box, in metres; 0 inside the box. The
 * box must not cross the antimeridian.
 * @param {{south: number, west: number, north: number, east: number}} box the box, in degrees
 * @param {Position} position
 */
export function distanceToBox({ south, west, north, east }, { latitude, longitude }) {
  if (longitude >= west && longitude <= east) {
    return Math.max(south - latitude, latitude - north, 0) * RADIANS * EARTH_RADIUS;
  }
  // The nearest point is on the western or eastern side of the box: at a corner, or where a great
  // circle from the position meets the side at a right angle.
  let nearest = Infinity;
  for (const side of [west, east]) {
    const across = Math.cos((side - longitude) * RADIANS);
    const foot =
      Math.atan2(Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS) * across) / RADIANS;
    for (const candidate of [south, north, Math.max(south, Math.min(north, foot))]) {
      const point = { latitude: candidate, longitude: side };
      nearest = Math.min(nearest, distance({ latitude, longitude }, point));
    }
  }
  return nearest;
}
