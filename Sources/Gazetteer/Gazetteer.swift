// Gazetteer
