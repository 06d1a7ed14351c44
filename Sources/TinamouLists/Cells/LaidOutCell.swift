package import TinamouLayout

/// A row, item, header or footer near the visible part of a list, as it was laid out.
package struct LaidOutCell {
  /// The place of the cell in its list: an item, or the header or footer of a section.
  package enum Place: Hashable {
    case item(ListPath)
    case header(Int)
    case footer(Int)
  }

  /// A view of the cell.
  package struct Part {
    /// The view that laid out this cell; it may show another cell by now.
    package let view: LayoutView
    /// The index of the superview among the parts; `nil` for the cell itself.
    package let container: Int?
    /// The frame in the superview, and of the cell in the content of the list, in points.
    package let frame: Rect
  }

  package let place: Place
  /// The views, each before its subviews.
  package let parts: [Part]
  package let findings: CellFindings?

  init?(_ place: Place, _ record: CellRecord, in rect: Rect) {
    guard record.template != nil, let shape = record.shape else { return nil }
    self.place = place
    findings = record.findings
    var indices: [LayoutItem.ID: Int] = [:]
    parts = zip(shape.views, record.frames).enumerated().map { index, part in
      indices[part.0.id] = index
      var frame = part.1
      // In a snapshot the cell is a subview of its list, whatever view contained it during layout.
      if index == 0 {
        frame.origin = rect.origin
        frame.size.width = rect.width
      }
      return Part(
        view: part.0, container: index == 0 ? nil : part.0.superview.flatMap { indices[$0.id] },
        frame: frame)
    }
  }
}
