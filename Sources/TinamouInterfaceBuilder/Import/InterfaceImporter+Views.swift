import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The kinds of views by the names of their elements; all others are plain views.
  private static let kinds: [String: ViewKind] = [
    "label": .label, "button": .button, "imageView": .image, "textField": .textField,
    "switch": .switch, "slider": .slider, "segmentedControl": .segmentedControl,
    "stepper": .stepper, "activityIndicatorView": .activityIndicator,
    "progressView": .progressView, "stackView": .stack, "scrollView": .scroll,
    "tableView": .table, "collectionView": .collection, "textView": .textView,
    "datePicker": .datePicker, "pickerView": .pickerView, "pageControl": .pageControl,
    "searchBar": .searchBar, "toolbar": .toolbar, "tabBar": .tabBar,
  ]

  /// Finds the views, each before its subviews, without recursion.
  mutating func collectViews() {
    var pending: [(element: XMLElement, parent: Int?, installed: SizeClassSet)] = [
      (root.element, nil, .all)
    ]
    while let (element, parent, installed) = pending.popLast() {
      if installed.isEmpty {
        warn("it is installed in no size class, so it is left out", about: element)
        continue
      }
      let rect = element.child("rect", key: "frame")
      let inside = Self.subviews(of: element)
      let index = views.count
      var kind = Self.kinds[element.name] ?? .view
      if !inside.isEmpty, kind == .table || kind == .collection { kind = .scroll }
      views.append(
        View(
          element: element, id: element.id ?? root.id, parent: parent,
          depth: parent.map { views[$0].depth + 1 } ?? 0, kind: kind,
          frame: rect.map(Self.frame) ?? .zero, isRecorded: rect != nil))
      views[index].installed = installed
      addItems(of: index)
      let excluded = inside.isEmpty ? [] : variations.map { $0.excluded("subviews", of: element) }
      pending += inside.reversed().map { view in
        let own = SizeClassSet.where(excluded) { !$0.contains(view.id ?? "") }
        return (view, index, own.intersection(installed))
      }
    }
    if let cell = root.cell?.id { items[cell] = .view(0) }
    addBars()
    scale = canvasScale()
    canvasSafeArea = options.safeArea ?? designedSafeArea
    readRecordedInsets()
  }

  /// The subviews; those of an effect view are in a content view of their own.
  static func subviews(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      if child.name == "subviews" { return child.children }
      let isContent = child.key == "contentView" && !element.name.hasSuffix("Cell")
      return isContent && child.child("rect", key: "frame") != nil ? [child] : []
    }
  }

  private static func frame(_ rect: XMLElement) -> Rect {
    Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: max(0, rect.number("width") ?? 0),
      height: max(0, rect.number("height") ?? 0))
  }

  private mutating func addItems(of index: Int) {
    let view = views[index]
    items[view.id] = .view(index)
    let names = [
      "safeArea": "safeArea", "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
      "keyboard": "keyboard",
    ]
    let holders = [view.element] + (index == 0 ? [root.cell].compactMap(\.self) : [])
    let direct = holders.flatMap(\.children).filter {
      ["viewLayoutGuide", "keyboardLayoutGuide"].contains($0.name)
    }
    for guide in direct + view.element.grandchildren(in: "layoutGuides") {
      guard let id = guide.id else { continue }
      if let name = guide.key.flatMap({ names[$0] }) {
        items[id] = .guide(index, name)
      } else if guide.key == nil || guide.key == "userDefined" {
        items[id] = .declared(index, views[index].guides.count)
        views[index].guides.append(Guide(element: guide))
      } else {
        warn("a layout guide '\(guide.key ?? id)' is not known", about: guide)
      }
    }
  }

  private mutating func addBars() {
    let guides = root.controller?.grandchildren(in: "layoutGuides") ?? []
    for guide in guides {
      guard let id = guide.id else { continue }
      items[id] = .bar(isTop: guide["type"] == "top")
    }
  }
}
