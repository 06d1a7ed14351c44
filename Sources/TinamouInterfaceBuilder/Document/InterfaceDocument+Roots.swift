public import TinamouFormat
import TinamouLayout

extension InterfaceDocument {
  /// Returns the view that `--scene` names: by its own id, or that of its scene, its controller or
  /// its cell; `nil` if there is none.
  ///
  /// A container such as a navigation controller has the view of the controller that it starts
  /// with.
  public func root(named name: String) -> InterfaceRoot? {
    if let root = roots.first(where: { $0.id == name }) { return root }
    let owned = Dictionary(
      roots.flatMap { root in root.names.map { ($0, root) } },
      uniquingKeysWith: { first, _ in first })
    if let root = owned[name] { return root }
    let scenes = tree.elements.filter { $0.name == "scene" && $0["sceneID"] == name }
    // The next controller is the last one.
    var pending =
      (scenes.flatMap { $0.grandchildren(in: "objects") } + [objects[name]].compactMap(\.self))
    pending.reverse()
    var known = Set(pending)
    while let controller = pending.popLast() {
      if let root = controller.id.flatMap({ owned[$0] }) { return root }
      let children = Self.children(of: controller).compactMap { objects[$0] }
      pending += children.filter { known.insert($0).inserted }.reversed()
    }
    return nil
  }

  /// The ids of the controllers that a container starts with.
  private static func children(of container: XMLElement) -> [String] {
    container.grandchildren(in: "connections").compactMap {
      $0.name == "segue" && $0["kind"] == "relationship" ? $0["destination"] : nil
    }
  }

  /// The view of the initial view controller, otherwise the first view.
  public var initialRoot: InterfaceRoot? {
    tree.elements.first?["initialViewController"].flatMap { root(named: $0) } ?? roots.first
  }

  /// The error for a view that the file does not have: the one of this name, or any.
  public func missingRoot(named name: String?) -> Diagnostic {
    let range = tree.elements.first?.range ?? 0..<0
    return Diagnostic(
      .unknownName, name.map { "there is no view '\($0)' in the file" } ?? "the file has no views",
      at: SourceSpan(source: source, range: range))
  }

  /// The size of the first view of a controller, in points.
  static func viewSize(_ roots: [InterfaceRoot]) -> Size? {
    let root = roots.first { $0.role == .controllerView } ?? roots.first
    guard let rect = root?.element.child("rect", key: "frame"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return Size(width: width, height: height)
  }
}
