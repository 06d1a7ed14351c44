import Tinamou

/// How wide an article is in a wide window, at two text sizes, and whether it needs more lines.
func articleAtTwoTextSizes() throws -> (widths: [Double?], growsLonger: Bool) {
  let root = LayoutView("root")
  let article = LayoutView("article", kind: .label)
  article.font = .preferredFont(forTextStyle: .body)
  article.numberOfLines = 0
  article.text = String(repeating: "The tinamou is a bird of the forest floor. ", count: 20)
  root.addSubview(article)
  try LayoutConstraint.activateAll {
    article.leading == root.readable.leading
    article.trailing == root.readable.trailing
    article.top == root.safeArea.top + 16
  }

  let engine = LayoutEngine(root: root)
  let window = WindowConfiguration.size(Size(width: 1024, height: 768))
  let frames = try [ContentSizeCategory.large, .accessibilityLarge].map { category in
    var environment = try window.environment()
    environment.traits.preferredContentSizeCategory = category
    engine.environment = environment
    return try engine.solve()[article]?.frame
  }
  let heights = frames.compactMap { $0?.height }
  return (frames.map { $0?.width }, heights[1] > heights[0])
}
