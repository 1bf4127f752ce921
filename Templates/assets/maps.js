/**
 * Every page with maps: they zoom, stay in reach, and name what is near a point.
 * @module
 */

import './embed-snippet.js';
import { holdLabels } from './map-labels.js';
import { askNearest } from './map-nearest.js';
import { MapZoom } from './map-zoom.js';
import { keepInReach } from './tall-column.js';

for (const frame of document.querySelectorAll('.map-frame')) {
  if (frame instanceof HTMLElement) holdLabels(MapZoom.of(frame));
}

for (const column of document.querySelectorAll('.spread > .beside')) {
  if (column instanceof HTMLElement) keepInReach(column);
}

askNearest();
