// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "TinamouSolver", targets: ["TinamouSolver"])
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks every invariant of the solver after every update. Slow.")
  ],
  targets: [
    .target(name: "TinamouSolver", swiftSettings: [.strictMemorySafety()]),
    .testTarget(name: "TinamouSolverTests", dependencies: ["TinamouSolver"]),
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
