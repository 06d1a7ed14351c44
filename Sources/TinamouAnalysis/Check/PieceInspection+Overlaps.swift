import TinamouFormat
import TinamouLayout

/// The rule about views that overlap.
extension PieceInspection {
  /// Reports views that overlap.
  mutating func checkOverlaps() {
    let (content, layers) = contentInLayers()
    let pairs = OverlapSweep.pairs(
      horizontal: content.map { $0.aligned.horizontalExtent },
      vertical: content.map { $0.aligned.verticalExtent })
    for (first, second) in pairs {
      let (back, front) = (content[first], content[second])
      guard back.item.scrollView === front.item.scrollView, layers[first] == layers[second],
        !back.kind.isBackground, !back.aligned.neverMeets(front.aligned),
        !isInside(front.item, back.item), !scrolls(back, behind: front),
        !replaces(front, back)
      else { continue }
      var sizes = meeting(back.aligned, front.aligned)
      if !back.isScrolled, let window {
        sizes = sizes.intersection(meeting(back.aligned, window))
      }
      sizes = sizes.subtracting(belonging(back, front), in: piece.sizes)
      let covers = front.kind.isBackground
      report(
        .overlap,
        covers
          ? "\(front.name) covers \(back.name)"
          : "\(back.name) and \(front.name) overlap",
        [back, front], sizes,
        help: "keep a distance between them, or let one of them become smaller")
    }
  }

  /// Whether a picture lies exactly on a view for which it stands, as a portrait does on initials.
  private func replaces(_ front: InspectedView, _ back: InspectedView) -> Bool {
    front.kind == .image && front.frame.isInside(back.frame) && back.frame.isInside(front.frame)
  }

  /// Whether a text scrolls behind a bar, as a list does.
  private func scrolls(_ back: InspectedView, behind front: InspectedView) -> Bool {
    back.kind == .textView && front.kind.isBar
  }

  /// The visible views that can hide each other, each with the number of views before it, itself
  /// included, that cover the whole window: what is before one of them is behind it on purpose.
  private func contentInLayers() -> (content: [InspectedView], layers: [Int]) {
    var content: [InspectedView] = []
    var layers: [Int] = []
    content.reserveCapacity(inspected.items.count)
    layers.reserveCapacity(inspected.items.count)
    var layer = 0
    for case let item? in inspected.items.dropFirst() where inspected.areVisible[item.index] {
      let place = place(of: item)
      if !place.isScrolled, window?.isInside(place.frame) ?? false { layer += 1 }
      if !item.kind.canOverlap || item.kind == .label && place.isBlank { continue }
      content.append(place)
      layers.append(layer)
    }
    return (content, layers)
  }

  /// The sizes at which one of two views that overlap belongs to the other one.
  private func belonging(_ first: InspectedView, _ second: InspectedView) -> SizeSet {
    func sizes(_ outer: InspectedView, _ inner: InspectedView) -> SizeSet {
      guard outer.kind.isControl || outer.kind == .textView else { return SizeSet() }
      let badge = asBadge(inner.aligned.moving, of: outer.aligned.moving)
      guard canBelong(inner, to: outer) else { return badge }
      return badge.union(protruding(inner.aligned, from: outer.aligned).complement(in: piece.sizes))
    }
    return sizes(first, second).union(sizes(second, first))
  }

  /// Whether a view that is completely inside of a control can be a part of it: a text or control
  /// of another superview, unless the control is a button with a text of its own, a picture or
  /// button in a field, a picture on a button, the placeholder of a text of many lines, the unit
  /// beside a wheel, and anything under a button that shows nothing itself.
  private func canBelong(_ inner: InspectedView, to outer: InspectedView) -> Bool {
    if inner.item.superview !== outer.item.superview {
      return !(outer.kind == .button && outer.hasText && inner.isTextOrControl)
    }
    switch outer.kind {
    case .textField, .searchBar: return inner.kind == .image || inner.kind == .button
    case .textView, .pickerView:
      return inner.kind == .image || inner.kind == .button || inner.kind == .label
    case .button: return inner.kind == .image || outer.isEmpty
    default: return false
    }
  }

  private func isInside(_ inner: InspectedItem, _ outer: InspectedItem) -> Bool {
    var next = inner.superview
    while let view = next, view.index >= outer.index {
      if view === outer { return true }
      next = view.superview
    }
    return false
  }

  /// The sizes at which a small rectangle lies over a corner, and over no other one.
  private func asBadge(_ inner: MovingRect, of outer: MovingRect) -> SizeSet {
    let (sides, ends) = overhangs(of: inner, beyond: outer)
    return atCorner(inner, of: outer)
      .subtracting(sides.before.intersection(sides.after), in: piece.sizes)
      .subtracting(ends.before.intersection(ends.after), in: piece.sizes)
  }
}
