/// Lists of plain values, one after the other in one buffer; a list that outgrows its place moves
/// to the end.
struct GrowingLists<Element: BitwiseCopyable>: ~Copyable {
  // Not private: a private type in a generic one makes swiftc 6.3.1 end with an error in debug
  // builds.
  struct Place: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private var places = Buffer<Place>()
  private var elements = Buffer<Element>()

  /// Adds an empty list with room for a number of elements.
  ///
  /// - Parameters:
  ///   - capacity: The number of elements.
  ///   - element: Any element, to fill the room with.
  mutating func addList(capacity: Int32, filledWith element: Element) {
    places.append(Place(start: elements.count, count: 0, capacity: capacity))
    elements.append(repeating: element, count: capacity)
  }

  @inline(__always)
  func count(of list: Int32) -> Int32 { places[list].count }

  /// The indices of a list's elements, until one is appended to the list.
  @inline(__always)
  func indices(of list: Int32) -> Range<Int32> {
    let place = places[list]
    return unsafe Range(uncheckedBounds: (place.start, place.start &+ place.count))
  }

  subscript(index: Int32) -> Element {
    @inline(__always)
    get { elements[index] }
    @inline(__always)
    set { elements[index] = newValue }
  }

  /// Appends an element to a list.
  @inline(__always)
  mutating func append(_ element: Element, to list: Int32) {
    if places[list].count == places[list].capacity { moveToEnd(list, filledWith: element) }
    elements[places[list].start &+ places[list].count] = element
    places[list].count &+= 1
  }

  private mutating func moveToEnd(_ list: Int32, filledWith element: Element) {
    let old = indices(of: list)
    let capacity = max(4, 2 * places[list].capacity)
    places[list].start = elements.count
    places[list].capacity = capacity
    for index in old { elements.append(elements[index]) }
    elements.append(repeating: element, count: capacity - Int32(old.count))
  }

  /// Removes an element; the last one of the list takes its index.
  mutating func remove(at index: Int32, from list: Int32) {
    places[list].count &-= 1
    elements[index] = elements[places[list].start &+ places[list].count]
  }

  /// Removes elements of a list; the others stay in order.
  @inline(__always)
  mutating func removeAll(from list: Int32, where isRemoved: (Element) -> Bool) {
    var kept = places[list].start
    for index in indices(of: list) {
      let element = elements[index]
      if isRemoved(element) { continue }
      elements[kept] = element
      kept &+= 1
    }
    places[list].count = kept &- places[list].start
  }
}
