/// The content of a cell, whose margins are those that its list prescribes unless it is given others.
final class CellContentView: LayoutView {
  /// The margins that the list prescribes, in points.
  var listMargins = DirectionalEdgeInsets.all(8) {
    willSet { willChange() }
    didSet { if listMargins != oldValue { note(\.views) } }
  }

  override func remember() -> () -> Void {
    let (restore, listMargins) = (super.remember(), listMargins)
    return { [self] in
      restore()
      self.listMargins = listMargins
    }
  }

  override func standardMargins(in environment: LayoutEnvironment?) -> DirectionalEdgeInsets {
    listMargins
  }
}
