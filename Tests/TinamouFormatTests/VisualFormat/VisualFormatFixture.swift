import TinamouFormat
import TinamouLayout

/// Views `a` to `d`, `box` and `item1` to `item5` in a root view, for visual formats to mention.
final class VisualFormatFixture {
  let root = LayoutView("root")
  private(set) var views: [String: LayoutItem] = [:]
  let metrics = ["gap": 12.0, "strong": 750.0, "width": 40.0]

  init() {
    for name in ["a", "b", "c", "d", "box"] + (1...5).map({ "item\($0)" }) {
      let view = LayoutView(name)
      root.addSubview(view)
      views[name] = view
    }
    let guide = LayoutGuide("column")
    root.addLayoutGuide(guide)
    views["column"] = guide
  }

  func constraints(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// The constraints of a format as one writes them.
  func texts(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws -> [String] {
    try constraints(format, options).map(\.description)
  }

  /// The error message for a format that is refused.
  func refusal(_ format: String, _ options: LayoutConstraint.FormatOptions = []) -> String {
    do throws(VisualFormatError) {
      _ = try constraints(format, options)
      return "(accepted)"
    } catch {
      return error.description
    }
  }

  /// The frames that formats give to the views, in a window of 300 x 200 without minimum margins.
  func frames(
    _ formats: [String], isRightToLeft: Bool = false,
    options: LayoutConstraint.FormatOptions = []
  ) throws -> [String: Rect] {
    for format in formats { try LayoutConstraint.activate(try constraints(format, options)) }
    var environment = LayoutEnvironment.standard
    environment.windowSize = Size(width: 300, height: 200)
    environment.safeAreaInsets = .zero
    environment.systemMinimumLayoutMargins = .zero
    environment.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let engine = LayoutEngine(root: root, environment: environment)
    let snapshot = try engine.solve()
    return Dictionary(
      uniqueKeysWithValues: snapshot.items.compactMap { item in
        item.name.map { ($0, item.exactFrame) }
      })
  }
}
