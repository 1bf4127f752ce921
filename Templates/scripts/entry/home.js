/**
 * The home page: the map of the world, and a route whose search is played once.
 * @module
 */

import './maps.js';
import { HomeRoute } from '../home/home-route.js';
import { WorldMap } from '../map/map-world.js';
import { MapZoom } from '../map/map-zoom.js';

const frame = document.querySelector('.world .map-frame');
const panel = document.querySelector('.map-choice');
if (frame instanceof HTMLElement && panel instanceof HTMLElement) {
  new WorldMap(MapZoom.of(frame), panel);
}

const route = document.querySelector('.home-route');
if (route instanceof HTMLElement) new HomeRoute(route).wait();
