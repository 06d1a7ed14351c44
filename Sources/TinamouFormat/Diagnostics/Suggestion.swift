/// Suggests the word that a misspelled word was meant to be.
package enum Suggestion {
  /// The candidate closest to `word`, the first of several; `nil` if none is close enough to be a
  /// misspelling.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard letters.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let limit = min(max(1, max(letters.count, candidate.count) / 3), (best?.distance ?? 9) - 1)
      guard limit >= 0 else { break }
      let distance = editDistance(letters, Array(candidate.lowercased()), limit: limit)
      if let distance { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// "did you mean 'x'?" for the closest candidate.
  package static func help(for word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour; nil above `limit`.
  private static func editDistance(
    _ first: [Character], _ second: [Character], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var cost = min(previous[j + 1], row[j]) + 1
        cost = min(cost, previous[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }
}
