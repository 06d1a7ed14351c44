import TinamouAnalysis
import TinamouControllers
import TinamouFormat
import TinamouLayout

/// Layouts that break rules.
public struct LayoutFindings: Error, Sendable, CustomStringConvertible {
  /// The findings, each layout after its title; a finding begins with the code of its rule, if
  /// `tinamou check` has it.
  public internal(set) var lines: [String] = []

  /// The findings as text.
  public var description: String {
    (["the layout breaks rules (`checking:` selects them):"] + lines).joined(separator: "\n")
  }

  /// Checks a window that has been laid out.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - text: The names of its views.
  ///   - rules: The rules, and the views that may break them.
  ///   - title: The title of the layout.
  /// - Throws: ``LayoutError`` if the layout is refused.
  @MainActor mutating func check(
    _ window: UIWindow, named text: LayoutText, against rules: CheckedRules, title: String
  ) throws {
    if rules.rules.isEmpty { return }
    var names: [LayoutItem.ID: String] = [:]
    for view in window.treeViews {
      names[view.layoutView.id] = text.name(of: view)
      // Messages of the layout name its views.
      if view.layoutView.name == nil { view.layoutView.name = text.name(of: view) }
    }
    let (layout, findings) = try window.model.engine.inspect()
    var found: [(rule: DiagnosticRule, message: String, views: [LayoutItem.ID])] = []
    found += layout.broken.map { (.unsatisfiable, LayoutProblem.conflict($0).description, []) }
    found += layout.ambiguous.map { (.ambiguous, $0.description, [$0.id]) }
    let views = window.treeViews
    let parts = Set(views.filter { $0 is any ControlPart }.map(\.layoutView.id))
    let fitting = Set(views.filter(\.fitsText).map(\.layoutView.id))
    for finding in findings where parts.isDisjoint(with: finding.views) {
      if finding.rule == .textCutOff && !fitting.isDisjoint(with: finding.views) { continue }
      found.append((finding.rule, finding.message, finding.views))
    }
    let broken = found.filter { finding in
      rules.apply(finding.rule, to: finding.views.compactMap { names[$0] })
    }
    let lists = views.filter { rules.showsRows(names[$0.layoutView.id]) && $0.hidesItsRows }
    if broken.isEmpty, lists.isEmpty { return }
    lines += [title] + broken.map { "\($0.rule.rawValue) \($0.message)" }
    lines += lists.map { "the list '\(text.name(of: $0))' shows none of its rows" }
  }
}

extension UIView {
  /// Whether the view is a list with room and rows, of which none is visible.
  fileprivate var hidesItsRows: Bool {
    if isHidden || bounds.isEmpty { return false }
    let (hasRows, cells): (Bool, [UIView]) =
      switch self {
      case let table as UITableView:
        (
          (0..<table.numberOfSections).contains { table.numberOfRows(inSection: $0) > 0 },
          table.visibleCells
        )
      case let list as UICollectionView:
        (
          (0..<list.numberOfSections).contains { list.numberOfItems(inSection: $0) > 0 },
          list.visibleCells
        )
      default: (false, [])
      }
    return hasRows && !cells.contains { $0.frame.overlaps(bounds) }
  }

  /// Whether the view makes its text smaller where it has no room, or breaks the lines of a title.
  /// The layout knows neither.
  fileprivate var fitsText: Bool {
    (self as? UIButton)?.fitsTitle ?? (self as? UILabel)?.shrinksText ?? false
  }
}
