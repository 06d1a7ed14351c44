import TinamouLayout

extension ListLayout {
  /// Saves the cells in view and returns a closure that restores them and their place.
  ///
  /// The lengths of all lines, known and estimated, are restored too, since the offset depends on
  /// the lines above. After a change of the items, the current anchor is kept instead.
  func savePosition() -> () -> Void {
    {
      [
        self, list, offset = list.contentOffset, anchor, anchoredOffset, grid, sections, offsets,
        needsClamping, dataGeneration
      ] in
      guard dataGeneration == self.dataGeneration else { return }
      self.grid = grid
      geometry.sections = sections
      geometry.offsets = offsets
      self.anchor = anchor
      self.anchoredOffset = anchoredOffset
      self.needsClamping = needsClamping
      list.contentOffset = offset
      list.setNeedsLayout()
    }
  }
}
