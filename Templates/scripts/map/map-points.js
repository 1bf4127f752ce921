/**
 * Converts points on the screen to points on a map, and finds the nearest places and links.
 * @module
 */

/**
 * The place nearest to a point, within a maximum distance.
 * @param {ArrayLike<number>} x
 * @param {ArrayLike<number>} y
 * @param {{x: number, y: number}} point
 * @param {number} reach
 * @returns {number} -1 if no place is within reach
 */
export function nearestPlace(x, y, point, reach) {
  let [best, nearest] = [reach * reach, -1];
  for (let place = 0; place < x.length; place += 1) {
    const distance = (x[place] - point.x) ** 2 + (y[place] - point.y) ** 2;
    if (distance <= best && (distance < best || nearest < 0)) [best, nearest] = [distance, place];
  }
  return nearest;
}

/**
 * The point nearest to another point, within a maximum distance.
 * @param {{x: number, y: number}[]} points
 * @param {{x: number, y: number}} from
 * @param {number} [reach]
 * @returns {number} -1 if no point is within reach
 */
export function nearestPoint(points, from, reach = Infinity) {
  return nearestPlace(points.map(({ x }) => x), points.map(({ y }) => y), from, reach);
}

/**
 * The lines of an SVG path that has only straight segments, each as a list of points.
 * @param {string} path
 * @returns {[number, number][][]}
 */
export function pathLines(path) {
  /** @type {[number, number][][]} */
  const lines = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const kind = command.toLowerCase();
    const size = kind === 'h' || kind === 'v' ? 1 : 2;
    for (let index = 0; index + size <= numbers.length; index += size) {
      const value = numbers[index];
      const [left, top] = isRelative ? [x, y] : [0, 0];
      if (kind !== 'v') x = left + value;
      if (kind !== 'h') y = top + numbers[index + size - 1];
      if (kind === 'm' && index === 0) lines.push([]);
      lines[lines.length - 1]?.push([x, y]);
    }
  }
  return lines;
}

/**
 * The lines of a link on the map. A link without a path is a straight line between its ends.
 * @param {import('../core/network.js').NetworkData} data
 * @param {number} link
 * @returns {[number, number][][]}
 */
export function linkLines({ links, places: { x, y } }, link) {
  const drawn = links.path?.[link];
  if (drawn) return pathLines(drawn);
  const [a, b] = [links.from[link], links.to[link]];
  return [[[x[a], y[a]], [x[b], y[b]]]];
}

/**
 * The path nearest to a point, within a maximum distance.
 * @param {[number, number][][][]} paths the lines of each path
 * @param {{x: number, y: number}} point
 * @param {number} reach
 * @returns {number} -1 if no path is within reach
 */
export function nearestPath(paths, { x, y }, reach) {
  let [best, nearest] = [reach, -1];
  paths.forEach((lines, path) => {
    for (const line of lines) {
      for (let index = 1; index < line.length; index += 1) {
        const [[ax, ay], [bx, by]] = [line[index - 1], line[index]];
        const [dx, dy] = [bx - ax, by - ay];
        const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
        const share = Math.max(0, Math.min(1, along));
        const distance = Math.hypot(x - ax - share * dx, y - ay - share * dy);
        if (distance < best) [best, nearest] = [distance, path];
      }
    }
  });
  return nearest;
}

/**
 * Converts a point on the screen to units of the map. In the result, `unit` is the number of units
 * per px.
 * @param {{left: number, top: number, width: number}} box the position of the map on the screen, in
 *   px
 * @param {number} width the width of the map in its units
 * @param {{clientX: number, clientY: number}} event
 * @returns {{x: number, y: number, unit: number}}
 */
export function mapPoint(box, width, event) {
  const unit = width / (box.width || 1);
  return { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit, unit };
}
