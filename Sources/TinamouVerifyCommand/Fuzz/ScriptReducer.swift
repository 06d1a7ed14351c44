import TinamouTestSupport

/// Shortens a script as long as it still reveals an error.
struct ScriptReducer {
  /// The largest number of scripts that are tried.
  private static let trialLimit = 3000

  private let shows: (EditScript) -> Bool
  private var trials = 0
  private(set) var script: EditScript

  /// Prepares to shorten a script for which `shows` is true.
  init(_ script: EditScript, shows: @escaping (EditScript) -> Bool) {
    self.script = script
    self.shows = shows
  }

  mutating func reduce() {
    var size = -1
    while script.editCount != size && trials < Self.trialLimit {
      size = script.editCount
      dropBatches()
      dropEdits()
      joinBatches()
      dropTerms()
    }
  }

  private mutating func accept(_ candidate: EditScript) -> Bool {
    if trials >= Self.trialLimit { return false }
    trials += 1
    if !shows(candidate) { return false }
    script = candidate
    return true
  }

  private mutating func dropBatches() {
    for index in script.batches.indices.reversed() {
      var candidate = script
      candidate.batches.remove(at: index)
      _ = accept(candidate)
    }
  }

  /// Removes parts of each batch, whose size is halved from round to round.
  private mutating func dropEdits() {
    for batch in script.batches.indices.reversed() {
      var size = max(1, script.batches[batch].edits.count / 2)
      while size >= 1 {
        var end = script.batches[batch].edits.count
        while end > 0 {
          let start = max(0, end - size)
          var candidate = script
          candidate.batches[batch].edits.removeSubrange(start..<end)
          _ = accept(candidate)
          end = start
        }
        size /= 2
      }
    }
  }

  private mutating func joinBatches() {
    for index in script.batches.indices.dropLast().reversed() {
      var candidate = script
      let next = candidate.batches.remove(at: index + 1)
      if candidate.batches[index].isAbandoned || next.isAbandoned { continue }
      candidate.batches[index].edits += next.edits
      _ = accept(candidate)
    }
  }

  private mutating func dropTerms() {
    for batch in script.batches.indices {
      for index in script.batches[batch].edits.indices {
        guard case .add(let number, var row) = script.batches[batch].edits[index] else { continue }
        for term in row.terms.indices.reversed() where row.terms.count > 1 {
          var shorter = row
          shorter.terms.remove(at: term)
          var candidate = script
          candidate.batches[batch].edits[index] = .add(number, shorter)
          if accept(candidate) { row = shorter }
        }
      }
    }
  }
}
