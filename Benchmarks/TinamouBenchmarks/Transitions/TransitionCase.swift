package import TinamouLayout

/// A script and the app with which it is replayed.
package struct TransitionCase: Hashable, Sendable {
  package let app: AppKind
  package let script: TransitionScript
  package let device: Device

  package init(
    _ app: AppKind, _ script: TransitionScript, on device: Device = TransitionScript.device
  ) {
    self.app = app
    self.script = script
    self.device = device
  }

  /// All scripts with a file, whether or not its sets depend on the size class.
  package static func all(of file: BenchmarkFile) -> [TransitionCase] {
    usual.map { TransitionCase(.file(file), $0) }
  }

  /// The scripts for every app that the usual device has.
  private static let usual = TransitionScript.usual.filter {
    $0.exists(on: TransitionScript.device)
  }

  /// The name in reports and thresholds.
  package var name: String { Self.name(app.name, device, script.rawValue) }

  /// The name of an app and a part, with the device between them unless it is the usual one.
  static func name(_ app: String, _ device: Device, _ part: String) -> String {
    device == TransitionScript.device ? "\(app) \(part)" : "\(app) \(device.id) \(part)"
  }

  /// The largest number of views for which a switch must fit into one frame at 120 Hz.
  private static let mostViewsInOneFrame = 2000

  /// The time limit for setup and create together in p99, in microseconds: one frame at 120 Hz, or
  /// at 60 Hz where more than 2,000 views are switched.
  package var budget: Double {
    let frame = 1e6 / 120
    return switch app {
    case .feed(let views) where script.switchesFeed && views > Self.mostViewsInOneFrame: 2 * frame
    default: frame
    }
  }

  /// The number of cells of the workload `adaptive` that a peer would switch in this case.
  var cellsOfPeer: Int? {
    if case (.feed(let views), .sizeClass) = (app, script) { views / 5 } else { nil }
  }

  /// All scripts with all apps built in code, those of a device that folds on one, and switches of
  /// feeds of several sizes.
  package static let all: [TransitionCase] =
    AppKind.generated.flatMap { app in
      usual.map { TransitionCase(app, $0) }
        + [.opening, .folding].map {
          TransitionCase(app, $0, on: TransitionScript.foldingDevice)
        }
    }
    + [TransitionScript.sizeClass, .newSizeClass].flatMap { script in
      [100, 1000, 2000, 5000].map { TransitionCase(.feed(views: $0), script) }
    }
}
