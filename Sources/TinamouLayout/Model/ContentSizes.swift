/// The sizes of the contents of views in an environment.
struct ContentSizes {
  var environment: LayoutEnvironment
  /// The measurements of texts.
  var texts = TextMeasurementCache(SystemTextMeasurer())

  /// Returns the content size of a view whose width is not known, in points, with
  /// ``LayoutView/noIntrinsicMetric`` along an axis without a size.
  func naturalSize(of view: LayoutView) -> Size {
    if let size = textSize(of: view, width: nil) { return size }
    var size = view.resolvedContentSize
    if let heights = view.heights {
      size.height = heights.height(forWidth: size.width) ?? LayoutView.noIntrinsicMetric
    }
    return size
  }

  /// Returns the content size of a view at its present width; `nil` if the width makes no
  /// difference.
  ///
  /// A label with several lines is as wide as the widest line. Interface Builder recorded a label
  /// that can be 280 wide as 276.5 wide, with two lines. Without any width, the text keeps its own
  /// line breaks, as for `preferredMaxLayoutWidth`, where 0 means no limit.
  func wrappedSize(of view: LayoutView, width: Double) -> Size? {
    if let height = view.heights?.height(forWidth: width) {
      return Size(width: view.resolvedContentSize.width, height: height)
    }
    return view.wrapsText ? textSize(of: view, width: Self.limit(width)) : nil
  }

  /// Returns the content size of a view at its present width, and widths around it at which the
  /// size is the same; `nil` if the width makes no difference.
  func wrappedSize(
    of view: LayoutView, around width: Double
  ) -> (size: Size, widths: ClosedRange<Double>)? {
    guard let size = wrappedSize(of: view, width: width) else { return nil }
    guard view.heights == nil, let limit = Self.limit(width),
      let request = view.textRequest(in: environment, width: limit), request.maximumWidth == limit
    else { return (size, width...width) }
    let widths = texts.measurement(of: request).widthsOfSameSize(around: limit)
    return (size, widths ?? width...width)
  }

  /// Returns the baselines of a view's text.
  ///
  /// Both are those of the text with its own line breaks, because they depend on the font and not
  /// on the width. Labels keep the distances from their edges, however high they are; in other
  /// views the text is in the middle. Both were recorded by Interface Builder.
  func baselines(of view: LayoutView) -> TextBaselines {
    guard let control = view.measuredControl, view.textControl != nil || view.hasLine,
      let measured = measurement(of: view), measured.numberOfLines > 0
    else { return TextBaselines() }
    let height = control.size(around: measured.size).height
    let above = (height - measured.size.height) / 2
    let centredHeight = control.wraps ? nil : height
    return TextBaselines(
      first: BaselineDistance(
        fromEdge: above + measured.firstBaseline, centredHeight: centredHeight),
      last: BaselineDistance(
        fromEdge: above + measured.size.height - measured.lastBaseline,
        centredHeight: centredHeight))
  }

  /// Returns the size that a view needs to show its content completely, in points: the size of the
  /// content without the space around a title, which may be missing.
  func neededSize(of view: LayoutView, content: Size) -> Size {
    guard let control = view.measuredControl, !control.wraps,
      let text = measurement(of: view)?.size, text.width > 0
    else { return content }
    let whole = control.size(around: text)
    func needed(_ content: Double, _ whole: Double, _ text: Double) -> Double {
      min(max(content - (whole - text), text), content)
    }
    return Size(
      width: needed(content.width, whole.width, text.width + control.sides),
      height: needed(content.height, whole.height, text.height))
  }

  /// Returns the size of a view's text, broken into lines at a width; `nil` without text.
  func textSize(of view: LayoutView, width: Double?) -> Size? {
    guard let request = view.textRequest(in: environment, width: width) else { return nil }
    return view.textControl?.size(around: texts.measurement(of: request).size)
  }

  /// Returns the lines of a text that is drawn around a width, in points; `nil` without text.
  func textStretch(of view: LayoutView, width: Double) -> TextStretch? {
    drawnText(of: view, width: width)?.stretch(
      around: width, grid: PixelGrid(scale: environment.traits.displayScale))
  }

  /// Returns a text as it is drawn in a view of a width, in points: lines break at the width of the
  /// view, whatever width it prefers.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width of its content, in points.
  ///   - isWhole: Whether lines that the view does not show are included.
  /// - Returns: The measurement; `nil` without a text that is measured.
  func drawnText(of view: LayoutView, width: Double, isWhole: Bool = false) -> TextMeasurement? {
    guard var request = view.textRequest(in: environment, width: nil) else { return nil }
    request.maximumWidth = view.breaksLines ? Self.limit(width) : nil
    if isWhole { request.maximumNumberOfLines = 0 }
    return texts.measurement(of: request)
  }

  /// Returns the width into which lines must fit; `nil` without any width.
  ///
  /// The rest between widths that were rounded can be almost nothing instead of none. That is less
  /// than the width by which a line may be too long.
  private static func limit(_ width: Double) -> Double? {
    width > TextStretch.tolerance ? width : nil
  }

  /// The text with its own line breaks, also if a delegate determines the content size.
  private func measurement(of view: LayoutView) -> TextMeasurement? {
    view.measuredControl.map {
      texts.measurement(of: view.textRequest(of: $0, in: environment, width: nil))
    }
  }
}

extension LayoutView {
  /// The content size while the width is not known, in points.
  var naturalContentSize: Size {
    (engine?.model.contents ?? ContentSizes(environment: .standard(on: platform))).naturalSize(
      of: self)
  }
}
