/// The places of a stack's constraints and guides in the document order.
///
/// They are reserved when the stack is made, so the order is a function of the stack and its
/// arranged subviews, and not of the edits that led to it.
struct StackPlaces {
  /// The maximum number of constraints or guides for one arranged subview.
  static let roles: UInt64 = 16
  private static let usualLabels: UInt64 = 4096

  private var labels = Self.usualLabels
  private var first = CreationOrder.reserve(Self.usualLabels * Self.roles)

  /// Returns the rank of a place, which is a label times ``roles`` plus a role.
  func rank(of place: UInt64) -> UInt64 { first + place }

  /// Gives an entry a label between those of its neighbours; if there is no gap, all entries get
  /// new labels.
  ///
  /// Label 0 is for the stack itself.
  mutating func label(_ entries: inout [StackView.Entry], at index: Int) {
    let lower = index > 0 ? entries[index - 1].label : 0
    let isLast = index + 1 == entries.count
    let upper = isLast ? min(lower + 64, labels) : entries[index + 1].label
    let label = (lower + upper) / 2
    if label > lower, label < upper {
      entries[index].label = label
      return
    }
    if UInt64(entries.count) * 4 > labels {
      while UInt64(entries.count) * 4 > labels { labels *= 16 }
      first = CreationOrder.reserve(labels * Self.roles)
    }
    let step = labels / UInt64(entries.count + 1)
    for index in entries.indices { entries[index].label = step * UInt64(index + 1) }
  }
}
