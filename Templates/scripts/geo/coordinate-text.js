// Positions in words: degrees and minutes, and decimal degrees.

/** Degrees, minutes and seconds of one axis: 49°50′18″N. */
function sexagesimal(value, positive, negative) {
  const seconds = Math.round(Math.abs(value) * 3600);
  const pad = (number) => String(number).padStart(2, '0');
  return (
    `${Math.floor(seconds / 3600)}°${pad(Math.floor(seconds / 60) % 60)}′${pad(seconds % 60)}″` +
    (value < 0 ? negative : positive)
  );
}

/** @param {{latitude: number, longitude: number}} place */
export function coordinates(place) {
  return `${sexagesimal(place.latitude, 'N', 'S')} ${sexagesimal(place.longitude, 'E', 'W')}`;
}

/** @param {{latitude: number, longitude: number}} place */
export function degrees(place) {
  return `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
}
