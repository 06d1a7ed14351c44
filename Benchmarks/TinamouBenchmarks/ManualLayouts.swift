// All of the code that the solver is compared with, in one file, so that it can be read at once.

/// Labels in a row; the first ones keep their size, the last ones yield.
package struct ManualChain: ManualLayout, Sendable {
  static let insertedIntrinsic = 75.0

  var width: Double
  var intrinsics: [Double]

  package func layOut(into values: inout [Double]) {
    values[0] = width
    var x = 16.0
    var available = width - 32 - 8 * Double(intrinsics.count - 1)
    var place = 1
    for intrinsic in intrinsics {
      let labelWidth = min(intrinsic, available)
      write((x, 16, labelWidth, 20), to: &values, at: place)
      x += labelWidth + 8
      available -= labelWidth
      place += 4
    }
  }

  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .resize(let width): self.width = width
    case .setConstants(let constants):
      for constant in constants { intrinsics[constant.item] = constant.constant }
    case .insertItem:
      intrinsics.insert(Self.insertedIntrinsic, at: intrinsics.count / 2)
    case .removeItem: intrinsics.remove(at: (intrinsics.count - 1) / 2)
    case .switchSet: break
    }
  }
}

/// Table cells: image, title, subtitle and accessory in one of two arrangements.
package struct ManualCells: ManualLayout, Sendable {
  var width: Double
  var texts: [CellTexts]
  var isCompact = false

  package func layOut(into values: inout [Double]) {
    if isCompact { layOutCompact(into: &values) } else { layOutRegular(into: &values) }
  }

  private func layOutRegular(into values: inout [Double]) {
    values[0] = width
    let accessoryX = width - 28
    var y = 0.0
    var place = 1
    for text in texts {
      let subtitleY = text.titleHeight + 12
      let height = max(60, subtitleY + text.subtitleHeight + 8)
      write((0, y, width, height), to: &values, at: place)
      write((16, height / 2 - 22, 44, 44), to: &values, at: place + 4)
      let titleWidth = min(text.titleWidth, accessoryX - 76)
      write((68, 8, titleWidth, text.titleHeight), to: &values, at: place + 8)
      let subtitleWidth = min(text.subtitleWidth, 320, accessoryX - 76)
      write((68, subtitleY, subtitleWidth, text.subtitleHeight), to: &values, at: place + 12)
      write((accessoryX, height / 2 - 10, 12, 20), to: &values, at: place + 16)
      y += height
      place += 20
    }
  }

  private func layOutCompact(into values: inout [Double]) {
    values[0] = width
    var y = 0.0
    var place = 1
    for text in texts {
      let subtitleY = 110 + text.titleHeight
      let height = subtitleY + text.subtitleHeight + 8
      write((0, y, width, height), to: &values, at: place)
      write((width / 2 - 44, 8, 88, 88), to: &values, at: place + 4)
      let titleWidth = min(text.titleWidth, width - 32)
      write((16, 104, titleWidth, text.titleHeight), to: &values, at: place + 8)
      let subtitleWidth = min(text.subtitleWidth, 320, width - 32)
      write((16, subtitleY, subtitleWidth, text.subtitleHeight), to: &values, at: place + 12)
      write((width - 20, 8, 12, 20), to: &values, at: place + 16)
      y += height
      place += 20
    }
  }

  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .resize(let width): self.width = width
    case .setConstants(let constants):
      for constant in constants { texts[constant.item].subtitleHeight = constant.constant }
    case .insertItem: texts.insert(CellTexts.inserted, at: texts.count / 2)
    case .removeItem: texts.remove(at: (texts.count - 1) / 2)
    case .switchSet(let toCompact): isCompact = toCompact
    }
  }
}

/// Labels and fields; the labels share the largest width with which the fields keep 100.
package struct ManualForm: ManualLayout, Sendable {
  static let insertedIntrinsic = 100.0

  var width: Double
  var intrinsics: [Double]
  var heights: [Double]

  init(width: Double, intrinsics: [Double]) {
    self.width = width
    self.intrinsics = intrinsics
    heights = Array(repeating: 30, count: intrinsics.count)
  }

  package func layOut(into values: inout [Double]) {
    values[0] = width
    var widest = 0.0
    for intrinsic in intrinsics { widest = max(widest, intrinsic) }
    let labelWidth = min(widest, width - 140)
    let fieldX = labelWidth + 24
    let fieldWidth = width - 16 - fieldX
    var y = 8.0
    var place = 1
    for height in heights {
      write((16, y, labelWidth, 21), to: &values, at: place)
      write((fieldX, y, fieldWidth, height), to: &values, at: place + 4)
      y += height + 8
      place += 8
    }
  }

  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .resize(let width): self.width = width
    case .setConstants(let constants):
      for constant in constants { heights[constant.item] = constant.constant }
    case .insertItem:
      heights.insert(30, at: heights.count / 2)
      intrinsics.insert(Self.insertedIntrinsic, at: intrinsics.count / 2)
    case .removeItem:
      heights.remove(at: (heights.count - 1) / 2)
      intrinsics.remove(at: (intrinsics.count - 1) / 2)
    case .switchSet: break
    }
  }
}

/// Equal columns, each with a gutter before it.
package struct ManualColumns: ManualLayout, Sendable {
  static let height = 800.0

  var width: Double
  var gutters: [Double]

  package func layOut(into values: inout [Double]) {
    values[0] = width
    var available = width
    for gutter in gutters { available -= gutter }
    let columnWidth = available / Double(gutters.count)
    values[1] = Self.height
    var x = 0.0
    var place = 2
    for gutter in gutters {
      x += gutter
      write((x, 0, columnWidth, Self.height), to: &values, at: place)
      x += columnWidth
      place += 4
    }
  }

  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .resize(let width): self.width = width
    case .setConstants(let constants):
      for constant in constants { gutters[constant.item] = constant.constant }
    case .insertItem: gutters.insert(8, at: gutters.count / 2)
    case .removeItem: gutters.remove(at: (gutters.count - 1) / 2)
    case .switchSet: break
    }
  }
}

/// Nested views; the sum of both insets of a view's width is a constant of its own.
package struct ManualNested: ManualLayout, Sendable {
  var width: Double
  var height: Double
  var insets: [Double]

  init(width: Double, height: Double, count: Int) {
    self.width = width
    self.height = height
    insets = Array(repeating: 2, count: count)
  }

  package func layOut(into values: inout [Double]) {
    values[0] = width
    values[1] = height
    var (viewWidth, viewHeight) = (width, height)
    var place = 2
    for inset in insets {
      viewWidth -= inset
      viewHeight -= 2
      write((1, 1, viewWidth, viewHeight), to: &values, at: place)
      place += 4
    }
  }

  package mutating func apply(_ change: LayoutChange) {
    switch change {
    case .resize(let width): self.width = width
    case .setConstants(let constants):
      for constant in constants { insets[constant.item] = constant.constant }
    case .insertItem: insets.insert(2, at: insets.count / 2)
    case .removeItem: insets.remove(at: (insets.count - 1) / 2)
    case .switchSet: break
    }
  }
}

@inline(__always)
private func write(
  _ frame: (x: Double, y: Double, width: Double, height: Double), to values: inout [Double],
  at place: Int
) {
  values[place] = frame.x
  values[place + 1] = frame.y
  values[place + 2] = frame.width
  values[place + 3] = frame.height
}
