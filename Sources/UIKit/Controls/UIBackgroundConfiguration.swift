public import Foundation

/// The background of a button, cell or header; nothing is drawn.
public struct UIBackgroundConfiguration: Sendable {
  /// Has no effect: nothing is drawn.
  public var backgroundColor: UIColor?
  /// Has no effect: nothing is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Has no effect: nothing is drawn.
  public var cornerRadius: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var strokeColor: UIColor?
  /// Has no effect: nothing is drawn.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Has no effect: nothing is drawn.
  public var strokeWidth: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var strokeOutset: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var image: UIImage?
  /// Has no effect: nothing is drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Has no effect: nothing is drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// Returns the configuration itself: only colours depend on the state.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns a background without colour.
  public static func clear() -> Self { Self() }
  /// Returns the background of a cell in a list.
  public static func listCell() -> Self { Self() }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self() }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self() }
  /// Returns the background of a header in a list.
  public static func listHeader() -> Self { Self() }
  /// Returns the background of a footer in a list.
  public static func listFooter() -> Self { Self() }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> Self { Self() }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self() }
  /// Returns the background of a cell with an account in a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self() }
}
