import Foundation

/// Places the items of a group, and those of the groups in it.
@MainActor struct GroupPlacement {
  /// An item with its frame.
  struct Element {
    let index: Int
    let item: NSCollectionLayoutItem?
    var frame: CGRect

    func moved(by distance: CGPoint) -> Element {
      Element(
        index: index, item: item, frame: frame.offsetBy(dx: distance.x, dy: distance.y))
    }
  }

  /// The items of a group that were placed, and the size of the group.
  struct Result {
    var elements: [Element] = []
    var size = CGSize.zero
  }

  /// Returns the size of a cell in points, of which the length along some axes is only a proposal.
  let measure: (_ index: Int, _ proposal: CGSize, _ fixed: UIAxis) -> CGSize
  let traits: UITraitCollection
  /// The next item.
  private(set) var next: Int
  let end: Int

  init(
    items: Range<Int>, traits: UITraitCollection,
    measure: @escaping (_ index: Int, _ proposal: CGSize, _ fixed: UIAxis) -> CGSize
  ) {
    (next, end) = (items.lowerBound, items.upperBound)
    (self.traits, self.measure) = (traits, measure)
  }

  var isAtEnd: Bool { next >= end }

  /// Places the next items in a group inside a container.
  mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, proposal: CGSize? = nil
  ) -> Result {
    let size = proposal ?? group.layoutSize.size(in: container)
    let insets = group.effectiveInsets
    let room = size.inset(by: insets)
    var result =
      switch group.arrangement {
      case .custom(let provider): placeFreely(provider, in: room)
      case .line(let axis, let count, let isDivided):
        placeLine(group, axis, count: count, isDivided: isDivided, in: room)
      }
    let origin = CGPoint(x: insets.leading, y: insets.top)
    result.elements = result.elements.map { $0.moved(by: origin) }
    let measured = group.layoutSize.measuredAxes
    result.size = CGSize(
      width: measured.contains(.horizontal) ? result.size.width : size.width,
      height: measured.contains(.vertical) ? result.size.height : size.height)
    return result
  }

  private mutating func placeFreely(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in room: CGSize
  ) -> Result {
    var result = Result()
    for item in provider(LayoutEnvironmentOfSection(room, traits)) where !isAtEnd {
      result.elements.append(Element(index: next, item: nil, frame: item.frame))
      result.size.width = max(result.size.width, item.frame.maxX)
      result.size.height = max(result.size.height, item.frame.maxY)
      next += 1
    }
    return result
  }

  /// A part of a line: an item or a group.
  private struct Part {
    let item: NSCollectionLayoutItem
    var content: Result
  }

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ axis: UIAxis, count: Int?, isDivided: Bool, in room: CGSize
  ) -> Result {
    let line = LineAxis(axis)
    let space = group.interItemSpacing?.spacing ?? 0
    let isOpen = group.layoutSize.dimension(along: axis).isMeasured
    var parts: [Part] = []
    var used: CGFloat = 0
    var beginOfRound = next
    while !isAtEnd, !group.subitems.isEmpty, parts.count < count ?? .max {
      if !parts.isEmpty, parts.count % group.subitems.count == 0 {
        // Groups without items would repeat for ever.
        if next == beginOfRound { break }
        beginOfRound = next
      }
      let item = group.subitems[parts.count % group.subitems.count]
      var proposal = item.layoutSize.size(in: room)
      if isDivided, let count {
        let length = (line.length(room) - space * CGFloat(count - 1)) / CGFloat(count)
        proposal = line.size(max(0, length), line.breadth(proposal))
      }
      let start = next
      let content = content(item, proposal, in: room, divided: isDivided ? axis : [])
      let extent =
        line.length(isOpen ? proposal : content.size) + line.spaces(item).reduce(0, +)
      if count == nil, !parts.isEmpty, used + space + extent > line.length(room) + 0.01 {
        next = start
        break
      }
      used += (parts.isEmpty ? 0 : space) + extent
      parts.append(Part(item: item, content: content))
    }
    makeUniform(&parts, line)
    return joined(parts, group, line, isOpen: isOpen, in: room)
  }

  private mutating func content(
    _ item: NSCollectionLayoutItem, _ proposal: CGSize, in room: CGSize, divided: UIAxis
  ) -> Result {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: room, proposal: divided.isEmpty ? nil : proposal)
    }
    let insets = item.effectiveInsets
    let inner = proposal.inset(by: insets)
    let open = item.layoutSize.measuredAxes.subtracting(divided)
    let size = open.isEmpty ? inner : measure(next, inner, UIAxis.both.subtracting(open))
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size)
    defer { next += 1 }
    return Result(
      elements: [Element(index: next, item: item, frame: frame)],
      size: CGSize(
        width: size.width + insets.leading + insets.trailing,
        height: size.height + insets.top + insets.bottom))
  }

  /// Gives items with uniform lengths across the line the largest of them.
  private func makeUniform(_ parts: inout [Part], _ line: LineAxis) {
    func isUniform(_ part: Part) -> Bool {
      part.item.layoutSize.dimension(along: line.other).isUniformAcrossSiblings
    }
    let most = parts.filter(isUniform).map { line.breadth($0.content.size) }.max() ?? 0
    for index in parts.indices where isUniform(parts[index]) {
      parts[index].content.size = line.size(line.length(parts[index].content.size), most)
      for place in parts[index].content.elements.indices {
        let size = parts[index].content.elements[place].frame.size
        parts[index].content.elements[place].frame.size = line.size(line.length(size), most)
      }
    }
  }

  /// Puts the parts of a line one after the other, with the free space in flexible spaces.
  private func joined(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ line: LineAxis, isOpen: Bool,
    in room: CGSize
  ) -> Result {
    let between = group.interItemSpacing
    let gaps = CGFloat(max(0, parts.count - 1))
    let fixed = parts.map { line.length($0.content.size) + line.spaces($0.item).reduce(0, +) }
    let free = line.length(room) - fixed.reduce(0, +) - gaps * (between?.spacing ?? 0)
    let flexible =
      (between?.isFlexible ?? false ? gaps : 0)
      + CGFloat(parts.map { line.flexibleSpaces($0.item) }.reduce(0, +))
    let share = isOpen || flexible == 0 ? 0 : max(0, free) / flexible
    var result = Result()
    var place: CGFloat = 0
    for (number, part) in parts.enumerated() {
      if number > 0 {
        place += (between?.spacing ?? 0) + (between?.isFlexible ?? false ? share : 0)
      }
      let spaces = line.spaces(part.item)
      let isFlexible = line.areFlexible(part.item)
      place += spaces[0] + (isFlexible[0] ? share : 0)
      let across = line.spacesAcross(part.item)
      let origin = line.point(place, across[0])
      result.elements += part.content.elements.map { $0.moved(by: origin) }
      place += line.length(part.content.size) + spaces[1] + (isFlexible[1] ? share : 0)
      let breadth = line.breadth(part.content.size) + across[0] + across[1]
      result.size = line.size(place, max(line.breadth(result.size), breadth))
    }
    return result
  }
}
