import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The configurations to analyze.
///
/// They are the windows that the command line names, otherwise those of a matrix. The options that
/// vary windows apply to all of them.
struct AnalysisSelection {
  static let options =
    [
      Option(
        name: "--width", value: "RANGE",
        help: "the widths of the windows in points; 320...1366 unless stated"),
      Option(
        name: "--height", value: "NUMBER",
        help: "the height of these windows in points; 1024 unless stated"),
      Option(
        name: "--matrix", value: "NAME",
        help: "quick, standard or full: every width alone, with large texts\n"
          + "and both directions and every device, or all of it at every\ntext size"),
    ] + WindowSelection.options.filter { !["--width", "--step"].contains($0.name) }

  static let discussion = """
    The widths are not sampled: between those at which something changes, every frame is a linear
    function of the width, and on each such piece the question is decided.

    """

  /// The selected matrix.
  let matrix: AnalysisMatrix
  /// Whether the command line restricts the matrix.
  let isNarrowed: Bool
  private let windows: WindowSelection
  private let widths: ClosedRange<Double>?
  private let height: Double?

  init(_ arguments: ParsedArguments, matrix: AnalysisMatrix) throws(UsageError) {
    windows = try WindowSelection(arguments, widthsAreSteps: false)
    self.matrix = try arguments.choices("--matrix", of: AnalysisMatrix.self).first ?? matrix
    var widths: ClosedRange<Double>?
    if let text = arguments.value("--width") { widths = try WidthSteps.range(text) }
    self.widths = widths
    height = try arguments.numbers("--height", "a number of points") { _ in true }.first
    if let height, let text = arguments.value("--height") {
      try WindowSides.check([height], of: "--height", text)
    }
    isNarrowed =
      widths != nil || height != nil || windows.namesWindows || arguments.has("--text-size")
      || arguments.has("--rtl") || arguments.has("--both-directions")
  }

  /// The configurations for a file, without duplicates.
  func configurations(for file: ConstraintFile) throws(UsageError) -> [AnalysisConfiguration] {
    if windows.namesWindows { return configurations(of: try windows.requests(for: file).requests) }
    return matrix.configurations.flatMap { configuration -> [AnalysisConfiguration] in
      let isDevice = if case .device = configuration.request.window { true } else { false }
      if isDevice, widths != nil || height != nil { return [] }
      return windows.variants(of: configuration.request).map {
        isDevice
          ? AnalysisConfiguration($0, widths: configuration.widths) : self.configuration(of: $0)
      }
    }.eachOnce
  }

  /// The windows as they are, or with every selected width, without duplicates.
  func configurations(of windows: [LayoutRequest]) -> [AnalysisConfiguration] {
    windows.map(configuration).eachOnce
  }

  /// Whether there are enough configurations to report what never happens.
  var isComplete: Bool { matrix != .quick && !isNarrowed }

  /// A window of the command line as it is; for windows of any width, with the selected widths and
  /// height.
  private func configuration(of request: LayoutRequest) -> AnalysisConfiguration {
    let namesWindows = self.windows.namesWindows
    guard case .size(let size) = request.window else {
      let width = (try? request.environment().windowSize.width) ?? 0
      return AnalysisConfiguration(request, widths: width...width)
    }
    if namesWindows, widths == nil {
      return AnalysisConfiguration(request, widths: size.width...size.width)
    }
    var request = request
    request.window = .size(
      Size(width: 0, height: namesWindows ? size.height : height ?? size.height))
    return AnalysisConfiguration(request, widths: widths ?? AnalysisMatrix.widths)
  }
}

extension [AnalysisConfiguration] {
  /// The configurations without duplicates.
  fileprivate var eachOnce: [AnalysisConfiguration] {
    var seen: Set<AnalysisConfiguration> = []
    return filter { seen.insert($0).inserted }
  }
}
