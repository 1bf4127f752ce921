// Geography
