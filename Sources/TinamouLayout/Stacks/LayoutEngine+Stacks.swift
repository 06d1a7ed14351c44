extension LayoutEngine {
  /// Updates the constraints of stacks, if something on which they depend has changed.
  func arrangeStacks() {
    var changed = changes.stacks + changes.attached.compactMap { $0 as? LayoutView }
    changed += changes.views.compactMap(\.superview)
    changed += (changes.contents + changes.places).compactMap(\.superview).filter {
      ($0 as? StackView)?.dependsOnContents ?? false
    }
    var seen: Set<ObjectIdentifier> = []
    for case let stack as StackView in changed
    where stack.engine === self && seen.insert(ObjectIdentifier(stack)).inserted {
      stack.updateArrangement()
    }
  }
}
