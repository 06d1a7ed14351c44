import TinamouControllers

/// Pairs of UIKit's names and those of the layout.
private typealias Names<Name, Model> = [(Name, Model)]

extension UISplitViewController.DisplayMode {
  private static let names: Names<Self, SplitController.DisplayMode> = [
    (.automatic, .automatic), (.secondaryOnly, .secondaryOnly),
    (.oneBesideSecondary, .oneBesideSecondary), (.oneOverSecondary, .oneOverSecondary),
    (.twoBesideSecondary, .twoBesideSecondary), (.twoOverSecondary, .twoOverSecondary),
    (.twoDisplaceSecondary, .twoDisplaceSecondary),
  ]
  var model: SplitController.DisplayMode {
    Self.names.first { $0.0 == self }?.1 ?? .automatic
  }
  init(_ model: SplitController.DisplayMode) {
    self = Self.names.first { $0.1 == model }?.0 ?? .automatic
  }
}

extension UISplitViewController.SplitBehavior {
  private static let names: Names<Self, SplitController.SplitBehavior> = [
    (.automatic, .automatic), (.tile, .tile), (.overlay, .overlay), (.displace, .displace),
  ]
  var model: SplitController.SplitBehavior {
    Self.names.first { $0.0 == self }?.1 ?? .automatic
  }
  init(_ model: SplitController.SplitBehavior) {
    self = Self.names.first { $0.1 == model }?.0 ?? .automatic
  }
}

extension UISplitViewController.Column {
  private static let names: Names<Self, SplitController.Column> = [
    (.primary, .primary), (.supplementary, .supplementary), (.secondary, .secondary),
    (.compact, .compact),
  ]
  var model: SplitController.Column {
    Self.names.first { $0.0 == self }?.1 ?? .secondary
  }
  init(_ model: SplitController.Column) {
    self = Self.names.first { $0.1 == model }?.0 ?? .secondary
  }
}
