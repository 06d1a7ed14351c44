public import TinamouSolver

extension LayoutView {
  /// Returns how strongly the view resists being larger than its content.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    let own =
      axis == .horizontal
      ? attributes.priorities.horizontalHugging : attributes.priorities.verticalHugging
    return own ?? kind.contentHuggingPriority(for: axis, contentPriorityDefaults)
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    change(Attributes.hugging(axis), to: priority, noting: \.contents)
  }

  /// Returns how strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    let own =
      axis == .horizontal
      ? attributes.priorities.horizontalCompressionResistance
      : attributes.priorities.verticalCompressionResistance
    return own ?? kind.contentCompressionResistancePriority
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    change(Attributes.compressionResistance(axis), to: priority, noting: \.contents)
  }

  /// Makes the engine read the content size again before the next layout.
  public func invalidateIntrinsicContentSize() {
    forgetContentSize()
    note(\.contents)
  }

  /// Makes the next layout read the content size again.
  func forgetContentSize() {
    knownContentSize = nil
    delegateContentSize = nil
  }

  /// Called when the view has moved to another engine. The one that lays out a tree without a
  /// window once changes nothing.
  func didMove(from oldEngine: LayoutEngine?) {
    knownContentSize = nil
    if (attachedEngine ?? oldEngine)?.isDetached != true { delegateContentSize = nil }
  }

  /// Records that the view has another image.
  func imageDidChange() {
    engine?.hasImages = true
    forgetContentSize()
    note(\.contents)
  }

  /// Called when another variant of the image may match.
  func imageTraitsDidChange() {
    guard imageAsset != nil else { return }
    forgetContentSize()
    engine?.changes.contents.append(self)
  }

  /// The size of the content, which is cached until it is invalidated; none if it is that of the
  /// text.
  var resolvedContentSize: Size {
    if let knownContentSize { return knownContentSize }
    var size = sizeOfDelegate ?? ownContentSize
    if let imageAsset, size == Self.noIntrinsicSize {
      size = imageAsset.size(for: traitCollection)
    }
    knownContentSize = size
    return size
  }

  /// The size that the delegate returns, which is asked once; `nil` if it leaves the size to the
  /// view.
  private var sizeOfDelegate: Size? {
    if let delegateContentSize { return delegateContentSize }
    let size = layoutDelegate?.intrinsicContentSize(of: self)
    delegateContentSize = .some(size)
    return size
  }

  /// No content size along both axes.
  static let noIntrinsicSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The size that was given or that a subclass returns; none if it is that of the text.
  private var ownContentSize: Size {
    // Only a subclass can return another size, and measuring texts is slow.
    if type(of: self) == LayoutView.self { return explicitContentSize }
    let size = intrinsicContentSize
    return size == shownTextSize ? explicitContentSize : size
  }

  /// The size of the image or text, if no other size was given.
  var shownSize: Size? {
    if let imageAsset, explicitContentSize == Self.noIntrinsicSize {
      return imageAsset.size(for: traitCollection)
    }
    return shownTextSize
  }

  /// The size of the content with the text's own line breaks, if no other size was given.
  private var shownTextSize: Size? {
    naturalTextSize.flatMap { size in TextControl(kind)?.size(around: size) }
  }

  /// The size of the text alone, with its own line breaks, if no other size was given.
  var naturalTextSize: Size? {
    guard let control = measuredControl else { return nil }
    let request = textRequest(
      of: control, in: engine?.environment ?? .standard(on: platform), width: nil)
    let measurement =
      engine?.model.contents.texts.measurement(of: request)
      ?? SystemTextMeasurer().measure(request)
    return measurement.size
  }

  /// The writing direction that determines the leading and trailing edges of the view.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
