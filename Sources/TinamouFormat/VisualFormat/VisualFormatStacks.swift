import TinamouLayout

/// The views with contents, such as `[column:[top][bottom]]`, for all lines of a text.
///
/// The line of a stack connects its contents along its own axis. Along the other axis they are as
/// large as the stack, as soon as some line mentions the stack along that axis.
struct VisualFormatStacks {
  /// Views that are as large as their stack along an axis.
  struct Alignment {
    let axis: LayoutAxis
    let members: [VisualItem]
  }

  private struct Stack {
    let axis: LayoutAxis
    let members: [VisualItem]
    var isAligned = false
  }

  private var stacks: [VisualItem: Stack] = [:]
  private var mentions: [VisualItem: Set<LayoutAxis>] = [:]

  /// Records that a line mentions an item; returns the alignment that is required from then on.
  mutating func mention(_ item: VisualItem, _ axis: LayoutAxis) -> Alignment? {
    mentions[item, default: []].insert(axis)
    return alignment(item)
  }

  /// Whether an item has contents.
  func contains(_ item: VisualItem) -> Bool { stacks[item] != nil }

  /// Records the contents of a stack; returns the alignment that is required from then on.
  mutating func define(
    _ item: VisualItem, _ axis: LayoutAxis, _ members: [VisualItem]
  ) -> Alignment? {
    stacks[item] = Stack(axis: axis, members: members)
    return alignment(item)
  }

  private mutating func alignment(_ item: VisualItem) -> Alignment? {
    guard let stack = stacks[item], !stack.isAligned,
      mentions[item]?.contains(stack.axis.other) == true
    else { return nil }
    stacks[item]?.isAligned = true
    return Alignment(axis: stack.axis.other, members: stack.members)
  }
}

extension LayoutAxis {
  /// The other axis.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
