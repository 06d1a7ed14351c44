// swift-tools-version: 6.0
import PackageDescription

let uikit = Target.Dependency.product(
  name: "TinamouUIKit", package: "Tinamou", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Login",
  dependencies: [.package(name: "Tinamou", path: "../../..")],
  targets: [
    .target(name: "Login", dependencies: [uikit]),
    .testTarget(name: "LoginTests", dependencies: ["Login", uikit], exclude: ["Layouts"]),
  ]
)
