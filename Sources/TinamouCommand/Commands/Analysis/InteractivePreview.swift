import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// `tinamou preview --interactive`: a page with a window that can be resized.
enum InteractivePreview {
  private static let textSizes: [ContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "expected one constraint file, or '-' for standard input")
    }
    if arguments.has("--watch") || arguments.value("--format") == "svg" {
      throw UsageError(message: "--interactive writes one HTML page")
    }
    let output = arguments.outputPath
    if path == output { throw UsageError(message: "'\(path)' would be overwritten") }
    guard let file = host.readConstraintFile(path) else { return .invalidInput }
    let windows = try WindowSelection(arguments).requests(for: file).requests
    return write(file, nil, configurations(windows), output, host)
  }

  /// Writes the page for a file, or for two files side by side.
  static func write(
    _ file: ConstraintFile, _ old: ConstraintFile?, _ configurations: [AnalysisConfiguration],
    _ output: String?, _ host: any CommandHost
  ) -> ExitCode {
    let html: String
    do throws(AnalysisError) {
      var page = try LayoutPage(of: file, comparedWith: old)
      for configuration in configurations { try page.add(configuration) }
      html = page.html
    } catch {
      return host.report(error, of: file)
    }
    guard let output else { return host.print(html, then: .done) }
    return host.save(html, to: output, then: .done)
  }

  /// All widths, then the windows of devices, each at three text sizes and in both directions.
  static func configurations(_ windows: [LayoutRequest]) -> [AnalysisConfiguration] {
    let everyWidth = LayoutRequest(
      .size(Size(width: AnalysisMatrix.widths.upperBound, height: AnalysisMatrix.height)))
    var configurations: [AnalysisConfiguration] = []
    var seen: Set<AnalysisConfiguration> = []
    for window in [everyWidth] + windows {
      guard let width = try? window.environment().windowSize.width else { continue }
      if case .size = window.window, window != everyWidth { continue }
      let widths = window == everyWidth ? AnalysisMatrix.widths : width...width
      for textSize in textSizes {
        for direction in LayoutDirection.allCases {
          var request = window
          request.textSize = textSize
          request.direction = direction
          let configuration = AnalysisConfiguration(request, widths: widths)
          if seen.insert(configuration).inserted { configurations.append(configuration) }
        }
      }
    }
    return configurations
  }
}
