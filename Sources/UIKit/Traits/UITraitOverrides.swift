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
  /// The weight of texts that the user prefers; texts are measured without it.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
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
    collection = UITraitCollection(overrides, others: collection.others)
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
    set { set(UITraitUserInterfaceStyle.self, newValue == .unspecified ? nil : newValue) }
  }
  var legibilityWeight: UILegibilityWeight {
    get { collection.legibilityWeight }
    set { set(UITraitLegibilityWeight.self, newValue == .unspecified ? nil : newValue) }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      switch (trait, newValue) {
      case (is UITraitHorizontalSizeClass.Type, let value as UIUserInterfaceSizeClass):
        horizontalSizeClass = value
      case (is UITraitVerticalSizeClass.Type, let value as UIUserInterfaceSizeClass):
        verticalSizeClass = value
      case (is UITraitUserInterfaceIdiom.Type, let value as UIUserInterfaceIdiom):
        userInterfaceIdiom = value
      case (is UITraitDisplayScale.Type, let value as CGFloat): displayScale = value
      case (is UITraitLayoutDirection.Type, let value as UITraitEnvironmentLayoutDirection):
        layoutDirection = value
      case (is UITraitPreferredContentSizeCategory.Type, let value as UIContentSizeCategory):
        preferredContentSizeCategory = value
      case (is UITraitUserInterfaceStyle.Type, let value as UIUserInterfaceStyle):
        userInterfaceStyle = value
      case (is UITraitLegibilityWeight.Type, let value as UILegibilityWeight):
        legibilityWeight = value
      default: set(trait, newValue)
      }
    }
  }

  /// Sets one of the traits on which no layout depends.
  private mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
    var others = collection.others
    others[trait] = value
    collection = UITraitCollection(collection.overrides, others: others)
  }

  func contains(_ trait: UITrait) -> Bool {
    collection.differs(from: UITraitCollection(), in: trait)
  }

  mutating func remove(_ trait: UITrait) {
    var overrides = collection.overrides
    var others = collection.others
    switch trait {
    case is UITraitHorizontalSizeClass.Type: overrides.horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: overrides.verticalSizeClass = nil
    case is UITraitUserInterfaceIdiom.Type: overrides.userInterfaceIdiom = nil
    case is UITraitDisplayScale.Type: overrides.displayScale = nil
    case is UITraitLayoutDirection.Type: overrides.layoutDirection = nil
    case is UITraitPreferredContentSizeCategory.Type: overrides.preferredContentSizeCategory = nil
    default: others.remove(trait)
    }
    collection = UITraitCollection(overrides, others: others)
  }
}

extension UITraitCollection {
  /// Makes a collection with the traits that a block sets.
  @preconcurrency @MainActor public convenience init(
    mutations: (inout any UIMutableTraits) -> Void
  ) {
    let collection = UITraitCollection().modifyingTraits(mutations)
    self.init(collection.overrides, others: collection.others)
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

/// A view or controller that replaces traits for itself and for everything inside.
@MainActor protocol TraitSettingsOwner: AnyObject {
  var traitSettings: TraitSettings { get set }
  func changeOtherTraits(if changesValues: Bool, _ change: () -> Void)
  func updateTraitOverrides()
}

extension TraitSettingsOwner {
  func replaceTraitSettings(_ new: any UITraitOverrides) {
    guard let new = new as? TraitSettings else { return }
    let changesOthers = new.collection.others != traitSettings.collection.others
    changeOtherTraits(if: changesOthers) { traitSettings = new }
    updateTraitOverrides()
  }
}

extension UIView: TraitSettingsOwner {
  func updateTraitOverrides() {
    if let controller {
      controller.updateTraitOverrides()
    } else {
      layoutView.traitOverrides = ownTraitOverrides
    }
  }
}

extension UIViewController: TraitSettingsOwner {
  /// The traits before the view is loaded: those of the nearest parent with a view, or of the
  /// screen, with the overrides of the controllers inside of it.
  var traitsWithoutView: UITraitCollection {
    var path: [UIViewController] = []
    for controller in ancestors {
      path.append(controller)
      if controller.ownView != nil { break }
    }
    let outer = path.last?.ownView?.layoutTraits ?? UIScreen.main.environment.traits
    let inside = path.prefix { $0.ownView == nil }
    return UITraitCollection(
      inside.reversed().reduce(outer) { $1.model.overridesOfView.applied(to: $0) },
      others: inside.reduce(OtherTraits()) { $0.inside($1.statedTraits) }
        .inside(path.last?.ownView?.otherTraits ?? .ofSystem(in: UIScreen.main.environment)))
  }

  /// Informs the controller and what is in its window of changed traits now, and not before the
  /// next pass.
  public func updateTraitsIfNeeded() { ownView?.updateTraitsIfNeeded() }

  /// Gives the view its own overrides on top of those of the controller.
  func updateTraitOverrides() {
    let ofView = ownView?.ownTraitOverrides ?? TraitOverrides()
    model.overridesOfOwner = ofView.inside(traitSettings.collection.overrides)
  }
}
