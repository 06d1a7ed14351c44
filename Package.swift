// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "TinamouSolver", targets: ["TinamouSolver"]),
    .library(name: "TinamouLayout", targets: ["TinamouLayout"]),
    .executable(name: "tinamou", targets: ["TinamouCLI"]),
    .executable(name: "tinamou-verify", targets: ["TinamouVerifyCLI"]),
    .executable(name: "tinamou-bench", targets: ["TinamouBenchmarksCLI"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks every invariant of the solver after every update. Slow.")
  ],
  targets: [
    .target(name: "TinamouSolver", swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "TinamouLayout", dependencies: ["TinamouSolver"],
      exclude: ["Text/Tables/derive_tables.py"]),
    .target(name: "TinamouFormat", dependencies: ["TinamouLayout", "TinamouSolver"]),
    .target(name: "TinamouRender", dependencies: ["TinamouLayout"]),
    .target(
      name: "Tinamou",
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouRender", "TinamouSolver"]),
    .target(
      name: "TinamouCommand",
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouRender", "TinamouSolver"]),
    .executableTarget(name: "TinamouCLI", dependencies: ["TinamouCommand"]),
    .target(
      name: "TinamouBenchmarks",
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"],
      path: "Benchmarks/TinamouBenchmarks"),
    // Replaces the allocator of whatever links it: for the benchmark tool alone.
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "TinamouBenchmarksCLI", dependencies: ["CAllocationCounter", "TinamouBenchmarks"],
      path: "Benchmarks/TinamouBenchmarksCLI"),
    .testTarget(name: "TinamouSolverTests", dependencies: ["TinamouSolver"]),
    .testTarget(
      name: "TinamouLayoutTests", dependencies: ["TinamouLayout", "TinamouSolver"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TinamouFormatTests",
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TinamouRenderTests", dependencies: ["TinamouLayout", "TinamouRender", "TinamouSolver"]),
    .testTarget(
      name: "TinamouCommandTests", dependencies: ["TinamouCommand", "TinamouFormat"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "TinamouBenchmarksTests", dependencies: ["TinamouBenchmarks"]),
    .testTarget(name: "TinamouExamplesTests", dependencies: ["Tinamou", "TinamouCommand"]),

    // The cross-check. GLPK is GPL-3: nothing above may depend on anything below.
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"])]),
    .target(name: "CGLPKSupport", dependencies: ["CGLPK"]),
    .target(
      name: "TinamouCrossCheck", dependencies: ["CGLPK", "CGLPKSupport", "TinamouSolver"],
      swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "TinamouVerifyCommand",
      dependencies: [
        "TinamouCommand", "TinamouCrossCheck", "TinamouFormat", "TinamouLayout", "TinamouSolver",
        "TinamouTestSupport",
      ]),
    .executableTarget(name: "TinamouVerifyCLI", dependencies: ["TinamouVerifyCommand"]),
    .target(
      name: "TinamouTestSupport", dependencies: ["TinamouSolver"],
      path: "Tests/TinamouTestSupport"),
    .testTarget(
      name: "TinamouCrossCheckTests",
      dependencies: [
        "CGLPKSupport", "TinamouCommand", "TinamouCrossCheck", "TinamouLayout", "TinamouSolver",
        "TinamouTestSupport", "TinamouVerifyCommand",
      ], resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  target.swiftSettings = settings
}
