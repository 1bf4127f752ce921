/**
 * The lines of code that draw a path.
 * @module
 */

/**
 * The lines of each call that adds to a path, by their numbers: a call may have several.
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
