// Cartography
