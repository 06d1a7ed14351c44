/// Runs what belongs to the main actor while objects are let go, on whatever thread that is.
///
/// The last reference to a tree may go anywhere, for example at the end of a test. Nobody else can
/// use the tree any more, so there is nothing to wait for.
func withLastAccess<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
