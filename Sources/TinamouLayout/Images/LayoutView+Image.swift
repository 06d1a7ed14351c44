extension LayoutView {
  func imageDidChange(from oldValue: ImageAsset?) {
    engine?.hasImages = true
    knownContentSize = nil
    note(\.contents) {
      $0.imageAsset = oldValue
      $0.knownContentSize = nil
    }
  }

  /// Another variant of the picture may be the right one.
  func imageTraitsDidChange() {
    guard imageAsset != nil else { return }
    knownContentSize = nil
    engine?.pending.contents.append(self)
  }
}
