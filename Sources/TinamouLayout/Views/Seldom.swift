/// A type with a value that its owners begin with.
protocol Standardized {
  /// Makes the value that nobody has changed.
  init()
}

/// A value that most of its owners leave as it was made: only a changed one takes memory of its own.
///
/// Copies share that memory until one of them changes.
@propertyWrapper
struct Seldom<Value: Standardized> {
  private final class Box {
    /// Only the one owner of a box changes its value, and accesses to the owner are checked.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// Makes an unchanged value.
  init() {}

  var wrappedValue: Value {
    @inline(__always) get { box?.value ?? Value() }
    @inline(__always)
    _modify {
      let box = ownBox()
      yield &box.value
    }
  }

  /// Whether the value was ever changed.
  var projectedValue: Bool { box != nil }

  /// The box of this copy alone.
  private mutating func ownBox() -> Box {
    if isKnownUniquelyReferenced(&box), let box { return box }
    let own = Box(wrappedValue)
    box = own
    return own
  }
}
