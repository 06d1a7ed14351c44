import Testing
import UIKit

/// The baselines of texts in controls and text views.
@MainActor @Suite struct ControlBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// A label with space around its text, as many apps have one.
  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 8)
    }
  }

  @Test func `baselines of controls and labels with their own size are those of the text`() {
    let label = UILabel()
    let button = UIButton(type: .system)
    let field = UITextField()
    let padded = PaddedLabel()
    (label.text, field.text, padded.text) = ("Name", "Ada", "new")
    button.setTitle("Save", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let views = [label, button, field, padded]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for view in views.dropFirst() {
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      field.heightAnchor.constraint(equalToConstant: 36),
    ])
    root.layoutIfNeeded()
    // All texts have 17 points, so all lines of text are where that of the label is.
    let middle = label.frame.midY
    #expect(abs(button.frame.midY - middle) <= 0.5)
    #expect(abs(field.frame.midY - middle) <= 0.5)
    #expect(padded.frame.minY == label.frame.minY)
    // Larger letters stand higher above the same line.
    field.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(field.frame.midY < middle - 3)
    // An image without a title stands on the line.
    button.setTitle(nil, for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    root.layoutIfNeeded()
    #expect(abs(button.frame.maxY - (label.frame.minY + 16)) <= 0.5)
  }

  @Test func `a text view that does not scroll has the baselines of its text`() {
    let label = UILabel()
    let notes = UITextView()
    notes.isScrollEnabled = false
    (label.text, notes.text) = ("Notes", "first\nlast")
    notes.font = .systemFont(ofSize: 17)
    for view in [label, notes] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let first = label.firstBaselineAnchor.constraint(equalTo: notes.firstBaselineAnchor)
    let last = label.lastBaselineAnchor.constraint(equalTo: notes.lastBaselineAnchor)
    NSLayoutConstraint.activate([
      notes.topAnchor.constraint(equalTo: root.topAnchor),
      notes.leadingAnchor.constraint(equalTo: root.leadingAnchor), first,
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 8)
    first.isActive = false
    last.isActive = true
    root.layoutIfNeeded()
    #expect(abs(label.frame.maxY - notes.frame.maxY + 8) < 0.5)
    notes.textContainerInset.bottom = 20
    root.layoutIfNeeded()
    #expect(abs(label.frame.maxY - notes.frame.maxY + 20) < 0.5)
    notes.isScrollEnabled = true
    notes.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.maxY > 100)
  }

  /// A row that names the view of its last baseline only.
  private final class Row: UIView {
    let title = UILabel()
    override var forLastBaselineLayout: UIView { title }
  }

  @Test func `the view of the last baseline is that of the first by default`() {
    let row = Row()
    #expect(row.forFirstBaselineLayout === row.title)
  }
}
