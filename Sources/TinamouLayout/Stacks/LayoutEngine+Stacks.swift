extension LayoutEngine {
  /// Brings the constraints of stacks up to date, if something changed that they depend on.
  func arrangeStacks() {
    var changed = pending.stacks + pending.attached.compactMap { $0 as? LayoutView }
    changed += pending.views.compactMap(\.superview)
    changed += (pending.contents + pending.places).compactMap(\.superview).filter {
      ($0 as? StackView)?.dependsOnContents ?? false
    }
    var seen: Set<ObjectIdentifier> = []
    for case let stack as StackView in changed
    where stack.engine === self && seen.insert(ObjectIdentifier(stack)).inserted {
      stack.updateArrangement()
    }
  }
}
