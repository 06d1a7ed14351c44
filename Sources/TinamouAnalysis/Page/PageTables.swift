import TinamouFormat
import TinamouLayout
import TinamouSolver

/// A table in which each value occurs once.
struct PageTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The index of a value, which is added if it is new.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A number in the form of the page: its value at window width zero, and its rate.
struct PageNumber: Hashable {
  let base: Double
  let rate: Double

  /// Makes the number of a piece.
  init(_ number: MovingNumber, at origin: Double) {
    base = Self.snapped(number.value - number.rate * origin)
    rate = number.rate
  }

  /// Removes the rounding error of a subtraction, since values are multiples of the solver's unit.
  private static func snapped(_ value: Double) -> Double {
    let multiple = PublicUnit.round(value)
    return abs(value - multiple) < 1e-9 ? multiple + 0 : value
  }
}

/// The frame of an item with the derivations of its four numbers.
struct PagePlace: Hashable {
  let frame: [PageNumber]
  /// The indices of the derivations of left, top, width and height.
  let derivations: [Int]
}

/// A constraint with its contribution to a number.
struct PageShare: Hashable {
  let constraint: Int
  let number: PageNumber
}

/// The reason for a number: contributions of constraints, and other numbers in the same piece.
struct PageDerivation: Hashable {
  struct Reference: Hashable {
    let item: Int
    let side: Int
    let factor: Double
  }

  var shares: [PageShare] = []
  var references: [Reference] = []
}

/// The text of a constraint on the page.
struct PageConstraint: Hashable {
  let text: String
  /// The indices of the items that it mentions.
  let items: [Int]

  init(_ term: LayoutDerivation.Term, items: [Int], _ places: ConstraintPlaces) {
    let constraint = term.constraint
    let line = places[constraint].flatMap { _ in constraint.location?.line }
    self.items = items
    text =
      constraint.source == .window
      // Omit the number, since it changes while the window is resized.
      ? constraint.description.contains(".width ")
        ? "the width of the window" : "the height of the window"
      : constraint.description + (line.map { " · line \($0)" } ?? "")
  }
}

/// A text with its measured lines.
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
