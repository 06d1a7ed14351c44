internal import TinamouSolver

/// A rectangle with subviews, content and margins, laid out by a ``LayoutEngine``.
///
/// Unlike UIKit's views made in code, a view is laid out by constraints from the start:
/// ``translatesAutoresizingMaskIntoConstraints`` is `false`, as Interface Builder sets it.
open class LayoutView: LayoutItem {
  /// The value of ``intrinsicContentSize`` along an axis without one.
  public static let noIntrinsicMetric = -1.0

  /// What the view shows.
  public let kind: ViewKind

  /// The subviews, from back to front.
  public internal(set) var subviews: [LayoutView] = []
  /// The view that this one is a subview of.
  public internal(set) weak var superview: LayoutView?
  /// The guides added to the view.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The size of the content in points, ``noIntrinsicMetric`` along an axis without one.
  public var intrinsicContentSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet {
      if intrinsicContentSize != oldValue {
        note(\.contents) { $0.intrinsicContentSize = oldValue }
      }
    }
  }
  /// The height of the content by the width that the view gets, in place of the intrinsic height.
  public var heights: HeightTable? {
    didSet { if heights != oldValue { note(\.contents) { $0.heights = oldValue } } }
  }
  /// Whether the view is invisible; it takes part in the layout as before.
  public var isHidden = false {
    didSet { if isHidden != oldValue { note(\.views) { $0.isHidden = oldValue } } }
  }
  /// How the view takes part in mirroring; not inherited by subviews.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet {
      if semanticContentAttribute != oldValue {
        note(\.directions) { $0.semanticContentAttribute = oldValue }
      }
    }
  }
  /// The margins given to the view; `nil` means 8 at each edge, and no more than the system's
  /// least margins for a root view.
  public var layoutMarginsBase: LayoutMarginsBase? {
    didSet {
      if layoutMarginsBase != oldValue { note(\.views) { $0.layoutMarginsBase = oldValue } }
    }
  }
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue {
        note(\.views) { $0.insetsLayoutMarginsFromSafeArea = oldValue }
      }
    }
  }
  /// Whether the margins are at least those of the superview where the view reaches into them.
  public var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins != oldValue {
        note(\.views) { $0.preservesSuperviewLayoutMargins = oldValue }
      }
    }
  }
  /// Whether the margins of a root view are at least those of
  /// ``LayoutEnvironment/systemMinimumLayoutMargins``; without effect on other views.
  ///
  /// UIKit has it in the view controller of the root view.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        note(\.views) { $0.viewRespectsSystemMinimumLayoutMargins = oldValue }
      }
    }
  }
  /// What the view adds to its safe area insets, in points.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue {
        note(\.views) { $0.additionalSafeAreaInsets = oldValue }
      }
    }
  }
  /// Whether ``frame`` places the view, by four required constraints.
  public var translatesAutoresizingMaskIntoConstraints = false {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue {
        note(\.frames) { $0.translatesAutoresizingMaskIntoConstraints = oldValue }
      }
    }
  }
  /// The rectangle in the coordinates of the superview, in points.
  ///
  /// The last layout that was committed, or what was set. Setting it places the view only while
  /// ``translatesAutoresizingMaskIntoConstraints`` is `true`; such a frame is not rounded.
  public var frame = Rect.zero {
    didSet {
      if frame != oldValue, translatesAutoresizingMaskIntoConstraints {
        note(\.frames) { $0.frame = oldValue }
      }
    }
  }

  var textContent = TextContent()
  var hugging: (horizontal: LayoutPriority?, vertical: LayoutPriority?)
  var compression: (horizontal: LayoutPriority?, vertical: LayoutPriority?)
  var systemGuides: [LayoutGuide] = []
  weak var attachedEngine: LayoutEngine?

  /// Makes a view without superview.
  public init(_ name: String? = nil, kind: ViewKind = .view) {
    self.kind = kind
    super.init(name: name)
  }

  deinit { dismantle() }

  override var engine: LayoutEngine? { attachedEngine }
  override var container: LayoutView? { superview }
  override var anchoringView: LayoutView? { self }
  override var qualifiedName: String { name ?? "\(kind.rawValue)\(rank)" }

  /// A subview is about to be removed.
  func subviewWillLeave(_ view: LayoutView) {}
  /// Where the coordinates of the subviews begin; other than zero where a view scrolls.
  var boundsOrigin: Point { .zero }

  /// Tells the engine of a change and how to take it back.
  func note(
    _ list: WritableKeyPath<PendingEdits, [LayoutView]>,
    undo: @escaping (LayoutView) -> Void
  ) {
    record { [self] in undo(self) }
    engine?.pending[keyPath: list].append(self)
  }
}
