import CLibrary
import Synchronization

/// The message of the last refused call of each thread.
enum ThreadMessage {
  private final class Box {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// The key of the threads' messages; `nil` if the system has no key left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let code = pthread_key_create(&key) { box in
      // Runs when a thread ends that has a message.
      #if canImport(Darwin)
        Unmanaged<Box>.fromOpaque(box).release()
      #else
        if let box { Unmanaged<Box>.fromOpaque(box).release() }
      #endif
    }
    return code == 0 ? key : nil
  }()

  /// The message of this thread; empty if no call was refused.
  static var current: String {
    get { box?.text ?? "" }
    set {
      if let box {
        box.text = newValue
      } else if let key {
        pthread_setspecific(key, Unmanaged.passRetained(Box(newValue)).toOpaque())
      }
    }
  }

  private static var box: Box? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Box>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
