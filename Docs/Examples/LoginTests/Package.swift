// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Login",
  dependencies: [.package(name: "Tinamou", path: "../../..")],
  targets: [
    .target(
      name: "Login",
      dependencies: [
        .product(
          name: "TinamouUIKit", package: "Tinamou", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(name: "LoginTests", dependencies: ["Login"]),
  ]
)
