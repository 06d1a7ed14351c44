/// Runs code of the main actor while objects are released, on whatever thread that happens.
///
/// The last reference to a tree may be released on any thread, for example at the end of a test. No
/// other code can use the tree at that time, so access to it is exclusive.
func withLastAccess<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
