/// Values in numbered places that are used again.
struct SlotTable<Element> {
  private var elements: [Element?] = []
  private var free: [Int32] = []

  /// How many places there are, empty ones included.
  var capacity: Int { elements.count }
  /// How many values there are.
  var count: Int { elements.count - free.count }
  /// The values by ascending place.
  var values: some Sequence<Element> { elements.lazy.compactMap(\.self) }

  mutating func insert(_ element: Element) -> Int32 {
    if let slot = free.popLast() {
      elements[Int(slot)] = element
      return slot
    }
    elements.append(element)
    return Int32(elements.count - 1)
  }

  mutating func remove(_ slot: Int32) -> Element? {
    guard let element = self[slot] else { return nil }
    elements[Int(slot)] = nil
    free.append(slot)
    return element
  }

  /// The value in a place; `nil` if the place is empty or does not exist.
  subscript(slot: Int32) -> Element? {
    guard elements.indices.contains(Int(slot)) else { return nil }
    return elements[Int(slot)]
  }

  /// Reads from the value in a place without copying it.
  func read<Answer>(_ slot: Int32, _ body: (borrowing Element) -> Answer) -> Answer? {
    guard elements.indices.contains(Int(slot)) else { return nil }
    switch elements[Int(slot)] {
    case let element?: return body(element)
    case nil: return nil
    }
  }

  /// Changes the value in a place.
  mutating func modify(_ slot: Int32, _ change: (inout Element) -> Void) {
    guard elements.indices.contains(Int(slot)), elements[Int(slot)] != nil else { return }
    if var element = elements[Int(slot)].take() {
      change(&element)
      elements[Int(slot)] = element
    }
  }
}
