/// A random tree of views, some of which are table cells.
extension DriftLayout {
  /// A view by the indices of its variables; its position is relative to its parent.
  private struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The lower end of the last subview, below which the next one is placed.
    var lastSubview: (y: Int, height: Int)?
  }

  /// Adds views until there are this many rows.
  mutating func addTree(_ rowCount: Int) {
    let (x, y) = (addVariable(), addVariable())
    _ = equate([Term(x, 1)], 0)
    _ = equate([Term(y, 1)], 0)
    var views = [View(x: x, y: y, width: width, height: height)]
    while rows.count < rowCount {
      // Mostly below one of the newest views, so that the tree grows deep and wide.
      let parent = random.chance(0.8) ? max(0, views.count - 1 - random.below(20)) : 0
      let view = addView(in: &views[parent])
      if random.chance(0.3) { addCell(in: view) } else { views.append(view) }
    }
    // A cell begins with its first set of rows.
    for rows in switches { edits += rows.second.map { .setActive($0, false) } }
  }

  /// Below the previous subview, between the margins of its parent or with a width of its own.
  private mutating func addView(in parent: inout View) -> View {
    let (x, y) = (addVariable(), addVariable())
    let view = View(x: x, y: y, width: addSize(), height: addSize())
    gaps.append(equate([Term(x, 1)], random.number(0...16)))
    switch random.below(3) {
    case 0: gaps.append(equate([Term(parent.width, 1), Term(x, -1), Term(view.width, -1)], 8))
    case 1:
      ratios.append(
        equate([Term(view.width, 1), Term(parent.width, -random.number(0.2...0.9))], 0))
    default:
      addIntrinsic(view.width)
      optional.append(
        addRow(
          [Term(x, 1), Term(view.width, 1), Term(parent.width, -1)], below: nil, above: 999, 0))
    }
    let above = parent.lastSubview.map { [Term($0.y, -1), Term($0.height, -1)] } ?? []
    gaps.append(equate([Term(y, 1)] + above, random.number(0...12)))
    addIntrinsic(view.height)
    parent.lastSubview = (y, view.height)
    return view
  }

  /// A title and a detail, one below the other in one set of rows and side by side in the other.
  private mutating func addCell(in view: View) {
    let title = (x: addVariable(), width: addSize(), height: addSize())
    let detail = (x: addVariable(), y: addVariable(), width: addSize(), height: addSize())
    for size in [title.width, title.height, detail.width, detail.height] { addIntrinsic(size) }
    gaps.append(equate([Term(title.x, 1)], 16))
    optional.append(
      addRow([Term(view.height, 1), Term(title.height, -1)], below: 1000, above: nil, 16))
    optional.append(
      addRow(
        [Term(view.height, 1), Term(detail.y, -1), Term(detail.height, -1)], below: 999, above: nil,
        8))
    let below = [
      equate([Term(detail.x, 1), Term(title.x, -1)], 0),
      equate([Term(detail.y, 1), Term(title.height, -1)], 4),
      addRow(
        [Term(view.width, 1), Term(title.x, -1), Term(title.width, -1)], below: 750, above: nil, 16),
    ]
    let beside = [
      equate([Term(detail.x, 1), Term(title.x, -1), Term(title.width, -1)], 8),
      equate([Term(detail.y, 1)], 0),
      addRow(
        [Term(view.width, 1), Term(detail.x, -1), Term(detail.width, -1)], below: 750, above: nil,
        16
      ),
    ]
    switches.append((below, beside))
  }

  /// Some cells change their set of rows: one, a few, or all of them as after a rotation.
  mutating func makeSwitch() -> [Edit] {
    let count = random.pick([1, 1, 1, 5, switches.count])
    return random.shuffled(Array(switches.indices)).prefix(count).flatMap { index in
      let (old, new) = switches[index]
      switches[index] = (new, old)
      return old.map { Edit.setActive($0, false) } + new.map { Edit.setActive($0, true) }
    }
  }
}
