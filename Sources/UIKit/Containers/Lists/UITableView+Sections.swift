public import Foundation

extension UITableView {
  /// Whether data is about to change, always `false`.
  public var hasUncommittedUpdates: Bool { false }
  /// Does nothing: index titles are not laid out.
  public func reloadSectionIndexTitles() {}
  /// Scrolls to the first selected row, without an animation.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPathForSelectedRow else { return }
    scrollToRow(at: row, at: scrollPosition, animated: false)
  }
}

/// An action of a row, as before iOS 11; there are no touch events.
@preconcurrency @MainActor open class UITableViewRowAction: InertTableViewRowAction {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, normal

    /// Another name of ``default``.
    public static let destructive = Style.default
  }

  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action, whose block is never called.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(mainActor: ())
  }
}
