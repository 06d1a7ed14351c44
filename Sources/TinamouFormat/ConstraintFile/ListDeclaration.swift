import TinamouLayout

/// What a table or collection shows, as a file declares it.
struct ListDeclaration: Sendable {
  /// A row, as a template with its copies; the number of an item of a collection likewise.
  struct Row: Sendable {
    /// The index of the view in the file.
    let view: Int
    /// The index of the accessory.
    var accessory: Int?
    /// The height in points; nil to go by constraints.
    let height: Double?
    let separatorInset: DirectionalEdgeInsets?
    /// How often the row occurs.
    let count: Int
    /// Whether the copies have numbers.
    let isRepeated: Bool
    /// For each copy what its views have in place of the template's attributes; empty if all copies
    /// are alike.
    var overrides: [[SetDeclaration.Override]] = []
  }

  struct Section: Sendable {
    var header: Int?
    var footer: Int?
    var rows: [Row] = []
  }

  var sections: [Section]
  /// Attributes of a table.
  var rowHeight: Double?
  var estimatedRowHeight: Double?
  var estimatedSectionHeaderHeight: Double?
  var estimatedSectionFooterHeight: Double?
  var hasSeparators = true
  var separatorInset: DirectionalEdgeInsets?
  var followsReadableWidth = false
  var headersFloat = true
  /// Attributes of a collection.
  var minimumItemWidth: Double?
  var minimumInteritemSpacing: Double?
  var minimumLineSpacing: Double?
  var sectionInset: DirectionalEdgeInsets?
  var estimatedItemHeight: Double?
}
