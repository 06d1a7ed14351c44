extension TableView {
  /// Remembers the rows in view; the result brings them back to where they were.
  ///
  /// The heights of all rows come back too, known and expected ones, since the offset depends on those
  /// above. After a change of the rows the row that keeps its place goes on doing so instead.
  func rememberRows() -> () -> Void {
    {
      [
        self, contentOffset, anchor, anchoredOffset, sections, offsets, needsClamping,
        dataGeneration
      ] in
      guard dataGeneration == self.dataGeneration else { return }
      self.sections = sections
      self.offsets = offsets
      self.anchor = anchor
      self.anchoredOffset = anchoredOffset
      self.needsClamping = needsClamping
      self.contentOffset = contentOffset
      setNeedsLayout()
    }
  }
}
