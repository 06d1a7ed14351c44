import TinamouControllers
import TinamouEnvironment
import TinamouLayout

/// Traits that can be set.
@preconcurrency @MainActor public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device; idioms other than phone and pad are ignored.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels per point; 0 if not specified.
  var displayScale: CGFloat { get set }
  /// The writing direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size that the user has chosen.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}

/// The traits that a view or controller replaces for itself and for everything inside.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is replaced.
  func contains(_ trait: UITrait) -> Bool
  /// Gives a trait the value of the environment again.
  mutating func remove(_ trait: UITrait)
}

/// Traits with their values, of which some are set.
@MainActor struct TraitSettings: UITraitOverrides {
  private(set) var collection = UITraitCollection()

  nonisolated init() {}

  init(_ collection: UITraitCollection) { self.collection = collection }

  /// Gives a trait the value that it has in another collection, or none.
  private mutating func take<Value>(
    _ trait: WritableKeyPath<TraitOverrides, Value?>, of other: UITraitCollection
  ) {
    var overrides = collection.overrides
    overrides[keyPath: trait] = other.overrides[keyPath: trait]
    collection = UITraitCollection(overrides, style: collection.userInterfaceStyle)
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection.horizontalSizeClass }
    set { take(\.horizontalSizeClass, of: UITraitCollection(horizontalSizeClass: newValue)) }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection.verticalSizeClass }
    set { take(\.verticalSizeClass, of: UITraitCollection(verticalSizeClass: newValue)) }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { collection.userInterfaceIdiom }
    set {
      if ![.unspecified, .phone, .pad].contains(newValue) { return }
      take(\.userInterfaceIdiom, of: UITraitCollection(userInterfaceIdiom: newValue))
    }
  }
  var displayScale: CGFloat {
    get { collection.displayScale }
    set {
      let scale = newValue == 0 ? UITraitCollection() : UITraitCollection(displayScale: newValue)
      take(\.displayScale, of: scale)
    }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { take(\.layoutDirection, of: UITraitCollection(layoutDirection: newValue)) }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set {
      take(
        \.preferredContentSizeCategory,
        of: UITraitCollection(preferredContentSizeCategory: newValue))
    }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection.userInterfaceStyle }
    set { collection = UITraitCollection(collection.overrides, style: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool {
    collection.differs(from: UITraitCollection(), in: trait)
  }

  mutating func remove(_ trait: UITrait) {
    var overrides = collection.overrides
    var style = collection.userInterfaceStyle
    switch trait {
    case is UITraitHorizontalSizeClass.Type: overrides.horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: overrides.verticalSizeClass = nil
    case is UITraitUserInterfaceIdiom.Type: overrides.userInterfaceIdiom = nil
    case is UITraitDisplayScale.Type: overrides.displayScale = nil
    case is UITraitLayoutDirection.Type: overrides.layoutDirection = nil
    case is UITraitPreferredContentSizeCategory.Type: overrides.preferredContentSizeCategory = nil
    case is UITraitUserInterfaceStyle.Type: style = .unspecified
    default: break
    }
    collection = UITraitCollection(overrides, style: style)
  }
}

extension UITraitCollection {
  /// Makes a collection with the traits that a block sets.
  @preconcurrency @MainActor public convenience init(
    mutations: (inout any UIMutableTraits) -> Void
  ) {
    let collection = UITraitCollection().modifyingTraits(mutations)
    self.init(collection.overrides, style: collection.userInterfaceStyle)
  }

  /// Returns a collection in which a block has replaced some traits.
  @preconcurrency @MainActor public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitSettings(self)
    mutations(&traits)
    return (traits as? TraitSettings)?.collection ?? self
  }
}

extension UIView {
  func updateTraitOverrides() {
    if let controller {
      controller.updateTraitOverrides()
    } else {
      layoutView.traitOverrides = traitSettings.collection.overrides
    }
  }
}

extension UIViewController {
  /// The traits before the view is loaded: those of the nearest parent with a view, or of the screen,
  /// with the overrides of the controllers inside of it.
  var traitsWithoutView: UITraitCollection {
    var path: [UIViewController] = []
    for controller in ancestors {
      path.append(controller)
      if controller.ownView != nil { break }
    }
    let outer = path.last?.ownView?.layoutTraits ?? UIScreen.main.environment.traits
    return UITraitCollection(
      path.reversed().reduce(outer) { traits, controller in
        controller.ownView == nil ? controller.model.overridesOfView.applied(to: traits) : traits
      })
  }

  /// Gives the view its own overrides on top of those of the controller.
  func updateTraitOverrides() {
    let ofView = ownView?.traitSettings.collection.overrides ?? TraitOverrides()
    model.overridesOfOwner = ofView.inside(traitSettings.collection.overrides)
  }
}
