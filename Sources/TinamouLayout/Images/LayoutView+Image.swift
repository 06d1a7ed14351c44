extension LayoutView {
  func imageDidChange() {
    engine?.hasImages = true
    knownContentSize = nil
    note(\.contents)
  }

  /// Called when another variant of the image may match.
  func imageTraitsDidChange() {
    guard imageAsset != nil else { return }
    knownContentSize = nil
    engine?.changes.contents.append(self)
  }
}
