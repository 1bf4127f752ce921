/**
 * The script of all pages with maps. It lets readers zoom the maps and list nearby places. It also
 * keeps maps next to the text in view while the page scrolls.
 * @module
 */

import { askNearest } from '../map/map-nearest.js';
import { MapZoom } from '../map/map-zoom.js';
import { report } from '../lib/report.js';
import { html } from '../lib/svg.js';
import { keepInReach } from '../lib/tall-column.js';

for (const frame of document.querySelectorAll('.map-frame')) {
  if (frame instanceof HTMLElement) MapZoom.of(frame);
}

for (const column of document.querySelectorAll('.spread > .beside')) {
  if (column instanceof HTMLElement) keepInReach(column);
}

for (const place of document.querySelectorAll('.embedding')) {
  const status = html('p', { class: 'note', role: 'status' });
  const details = html('details', {}, html('summary', {}, WORDS.saving.embed), status);
  details.addEventListener('toggle', async () => {
    if (!details.open) return;
    try {
      const { fillEmbedding } = await import('../lib/embed-snippet.js');
      status.textContent = '';
      if (status.previousElementSibling?.matches('summary')) fillEmbedding(status);
    } catch (error) {
      report(error, status, WORDS.saving.embedFailed);
    }
  });
  place.append(details);
}

askNearest();
