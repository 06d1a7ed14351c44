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
        help: "quick: every width; standard: also large texts, both directions\n"
          + "and every device; full: also every other text size"),
    ] + WindowSelection.options.filter { !["--width", "--step"].contains($0.name) }

  static let discussion = """
    The widths are not sampled: between those at which something changes, every frame is a linear
    function of the width, and on each such piece the question is decided.

    """

  /// The configurations, without duplicates.
  let configurations: [AnalysisConfiguration]
  /// Whether the command line names windows, or how they vary.
  private let isNarrowed: Bool
  /// Whether the windows are those of a matrix, not named by the command line.
  private let isMatrix: Bool
  /// Whether there are enough configurations to report what never happens.
  let isComplete: Bool
  /// Whether layouts that say nothing about folds are looked at on a device that is partly open,
  /// and those that say nothing about the controls of windows beside them.
  private let asksAllLayouts: Bool
  /// Remarks about the windows, such as those that a device does not have.
  private let remarks: [String]
  private let windows: WindowSelection

  init(_ arguments: ParsedArguments, matrix: AnalysisMatrix) throws(UsageError) {
    try arguments.refuse(["--width", "--height", "--matrix"], with: "--device")
    try arguments.refuse(["--height", "--matrix"], with: "--size")
    windows = try WindowSelection(arguments, widthsAreSteps: false)
    let matrix = try arguments.choices("--matrix", of: AnalysisMatrix.self).first ?? matrix
    isNarrowed = Self.options.contains { $0.name != "--matrix" && arguments.has($0.name) }
    isComplete = matrix != .quick && !isNarrowed
    asksAllLayouts = matrix == .full || isNarrowed
    var widths: ClosedRange<Double>?
    if let text = arguments.value("--width") { widths = try WidthSteps.range(text) }
    let height = try arguments.numbers("--height", "a number of points") { _ in true }.first
    if let height, let text = arguments.value("--height") {
      try WindowSides.check([height], of: "--height", text)
    }
    if let named = try windows.namedRequests() {
      configurations = named.requests.map { Self.configuration($0, widths) }.withoutRepetitions
      remarks = named.remarks
      isMatrix = false
    } else {
      isMatrix = true
      (configurations, remarks) = try Self.configurations(of: matrix, windows, widths, height)
    }
  }

  /// The configurations of a matrix, varied by the options; with widths or a height, those of the
  /// windows of any width only.
  private static func configurations(
    of matrix: AnalysisMatrix, _ windows: WindowSelection, _ widths: ClosedRange<Double>?,
    _ height: Double?
  ) throws(UsageError) -> ([AnalysisConfiguration], remarks: [String]) {
    let hasDevices = matrix != .quick && widths == nil && height == nil
    try windows.checkDeviceOptions(hasDevices: hasDevices)
    var sizes: [LayoutRequest] = []
    var devices: [LayoutRequest] = []
    for var request in matrix.configurations.map(\.request) {
      if case .size(let size) = request.window {
        request.window = .size(Size(width: size.width, height: height ?? size.height))
        sizes += windows.variants(of: request)
      } else if hasDevices {
        devices += windows.variants(of: request)
      }
    }
    let (available, missing) = WindowSelection.available(devices)
    let all =
      sizes.map { configuration($0, widths ?? AnalysisMatrix.widths) }
      + available.map { configuration($0, $0.hasEveryWidth ? AnalysisMatrix.widths : nil) }
    return (all.withoutRepetitions, WindowSelection.remarks(about: missing))
  }

  /// The configurations of a file: those in which its root is in the app, and its windows, unless
  /// the command line names windows.
  func configurations(of file: ConstraintFile) -> [AnalysisConfiguration] {
    var configurations = configurations(onSystemsOf: [file])
    if !asksAllLayouts {
      if !file.usesFolds { configurations.removeAll(where: \.isPartlyOpen) }
      if !file.usesWindowControls {
        configurations = configurations.map(\.withoutWindowControls)
      }
    }
    if isNarrowed { return withTextSizes(of: file, configurations) }
    if let parts = file.partConfigurations(among: configurations) { return parts }
    let all = withTextSizes(of: file, configurations.compactMap { $0.limited(to: file.idiom) })
    let windows = self.configurations(of: file.requests)
    return (all + Self.configurations(windows, onSystemsOf: [file])).withoutRepetitions
  }

  /// The configurations that all of some files have.
  ///
  /// A device of a matrix may be newer than the system of a file. A device that the command line
  /// names stays, so that the command says why it has no layout.
  private func configurations(onSystemsOf files: [ConstraintFile]) -> [AnalysisConfiguration] {
    isMatrix ? Self.configurations(configurations, onSystemsOf: files) : configurations
  }

  /// Those of some configurations that all of some files have.
  private static func configurations(
    _ configurations: [AnalysisConfiguration], onSystemsOf files: [ConstraintFile]
  ) -> [AnalysisConfiguration] {
    configurations.filter { configuration in
      files.allSatisfy { (try? configuration.request.environment(of: $0)) != nil }
    }
  }

  /// The configurations and, unless the command line names windows or how they vary, the windows of
  /// the files; all of them those that all of the files have.
  func configurations(withWindowsOf files: ConstraintFile...) -> [AnalysisConfiguration] {
    let shared = configurations(onSystemsOf: files)
    if isNarrowed { return shared }
    let windows = configurations(of: files.flatMap(\.requests))
    return (shared + Self.configurations(windows, onSystemsOf: files)).withoutRepetitions
  }

  /// Some configurations and, of a matrix, every width at the text sizes that the sets of a file
  /// name, since the sets would otherwise never apply.
  private func withTextSizes(
    of file: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) -> [AnalysisConfiguration] {
    guard isComplete else { return configurations }
    let known = Set(configurations.compactMap(\.request.textSize))
    let named = file.setNames.flatMap(\.textSizes).filter { range in
      !known.contains { range.contains($0) }
    }
    let sizes = Set(named.map(\.lowerBound)).ordered()
    guard let first = configurations.first, case .size = first.request.window else {
      return configurations
    }
    return configurations
      + sizes.map { size in
        var request = first.request
        request.textSize = size
        return AnalysisConfiguration(request, widths: first.widths)
      }
  }

  /// The configurations and, unless the command line names windows, those of a file, for a
  /// comparison of systems; without devices of a matrix that one of the systems does not run on.
  func configurations(
    withWindowsOf file: ConstraintFile, on platforms: [Platform]
  ) -> [AnalysisConfiguration] {
    guard isMatrix else { return configurations }
    let shared = configurations.filter { configuration in
      platforms.allSatisfy { platform in
        var request = configuration.request
        request.system = platform.system
        request.sdk = platform.sdk
        return (try? request.environment(of: file)) != nil
      }
    }
    return isNarrowed ? shared : (shared + configurations(of: file.requests)).withoutRepetitions
  }

  /// The given windows instead, varied by the options.
  func configurations(of windows: [LayoutRequest]) -> [AnalysisConfiguration] {
    windows.flatMap { self.windows.variants(of: $0) }.map { Self.configuration($0, nil) }
      .withoutRepetitions
  }

  /// A window as it is, or a window of its height with some widths.
  private static func configuration(
    _ request: LayoutRequest, _ widths: ClosedRange<Double>?
  ) -> AnalysisConfiguration {
    guard let widths, request.hasEveryWidth else {
      let width = (try? request.environment().windowSize.width) ?? 0
      return AnalysisConfiguration(request, widths: width...width)
    }
    var request = request
    if case .size(let size) = request.window {
      request.window = .size(Size(width: 0, height: size.height))
    }
    return AnalysisConfiguration(request, widths: widths)
  }

  /// Writes the remarks about the windows to standard error.
  func reportRemarks(to host: any CommandHost) {
    for remark in remarks { host.report("note: \(remark)") }
  }
}

extension AnalysisConfiguration {
  /// The configuration; one with a window of any width without the controls of the window.
  fileprivate var withoutWindowControls: AnalysisConfiguration {
    guard request.windowFrame != nil else { return self }
    var request = request
    request.windowControls = .zero
    return AnalysisConfiguration(request, widths: widths)
  }

  /// Whether the window is on a device that is partly open.
  fileprivate var isPartlyOpen: Bool {
    guard case .device(let device, let orientation, _) = request.window else { return false }
    return device.pose(orientation)?.fold == .partlyOpen
  }
}
