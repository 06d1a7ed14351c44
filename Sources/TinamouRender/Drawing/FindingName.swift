/// The ids of a finding's mark and sentence in a page, which refer to each other.
struct FindingName {
  /// The number of the window in the preview, from one.
  let window: Int
  /// The number of the finding in its window.
  let finding: Int

  /// The id of the outline of the first view that the finding is about.
  var mark: String { "mark-\(window)-\(finding)" }
  /// The id of the sentence.
  var sentence: String { "finding-\(window)-\(finding)" }
}
