import CLibrary

/// Prints the number of the script in which the process dies, as in an internal check.
enum DeathNotice {
  /// Keeps the number of the script that a thread plays, plus one.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Prepares to print a number when a signal ends the process.
  static func prepare() {
    _ = key
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      // After the return from here the same signal comes again and ends the process.
      signal(number) { number in
        DeathNotice.report()
        signal(number, SIG_DFL)
      }
    }
  }

  /// Runs `body`; if the process dies in it, `number` is printed.
  static func naming<Result>(_ number: Int, _ body: () -> Result) -> Result {
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: number + 1))
    defer { pthread_setspecific(key, nil) }
    return body()
  }

  /// Writes the number of the script of this thread, with nothing but what a signal handler may
  /// use.
  private static func report() {
    guard let place = pthread_getspecific(key) else { return }
    let number = Int(bitPattern: place) - 1
    say("model ")
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      var digit = UInt8(ascii: "0") + UInt8(number / divisor % 10)
      _ = write(STDERR_FILENO, &digit, 1)
      divisor /= 10
    }
    say(": the process dies\n")
  }

  private static func say(_ text: StaticString) {
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
