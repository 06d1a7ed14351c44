// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// Links a program with Swift's libraries, so that it runs without Swift and starts sooner.
let withSwift = LinkerSetting.unsafeFlags(
  ["-static-stdlib"], .when(platforms: [.linux], configuration: .release))

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "Tinamou", targets: ["Tinamou"]),
    .library(name: "TinamouSolver", targets: ["TinamouSolver"]),
    .library(name: "TinamouLayout", targets: ["TinamouLayout"]),
    .library(name: "CTinamou", type: .dynamic, targets: ["CTinamou"]),
    .library(name: "CTinamouStatic", type: .static, targets: ["CTinamou"]),
    .executable(name: "tinamou", targets: ["TinamouCLI"]),
    .executable(name: "tinamou-interface-builder", targets: ["TinamouInterfaceBuilderCLI"]),
    .executable(name: "tinamou-bench", targets: ["TinamouBenchmarksCLI"]),
  ],
  targets: [
    .target(name: "CLibrary"),
    // Fused multiplication and square roots are functions of libm on Linux.
    .target(
      name: "TinamouSolver", swiftSettings: [.strictMemorySafety()],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    // Linear programs in files, for the command.
    .target(name: "TinamouPrograms", dependencies: ["TinamouSolver"]),
    .target(name: "TinamouEnvironment"),
    .target(
      name: "TinamouText", dependencies: ["TinamouEnvironment"],
      exclude: [
        "Tables/derive_line_breaks.py", "Tables/derive_tables.py", "Tables/SystemLetters.tsv",
      ]),
    .target(
      name: "TinamouLayout", dependencies: ["TinamouEnvironment", "TinamouSolver", "TinamouText"]),
    .target(name: "TinamouControllers", dependencies: ["TinamouLayout", "TinamouSolver"]),
    .target(name: "TinamouLists", dependencies: ["TinamouLayout", "TinamouSolver"]),
    .target(
      name: "TinamouFormat",
      dependencies: ["TinamouControllers", "TinamouLayout", "TinamouLists", "TinamouSolver"]),
    .target(name: "TinamouEditor", dependencies: ["TinamouFormat", "TinamouLayout"]),
    .target(
      name: "TinamouAnalysis", dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"]),
    .target(name: "TinamouRender", dependencies: ["TinamouLayout"]),
    // Foundation's parser of XML makes a program start 6 ms later: only programs that read these
    // files link it.
    .target(
      name: "TinamouInterfaceBuilder",
      dependencies: ["TinamouFormat", "TinamouLayout", "TinamouSolver"]),
    .target(
      name: "Tinamou",
      dependencies: [
        "TinamouAnalysis", "TinamouControllers", "TinamouFormat", "TinamouLayout", "TinamouLists",
        "TinamouRender", "TinamouSolver",
      ]),
    .target(
      name: "TinamouCommand",
      dependencies: [
        "CLibrary", "TinamouAnalysis", "TinamouControllers", "TinamouEditor", "TinamouFormat",
        "TinamouLayout", "TinamouPrograms", "TinamouRender", "TinamouSolver",
      ]),
    // The functions that the header declares; the compiler compares both.
    .systemLibrary(name: "CTinamouHeader"),
    .target(
      name: "CTinamou",
      dependencies: [
        "CLibrary", "CTinamouHeader", "TinamouAnalysis", "TinamouCommand", "TinamouFormat",
        "TinamouLayout", "TinamouSolver",
      ],
      linkerSettings: [withSwift]),
    .executableTarget(
      name: "TinamouCLI", dependencies: ["TinamouCommand"], linkerSettings: [withSwift]),
    .target(
      name: "TinamouInterfaceBuilderCommand",
      dependencies: [
        "CLibrary", "TinamouCommand", "TinamouEditor", "TinamouFormat", "TinamouInterfaceBuilder",
        "TinamouLayout",
      ]),
    .executableTarget(
      name: "TinamouInterfaceBuilderCLI", dependencies: ["TinamouInterfaceBuilderCommand"]),
    .target(
      name: "TinamouBenchmarks",
      dependencies: [
        "CLibrary", "TinamouCommand", "TinamouControllers", "TinamouFormat", "TinamouLayout",
        "TinamouLists", "TinamouRender", "TinamouSolver",
      ],
      path: "Benchmarks/TinamouBenchmarks"),
    // Replaces the allocator of every program that links it: for the benchmark tool alone.
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "TinamouBenchmarksCLI",
      dependencies: ["CAllocationCounter", "CLibrary", "TinamouBenchmarks"],
      path: "Benchmarks/TinamouBenchmarksCLI"),
    .target(
      name: "TinamouTestSupport", dependencies: ["TinamouSolver"],
      path: "Tests/TinamouTestSupport"),
    .testTarget(
      name: "TinamouSolverTests", dependencies: ["TinamouSolver", "TinamouTestSupport"]),
    .target(
      name: "TinamouLayoutTestSupport", dependencies: ["TinamouLayout", "TinamouLists"],
      path: "Tests/TinamouLayoutTestSupport"),
    .testTarget(
      name: "TinamouLayoutTests",
      dependencies: ["TinamouLayout", "TinamouLayoutTestSupport", "TinamouSolver"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TinamouControllersTests",
      dependencies: [
        "TinamouControllers", "TinamouLayout", "TinamouLayoutTestSupport", "TinamouLists",
        "TinamouSolver",
      ]),
    .testTarget(
      name: "TinamouListsTests",
      dependencies: [
        "TinamouLayout", "TinamouLayoutTestSupport", "TinamouLists", "TinamouSolver",
      ]),
    .testTarget(
      name: "TinamouFormatTests",
      dependencies: [
        "TinamouControllers", "TinamouFormat", "TinamouLayout", "TinamouLayoutTestSupport",
        "TinamouLists", "TinamouSolver",
      ],
      resources: [.copy("Fixtures")]),
    .target(
      name: "TinamouAnalysisTestSupport",
      dependencies: [
        "TinamouAnalysis", "TinamouFormat", "TinamouLayout", "TinamouLayoutTestSupport",
        "TinamouSolver",
      ], path: "Tests/TinamouAnalysisTestSupport"),
    .testTarget(
      name: "TinamouEditorTests",
      dependencies: ["TinamouEditor", "TinamouFormat", "TinamouLayoutTestSupport"]),
    .testTarget(
      name: "TinamouAnalysisTests",
      dependencies: [
        "CLibrary", "TinamouAnalysis", "TinamouAnalysisTestSupport", "TinamouFormat",
        "TinamouLayout", "TinamouLayoutTestSupport", "TinamouSolver",
      ]),
    .testTarget(
      name: "TinamouRenderTests", dependencies: ["TinamouLayout", "TinamouRender", "TinamouSolver"]),
    .testTarget(
      name: "TinamouCommandTests", dependencies: ["TinamouCommand", "TinamouFormat"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TinamouInterfaceBuilderTests",
      dependencies: [
        "TinamouCommand", "TinamouFormat", "TinamouInterfaceBuilder",
        "TinamouInterfaceBuilderCommand", "TinamouLayout", "TinamouSolver",
      ]),
    .testTarget(
      name: "TinamouProgramsTests", dependencies: ["TinamouPrograms", "TinamouSolver"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "CTinamouTests", dependencies: ["CTinamou", "CTinamouHeader"]),
    .testTarget(name: "TinamouBenchmarksTests", dependencies: ["TinamouBenchmarks"]),
    .testTarget(
      name: "TinamouExamplesTests", dependencies: ["Tinamou", "TinamouCommand", "TinamouSolver"]),
  ],
  swiftLanguageModes: [.v6]
)

// On Apple's platforms, this module would hide Apple's module of the same name.
#if !canImport(Darwin)
  package.products.append(
    .library(
      name: "TinamouUIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "SafariServices", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]))
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: [
        "TinamouAnalysis", "TinamouControllers", "TinamouEnvironment", "TinamouFormat",
        "TinamouLayout", "TinamouLists", "TinamouSolver", "TinamouText",
      ]),
    // Other modules that layout code imports.
    .target(
      name: "CoreGraphics", dependencies: ["UIKit"], path: "Sources/AppleModules/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["UIKit"], path: "Sources/AppleModules/QuartzCore"),
    .target(
      name: "SafariServices", dependencies: ["UIKit"], path: "Sources/AppleModules/SafariServices"),
    // The compiler imports these modules into files that import Testing and UIKit or CoreGraphics.
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    .testTarget(
      name: "TinamouUIKitTests",
      dependencies: [
        "CoreGraphics", "Login", "QuartzCore", "SafariServices", "TinamouEnvironment",
        "TinamouLayoutTestSupport", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    // The example also has its own manifest; here it is built and run with the other tests.
    .target(
      name: "Login", dependencies: ["UIKit"], path: "Docs/Examples/LoginTests/Sources/Login"),
    .testTarget(
      name: "LoginTests", dependencies: ["Login", "UIKit", "_Testing_UIKit"],
      path: "Docs/Examples/LoginTests/Tests/LoginTests", exclude: ["Layouts"]),
  ]
#endif

// The cross-check compares layouts with those of GLPK; it exists only if GLPK's header does.
// GLPK is under the GPL-3: nothing above may depend on anything below.
let headers = ["/usr/include", "/usr/local/include", "/opt/homebrew/include", "/opt/local/include"]
if headers.contains(where: { FileManager.default.fileExists(atPath: $0 + "/glpk.h") }) {
  package.products.append(.executable(name: "tinamou-verify", targets: ["TinamouVerifyCLI"]))
  package.targets += [
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "CGLPKSupport", dependencies: ["CGLPK"]),
    .target(
      name: "TinamouCrossCheck", dependencies: ["CGLPK", "CGLPKSupport", "TinamouSolver"],
      swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "TinamouVerifyCommand",
      dependencies: [
        "CLibrary", "TinamouAnalysisTestSupport", "TinamouCommand", "TinamouCrossCheck",
        "TinamouFormat", "TinamouInterfaceBuilder", "TinamouLayout", "TinamouLayoutTestSupport",
        "TinamouSolver", "TinamouTestSupport",
      ]),
    .executableTarget(name: "TinamouVerifyCLI", dependencies: ["TinamouVerifyCommand"]),
    .testTarget(
      name: "TinamouCrossCheckTests",
      dependencies: [
        "CGLPKSupport", "CLibrary", "TinamouCommand", "TinamouCrossCheck", "TinamouLayout",
        "TinamouSolver", "TinamouTestSupport", "TinamouVerifyCommand",
      ], resources: [.copy("Fixtures")]),
  ]
}

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // Only programs contain this module. See Docs/Building.md.
  if target.name == "TinamouCommand" {
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  target.swiftSettings = settings
}
