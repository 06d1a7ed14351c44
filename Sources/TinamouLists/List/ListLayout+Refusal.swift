import TinamouLayout

extension ListLayout {
  /// Saves what a layout changes and returns a closure that restores it after an error.
  ///
  /// Generations and metrics only go forward: the next layout computes again what the refused one
  /// has computed.
  func saveState() -> () -> Void {
    {
      [
        self, list, offset = list.contentOffset, grid, sections, records, firstPosition, floating,
        anchor, anchoredOffset, needsClamping, needsReload, hasStaleEstimates
      ] in
      self.grid = grid
      geometry.sections = sections
      self.records = records
      self.firstPosition = firstPosition
      self.floating = floating
      self.anchor = anchor
      self.anchoredOffset = anchoredOffset
      measuredCells = nil
      restoreOffsets()
      // A data source may have requested more during the layout.
      self.needsClamping = needsClamping || self.needsClamping
      self.needsReload = needsReload || self.needsReload
      self.hasStaleEstimates = hasStaleEstimates || self.hasStaleEstimates
      list.contentOffset = offset
    }
  }

  private func restoreOffsets() {
    geometry.offsets = replacedOffsets ?? offsets
    replacedOffsets = nil
    geometry.offsets.rollBack()
  }
}
