/// A view that lists use again.
protocol ReusableView: UIView {
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The reusable views of a list, and the blocks that make new ones.
@MainActor struct ReusableViews<View: UIView> {
  /// The key of a kind of reusable view: a cell, or a header or footer.
  struct Key: Hashable {
    let kind: String
    let identifier: String

    static func cell(_ identifier: String) -> Key { Key(kind: "cell", identifier: identifier) }
    static func header(_ identifier: String) -> Key { Key(kind: "header", identifier: identifier) }
  }

  private var makers: [Key: () -> View] = [:]
  private var spares: [Key: [View]] = [:]

  nonisolated init() {}

  mutating func register(_ make: (() -> View)?, for key: Key) { makers[key] = make }

  /// Returns a view that is not in use, or a new one; `nil` if nothing is registered.
  mutating func take(_ key: Key) -> View? {
    guard let spare = spares[key]?.popLast() else { return makers[key]?() }
    (spare as? any ReusableView)?.prepareForReuse()
    return spare
  }

  mutating func recycle(_ view: View, for key: Key) { spares[key, default: []].append(view) }
}
