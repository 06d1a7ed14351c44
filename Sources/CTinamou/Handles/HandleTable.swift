import CTinamouHeader
import Synchronization
import TinamouAnalysis

/// The objects that callers hold by number.
///
/// A number names a slot and how often the slot was used before, so a number that was closed, or
/// that never was an object, is told from an object without reading memory that it might point to.
enum HandleTable {
  /// An object of one of the kinds. Only the thread for which its slot is marked uses it.
  enum Object: @unchecked Sendable {
    case solver(SolverSession)
    case layout(LayoutSession)
    case function(FunctionSession)
    case result(CommandResult)
  }

  private struct Slot {
    var object: Object?
    var isBusy = false
    var generation: UInt32 = 1
  }

  private struct State {
    var slots: [Slot] = []
    var free: [Int] = []

    /// The index of the slot of an object that is open.
    func index(of handle: tinamou_object) -> Int? {
      let index = Int(UInt32(truncatingIfNeeded: handle)) - 1
      guard slots.indices.contains(index), slots[index].object != nil,
        slots[index].generation == UInt32(truncatingIfNeeded: handle >> 32)
      else { return nil }
      return index
    }
  }

  private static let state = Mutex(State())

  /// Adds an object and returns its number.
  static func add(_ object: Object) -> tinamou_object {
    state.withLock { state in
      let index = state.free.popLast() ?? state.slots.count
      if index == state.slots.count { state.slots.append(Slot()) }
      state.slots[index].object = object
      return tinamou_object(state.slots[index].generation) << 32 | tinamou_object(index + 1)
    }
  }

  /// Marks an object as used by this thread.
  static func take(_ handle: tinamou_object) throws(Refusal) -> Object {
    let found = state.withLock { state -> Result<Object, Refusal> in
      guard let index = state.index(of: handle), let object = state.slots[index].object else {
        return .failure(unknown)
      }
      if state.slots[index].isBusy { return .failure(busy) }
      state.slots[index].isBusy = true
      return .success(object)
    }
    return try found.get()
  }

  /// Ends the use of an object by this thread.
  static func giveBack(_ handle: tinamou_object) {
    state.withLock { state in
      guard let index = state.index(of: handle) else { return }
      state.slots[index].isBusy = false
    }
  }

  /// Closes an object.
  static func remove(_ handle: tinamou_object) throws(Refusal) {
    let found = state.withLock { state -> Result<Object, Refusal> in
      guard let index = state.index(of: handle), let object = state.slots[index].object else {
        return .failure(unknown)
      }
      if state.slots[index].isBusy { return .failure(busy) }
      state.slots[index].object = nil
      // A slot whose generations are used up is not used again.
      if state.slots[index].generation < .max {
        state.slots[index].generation += 1
        state.free.append(index)
      }
      return .success(object)
    }
    // Taking an object apart may take long, so it happens outside of the lock.
    _ = try found.get()
  }

  static let unknown = Refusal(
    TINAMOU_UNKNOWN_OBJECT, "the number is no object of this kind, or it was closed")
  private static let busy = Refusal(TINAMOU_BUSY, "another thread is using the object")
}
