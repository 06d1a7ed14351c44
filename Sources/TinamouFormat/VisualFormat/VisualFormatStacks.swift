import TinamouLayout

/// The views with contents, as `[column:[top][bottom]]` makes them, across the lines of a text.
///
/// The line of a stack joins its contents along the one axis. Along the other they are as large as
/// the stack, as soon as some line mentions the stack along that axis.
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

  /// Notes that a line mentions an item; the answer is what becomes due by that.
  mutating func mention(_ item: VisualItem, _ axis: LayoutAxis) -> Alignment? {
    mentions[item, default: []].insert(axis)
    return alignment(item)
  }

  /// Whether an item has contents.
  func contains(_ item: VisualItem) -> Bool { stacks[item] != nil }

  /// Notes the contents of a stack; the answer is what becomes due by that.
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
  /// The axis at right angles.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
