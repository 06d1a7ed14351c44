import TinamouTestSupport

/// A change of a screen between two states of its window.
struct WalkEdit {
  enum Kind: CaseIterable {
    case text, hide, lines, constant, hugging, spacing, insert, remove
  }

  let kind: Kind
  /// Which of the texts, constraints or stacks changes.
  let place: Int
  let amount: Int

  init(_ random: inout SeededGenerator) {
    kind = random.pick(Kind.allCases)
    place = random.below(1 << 20)
    amount = random.below(1 << 20)
  }
}
