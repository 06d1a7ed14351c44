extension Array {
  /// Returns the index of an element; the search begins at both ends, where most elements are added
  /// and removed.
  ///
  /// - Parameter isWanted: Whether an element is the one that is searched for.
  /// - Returns: The index; `nil` if there is no such element.
  @inlinable
  package func indexFromEnds(where isWanted: (Element) -> Bool) -> Int? {
    var low = startIndex
    var high = endIndex - 1
    while low <= high {
      if isWanted(self[low]) { return low }
      if isWanted(self[high]) { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}

extension Array where Element: AnyObject {
  /// Removes an object, if it is in the array.
  @inlinable
  package mutating func removeFromEnds(_ object: Element) {
    if let index = indexFromEnds(where: { $0 === object }) { remove(at: index) }
  }
}
