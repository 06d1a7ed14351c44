extension StackView {
  /// How arranged subviews share the room along the axis of a stack.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// They fill it; who stretches or gives way follows from the content priorities.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally
    /// Equal room between them.
    case equalSpacing
    /// Equal distances between their middles, as far as the spacing allows.
    case equalCentering
  }

  /// How arranged subviews lie across the axis of a stack.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column or the top of a row.
    case leading
    /// With their first baselines on one line; in a row only, a column takes it as `leading`.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column or the bottom of a row.
    case trailing
    /// With their last baselines on one line; in a row only, a column takes it as `leading`.
    case lastBaseline

    /// The same as ``leading``, for a row.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for a row.
    public static let bottom = Alignment.trailing
  }

  /// A spacing that stands for the one of the stack.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the one of the system, 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The standard distance of siblings, in points; that between baselines is unknown.
  static let systemSpacing = 8.0

  /// The room wanted after an arranged subview; ``spacingUseDefault`` if none was set for it.
  public func customSpacing(after view: LayoutView) -> Double {
    entries.first { $0.view === view }?.customSpacing ?? Self.spacingUseDefault
  }

  /// Sets the room wanted after an arranged subview, in points; it is lost when the view leaves.
  ///
  /// Views that are not arranged are ignored. While the next views are hidden, the room is that
  /// between the view and the next visible one.
  public func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    guard spacing != customSpacing(after: view) else { return }
    willChange()
    entries[index].customSpacing = spacing == Self.spacingUseDefault ? nil : spacing
    note(\.stacks)
  }

  /// The room after an arranged subview, in points.
  func spacing(after entry: Entry) -> Double {
    let wanted = entry.customSpacing ?? spacing
    return wanted == Self.spacingUseSystem ? Self.systemSpacing : wanted
  }
}
