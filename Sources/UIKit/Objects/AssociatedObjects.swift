import Foundation
import Synchronization

/// The ownership of an associated object; all are strong except the first.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference; in Objective-C it is not set to `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The associations of one object, by the address of the key.
private struct Associations {
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]
}

/// The associations of all objects. They are removed when a later association finds that their
/// owner is gone, so an associated object may be kept for a while.
private struct AssociationTable: @unchecked Sendable {
  var entries: [ObjectIdentifier: Associations] = [:]
  var sizeAtNextSweep = 64

  mutating func dropOrphans() {
    guard entries.count >= sizeAtNextSweep else { return }
    entries = entries.filter { $0.value.owner != nil }
    sizeAtNextSweep = max(64, entries.count * 2)
  }
}

private let associations = Mutex(AssociationTable())

/// Returns the value that is associated with an object for a key; libraries use it to add stored
/// properties to views.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  nonisolated(unsafe) let box = object
  nonisolated(unsafe) var found: Any?
  associations.withLock { table in
    guard let entry = table.entries[ObjectIdentifier(box)], entry.owner === box else { return }
    found = entry.values[key]
  }
  return found
}

/// Associates a value with an object for a key; `nil` removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  nonisolated(unsafe) let box = object
  nonisolated(unsafe) let value = value
  nonisolated(unsafe) var old: [Any] = []
  associations.withLock { table in
    table.dropOrphans()
    var entry = table.entries[ObjectIdentifier(box)] ?? Associations(owner: box)
    if entry.owner !== box {
      // The address belonged to an object that no longer exists.
      old.append(entry)
      entry = Associations(owner: box)
    }
    if let known = entry.values[key] { old.append(known) }
    entry.values[key] = value
    table.entries[ObjectIdentifier(box)] = entry.values.isEmpty ? nil : entry
  }
  // Releasing objects may change associations, so release them outside the lock.
  old.removeAll()
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  nonisolated(unsafe) let box = object
  nonisolated(unsafe) var old: [Associations] = []
  associations.withLock { table in
    if let entry = table.entries.removeValue(forKey: ObjectIdentifier(box)) { old.append(entry) }
  }
  old.removeAll()
}

/// One lock for all objects: who holds that of one object holds those of all.
private let objectLock = NSRecursiveLock()

/// Waits until no other thread holds the lock of an object, and takes it.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  objectLock.lock()
  return 0
}
/// Gives back the lock of an object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  objectLock.unlock()
  return 0
}
