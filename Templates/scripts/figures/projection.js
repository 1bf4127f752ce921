/**
 * The figure of map projections. It shows the world in a projection that the reader chooses, and
 * compares the areas of two countries.
 * @module
 */

/** @typedef {import('./world-shapes.js').Shape} Shape */
import { drawn } from '../lib/drawn.js';
import { report } from '../lib/report.js';
import { html, svg } from '../lib/svg.js';
import { count, decimal } from '../lib/words.js';
import { tabs } from '../player/tabs.js';
import { LitLines } from './lit-lines.js';
import { fillLate } from './place-field.js';
import { formula, LATITUDES, meridianFilm, meridianRows, meridianTable, meridianWords } from './meridian-film.js';
import { announcedSteps } from './announced-steps.js';
import { drawnArea, nearEquator, plane, PROJECTIONS, trueArea, worldShapes } from './world-shapes.js';
import { Latest } from '../lib/latest.js';

/** The duration of the transition between projections, in ms. */
const CHANGE = 600;
/** The default country far from the equator. */
const FAR = 'GL';

const quiet = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * @param {HTMLElement} section @param {any} settings
 * @param {[import('./world-shapes.js').Outlines]} files the outlines of the countries
 */
export function start(section, settings, [outlines]) {
  const shapes = worldShapes(outlines);
  const frame = /** @type {HTMLElement} */ (section.querySelector('.map-frame'));
  const figure = /** @type {HTMLElement} */ (section.querySelector('.map'));
  const picture = /** @type {HTMLImageElement} */ (frame.querySelector('.map-base'));
  const world = new World(shapes, picture);
  const far = shapes.find(({ code }) => code === (settings.country ?? FAR)) ?? shapes[0];
  let meridian = 0;
  let chosen = '';
  const comparison = new AreaComparison(shapes, settings.projections, far, (pair) => {
    world.mark(pair);
    meridian = Math.round(middleOf(pair[0]));
    load();
  });
  const code = new LitLines();
  const rows = html('tbody');
  const steps = announcedSteps(WORDS.figures.meridianSteps, (step) => {
    const film = meridianFilm(chosen, meridian);
    const { count: known, line } = film[step];
    const isWhole = step === film.length - 1;
    code.light([line]);
    rows.replaceChildren(...meridianRows(chosen, meridian, known));
    world.trace(LATITUDES.slice(0, known).map((latitude) => [meridian, latitude]));
    return isWhole ? PROJECTIONS[chosen].note : meridianWords(film[step], meridian);
  });
  /** @param {string} name */
  const choose = (name) => {
    chosen = name;
    world.change(name);
    rename(figure, PROJECTIONS[name].map);
    code.fill(formula(name));
    // This calls the comparison's callback, which loads the steps.
    comparison.choose(name);
  };
  const load = () => {
    const last = meridianFilm(chosen, meridian).length - 1;
    steps.load(last, last);
  };
  /** @type {[string, string][]} */
  const options = settings.projections.map((/** @type {string} */ name) => [name, PROJECTIONS[name].title]);
  const choice = tabs(WORDS.figures.projection, options, options[0][0], choose);
  frame.replaceChildren(world.element);
  figure.after(html('div', { class: 'figure-panel' }, steps.element, choice, comparison.element),
    html('div', { class: 'figure-beside' }, meridianTable(rows), code.element));
  world.mark(comparison.pair);
  choose(options[0][0]);
  drawn().then(() => world.complete()).catch(report);
}

/**
 * Replaces the name of a projection in the figure's caption with the name of the current one.
 * @param {HTMLElement} figure @param {string} title
 */
function rename(figure, title) {
  const titles = Object.values(PROJECTIONS).map(({ map }) => map);
  for (const node of figure.querySelector('.figure-fact')?.childNodes ?? []) {
    const text = node.textContent ?? '';
    const known = titles.find((one) => text.includes(one));
    if (known) {
      node.textContent = text.replace(known, title);
      return;
    }
  }
}

/**
 * The map. It starts as the static picture, over which the highlighted countries are drawn. The
 * other countries are drawn after the first frame.
 */
class World {
  /**
   * @param {Shape[]} shapes
   * @param {HTMLImageElement} picture the picture of the static figure
   */
  constructor(shapes, { src, width, height }) {
    this.shapes = shapes;
    /**
     * The shapes in each projection, keyed by the name of the projection and created on first use.
     * @type {Record<string, Fit>}
     */
    this.fits = {};
    this.paths = new Map(shapes.map(({ code, name }) => {
      return [code, svg('path', {}, svg('title', {}, name))];
    }));
    this.sphere = svg('path', { class: 'sphere' });
    this.line = svg('path', { class: 'climb' });
    this.dots = svg('g');
    this.size = { width, height };
    /** @type {SVGElement | null} */
    this.picture = svg('image', { href: src, width, height });
    this.element = svg('svg', { class: 'projected', viewBox: `0 0 ${width} ${height}`, role: 'img' });
    this.element.append(this.sphere, this.picture, ...this.paths.values(), this.line, this.dots);
    /** @type {Shape[]} */
    this.marked = [];
    this.shown = '';
    this.latest = new Latest();
  }

  /** @param {Shape[]} pair */
  mark(pair) {
    this.marked = pair;
    for (const [code, path] of this.paths) {
      const index = pair.findIndex((shape) => shape.code === code);
      path.setAttribute('class', ['far', 'near'][index] ?? '');
    }
  }

  /**
   * Draws a line through the given positions, with a dot at each, in the current projection.
   * @param {[number, number][]} positions degrees east and north, in that order
   */
  trace(positions) {
    const { width, height } = this.size;
    const points = positions.map(placing(this.shown, width, height));
    this.line.setAttribute('d', points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''));
    this.dots.replaceChildren(...points.map(([x, y]) => svg('circle', { class: 'found-dot', cx: x.toFixed(1), cy: y.toFixed(1) })));
  }

  /** @param {string} name the name of a projection */
  change(name) {
    this.element.setAttribute('aria-label', PROJECTIONS[name].map);
    const before = this.fits[this.shown];
    const after = (this.fits[name] ??= new Fit(name, this.size));
    this.shown = name;
    const isWanted = this.latest.begin();
    if (!before) {
      this.#draw(after, after, 1, this.marked);
      return;
    }
    this.#unveil();
    if (quiet.matches) {
      this.#draw(after, after, 1, this.shapes);
      return;
    }
    const begin = performance.now();
    const step = (/** @type {number} */ now) => {
      if (!isWanted()) return;
      const share = Math.min(1, Math.max(0, (now - begin) / CHANGE));
      this.#draw(before, after, 1 - (1 - share) ** 3, this.shapes);
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Draws all countries instead of the static picture. */
  complete() {
    if (!this.picture) return;
    const fit = this.fits[this.shown];
    this.#draw(fit, fit, 1, this.shapes);
    this.#unveil();
  }

  #unveil() {
    this.picture?.remove();
    this.picture = null;
  }

  /**
   * @param {Fit} before @param {Fit} after
   * @param {number} share the progress of the transition, from 0 to 1
   * @param {Shape[]} shapes
   */
  #draw(before, after, share, shapes) {
    const between = (/** @type {Float64Array} */ from, /** @type {Float64Array} */ to) => {
      let path = '';
      for (let index = 0; index < to.length; index += 2) {
        const x = from[index] + (to[index] - from[index]) * share;
        const y = from[index + 1] + (to[index + 1] - from[index + 1]) * share;
        path += `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
      }
      return `${path}Z`;
    };
    this.sphere.setAttribute('d', between(before.sphere, after.sphere));
    for (const shape of shapes) {
      const old = before.points(shape);
      const rings = after.points(shape).map((ring, number) => between(old[number], ring));
      this.paths.get(shape.code)?.setAttribute('d', rings.join(''));
    }
  }
}

/** The shapes in one projection, scaled to fit the map. Each shape is projected on first use. */
class Fit {
  /** @param {string} name @param {{width: number, height: number}} size */
  constructor(name, { width, height }) {
    this.put = placing(name, width, height);
    /** @type {Map<string, Float64Array[]>} */
    this.known = new Map();
    const up = Array.from({ length: 37 }, (_, index) => -90 + 5 * index);
    /** @type {[number, number][]} */
    const edge = [
      ...up.map((latitude) => /** @type {[number, number]} */ ([-180, latitude])),
      ...up.reverse().map((latitude) => /** @type {[number, number]} */ ([180, latitude])),
    ];
    this.sphere = this.#projected(edge);
  }

  /**
   * The projected points of a shape's rings.
   * @param {Shape} shape
   */
  points(shape) {
    let points = this.known.get(shape.code);
    if (!points) {
      points = shape.rings.map((ring) => this.#projected(ring));
      this.known.set(shape.code, points);
    }
    return points;
  }

  /** @param {[number, number][]} ring */
  #projected(ring) {
    const result = new Float64Array(ring.length * 2);
    ring.forEach((position, index) => {
      const [x, y] = this.put(position);
      result[2 * index] = x;
      result[2 * index + 1] = y;
    });
    return result;
  }
}

/**
 * Returns a function that converts positions to points on a world map of the given size.
 * @param {string} name the name of a projection @param {number} width @param {number} height
 * @returns {(position: [number, number]) => [number, number]}
 */
function placing(name, width, height) {
  const put = plane(name);
  const [right, top] = [put([180, 0])[0], put([0, 90])[1]];
  const margin = 3;
  const scale = Math.min((width / 2 - margin) / right, (height / 2 - margin) / top);
  return (position) => {
    const [x, y] = put(position);
    return [width / 2 + scale * x, height / 2 - scale * y];
  };
}

/**
 * The central longitude of a country in degrees, measured on its ring with the most points.
 * @param {Shape} shape
 */
function middleOf({ rings }) {
  const east = [...rings].sort((a, b) => b.length - a.length)[0].map(([longitude]) => longitude);
  return (Math.min(...east) + Math.max(...east)) / 2;
}

/** A comparison of two countries by the areas that they have in each projection. */
class AreaComparison {
  /**
   * @param {Shape[]} shapes
   * @param {string[]} names the names of the projections
   * @param {Shape} far the country far from the equator
   * @param {(pair: Shape[]) => void} show called with both countries
   */
  constructor(shapes, names, far, show) {
    this.shapes = shapes;
    this.names = names;
    this.show = show;
    this.pair = [far, nearEquator(shapes, far.code) ?? far];
    this.rows = html('tbody');
    this.heads = ['far', 'near'].map((style) => html('th', { scope: 'col', class: `number ${style}` }));
    const table = html(
      'table',
      { class: 'area-table' },
      html('caption', {}, WORDS.figures.areas),
      html(
        'thead', {},
        html(
          'tr', {}, html('th', { scope: 'col' }, WORDS.figures.projection), ...this.heads,
          html('th', { scope: 'col', class: 'number' }, WORDS.figures.areaRatio),
        ),
      ),
      this.rows,
    );
    this.element = html(
      'div',
      { class: 'area-comparison' },
      html('div', { class: 'figure-ends' }, this.#list(WORDS.figures.areaCompare, 0), this.#list(WORDS.figures.areaWith, 1)),
      html('div', { class: 'scroll' }, table),
    );
    this.chosen = names[0];
  }

  /** @param {string} name the name of the projection on the map */
  choose(name) {
    this.chosen = name;
    this.#tell();
  }

  /** @param {string} title @param {number} index */
  #list(title, index) {
    const list = html('select', { 'aria-label': title }, shapeOption(this.pair[index]));
    fillLate(list, () => this.#sorted().map(shapeOption));
    list.addEventListener('change', () => {
      this.pair[index] = this.shapes.find(({ code }) => code === list.value) ?? this.pair[index];
      this.#tell();
    });
    return html('label', {}, `${title} `, list);
  }

  #sorted() {
    return [...this.shapes].sort((a, b) => a.name.localeCompare(b.name, WORDS.number.language));
  }

  #tell() {
    const [far, near] = this.pair;
    this.heads.forEach((head, index) => (head.textContent = this.pair[index].name));
    const [farArea, nearArea] = this.pair.map(trueArea);
    const row = (/** @type {string} */ title, /** @type {string[]} */ texts, isShown = false) => {
      const cells = texts.map((text) => html('td', { class: 'number' }, text));
      return html('tr', isShown ? { 'aria-current': 'true' } : {}, html('th', { scope: 'row' }, title), ...cells);
    };
    const rows = [row(WORDS.figures.areaOnEarth, [thousands(farArea), thousands(nearArea), times(farArea / nearArea)])];
    for (const name of this.names) {
      const [a, b] = this.pair.map((shape) => drawnArea(shape, name) / drawnArea(shape, 'equal-earth'));
      rows.push(row(PROJECTIONS[name].title, [times(a), times(b), times((a * farArea) / (b * nearArea))], name === this.chosen));
    }
    this.rows.replaceChildren(...rows);
    this.show([far, near]);
  }
}

/** @param {Shape} shape */
function shapeOption({ code, name }) {
  return html('option', { value: code }, name);
}

/** @param {number} ratio */
function times(ratio) {
  return `${decimal(ratio, ratio < 10 ? 2 : 1)} ×`;
}

/** @param {number} area an area in km² */
function thousands(area) {
  return area < 10_000 ? decimal(area / 1000, 2) : count(Math.round(area / 1000));
}
