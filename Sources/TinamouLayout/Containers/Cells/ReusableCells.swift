/// The cells, headers and footers that lists lay their rows out with, one of each identifier.
///
/// A list has its own, unless it is given those of another one: then it goes on with the formulas
/// that the other has found, and its first layout asks no solver.
public final class ReusableCells {
  private var makers: [String: () -> ReusableView] = [:]
  private var templates: [String: CellTemplate] = [:]

  /// Makes an empty collection.
  public init() {}

  func register(_ key: String, _ maker: @escaping () -> ReusableView) {
    makers[key] = maker
  }

  /// Takes a view that exists, for an identifier that nobody else uses.
  package func add(_ view: ReusableView, _ key: String) {
    templates["own " + key] = view.template
  }

  func view<View: ReusableView>(
    _ key: String, _ measurer: any TextMeasuring, else make: () -> View
  ) -> View {
    if let view = templates[key]?.view as? View { return view }
    let view = makers[key]?() as? View ?? make()
    let template = view.template
    template.engine.textMeasurer = measurer
    templates[key] = template
    return view
  }

  /// The views made so far, sorted by identifier.
  var all: [ReusableView] { templates.sorted { $0.key < $1.key }.map(\.value.view) }
}
