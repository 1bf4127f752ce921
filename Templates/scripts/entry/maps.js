/**
 * Every page with maps: they zoom, stay in reach, and name what is near a point.
 * @module
 */

import '../lib/embed-snippet.js';
import { askNearest } from '../map/map-nearest.js';
import { MapZoom } from '../map/map-zoom.js';
import { keepInReach } from '../lib/tall-column.js';

for (const frame of document.querySelectorAll('.map-frame')) {
  if (frame instanceof HTMLElement) MapZoom.of(frame);
}

for (const column of document.querySelectorAll('.spread > .beside')) {
  if (column instanceof HTMLElement) keepInReach(column);
}

askNearest();
