// Inverse map projections, the counterparts of `projection.js`.

import { cone as coneOf } from './projection.js';
import { normalized, RADIANS as radians } from './sphere.js';

const inverse = {
  equirectangular: ({ longitude = 0, parallel = 0 }) => (x, y) => {
    const east = x / radians / Math.cos(parallel * radians);
    return Math.abs(east) <= 180 && { latitude: y / radians, longitude: longitude + east };
  },

  mercator: ({ longitude = 0 }) => (x, y) =>
    Math.abs(x) <= Math.PI && {
      latitude: Math.atan(Math.sinh(y)) / radians,
      longitude: longitude + x / radians,
    },

  'equal-earth': ({ longitude = 0 }) => {
    const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
    return (x, y) => {
      // Newton's method converges quickly, because y is nearly linear in theta.
      let theta = y / a1;
      for (let step = 0; step < 12; step += 1) {
        const square = theta * theta;
        const sixth = square * square * square;
        const height = theta * (a1 + a2 * square + sixth * (a3 + a4 * square)) - y;
        theta -= height / (a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square));
      }
      const square = theta * theta;
      const sixth = square * square * square;
      const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square);
      const sine = (2 * Math.sin(theta)) / Math.sqrt(3);
      const east = (Math.sqrt(3) * x * slope) / (2 * Math.cos(theta)) / radians;
      if (!(Math.abs(sine) <= 1) || !(Math.abs(east) <= 180)) return false;
      return { latitude: Math.asin(sine) / radians, longitude: longitude + east };
    };
  },

  laea: ({ latitude, longitude }) => (x, y) => {
    const distance = Math.hypot(x, y);
    if (distance > 2) return false;
    if (distance === 0) return { latitude, longitude };
    const angle = 2 * Math.asin(distance / 2);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const [sinCentre, cosCentre] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
    const up = cosine * sinCentre + (y * sine * cosCentre) / distance;
    const east = Math.atan2(x * sine, distance * cosCentre * cosine - y * sinCentre * sine);
    return {
      latitude: Math.asin(Math.max(-1, Math.min(1, up))) / radians,
      longitude: longitude + east / radians,
    };
  },

  lcc: ({ parallel1, parallel2, latitude, longitude }) => {
    const { cone, factor, height } = coneOf(parallel1, parallel2);
    const origin = factor * Math.exp(-cone * height(latitude));
    return (x, y) => {
      const sign = Math.sign(cone);
      const radius = sign * Math.hypot(x, origin - y);
      const east = Math.atan2(sign * x, sign * (origin - y)) / cone / radians;
      if (radius === 0) return { latitude: 90 * sign, longitude };
      if (Math.abs(east) > 180) return false;
      return {
        latitude: Math.atan(Math.sinh(-Math.log(radius / factor) / cone)) / radians,
        longitude: longitude + east,
      };
    };
  },
};

/**
 * Converts a point of a map to a position on the earth; returns null if the point is not on the
 * earth. Insets, which show distant parts of a country, have their own projections.
 * @param {{projection: {name: string, parameters: Object<string, number>}, scale: number, x:
 *   number, y: number, insets?: object[]}} map a map as in `data/maps/countries.json`
 * @param {{x: number, y: number}} point in the units of the map
 * @returns {import('./sphere.js').Position | null}
 */
export function positionOnMap(map, point) {
  const inset = map.insets?.find(
    ({ left, top, width, height }) =>
      point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + height,
  );
  const { projection, scale, x, y } = inset ?? map;
  const { name, parameters } = projection;
  if (!Object.hasOwn(inverse, name)) throw new Error(`unknown projection ${name}`);
  const found = inverse[name](parameters)((point.x - x) / scale, (y - point.y) / scale);
  if (!found || !(Math.abs(found.latitude) <= 90)) return null;
  return { latitude: found.latitude, longitude: normalized(found.longitude) };
}
