internal import TinamouSolver

extension LayoutEngine {
  /// Scrolls contents to begin beside their insets, as when UIKit first shows them; returns whether
  /// any moved.
  ///
  /// The insets are those of the last layout before its frames are rounded, so that the offsets
  /// change with the window as frames do. Those of a list also depend on its rows, which are laid
  /// out outside of the engine.
  package func scrollToInsets(_ views: [ScrollView]) -> Bool {
    catchUp()
    model.tracer?.finish(model)
    var moves = false
    for view in views {
      let start = view.rows == nil ? model.startOffset(of: view) : view.committedStartOffset
      if view.rows == nil { model.tracer?.willScroll(view, to: start, model) }
      if view.contentOffset != start { moves = true }
      view.contentOffset = start
    }
    return moves
  }
}

extension ScrollView {
  fileprivate var committedStartOffset: Point {
    let insets = adjustedContentInset
    return Point(x: -insets.left, y: -insets.top)
  }
}

extension LayoutModel {
  /// Returns the offset at which the content of a scroll view begins beside its insets in the last
  /// layout.
  fileprivate func startOffset(of view: ScrollView) -> Point {
    var resolver = InsetsResolver(
      environment: insetsEnvironment, platform: environment.platform)
    let start = resolver.startOffset(of: view) { item in
      FrameNumbers(
        variables(of: item)?.frame(solver.reading) ?? (item as? LayoutView)?.frame ?? .zero)
    }
    return Point(x: ReadingUnit.round(start.x), y: ReadingUnit.round(start.y))
  }
}

extension PixelGrid {
  /// Returns the offset by which scrolled content is drawn: rounded like the frames in it.
  package func roundOffset(_ offset: Point) -> Point {
    Point(x: round(PublicUnit.round(offset.x)), y: round(PublicUnit.round(offset.y)))
  }
}

extension InsetsResolver {
  /// Returns the offset at which the content of a scroll view begins beside its insets.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - frame: Returns the frame of a view in its superview, or of the guide of the content.
  /// - Returns: The offset.
  mutating func startOffset(
    of view: ScrollView, frame: (LayoutItem) -> FrameNumbers<Number>
  ) -> OriginNumbers<Number> {
    let insets = insets(of: view, frame: frame)
    let guide = view.systemGuides.first { $0.role == .content }
    let content =
      guide.map(frame) ?? FrameNumbers(Rect(origin: .zero, size: view.contentSize), numbers.number)
    let own = Edges(view.contentInset, numbers.number)
    /// The inset of the safe area, where it is added. If it is zero, it does not matter whether the
    /// content scrolls.
    func added(
      _ inset: Number, along axis: LayoutAxis, _ content: Number, in length: Number
    ) -> Number {
      if inset == .zero { return .zero }
      return view.addsSafeArea(along: axis) { numbers.scrolls(content, in: length, view) }
        ? inset : .zero
    }
    let left = added(
      insets.safeArea.left, along: .horizontal, content.width, in: insets.frame.width)
    let top = added(
      insets.safeArea.top, along: .vertical, content.height, in: insets.frame.height)
    return OriginNumbers(x: .zero - own.left - left, y: .zero - own.top - top)
  }
}
