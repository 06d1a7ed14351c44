/// The names that a finding's mark and sentence have in a page, by which they refer to each other.
struct FindingName {
  /// The place of the window in the preview, from one.
  let window: Int
  /// The number of the finding in its window.
  let finding: Int

  /// The outline of the first view that the finding is about.
  var mark: String { "mark-\(window)-\(finding)" }
  /// What is said about it.
  var sentence: String { "finding-\(window)-\(finding)" }
}
