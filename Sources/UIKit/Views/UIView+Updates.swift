extension UIView: MethodTracking {
  var viewOfTraits: UIView? { self }

  func setNeeds(_ method: TrackedMethod) {
    switch method {
    case .updateProperties: setNeedsUpdateProperties()
    case .updateConstraints: setNeedsUpdateConstraints()
    case .updateConfiguration: setNeedsUpdateOfConfiguration()
    case .willLayoutSubviews, .layoutSubviews, .didLayoutSubviews: setNeedsLayout()
    }
  }

  /// Updates the properties of the view, and before that those of its controller, where they asked
  /// for it.
  func updateRequestedProperties() {
    controller?.updateOwnProperties()
    updateOwnProperties()
  }
}

extension UIViewController: MethodTracking {
  var viewOfTraits: UIView? { ownView }

  func setNeeds(_ method: TrackedMethod) {
    switch method {
    case .updateProperties: setNeedsUpdateProperties()
    case .updateConstraints: ownView?.setNeedsUpdateConstraints()
    case .updateConfiguration: setNeedsUpdateContentUnavailableConfiguration()
    case .willLayoutSubviews, .layoutSubviews, .didLayoutSubviews: ownView?.setNeedsLayout()
    }
  }
}

extension MethodTracking {
  /// Updates the properties of the view or controller alone, where it asked for it.
  fileprivate func updateOwnProperties() {
    guard needsProperties else { return }
    needsProperties = false
    track(.updateProperties) { updateProperties() }
  }
}
