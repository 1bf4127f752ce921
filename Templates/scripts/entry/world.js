/**
 * The page with the map of the world.
 * @module
 */

import './maps.js';
import { WorldMap } from '../map/map-world.js';
import { MapZoom } from '../map/map-zoom.js';

const frame = document.querySelector('.world .map-frame');
const panel = document.querySelector('.map-choice');
if (frame instanceof HTMLElement && panel instanceof HTMLElement) {
  new WorldMap(MapZoom.of(frame), panel);
}
