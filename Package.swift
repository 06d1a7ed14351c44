// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "TinamouSolver", targets: ["TinamouSolver"]),
    .library(name: "TinamouLayout", targets: ["TinamouLayout"]),
    .executable(name: "tinamou", targets: ["TinamouCLI"]),
    .executable(name: "tinamou-bench", targets: ["TinamouBenchmarksCLI"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks every invariant of the solver after every update. Slow.")
  ],
  targets: [
    .target(name: "TinamouSolver", swiftSettings: [.strictMemorySafety()]),
    .target(name: "TinamouLayout", dependencies: ["TinamouSolver"]),
    .target(name: "TinamouFormat", dependencies: ["TinamouLayout", "TinamouSolver"]),
    .target(
      name: "Tinamou", dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"]),
    .target(
      name: "TinamouCommand", dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"]),
    .executableTarget(name: "TinamouCLI", dependencies: ["TinamouCommand"]),
    .target(
      name: "TinamouBenchmarks", dependencies: ["TinamouSolver"],
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
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"]),
    .testTarget(
      name: "TinamouCommandTests", dependencies: ["TinamouCommand", "TinamouFormat"]),
    .testTarget(name: "TinamouBenchmarksTests", dependencies: ["TinamouBenchmarks"]),
    .testTarget(name: "TinamouExamplesTests", dependencies: ["Tinamou", "TinamouCommand"]),
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
