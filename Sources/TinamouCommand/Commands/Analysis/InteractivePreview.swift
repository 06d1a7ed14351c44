import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// `tinamou preview --interactive`: a page with a window that can be resized.
enum InteractivePreview {
  private static let textSizes: [ContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  /// The options that have no effect on the page: it has every width, and windows of devices, at
  /// several text sizes in both directions.
  private static let excludedOptions = [
    "--watch", "--diff", "--plain", "--scroll-content", "--matrix", "--size", "--width", "--step",
    "--height", "--text-size", "--rtl", "--both-directions", "--jobs", "--strict",
  ]

  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "expected one constraint file, or '-' for standard input")
    }
    try check(arguments)
    try host.checkFiles(inputs: [path], output: arguments.outputPath)
    guard let file = host.readConstraintFile(path) else { return .invalidInput }
    host.reportUndecided(file)
    let configurations = try configurations(for: file, arguments, host)
    do throws(AnalysisError) {
      let page = try page(of: file, comparedWith: nil, configurations)
      return write(page, to: arguments.outputPath, host, then: .done)
    } catch {
      return host.report(error, of: file)
    }
  }

  /// Refuses options that have no effect on a page, and formats other than HTML.
  static func check(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuse(excludedOptions, with: "--interactive")
    let format =
      try arguments.choices("--format", of: PreviewFormat.self).first
      ?? arguments.outputPath.flatMap(PreviewFormat.init(path:))
    if let format, format != .html {
      throw UsageError(message: "--interactive writes one HTML page")
    }
  }

  /// The page for a file, or for two files side by side.
  static func page(
    of file: ConstraintFile, comparedWith old: ConstraintFile?, tolerance: Double = 0,
    _ configurations: [AnalysisConfiguration]
  ) throws(AnalysisError) -> LayoutPage {
    var page = try LayoutPage(of: file, comparedWith: old, tolerance: tolerance)
    for configuration in configurations { try page.add(configuration) }
    return page
  }

  /// Writes a page to a file, or to standard output.
  static func write(
    _ page: LayoutPage, to output: String?, _ host: any CommandHost, then code: ExitCode
  ) -> ExitCode {
    guard let output else { return host.print(page.html, then: code) }
    return host.save(page.html, to: output, then: code)
  }

  /// The configurations of the page of a file; reports the windows that a device does not have.
  static func configurations(
    for file: ConstraintFile, _ arguments: ParsedArguments, _ host: any CommandHost
  ) throws(UsageError) -> [AnalysisConfiguration] {
    let (windows, remarks) = try WindowSelection(arguments).requests(for: file)
    for remark in remarks { host.report("note: \(remark)") }
    return configurations(windows)
  }

  /// The window in every pose of its device, that pose first; the window alone if it does not fold.
  private static func poses(of window: LayoutRequest) -> [LayoutRequest] {
    guard case .device(let device, _, .full) = window.window else { return [window] }
    return [window]
      + device.poses.compactMap { pose in
        device.inPose(pose).map {
          var other = window
          other.window = .device($0, orientation: pose.orientation)
          return other
        }
      }
  }

  /// All widths, then the windows of devices, each at three text sizes and in both directions.
  private static func configurations(_ windows: [LayoutRequest]) -> [AnalysisConfiguration] {
    let everyWidth = LayoutRequest(
      .size(Size(width: AnalysisMatrix.widths.upperBound, height: AnalysisMatrix.height)))
    var configurations: [AnalysisConfiguration] = []
    var seen: Set<AnalysisConfiguration> = []
    for window in [everyWidth] + windows.flatMap(poses) {
      if case .size = window.window, window != everyWidth { continue }
      guard let widths = try? window.lengths(in: AnalysisMatrix.widths, along: .horizontal) else {
        continue
      }
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
