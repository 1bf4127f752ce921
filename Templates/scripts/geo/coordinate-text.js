// Formats positions in degrees, minutes and seconds, or in decimal degrees.

import { say } from '../lib/words.js';

/** A coordinate in degrees, minutes and seconds, such as 49°50′18″N. */
function sexagesimal(value, positive, negative) {
  const seconds = Math.round(Math.abs(value) * 3600);
  const pad = (number) => String(number).padStart(2, '0');
  const degrees = `${Math.floor(seconds / 3600)}°${pad(Math.floor(seconds / 60) % 60)}′${pad(seconds % 60)}″`;
  return say(value < 0 ? negative : positive, { degrees });
}

/** @param {{latitude: number, longitude: number}} place */
export function coordinates(place) {
  const latitude = sexagesimal(place.latitude, WORDS.mapTools.northLatitude, WORDS.mapTools.southLatitude);
  return `${latitude} ${sexagesimal(place.longitude, WORDS.mapTools.eastLongitude, WORDS.mapTools.westLongitude)}`;
}

/** @param {{latitude: number, longitude: number}} place */
export function degrees(place) {
  return `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
}
