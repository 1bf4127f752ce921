// Map projections of the unit sphere, with y increasing upwards. The generator has the same
// projections in Sources/Geography/Projections. The formulas are from Snyder, Map Projections
// (1987), and, for Equal Earth, Šavrič, Patterson and Jenny (2018).

import { normalized, RADIANS as radians } from './sphere.js';

/** Degrees east of a central meridian, from -180 to 180. */
function relative(longitude, central) {
  const difference = longitude - central;
  // Exactly 180° is kept, so that the eastern edge of a map is not moved to the western edge.
  return difference === 180 ? difference : normalized(difference);
}

/**
 * The parameters of Lambert's conformal conic projection: the cone constant, the scale factor, and
 * a function from a latitude to its height on a Mercator map.
 * @param {number} parallel1 @param {number} parallel2
 */
export function cone(parallel1, parallel2) {
  const height = (/** @type {number} */ degrees) => Math.asinh(Math.tan(degrees * radians));
  const cos1 = Math.cos(parallel1 * radians);
  const cone =
    Math.abs(parallel1 - parallel2) < 1e-9
      ? Math.sin(parallel1 * radians)
      : Math.log(cos1 / Math.cos(parallel2 * radians)) / (height(parallel2) - height(parallel1));
  return { cone, factor: (cos1 * Math.exp(cone * height(parallel1))) / cone, height };
}

const forward = {
  equirectangular: ({ longitude = 0, parallel = 0 }) => {
    const stretch = Math.cos(parallel * radians);
    return (place) => [
      relative(place.longitude, longitude) * radians * stretch,
      place.latitude * radians,
    ];
  },

  mercator: ({ longitude = 0 }) => (place) => {
    if (Math.abs(place.latitude) >= 90) return null;
    return [
      relative(place.longitude, longitude) * radians,
      Math.asinh(Math.tan(place.latitude * radians)),
    ];
  },

  'equal-earth': ({ longitude = 0 }) => {
    const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
    const root3 = Math.sqrt(3);
    return (place) => {
      const theta = Math.asin((root3 / 2) * Math.sin(place.latitude * radians));
      const square = theta * theta;
      const sixth = square * square * square;
      const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square);
      const east = relative(place.longitude, longitude) * radians;
      return [
        (2 * root3 * east * Math.cos(theta)) / (3 * slope),
        theta * (a1 + a2 * square + sixth * (a3 + a4 * square)),
      ];
    };
  },

  laea: ({ latitude, longitude }) => {
    const sine = Math.sin(latitude * radians);
    const cosine = Math.cos(latitude * radians);
    return (place) => {
      const east = (place.longitude - longitude) * radians;
      const sinLatitude = Math.sin(place.latitude * radians);
      const cosLatitude = Math.cos(place.latitude * radians);
      const outward = sine * sinLatitude + cosine * cosLatitude * Math.cos(east);
      if (1 + outward <= 1e-14) return null;
      const scale = Math.sqrt(2 / (1 + outward));
      return [
        scale * cosLatitude * Math.sin(east),
        scale * (cosine * sinLatitude - sine * cosLatitude * Math.cos(east)),
      ];
    };
  },

  lcc: ({ parallel1, parallel2, latitude, longitude }) => {
    const { cone: turn, factor, height } = cone(parallel1, parallel2);
    const radius = (degrees) => {
      if (Math.abs(degrees) >= 90) return degrees > 0 === turn > 0 ? 0 : null;
      return factor * Math.exp(-turn * height(degrees));
    };
    const origin = radius(latitude);
    return (place) => {
      const own = radius(place.latitude);
      if (own === null || origin === null) return null;
      const east = relative(place.longitude, longitude) * radians * turn;
      return [own * Math.sin(east), origin - own * Math.cos(east)];
    };
  },
};

/**
 * The projection with the given name. Its parameters are in degrees, as in the site's data.
 * @param {{name: string, parameters: Object<string, number>}} description
 * @returns {(place: {latitude: number, longitude: number}) => [number, number] | null}
 */
export function projection({ name, parameters }) {
  const make = Object.hasOwn(forward, name) ? forward[name] : null;
  if (!make) throw new Error(`unknown projection ${name}`);
  return make(parameters);
}

/**
 * The position of a place on a map from `data/maps/countries.json`, in the units of the map; null
 * if the projection cannot show the place.
 * @param {{projection: object, scale: number, x: number, y: number}} map
 * @param {{latitude: number, longitude: number}} place @returns {{x: number, y: number} | null}
 */
export function pointOnMap(map, place) {
  const point = projection(map.projection)(place);
  return point && { x: map.x + map.scale * point[0], y: map.y - map.scale * point[1] };
}
