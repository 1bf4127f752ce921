/**
 * The page of a route: the replay of the searches that found it.
 * @module
 */

import { loadJSON } from './load-json.js';
import { Network } from './network.js';
import { showFailure } from './player-failure.js';
import { ReplayPlayer } from './replay-player.js';
import { SearchFilm } from './search-film.js';
import { cutAt } from './trace.js';

/** @param {HTMLElement} section */
async function start(section) {
  const { network: networkFile, trace: traceFile, route: routeFile } = section.dataset;
  const frame = section.parentElement?.querySelector('.map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  if (!networkFile || !traceFile || !routeFile || !(overlay instanceof SVGElement)) return;
  try {
    const [data, tree, route] = await Promise.all([
      loadJSON(networkFile),
      loadJSON(traceFile),
      loadJSON(routeFile),
    ]);
    const network = new Network(data);
    const { from: source, to: goal } = route;
    const player = new ReplayPlayer(section, (algorithm) => {
      const trace =
        algorithm === 'dijkstra'
          ? { events: cutAt(tree.events, goal) }
          : (route.traces[algorithm] ?? null);
      if (!trace) return null;
      return new SearchFilm(section, overlay, network, { ...trace, algorithm, source, goal });
    });
    player.restore();
    addEventListener('popstate', () => player.restore());
  } catch (error) {
    showFailure(section, error);
  }
  section.hidden = false;
}

for (const section of document.querySelectorAll('section.player[data-route]')) {
  start(/** @type {HTMLElement} */ (section));
}
