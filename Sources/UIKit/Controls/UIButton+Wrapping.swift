import TinamouLayout

extension UIButton.Configuration {
  /// The height of a button for each width, in points: with one line of a title more from each
  /// width on that is too narrow for the lines before; `nil` if the titles have one line at every
  /// width.
  @MainActor func heights(_ ruler: TextRuler) -> HeightTable? {
    let natural = contentSize(ruler)
    let scale = UIScreen.main.scale
    var entries = [HeightTable.Entry(width: Double(natural.width), height: Double(natural.height))]
    // Every word of a title may begin a line, so there are at most as many heights as words.
    var widest = natural.width
    var height = natural.height
    while widest > 1 {
      let next = contentSize(ruler, inWidth: widest - 1 / scale).height
      if next <= height { break }
      height = next
      // The smallest width, in pixels, at which the titles are not higher.
      var (low, high) = (CGFloat(0), (widest * scale).rounded(.up))
      while high - low > 1 {
        let middle = ((low + high) / 2).rounded()
        if contentSize(ruler, inWidth: middle / scale).height <= height {
          high = middle
        } else {
          low = middle
        }
      }
      widest = high / scale
      entries.append(HeightTable.Entry(width: Double(widest), height: Double(height)))
    }
    return entries.count == 1 ? nil : HeightTable(entries)
  }
}
