import TinamouLayout
import TinamouLists

/// A window with a list alone.
struct ListWindow {
  /// What the app does not decide, but the user and the device.
  struct State {
    var width = 375.0
    var height = 667.0
    var textSize = ContentSizeCategory.large
    var direction = LayoutDirection.leftToRight

    func environment() throws -> LayoutEnvironment {
      var environment = try WindowConfiguration.size(Size(width: width, height: height))
        .environment(on: Platform(.iOS18))
      environment.traits.preferredContentSizeCategory = textSize
      environment.traits.layoutDirection = direction
      return environment
    }
  }

  let engine: LayoutEngine

  /// Makes the window; the list fills it, or has a height of its own.
  init(_ list: LayoutView, height: Double?, _ state: State) throws {
    let root = LayoutView("root")
    root.addSubview(list)
    list.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let height {
      list.heightAnchor.constraint(equalToConstant: height).isActive = true
    } else {
      list.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    engine = LayoutEngine(root: root, environment: try state.environment())
  }
}

/// Sets a property of a list if it has another value, as an app does that is called for each
/// change.
func set<List: AnyObject, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<List, Value>, of list: List, to value: Value
) {
  if list[keyPath: property] != value { list[keyPath: property] = value }
}
