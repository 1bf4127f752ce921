// Great circles on the sphere on which all lengths of the site are counted.

/** Metres. */
const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/**
 * A position in degrees.
 * @typedef {{latitude: number, longitude: number}} Position
 */

/**
 * The angle between two positions in radians, exact for near and for opposite ones.
 * @param {Position} a
 * @param {Position} b
 */
function angle(a, b) {
  const [sinA, cosA] = [Math.sin(a.latitude * radians), Math.cos(a.latitude * radians)];
  const [sinB, cosB] = [Math.sin(b.latitude * radians), Math.cos(b.latitude * radians)];
  const east = (b.longitude - a.longitude) * radians;
  const across = cosB * Math.sin(east);
  const along = cosA * sinB - sinA * cosB * Math.cos(east);
  return Math.atan2(Math.hypot(across, along), sinA * sinB + cosA * cosB * Math.cos(east));
}

/**
 * Metres.
 * @param {Position} a
 * @param {Position} b
 */
export function distance(a, b) {
  return angle(a, b) * earthRadius;
}

/**
 * The first direction of the way from one position to another, in degrees from north by east.
 * @param {Position} a
 * @param {Position} b
 */
export function bearing(a, b) {
  const east = (b.longitude - a.longitude) * radians;
  const [latitudeA, latitudeB] = [a.latitude * radians, b.latitude * radians];
  const x = Math.cos(latitudeB) * Math.sin(east);
  const y =
    Math.cos(latitudeA) * Math.sin(latitudeB) -
    Math.sin(latitudeA) * Math.cos(latitudeB) * Math.cos(east);
  return ((Math.atan2(x, y) / radians) + 360) % 360;
}

/**
 * One of eight directions: "north-west".
 * @param {number} degrees
 */
export function direction(degrees) {
  const names = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west'];
  return [...names, 'north-west'][Math.round(degrees / 45) % 8];
}

/**
 * Returns the distance of a position from a box of latitudes and longitudes, in metres; 0 within it.
 * The box may not cross the meridian of 180 degrees.
 * @param {{south: number, west: number, north: number, east: number}} box in degrees
 * @param {Position} position
 */
export function distanceToBox({ south, west, north, east }, { latitude, longitude }) {
  if (longitude >= west && longitude <= east) {
    return Math.max(south - latitude, latitude - north, 0) * radians * earthRadius;
  }
  // The nearest point lies on the western or the eastern side: at an end of it, or where a great
  // circle from the position meets the side at a right angle.
  let nearest = Infinity;
  for (const side of [west, east]) {
    const across = Math.cos((side - longitude) * radians);
    const foot =
      Math.atan2(Math.sin(latitude * radians), Math.cos(latitude * radians) * across) / radians;
    for (const candidate of [south, north, Math.max(south, Math.min(north, foot))]) {
      const point = { latitude: candidate, longitude: side };
      nearest = Math.min(nearest, distance({ latitude, longitude }, point));
    }
  }
  return nearest;
}
