import TinamouLayout

/// The default margins for the content of a table's rows.
///
/// Interface Builder recorded them in storyboards of public repositories: see Docs/Layout.md.
public enum CellMarginProfile: String, CaseIterable, Hashable, Sendable {
  /// The margins of the table at the sides, 11 points above and below.
  case standard
  /// 8 points at each edge: for cells of files from before version 13,000 of Interface Builder's
  /// tools whose content view does not preserve the margins of its superview.
  case before13000

  /// The cell margins for the margins of a table.
  func margins(leading: Double, trailing: Double) -> DirectionalEdgeInsets {
    switch self {
    case .standard:
      DirectionalEdgeInsets(top: 11, leading: leading, bottom: 11, trailing: trailing)
    case .before13000: .all(8)
    }
  }
}
