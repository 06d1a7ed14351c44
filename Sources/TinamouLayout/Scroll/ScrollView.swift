/// A view that shows a part of content larger than itself.
open class ScrollView: LayoutView {
  /// How safe areas add to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    /// Above and below always, at the sides where the content scrolls that way.
    case automatic
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    /// Not at all.
    case never
    /// At all edges.
    case always
  }

  /// The point of the content that is at the view's upper left corner, in points.
  public var contentOffset = Point.zero {
    willSet { willChange() }
    didSet { if contentOffset != oldValue { contentOffsetDidChange(from: oldValue) } }
  }
  /// Room around the content, in points, besides what the system adds.
  public var contentInset = EdgeInsets.zero {
    willSet { willChange() }
    didSet { if contentInset != oldValue { note(\.views) } }
  }
  /// How safe areas add to the insets of the content.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { willChange() }
    didSet { if contentInsetAdjustmentBehavior != oldValue { note(\.views) } }
  }

  /// The size of the content, in points: that of ``contentLayoutGuide`` in the last layout.
  open var contentSize: Size {
    systemGuides.first { $0.role == .content }?.committedFrame.size ?? .zero
  }

  /// What scrolls: from the origin of the content on, as large as constraints make it.
  ///
  /// A constraint between an edge of the scroll view and something inside means the edge of this
  /// guide, as in UIKit; its width and height are those of the frame.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.content) }

  /// The frame of the scroll view, which stays where it is while the content scrolls.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.frame) }

  override var boundsOrigin: Point { contentOffset }

  /// The rows of a table or collection; `nil` for other scroll views.
  package var rows: (any ScrolledRows)?
  /// Whether snapshots tell what the rows of a list have shown; else its owner does.
  package var reportsFindings = true

  override func remember() -> () -> Void {
    let (restore, contentOffset, contentInset) = (super.remember(), contentOffset, contentInset)
    let (adjustment, insetsForKeyboard) = (
      contentInsetAdjustmentBehavior, insetsContentFromKeyboard
    )
    return { [self] in
      restore()
      self.contentOffset = contentOffset
      self.contentInset = contentInset
      contentInsetAdjustmentBehavior = adjustment
      insetsContentFromKeyboard = insetsForKeyboard
    }
  }

  /// Remembers what is scrolled to; the result brings it back.
  func rememberPlace() -> () -> Void {
    rows?.rememberPlace() ?? { [self, contentOffset] in self.contentOffset = contentOffset }
  }

  func contentOffsetDidChange(from oldValue: Point) {
    note(\.offsets)
    // What covers the view lies elsewhere in its content.
    engine?.changes.views.append(self)
  }

  /// What cells in the view depend on: the environment of its engine with its own traits; without an
  /// engine the standard one.
  package var environmentForCells: LayoutEnvironment {
    var environment = engine?.environment ?? .standard
    if let traitDomain {
      environment.traits = traitDomain.overrides.applied(to: environment.traits)
    }
    return environment
  }

  /// How far a docked keyboard reaches above the lower edge of the view, in points.
  ///
  /// Nothing is inset by it unless ``insetsContentFromKeyboard`` says so.
  public var keyboardOverlap: Double {
    let height = keyboardLayoutGuide.layoutFrame.height
    return (engine?.environment.keyboardHeight ?? 0) > 0 ? height : 0
  }

  /// Whether the keyboard adds to the lower inset of the content, as in a table controller of UIKit;
  /// it takes the place of the safe area.
  public var insetsContentFromKeyboard = false {
    willSet { willChange() }
    didSet { if insetsContentFromKeyboard != oldValue { note(\.views) } }
  }

  /// The room around the content with what the system adds, in points.
  public var adjustedContentInset: EdgeInsets {
    let safeArea = safeAreaInsets
    let scrolls = (
      horizontally: contentSize.width + contentInset.left + contentInset.right > frame.width,
      vertically: contentSize.height + contentInset.top + contentInset.bottom > frame.height
    )
    let axes: (horizontal: Bool, vertical: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .automatic: (scrolls.horizontally, true)
      case .scrollableAxes: (scrolls.horizontally, scrolls.vertically)
      case .never: (false, false)
      case .always: (true, true)
      }
    var added = EdgeInsets(
      top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
      bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
    if insetsContentFromKeyboard { added.bottom = max(added.bottom, keyboardOverlap) }
    return contentInset + added
  }

  /// The nearest offset at which the content fills the view as far as it can, in points.
  package func clampedOffset(_ offset: Point) -> Point {
    let insets = adjustedContentInset
    let largest = Point(
      x: contentSize.width + insets.right - frame.width,
      y: contentSize.height + insets.bottom - frame.height)
    return Point(
      x: max(min(offset.x, largest.x), -insets.left), y: max(min(offset.y, largest.y), -insets.top))
  }
}
