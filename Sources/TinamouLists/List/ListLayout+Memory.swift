import TinamouLayout

extension ListLayout {
  /// Remembers the cells in view; the result brings them back to where they were.
  ///
  /// The lengths of all lines come back too, known and expected ones, since the offset depends on those
  /// above. After a change of the items the one that keeps its place goes on doing so instead.
  func rememberPlace() -> () -> Void {
    {
      [
        self, list, offset = list.contentOffset, anchor, anchoredOffset, grid, sections, offsets,
        needsClamping, dataGeneration
      ] in
      guard dataGeneration == self.dataGeneration else { return }
      self.grid = grid
      self.sections = sections
      self.offsets = offsets
      self.anchor = anchor
      self.anchoredOffset = anchoredOffset
      self.needsClamping = needsClamping
      list.contentOffset = offset
      list.setNeedsLayout()
    }
  }
}
