/// Whether a fold divides the window now, by its name in files.
enum FoldCondition: String, CaseIterable {
  case active
  case inactive
}
