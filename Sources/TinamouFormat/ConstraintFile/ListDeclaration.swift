import TinamouLayout

/// The contents of a table or collection view, as a file declares them.
struct ListDeclaration: Sendable {
  /// A row, or the cell of a collection's items: a template and the number of its copies.
  struct Row: Sendable {
    /// The index of the view in the file.
    let view: Int
    /// The index of the accessory.
    var accessory: Int?
    /// The height in points; `nil` if the constraints of the row decide.
    let height: Double?
    let separatorInset: DirectionalEdgeInsets?
    /// The number of copies.
    let count: Int
    /// Whether the copies have numbers.
    let isRepeated: Bool
    /// For each copy, the attributes that replace those of the template; empty if all copies are
    /// alike.
    var overrides: [[SetDeclaration.Override]] = []
  }

  struct Section: Sendable {
    var header: Int?
    var footer: Int?
    var rows: [Row] = []
  }

  var sections: [Section] = []
}
