extension StackView {
  /// How arranged subviews share the space along the axis of a stack.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// They fill the stack; the content priorities determine which view stretches or shrinks.
    case fill
    /// They fill the stack and have equal lengths.
    case fillEqually
    /// They fill the stack in proportion to their intrinsic sizes.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// The distances between their centers are equal, as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of arranged subviews across the axis of a stack.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// They reach from edge to edge.
    case fill
    /// They are at the leading edge of a column or at the top of a row.
    case leading
    /// Their first baselines are aligned; only in a row, in a column it means `leading`.
    case firstBaseline
    /// They are in the middle.
    case center
    /// They are at the trailing edge of a column or at the bottom of a row.
    case trailing
    /// Their last baselines are aligned; only in a row, in a column it means `leading`.
    case lastBaseline

    /// The same as ``leading``, for a row.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for a row.
    public static let bottom = Alignment.trailing
  }

  /// A value that means the spacing of the stack.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// A value that means the system spacing, 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The standard distance between siblings, in points; that between baselines is not known.
  static let systemSpacing = 8.0

  /// Returns the custom spacing after an arranged subview, in points; ``spacingUseDefault`` if none
  /// was set.
  public func customSpacing(after view: LayoutView) -> Double {
    entries.first { $0.view === view }?.customSpacing ?? Self.spacingUseDefault
  }

  /// Sets the spacing after an arranged subview.
  ///
  /// Views that are not arranged are ignored. The spacing is lost when the view is removed. If the
  /// next views are hidden, it applies to the next visible view.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points.
  ///   - view: The arranged subview.
  public func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    guard spacing != customSpacing(after: view) else { return }
    willChange()
    entries[index].customSpacing = spacing == Self.spacingUseDefault ? nil : spacing
    note(\.stacks)
  }

  /// Returns the spacing after an arranged subview, in points.
  func spacing(after entry: Entry) -> Double {
    let wanted = entry.customSpacing ?? spacing
    return wanted == Self.spacingUseSystem ? Self.systemSpacing : wanted
  }
}
