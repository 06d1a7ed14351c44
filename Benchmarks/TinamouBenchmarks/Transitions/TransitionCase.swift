/// A script with the app that it is replayed over.
package struct TransitionCase: Hashable, Sendable {
  package let app: AppKind
  package let script: TransitionScript

  package init(_ app: AppKind, _ script: TransitionScript) {
    self.app = app
    self.script = script
  }

  /// Every script over a file; no set of it need ask for the size class.
  package static func all(of file: BenchmarkFile) -> [TransitionCase] {
    TransitionScript.allCases.filter { $0 != .sizeClass }.map { TransitionCase(.file(file), $0) }
  }

  /// The name in reports and thresholds.
  package var name: String { "\(app.name) \(script.rawValue)" }

  /// A switch of more views than this may take two frames at 120 Hz.
  private static let mostViewsInOneFrame = 2000

  /// How long setup and create may take together in p99, in microseconds: one frame at 120 Hz, or at
  /// 60 Hz where more than 2,000 views are switched.
  package var budget: Double {
    let frame = 1e6 / 120
    return switch (app, script) {
    case (.feed(let views), .sizeClass) where views > Self.mostViewsInOneFrame: 2 * frame
    default: frame
    }
  }

  /// How many cells of the workload `adaptive` a peer would switch in this case.
  var cellsOfPeer: Int? {
    if case (.feed(let views), .sizeClass) = (app, script) { views / 5 } else { nil }
  }

  /// Every script over every app made by code, and switches of so many views.
  package static let all: [TransitionCase] =
    AppKind.generated.flatMap { app in
      TransitionScript.allCases.filter { $0 != .sizeClass }.map { TransitionCase(app, $0) }
    }
    + [100, 1000, 2000, 5000].map { TransitionCase(.feed(views: $0), .sizeClass) }
}
