// Bundles the parts of the finder that are loaded only if the text has several words or no match.

export { PlannedRoutes, Routes, dividedSplits, isConnecting, splits } from './find-routes.js';
export { Texts } from './find-texts.js';
