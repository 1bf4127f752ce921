// The parts of the finder that are loaded only for texts of several words, or without a match, as one file.

export { Routes, splits } from './find-routes.js';
export { Texts } from './find-texts.js';
