/// The views of a list by their identifier, each made at its first use.
struct ReusableViews {
  var makers: [String: () -> ReusableView] = [:]
  private var views: [String: ReusableView] = [:]

  mutating func view<View: ReusableView>(
    _ key: String, _ measurer: any TextMeasuring, else make: () -> View
  ) -> View {
    if let view = views[key] as? View { return view }
    let view = makers[key]?() as? View ?? make()
    view.template.engine.textMeasurer = measurer
    views[key] = view
    return view
  }

  /// The views made so far, sorted by identifier.
  var all: [ReusableView] { views.sorted { $0.key < $1.key }.map(\.value) }
}
