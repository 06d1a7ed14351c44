// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "TinamouSolver", targets: ["TinamouSolver"]),
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
      name: "TinamouBenchmarks", dependencies: ["TinamouSolver"],
      path: "Benchmarks/TinamouBenchmarks"),
    // Replaces the allocator of whatever links it: for the benchmark tool alone.
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "TinamouBenchmarksCLI", dependencies: ["TinamouBenchmarks", "CAllocationCounter"],
      path: "Benchmarks/TinamouBenchmarksCLI"),
    .testTarget(name: "TinamouSolverTests", dependencies: ["TinamouSolver"]),
    .testTarget(name: "TinamouBenchmarksTests", dependencies: ["TinamouBenchmarks"]),
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
