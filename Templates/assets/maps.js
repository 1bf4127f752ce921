/**
 * Every page with maps: they zoom, and name what is near a point.
 * @module
 */

import { holdLabels } from './map-labels.js';
import { askNearest } from './map-nearest.js';
import { MapZoom } from './map-zoom.js';

for (const frame of document.querySelectorAll('.map-frame')) {
  if (frame instanceof HTMLElement) holdLabels(MapZoom.of(frame));
}

askNearest();
