import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouSolver

/// The configurations of files whose roots are not in all windows.
extension ConstraintFile {
  /// The devices of a file that fills windows; `nil` for all devices.
  var idiom: UserInterfaceIdiom? {
    if case .window(let idiom) = rootPlace { idiom } else { nil }
  }

  /// The configurations of a part of a screen, at the text size that it was designed for; `nil` for
  /// a file that fills windows.
  func partConfigurations(among configurations: [AnalysisConfiguration])
    -> [AnalysisConfiguration]?
  {
    guard let canvas = requests.first, case .size(let designed) = canvas.window else { return nil }
    var (height, widths) = (designed.height, widthsOfRoot)
    switch rootPlace {
    case .window: return nil
    case .part(.designed): break
    case .part(.ofContent): height = heightOfContent() ?? height
    case .part(.adapting): height = heightOfContent(near: height, at: Self.adapting) ?? height
    case .item: widths = designed.width...designed.width
    }
    return configurations.compactMap { configuration in
      guard case .size = configuration.request.window,
        configuration.request.textSize ?? .large == .large
      else { return nil }
      var request = configuration.request
      request.window = .size(Size(width: 0, height: height))
      // The screen around the part is higher.
      request.traits.verticalSizeClass = canvas.traits.verticalSizeClass ?? .regular
      guard rootPlace != .item else { return AnalysisConfiguration(request, widths: widths) }
      let own = configuration.widths.clamped(to: widths)
      return AnalysisConfiguration(request, widths: own)
    }
  }

  /// Below what keeps texts whole by default, and above what keeps views small.
  private static let adapting = LayoutPriority(749)

  /// The height that the constraints of a row give it at the smallest width.
  ///
  /// - Parameters:
  ///   - height: The height that is wanted, in points.
  ///   - priority: How strongly it is wanted.
  /// - Returns: The height in points; `nil` if they give it none.
  private func heightOfContent(
    near height: Double = 0, at priority: LayoutPriority = .fittingSizeLevel
  ) -> Double? {
    guard let environment = try? requests.first?.environment(of: self),
      let layout = try? FileLayout(self), (try? layout.solve(environment)) != nil,
      let size = try? layout.engine.root.systemLayoutSizeFitting(
        Size(width: AnalysisMatrix.widths.lowerBound, height: height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: priority)
    else { return nil }
    return size.height > 0 ? size.height : nil
  }
}

extension AnalysisConfiguration {
  /// The configuration, as far as its windows are those of an app for one idiom alone: the whole
  /// screens of its devices, and the widths from that of the narrowest one on; `nil` if none is.
  func limited(to idiom: UserInterfaceIdiom?) -> AnalysisConfiguration? {
    guard let idiom else { return self }
    switch request.window {
    case .device(let device, _, let split):
      return device.idiom == idiom && split == .full && request.windowFrame == nil ? self : nil
    case .size:
      let screens = Device.all.filter { $0.idiom == idiom }.map { $0.screenSize(.portrait).width }
      let lower = max(widths.lowerBound, screens.min() ?? widths.lowerBound)
      return lower <= widths.upperBound
        ? AnalysisConfiguration(request, widths: lower...widths.upperBound) : nil
    }
  }
}
