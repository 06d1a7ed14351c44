import Foundation

/// What an observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value when the observation begins, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
}

/// An observation, which ends with ``invalidate()`` or when nobody keeps it.
@preconcurrency @MainActor public final class NSKeyValueObservation {
  /// Compares the property with its last value.
  fileprivate var compare: (() -> Void)?

  fileprivate init() {}

  /// Ends the observation.
  public func invalidate() { compare = nil }
}

/// The observations of a view.
@MainActor struct PropertyObservers {
  private final class Entry {
    weak var observation: NSKeyValueObservation?
    init(_ observation: NSKeyValueObservation) { self.observation = observation }
  }
  private var entries: [Entry] = []

  nonisolated init() {}

  fileprivate mutating func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation?.compare == nil }
    entries.append(Entry(observation))
  }

  /// Tells the observers of properties that have changed.
  func tell() {
    for entry in entries { entry.observation?.compare?() }
  }
}

extension UITraitEnvironment where Self: UIView {
  /// Calls a block when a property changes: `frame`, `bounds`, `center`, `isHidden`,
  /// `contentOffset`, `contentSize`, `contentInset`, `adjustedContentInset`, `safeAreaInsets`,
  /// `layoutMargins`. Others are compared when one of these may have changed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the block is told, and whether it is called at once.
  ///   - changeHandler: The block.
  /// - Returns: The observation, which the caller keeps.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    func tell(_ view: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        view,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    var last = self[keyPath: keyPath]
    observation.compare = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard new != old else { return }
      last = new
      tell(self, old, new)
    }
    propertyObservers.add(observation)
    if options.contains(.initial) { tell(self, nil, last) }
    return observation
  }
}
