// The outlines of Content/ in a worldview. A vertex of a ring is marked as outer if it is on the
// edge of a country, and as inner if it is between two provinces of one country.
import { readFileSync } from 'node:fs';

/** The precision of the coordinates: ten-thousandths of a degree. */
const UNITS = 10_000;

/** A ring of a province's outline. */
class Ring {
  constructor(coordinates, country) {
    this.country = country;
    this.longitudes = coordinates.map(([longitude]) => longitude);
    this.latitudes = coordinates.map(([, latitude]) => latitude);
    this.count = coordinates.length;
    this.outer = new Uint8Array(this.count);
    this.inner = new Uint8Array(this.count);
    const center = this.#vector(0);
    for (let at = 1; at < this.count; at += 1) {
      this.#vector(at).forEach((value, axis) => (center[axis] += value));
    }
    const length = Math.hypot(...center) || 1;
    this.center = center.map((value) => value / length);
    this.radius = 0;
    for (let at = 0; at < this.count; at += 1) {
      this.radius = Math.max(this.radius, angle(this.#vector(at), this.center));
    }
  }

  #vector(at) {
    const [longitude, latitude] = [this.longitudes[at], this.latitudes[at]].map((value) => (value * Math.PI) / 180);
    return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
  }

  isOuter(vertex) {
    return this.outer[vertex] === 1;
  }

  isInner(vertex) {
    return this.inner[vertex] === 1;
  }

  /**
   * The vertices in a frame as x, y, x, y, ...; null if the frame's projection cannot show all of
   * them.
   */
  project(frame) {
    const line = new Float64Array(2 * this.count);
    for (let at = 0; at < this.count; at += 1) {
      const point = frame.point(this.longitudes[at], this.latitudes[at]);
      if (!point) return null;
      line.set(point, 2 * at);
    }
    return line;
  }

  /**
   * Returns true if both the width and the height of the projected ring are below `extent` plus a
   * tolerance of 0.3 px.
   */
  isSmaller(line, extent) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < line.length; at += 2) {
      left = Math.min(left, line[at]);
      right = Math.max(right, line[at]);
      top = Math.min(top, line[at + 1]);
      bottom = Math.max(bottom, line[at + 1]);
    }
    return right - left < extent + 0.3 && bottom - top < extent + 0.3;
  }

  /** The edges that are near a frame, as [x1, y1, x2, y2]. */
  lines(frame) {
    const line = this.project(frame);
    if (!line) return [];
    const found = [];
    for (let at = 0; at < this.count; at += 1) {
      const next = (at + 1) % this.count;
      const edge = [line[2 * at], line[2 * at + 1], line[2 * next], line[2 * next + 1]];
      const isNear =
        Math.max(edge[0], edge[2]) > frame.left - 5 && Math.min(edge[0], edge[2]) < frame.right + 5 &&
        Math.max(edge[1], edge[3]) > frame.top - 5 && Math.min(edge[1], edge[3]) < frame.bottom + 5;
      if (!isNear) continue;
      found.push(edge);
      // The data end a tenth of a degree before the antimeridian, but maps are drawn up to it.
      const whole = [at, next].flatMap((end) => {
        const longitude = this.longitudes[end];
        const isEnd = Math.abs(longitude) > 179.89;
        return frame.point(isEnd ? Math.sign(longitude) * 180 : longitude, this.latitudes[end]);
      });
      found.push(whole);
    }
    return found;
  }
}

function angle(a, b) {
  return Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
}

/** The rings of all countries in a worldview. */
export class Land {
  /** Reads the outlines in a worldview, by default in the one that the site uses. */
  static read(content, asked = '') {
    const view = asked || readFileSync(`${content}/site.yml`, 'utf8').match(/^worldview: *(\S+)/m)?.[1] || 'un';
    const table = readFileSync(`${content}/countries/worldview.yml`, 'utf8')
      .split(new RegExp(`^  ${view}:$`, 'm'))[1].split(/^  \S/m)[0].split(/^    dashed:/m)[0];
    const owners = new Map();
    for (const [, id, code] of table.matchAll(/^ +(\d+): "?(\w*)"?/gm)) owners.set(Number(id), code);
    const file = JSON.parse(readFileSync(`${content}/countries/provinces.geojson`, 'utf8'));
    const land = new Land(file.features, owners);
    const disputed = JSON.parse(readFileSync(`${content}/countries/disputed.geojson`, 'utf8'));
    land.lines = disputed.features.map(({ geometry }) => geometry.coordinates);
    return land;
  }

  constructor(features, owners) {
    this.rings = [];
    this.byCountry = new Map();
    const edges = new Map();
    const numbers = new Map();
    const number = ([longitude, latitude]) => {
      const key = Math.round((longitude + 180) * UNITS) * 4_000_000 + Math.round((latitude + 90) * UNITS);
      let found = numbers.get(key);
      if (found === undefined) numbers.set(key, (found = numbers.size));
      return found;
    };
    const keys = [];
    features.forEach(({ properties, geometry }, feature) => {
      const country = owners.get(properties.id) ?? properties.ISO_A2;
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      for (const coordinates of polygons.flat()) {
        const ring = new Ring(coordinates.slice(0, -1), country);
        const ids = coordinates.map(number);
        const own = ids.slice(1).map((id, at) => Math.min(id, ids[at]) * 1_048_576 + Math.max(id, ids[at]));
        for (const key of own) {
          if (!edges.has(key)) edges.set(key, []);
          edges.get(key).push({ feature, country });
        }
        this.rings.push(ring);
        keys.push(own);
        if (!this.byCountry.has(country)) this.byCountry.set(country, []);
        this.byCountry.get(country).push(ring);
      }
    });
    this.edges = edges;
    this.rings.forEach((ring, index) => {
      keys[index].forEach((key, at) => {
        const sides = edges.get(key);
        const next = (at + 1) % ring.count;
        // The edges of the data at the antimeridian and at the pole are not borders.
        const isSeam = [at, next].every((end) => Math.abs(ring.longitudes[end]) > 179.89 || ring.latitudes[end] < -89.89);
        if (isSeam) return;
        const isInner = sides.length === 2 && sides[0].country === sides[1].country;
        for (const end of [at, next]) (isInner ? ring.inner : ring.outer)[end] = 1;
      });
    });
  }

  ringsOf(country) {
    return this.byCountry.get(country) ?? [];
  }

  /** The rings of other countries that might be visible in a frame. */
  ringsAround(country, frame) {
    const rings = [];
    for (const ring of this.rings) {
      if (ring.country === country) continue;
      const point = frame.point(
        (Math.atan2(ring.center[1], ring.center[0]) * 180) / Math.PI,
        (Math.asin(ring.center[2]) * 180) / Math.PI,
      );
      if (!point) continue;
      // These maps preserve areas and distort distances by at most a third.
      const reach = ring.radius * 1.5 * frame.scale + 10;
      const isNear =
        point[0] > frame.left - reach && point[0] < frame.right + reach &&
        point[1] > frame.top - reach && point[1] < frame.bottom + reach;
      if (isNear) rings.push(ring);
    }
    return rings;
  }
}
