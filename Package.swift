// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target. Warnings are errors only if the environment variable `CI` is
/// set, so a warning that a newer compiler adds never breaks a user's build.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The settings of tests. Tests compile much faster without optimisation and without a separate job
/// that emits each module. The modules and the command that they test remain optimised.
let testSettings = settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// Modules that `SiteGenerator` depends on. The tests of other modules depend on all of these
/// modules, so that these tests compile at the same time as `SiteGenerator`, not before it.
/// Otherwise, all processors but one are idle for two minutes while `SiteGenerator` compiles.
let beforeSite: [Target.Dependency] = [
  "Platform", "HTTP", "Routing", "Gazetteer", "Cartography", "Markup",
]

let package = Package(
  name: "RouteAtlas",
  // The search queue uses `InlineArray`, which needs this version of macOS.
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "generate-site", targets: ["generate-site"]),
    // The interface of `Routing` uses types from `Geography` and `Input`.
    .library(name: "Routing", targets: ["Routing", "Geography", "Input"]),
  ],
  targets: [
    // For `--precompress`: Brotli files are smaller than gzip files.
    .systemLibrary(
      name: "CLibBrotli", pkgConfig: "libbrotlienc",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // The GNU C library's function `mallopt`, which Swift's module `Glibc` lacks.
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // The C library, for all layers.
    .target(name: "Platform", swiftSettings: settings),

    // Layer 1: files, shapes and HTTP.
    .target(name: "Input", dependencies: ["Platform", "CYAML", "CZlib"], swiftSettings: settings),
    .target(
      name: "HTTP", dependencies: ["Platform", "Input", "CMicroHTTPD"], swiftSettings: settings),
    .target(name: "Drawing", dependencies: ["Platform"], swiftSettings: settings),

    // Layer 2: the earth.
    .target(
      name: "Geography", dependencies: ["Platform", "Input", "Drawing"], swiftSettings: settings),

    // Layer 3: networks and places.
    .target(
      name: "Routing", dependencies: ["Platform", "Input", "Geography"], swiftSettings: settings),
    .target(
      name: "Gazetteer", dependencies: ["Platform", "Input", "Geography"], swiftSettings: settings),

    // Layer 4: maps and pages as text.
    .target(
      name: "Cartography", dependencies: ["Platform", "Input", "Drawing", "Geography"],
      swiftSettings: settings),
    .target(
      name: "Markup", dependencies: ["Input", "CLibXML2", "CMarkGFM"], swiftSettings: settings),

    // Importers of networks from feeds, tables and maps.
    .target(
      name: "Importing", dependencies: ["Platform", "Input", "Geography", "Routing", "Markup"],
      swiftSettings: settings),

    // Layer 5: the site.
    .target(
      name: "SiteGenerator",
      dependencies: [
        "Platform", "Input", "HTTP", "Drawing", "Geography", "Routing", "Gazetteer", "Cartography",
        "Markup", "CLibBrotli",
      ],
      // The files that `serve` adds to pages are built into the program, so themes do not need
      // them.
      resources: [
        .embedInCode("Serve/Resources/live.js"), .embedInCode("Serve/Resources/faults.css"),
        .embedInCode("Serve/Resources/sw.js"),
      ],
      swiftSettings: settings),

    // Layer 6: the command.
    .executableTarget(
      name: "generate-site",
      dependencies: [
        "Platform", "Input", "HTTP", "Routing", "Importing", "SiteGenerator", "CMalloc",
      ],
      swiftSettings: settings),

    // Benchmarks for `make bench`.
    .executableTarget(
      name: "finder-bench", dependencies: ["Platform", "Input", "Geography", "Gazetteer"],
      path: "Tests/bench/FinderBench", swiftSettings: settings),
    .executableTarget(
      name: "maps-bench", dependencies: ["Input", "Geography", "Gazetteer", "Cartography"],
      path: "Tests/bench/MapsBench", swiftSettings: settings),
    .executableTarget(
      name: "routing-bench",
      dependencies: ["Platform", "Input", "Geography", "Routing", "SiteGenerator"],
      path: "Tests/bench/routing", exclude: ["graphs.py", "peers.cpp", "peers.py"],
      swiftSettings: settings),

    // Random numbers for tests.
    .target(name: "SeededRandom", path: "Tests/random", swiftSettings: settings),
    // Measures how the running time of some work grows with the size of its input.
    .target(
      name: "Growth", dependencies: ["Platform"], path: "Tests/growth", swiftSettings: settings),
    // A client that sends arbitrary bytes to the server.
    .target(
      name: "RawClient", dependencies: ["Platform", "HTTP"], path: "Tests/client",
      swiftSettings: settings),

    // Tests the file readers with mutated input, for `make fuzz`.
    .executableTarget(
      name: "reader-fuzz",
      dependencies: [
        "Platform", "Input", "HTTP", "Geography", "Gazetteer", "Routing", "Markup", "Importing",
        "SiteGenerator", "SeededRandom", "RawClient",
      ],
      path: "Tests/fuzz", swiftSettings: settings),

    .testTarget(
      name: "InputTests", dependencies: ["Input", "Growth", "SeededRandom"] + beforeSite,
      swiftSettings: testSettings),
    .testTarget(
      name: "HTTPTests", dependencies: ["Input", "RawClient"] + beforeSite,
      swiftSettings: testSettings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Input", "Geography"] + beforeSite,
      path: "Tests/conformance",
      swiftSettings: testSettings),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing"] + beforeSite, swiftSettings: testSettings),
    .testTarget(
      name: "GeographyTests",
      dependencies: ["Input", "Drawing", "Geography", "Growth"] + beforeSite,
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "RoutingTests",
      dependencies: ["Input", "Geography", "SeededRandom"] + beforeSite,
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "GazetteerTests", dependencies: ["Input", "Geography"] + beforeSite,
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "CartographyTests", dependencies: ["Drawing", "Geography"] + beforeSite,
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "MarkupTests",
      dependencies: ["Input", "Growth", "SeededRandom"] + beforeSite,
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["Input", "Geography", "Importing", "Growth", "SeededRandom"] + beforeSite,
      swiftSettings: testSettings),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "Platform", "Input", "HTTP", "Drawing", "Geography", "Routing", "Gazetteer", "Cartography",
        "Markup", "Growth", "SeededRandom", "SiteGenerator",
      ],
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "GenerateSiteTests",
      dependencies: ["Input", "HTTP", "Routing", "SiteGenerator", "generate-site"],
      exclude: ["Fixtures"], swiftSettings: testSettings),
  ]
)
