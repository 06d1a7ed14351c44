import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The configurations that a command line asks about.
///
/// They are the windows that it names, else those of a matrix. The options that vary windows vary them
/// all.
struct AnalysisSelection {
  static let options =
    [
      Option(
        name: "--width", value: "A...B",
        help: "the widths of the windows in points; 320...1366 unless stated"),
      Option(
        name: "--height", value: "NUMBER",
        help: "the height of these windows in points; 1024 unless stated"),
      Option(
        name: "--matrix", value: "quick|standard|full",
        help: "every width alone, with large texts and both directions and\n"
          + "every device, or all of it at every text size"),
      Option(name: "--both-directions", help: "from left to right and from right to left"),
    ] + WindowSelection.options

  static let discussion = """
    The widths are not sampled: between those at which something changes, every frame is a linear
    function of the width, and on each such piece the question is decided.

    """

  /// The matrix asked for.
  let matrix: AnalysisMatrix
  /// Whether the command line narrows the matrix down.
  let isNarrowed: Bool
  private let windows: WindowSelection
  private let widths: ClosedRange<Double>?
  private let height: Double?
  private let hasBothDirections: Bool

  init(_ arguments: ParsedArguments, matrix: AnalysisMatrix) throws(UsageError) {
    windows = try WindowSelection(arguments)
    self.matrix = try arguments.choices("--matrix", of: AnalysisMatrix.self).first ?? matrix
    hasBothDirections = arguments.has("--both-directions")
    var widths: ClosedRange<Double>?
    if let text = arguments.value("--width") { widths = try Self.range(text) }
    self.widths = widths
    var height: Double?
    if let text = arguments.value("--height") {
      guard let number = Double(text), 0...1e7 ~= number else {
        throw UsageError(message: "--height cannot be '\(text)'; expected a number of points")
      }
      height = number
    }
    self.height = height
    isNarrowed =
      widths != nil || height != nil || windows.namesWindows || arguments.has("--text-size")
      || arguments.has("--rtl")
  }

  private static func range(_ text: String) throws(UsageError) -> ClosedRange<Double> {
    let dots = text.firstRange(of: "...")
    let parts =
      dots.map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...], text[...]]
    let numbers = parts.compactMap { Double($0) }.filter { 0...1e7 ~= $0 }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw UsageError(message: "--width cannot be '\(text)'; expected widths such as 320...1366")
    }
    return numbers[0]...numbers[1]
  }

  /// The configurations, each once.
  func configurations(for file: ConstraintFile) throws(UsageError) -> [AnalysisConfiguration] {
    var base: [AnalysisConfiguration] = []
    if windows.namesWindows {
      for request in try windows.requests(for: file).requests {
        base.append(configuration(of: request))
      }
    } else {
      for configuration in matrix.configurations {
        let isDevice = if case .device = configuration.request.window { true } else { false }
        if isDevice, widths != nil || height != nil { continue }
        for request in windows.variants(of: [configuration.request]) {
          base.append(
            isDevice
              ? AnalysisConfiguration(request, widths: configuration.widths)
              : self.configuration(of: request))
        }
      }
    }
    var seen: Set<AnalysisConfiguration> = []
    return base.flatMap(bothDirections).filter { seen.insert($0).inserted }
  }

  /// A window of the command line as it is; windows of every width with the widths and height asked for.
  private func configuration(of request: LayoutRequest) -> AnalysisConfiguration {
    guard case .size(let size) = request.window else {
      let width = (try? request.environment().windowSize.width) ?? 0
      return AnalysisConfiguration(request, widths: width...width)
    }
    if windows.namesWindows, widths == nil {
      return AnalysisConfiguration(request, widths: size.width...size.width)
    }
    var request = request
    request.window = .size(
      Size(width: 0, height: windows.namesWindows ? size.height : height ?? size.height))
    return AnalysisConfiguration(request, widths: widths ?? AnalysisMatrix.widths)
  }

  private func bothDirections(_ configuration: AnalysisConfiguration) -> [AnalysisConfiguration] {
    guard hasBothDirections else { return [configuration] }
    return [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      var request = configuration.request
      request.direction = direction
      return AnalysisConfiguration(request, widths: configuration.widths)
    }
  }
}
