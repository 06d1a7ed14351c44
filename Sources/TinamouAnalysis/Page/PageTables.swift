import TinamouFormat
import TinamouLayout

/// Values that are each written once.
struct PageTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The place of a value, which is added if it is new.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A number as the page has it: what it is at a window of width zero, and what it grows by.
struct PageNumber: Hashable {
  let base: Double
  let rate: Double

  /// Makes the number of a piece.
  init(_ number: MovingNumber, at origin: Double) {
    base = Self.snapped(number.value - number.rate * origin)
    rate = number.rate
  }

  /// Takes back what subtracting rounds away from a multiple of the solver's unit.
  private static func snapped(_ value: Double) -> Double {
    let multiple = (value * 0x1p20).rounded() * 0x1p-20
    return abs(value - multiple) < 1e-9 ? multiple + 0 : value
  }
}

/// The frame of an item with the constraints that its four numbers follow from.
struct PagePlace: Hashable {
  let frame: [PageNumber]
  /// The places of the derivations of left, top, width and height.
  let derivations: [Int]
}

/// A constraint with what it contributes to a number.
struct PageShare: Hashable {
  let constraint: Int
  let number: PageNumber
}

/// A constraint in the words of the page.
struct PageConstraint: Hashable {
  let text: String
  /// The places of the items that it is about.
  let items: [Int]

  init(_ term: LayoutDerivation.Term, items: [Int], in file: ConstraintFile) {
    let constraint = term.constraint
    let place = constraint.location.flatMap { file.span(at: $0) }?.location
    self.items = items
    text =
      constraint.source == .window
      // Its number moves while the window is dragged.
      ? constraint.description.contains(".width ")
        ? "the width of the window" : "the height of the window"
      : constraint.description + (place.map { " · line \($0.line)" } ?? "")
  }
}

/// A text with its lines, as it was measured.
struct PageText: Hashable {
  let lines: [Line]
  let pointSize: Double
  let weight: String?
  let ascent: Double
  let lineDistance: Double
  let height: Double
  let isRightToLeft: Bool

  struct Line: Hashable {
    let text: String
    let width: Double
  }

  init(_ text: DrawnText, isRightToLeft: Bool) {
    lines = text.lines.map { Line(text: $0.text, width: $0.width) }
    pointSize = text.pointSize
    weight = text.weight == .regular ? nil : text.weight.number
    ascent = text.ascent
    lineDistance = text.lineDistance
    height = text.height
    self.isRightToLeft = isRightToLeft
  }
}
