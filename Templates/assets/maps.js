/**
 * Every page with maps: they zoom.
 * @module
 */

import { holdLabels } from './map-labels.js';
import { MapZoom } from './map-zoom.js';

for (const frame of document.querySelectorAll('.map-frame')) {
  if (frame instanceof HTMLElement) holdLabels(MapZoom.of(frame));
}
