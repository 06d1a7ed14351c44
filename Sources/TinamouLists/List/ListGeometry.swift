/// Where the elements of a list lie: its sections, and the lengths of their lines, known and
/// estimated.
///
/// It is a value without views, so that every list, with cells of whatever kind, is laid out on the
/// same one. Looking up an element or a place takes O(log n).
package struct ListGeometry {
  /// A header, an item or a footer.
  package typealias Element = LaidOutCell.Place

  /// The length of an element, in points.
  package struct Length {
    let points: Double
    let isKnown: Bool

    /// A length that does not change when the element is laid out.
    package static func known(_ points: Double) -> Length {
      Length(points: max(0, points), isKnown: true)
    }
    /// A length that counts until the element is laid out.
    package static func estimated(_ points: Double) -> Length {
      Length(points: max(0, points), isKnown: false)
    }
  }

  var sections = ListSections()
  /// The lengths of the lines.
  var offsets = OffsetIndex()
  /// Whether the length of each line is known, for a list that states them.
  private var known: [Bool] = []

  /// Makes a list without elements.
  package init() {}

  /// Makes a list of lines with one element each.
  ///
  /// - Parameters:
  ///   - items: The number of items of each section.
  ///   - length: Returns the length of an element; it is called once for each, in their order.
  package init(items: [Int], length: (Element) -> Length) {
    sections = ListSections(items: items)
    known.reserveCapacity(sections.count)
    var lengths: [Double] = []
    lengths.reserveCapacity(sections.count)
    func append(_ element: Element) {
      let length = length(element)
      lengths.append(length.points)
      known.append(length.isKnown)
    }
    for (section, count) in sections.items.enumerated() {
      append(.header(section))
      for item in 0..<count { append(.item(ListPath(item: item, section: section))) }
      append(.footer(section))
    }
    offsets = OffsetIndex(lengths)
  }

  /// The number of items of each section.
  package var items: [Int] { sections.items }
  /// The sum of the lengths, in points.
  package var totalLength: Double { offsets.totalLength }

  /// Returns the element at a position; `nil` beyond the last one.
  package func element(at position: Int) -> Element? { sections.element(at: position) }

  /// Returns the places at which an element begins and ends, in points; `nil` if there is none.
  package func span(of element: Element) -> Range<Double>? {
    sections.position(of: element).map(span)
  }

  /// Returns the places at which the element at a position begins and ends, in points.
  package func span(at position: Int) -> Range<Double> {
    let start = offsets.offset(of: position)
    return start..<max(start, offsets.offset(of: position + 1))
  }

  /// Returns the element with a length at a place; `nil` outside of the list.
  package func element(atPlace place: Double) -> Element? {
    guard place >= 0, place < totalLength else { return nil }
    return offsets.index(at: place).flatMap(element)
  }

  /// Whether the length of an element is more than an estimate.
  package func isKnown(_ position: Int) -> Bool {
    known.indices.contains(position) && known[position]
  }

  /// Sets the length of the element at a position, in points, which is known from now on.
  package mutating func setLength(_ length: Double, at position: Int) {
    guard known.indices.contains(position) else { return }
    known[position] = true
    offsets.set(max(0, length), at: position)
  }

  /// Makes present lengths final, which spares the memory of those before.
  package mutating func commit() { offsets.commit() }

  /// Returns the positions of the elements that intersect a part of the list, in their order.
  ///
  /// Elements of unknown length at its ends are included, since they may turn out to have one.
  ///
  /// - Complexity: O(number of positions times log(elements)).
  package func positions(in part: Range<Double>) -> [Int] {
    guard var first = offsets.index(at: part.lowerBound), !part.isEmpty else { return [] }
    while first > 0, offsets[first - 1] == 0, span(at: first).lowerBound >= part.lowerBound {
      first -= 1
    }
    var positions: [Int] = []
    for position in first..<sections.count {
      let span = span(at: position)
      if span.lowerBound > part.upperBound { break }
      if span.isEmpty ? !isKnown(position) : span.overlaps(part) {
        positions.append(position)
      } else if span.lowerBound == part.upperBound, !span.isEmpty {
        break
      }
    }
    return positions
  }
}
