extension Sequence {
  /// Returns the elements in the order of a number, elements with equal numbers in their own order.
  ///
  /// Only numbers are sorted. The standard `sorted` is compiled for each type of element, which
  /// takes ten times as long.
  func sorted(byNumber number: (Element) -> UInt64) -> [Element] {
    let elements = Array(self)
    let numbers = elements.map(number)
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 <= $1 }) { return elements }
    return NumberOrder.indices(of: numbers).map { elements[$0] }
  }

  /// Returns the elements in an order, equal elements in their own order.
  ///
  /// Other modules call one function for all types of elements. It is slower than the standard
  /// `sorted`, which is compiled for each type, and meant for short lists.
  ///
  /// - Parameter precedes: Whether an element comes before another one.
  /// - Returns: The elements.
  @inline(never)
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    sorted(by: precedes)
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order, like ``ordered(by:)``.
  ///
  /// - Returns: The elements.
  @inline(never)
  package func ordered() -> [Element] { sorted() }
}

/// The order of numbers.
enum NumberOrder {
  /// Returns the indices of numbers in ascending order, those of equal numbers in their own order.
  static func indices(of numbers: [UInt64]) -> [Int] {
    Array(numbers.indices).sorted { (numbers[$0], $0) < (numbers[$1], $1) }
  }
}
