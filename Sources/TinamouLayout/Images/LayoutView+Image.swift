extension LayoutView {
  func imageDidChange() {
    engine?.hasImages = true
    knownContentSize = nil
    note(\.contents)
  }

  /// Another variant of the picture may be the right one.
  func imageTraitsDidChange() {
    guard imageAsset != nil else { return }
    knownContentSize = nil
    engine?.changes.contents.append(self)
  }
}
