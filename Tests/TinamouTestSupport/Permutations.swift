/// Returns all orders of some numbers (Heap's algorithm without recursion).
package func permutations(of elements: [Int]) -> [[Int]] {
  var current = elements
  var counters = [Int](repeating: 0, count: elements.count)
  var result = [current]
  var index = 1
  while index < elements.count {
    if counters[index] < index {
      current.swapAt(index % 2 == 0 ? 0 : counters[index], index)
      result.append(current)
      counters[index] += 1
      index = 1
    } else {
      counters[index] = 0
      index += 1
    }
  }
  return result
}
