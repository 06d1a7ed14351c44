import Dispatch
import Foundation
import Observation

/// A method of the app that is called again when a trait or a property of an `Observable` object
/// that it has read changes.
///
/// UIKit tracks traits from iOS 18 on and objects from iOS 26 on; here both are tracked on every
/// system, because code that relies on them states so by itself.
enum TrackedMethod {
  case updateProperties, updateConstraints, updateConfiguration
  case willLayoutSubviews, layoutSubviews, didLayoutSubviews
}

/// The values that a call of a tracked method has read. The next call replaces it, so that values
/// that only an earlier call has read count no more.
final class TrackedReads: Sendable {}

/// A view or controller with tracked methods.
@MainActor protocol MethodTracking: UIResponder {
  var trackedReads: [TrackedMethod: TrackedReads] { get set }
  /// Whether the next pass calls ``updateProperties()``.
  var needsProperties: Bool { get set }
  /// Updates content and looks.
  func updateProperties()
  /// The view whose traits are tracked while a method is called.
  var viewOfTraits: UIView? { get }
  /// Requests another call of a method.
  func setNeeds(_ method: TrackedMethod)
}

extension UIView {
  /// The view whose traits the running method reads.
  static var trackedView: UIView?
}

extension MethodTracking {
  /// Calls a method and notes what it reads.
  func track(_ method: TrackedMethod, _ call: () -> Void) {
    let outer = UIView.trackedView
    UIView.trackedView = viewOfTraits
    defer { UIView.trackedView = outer }
    if !trackedReads.isEmpty { trackedReads[method] = nil }
    withObservationTracking(call, onChange: observer(of: method))
  }

  /// Returns what requests another call; it is made only for calls that have read something.
  private func observer(of method: TrackedMethod) -> @Sendable () -> Void {
    let reads = TrackedReads()
    trackedReads[method] = reads
    return { [weak self] in
      onMainActor {
        guard let self, self.trackedReads[method] === reads else { return }
        self.trackedReads[method] = nil
        self.setNeeds(method)
      }
    }
  }

  /// Requests another call of every method that has read something.
  func forgetTrackedReads() {
    for method in trackedReads.keys { setNeeds(method) }
    trackedReads = [:]
  }
}

/// Runs a block on the main actor: at once if the caller is there, as for a change of an object by
/// the app's own code.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread || MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

/// The queue of the main actor, which need not run on the first thread of the process.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
