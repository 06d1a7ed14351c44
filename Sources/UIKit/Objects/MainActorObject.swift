public import Foundation

/// An object of the main actor.
///
/// It hides the initialiser of `NSObject`, which belongs to no actor, so that subclasses can have
/// initialisers on the main actor.
@preconcurrency @MainActor open class MainActorObject: NSObject {
  /// Makes an object; only for classes of this module.
  public init(mainActor: Void) { super.init() }

  /// Never called: there are no files of Interface Builder.
  open func awakeFromNib() {}
  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
}
