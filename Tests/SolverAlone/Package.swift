// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SolverAlone",
  dependencies: [.package(name: "Tinamou", path: "../..")],
  targets: [
    .executableTarget(
      name: "SolverAlone",
      dependencies: [.product(name: "TinamouSolver", package: "Tinamou")])
  ]
)
