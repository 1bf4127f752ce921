import { readFileSync } from "node:fs";

/**
 * A network from the repository's content, converted to the form of its published `network.json` as
 * far as searches need it. All links of the network must have explicit costs.
 *
 * @param {string} slug
 */
export function readNetwork(slug) {
  const places = readTable(slug, "places.csv");
  const rows = readTable(slug, "links.csv");
  const id = places.map((place) => place.id);
  const modes = [...new Set(rows.map((row) => row.mode))];
  return {
    modes: modes.map((mode) => ({ id: mode })),
    places: { id, region: places.map((place) => place.region) },
    links: {
      from: rows.map((row) => id.indexOf(row.from)),
      to: rows.map((row) => id.indexOf(row.to)),
      mode: rows.map((row) => modes.indexOf(row.mode)),
      cost: rows.map((row) => Number(row.cost)),
      directed: rows.map((row) => (row.directed === "true" ? 1 : 0)),
    },
  };
}

/** The rows of a table that has no quoted fields. */
function readTable(slug, name) {
  const url = new URL(`../../Content/networks/${slug}/${name}`, import.meta.url);
  const [header, ...lines] = readFileSync(url, "utf8").trimEnd().split(/\r?\n/);
  const columns = header.split(",");
  return lines.map((line) => {
    const fields = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, fields[index]]));
  });
}
