internal import TinamouLayout

/// What `tinamou bench` measures on one line.
enum FileBenchmarkCase {
  case launch(LaunchBenchmark)
  case script(TransitionCase)

  /// The launch of a file, then the scripts that a device has.
  static func all(of file: BenchmarkFile, on device: Device) -> [Self] {
    LaunchBenchmark.Part.allCases.map {
      .launch(LaunchBenchmark(file: file, device: device, part: $0))
    }
      + TransitionScript.usual.filter { $0.exists(on: device) }.map {
        .script(TransitionCase(.file(file), $0, on: device))
      }
  }

  /// The names of all parts of a launch and of all scripts with files.
  static let names =
    LaunchBenchmark.Part.allCases.map(\.rawValue)
    + TransitionScript.usual.map(\.rawValue)

  /// The file; `nil` for an app that is built in code.
  var file: BenchmarkFile? {
    switch self {
    case .launch(let launch): launch.file
    case .script(let measured): if case .file(let file) = measured.app { file } else { nil }
    }
  }

  /// The name of the app, of the device if it is not the usual one, and of the part or script.
  var name: String {
    switch self {
    case .launch(let launch):
      TransitionCase.name(launch.file.name, launch.device, launch.part.rawValue)
    case .script(let measured): measured.name
    }
  }
}
