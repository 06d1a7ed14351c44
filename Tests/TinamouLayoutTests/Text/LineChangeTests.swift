import Testing
import TinamouLayout

@Suite struct LineChangeTests {
  private let measurer = SystemTextMeasurer()

  @Test func `a text without a place to break has one line`() {
    let word = measurer.measure(TextRequest(text: "Lisbon", font: .systemFont(ofSize: 17)))
    #expect(word.lineChanges == [.init(width: word.smallestWidth, numberOfLines: 1)])
    let single = TextRequest(
      text: "A day in Lisbon", font: .systemFont(ofSize: 17), maximumNumberOfLines: 1)
    #expect(measurer.measure(single).lineChanges.isEmpty)
  }

  @Test(arguments: 1...60)
  func `the number of lines changes at these widths and nowhere else`(_ seed: Int) {
    var texts = RandomTexts(seed: UInt64(seed))
    var request = texts.request()
    request.maximumNumberOfLines = texts.number(4) == 0 ? 2 + texts.number(4) : 0
    let changes = measurer.measure(request).lineChanges
    func lines(_ width: Double) -> Int {
      request.maximumWidth = width
      return measurer.measure(request).numberOfLines
    }
    for (index, change) in changes.enumerated() {
      #expect(lines(change.width) == change.numberOfLines, "seed \(seed)")
      if index > 0 {
        #expect(change.numberOfLines < changes[index - 1].numberOfLines, "seed \(seed)")
        #expect(change.width > changes[index - 1].width, "seed \(seed)")
        let below = max(change.width - 0.01, changes[index - 1].width)
        #expect(lines(below) == changes[index - 1].numberOfLines, "seed \(seed)")
      }
    }
    #expect(changes.last?.numberOfLines == lines(1e6), "seed \(seed)")
  }

  @Test(arguments: 1...60)
  func `a wider text is never higher, and no line is wider than allowed`(_ seed: Int) {
    var texts = RandomTexts(seed: UInt64(seed))
    var request = texts.request()
    var last = Double.infinity
    for width in stride(from: 0.5, through: 700, by: 3.5) {
      request.maximumWidth = width
      let measurement = measurer.measure(request)
      #expect(measurement.size.height <= last, "seed \(seed), width \(width)")
      #expect(measurement.size.width <= width, "seed \(seed), width \(width)")
      // The text at the width that it takes is the same.
      request.maximumWidth = measurement.size.width
      #expect(measurer.measure(request).size == measurement.size, "seed \(seed), width \(width)")
      last = measurement.size.height
    }
  }
}
