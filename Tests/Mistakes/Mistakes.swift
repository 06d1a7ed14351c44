// Typical mistakes of a first day. Each line that ends in `// error: …` has a compiler's message that
// contains the text; there are no other messages. `MistakeTests` compiles this file.

import Tinamou

nonisolated(unsafe) let root = LayoutView("root")
nonisolated(unsafe) let title = LayoutView("title", kind: .label)
nonisolated(unsafe) let photo = LayoutView("photo", kind: .image)
let gutter = 8
let ratio: Float = 0.5

func names() throws {
  try LayoutConstraint.activateAll {
    title.leading == root.readable.leading
    title.tpo == root.safeArea.top  // error: has no member 'tpo'
    title.bottom <= root.safeArea.bottom
  }
  try LayoutConstraint.activateAll {
    title.baseline == photo.bottom  // error: has no member 'baseline'
  }
  try LayoutConstraint.activateAll {
    title.leading == root.readableGuide.leading  // error: has no member 'readableGuide'
  }
  try LayoutConstraint.activateAll {
    title.leading == root.safeAreaInsets.leading  // error: has no member 'leading'
  }
  try LayoutConstraint.activateAll {
    title.leading == root.margins.readable  // error: has no member 'readable'
  }
  try LayoutConstraint.activateAll {
    titel.leading == root.leading  // error: cannot find 'titel' in scope
  }
  try LayoutConstraint.activateAll {
    title.heigth == 44  // error: has no member 'heigth'
  }
  try LayoutConstraint.activateAll {
    for row in rows { row.height == 44 }  // error: cannot find 'rows' in scope
  }
  try LayoutConstraint.activateAll {
    title.frame.width == 44  // error: expected argument type 'LayoutExpression'
  }
}

func numbers() throws {
  try LayoutConstraint.activateAll {
    title.leading == root.readable.leading
    title.top == root.safeArea.top + gutter  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.top == root.safeArea.top - gutter  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width == root.width * ratio  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width == root.width / gutter  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width == gutter  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width <= ratio  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width >= gutter  // error: write Double(…)
  }
  try LayoutConstraint.activateAll {
    title.width == root.width * photo.width  // error: multiply a length by a number
  }
  try LayoutConstraint.activateAll {
    title.width == 0.5 * root  // error: such as 0.5 * root.width
  }
  try LayoutConstraint.activateAll {
    title.width == "44"  // error: 'String'
  }
  try LayoutConstraint.activateAll {
    title.width == nil  // error: binary operator '=='
  }
  try LayoutConstraint.activateAll {
    title.width == 44 ~ "high"  // error: 'String'
  }
  try LayoutConstraint.activateAll {
    title.width == 44 ~ .hgih  // error: has no member 'hgih'
  }
}

func shapes() throws {
  try LayoutConstraint.activateAll {
    title.width = 44  // error: cannot assign
  }
  try LayoutConstraint.activateAll {
    title.width < 44  // error: '<'
  }
  try LayoutConstraint.activateAll {
    title.width  // error: 'buildExpression'
  }
  try LayoutConstraint.activateAll {
    title.edges == root  // error: such as root.edges
  }
  try LayoutConstraint.activateAll {
    title.size == 44  // error: write Size(width:height:)
  }
  try LayoutConstraint.activateAll {
    title.center == root.centerX  // error: 'LayoutExpression'
  }
  try LayoutConstraint.activateAll {
    title.edges == root.edges.inset(by: gutter)  // error: write Double(…)
  }
  try LayoutConstraint.activate {  // error: 'activateAll(_:)'
    title.width == 44
  }
}

func calls() throws {
  root.addSubview("title")  // error: 'String'
  title.addArrangedSubview(photo)  // error: has no member 'addArrangedSubview'
  title.topAnchor.constraint(equalTo: root.leadingAnchor).isActive = true  // error: 'AxisAnchor
  title.widthAnchor.constraint(equalTo: 44).isActive = true  // error: equalToConstant
  title.heightAnchor.constraint(equalToConstant: gutter).isActive = true  // error: 'Int'
  title.leadingAnchor.constraint(to: root.leadingAnchor).isActive = true  // error: 'constraint'
  let engine = LayoutEngine()  // error: 'root'
  let window = WindowConfiguration.size(390, 844)  // error: 'Size'
  let label = LayoutView("label", kind: .lable)  // error: has no member 'lable'
  title.font = Font.system(17)  // error: has no member 'system'
  title.priority = .high  // error: has no member 'priority'
}

func frames(_ engine: LayoutEngine) throws {
  let frame: Rect = try engine.solve()[title]  // error: specified type 'Rect'
}
