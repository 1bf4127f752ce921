/**
 * The lines of source code that draw a path.
 * @module
 */

/**
 * For each call that adds to a path, the indices of its lines. A call may span several lines.
 * @param {string[]} lines
 */
export function callLines(lines) {
  /** @type {number[][]} */
  const calls = [];
  let open = 0;
  lines.forEach((line, number) => {
    if (open > 0) calls[calls.length - 1].push(number);
    else if (line.trim().startsWith('path.')) calls.push([number]);
    else return;
    open += line.split('(').length - line.split(')').length;
  });
  return calls;
}
