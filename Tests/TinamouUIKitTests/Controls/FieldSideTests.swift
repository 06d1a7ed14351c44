import Testing
import UIKit

/// The views beside the text of a field.
@MainActor @Suite struct FieldSideTests {
  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    return field
  }

  @Test func `a side view that is shown is at its edge, in the middle, and ends the text`() {
    let field = field()
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 184, y: 12, width: 16, height: 16))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    #expect(field.textRect(forBounds: field.bounds).maxX == 184)
  }

  @Test func `a side view that is not shown takes no room`() {
    let field = field()
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
  }

  @Test func `the leading view is on the right in a right-to-left field`() {
    let field = field()
    field.semanticContentAttribute = .forceRightToLeft
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 170)
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
  }

  @Test func `an override of its rectangle places a side view`() {
    final class Padded: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIImageView(image: UIImage(size: CGSize(width: 20, height: 20)))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 12, y: 10, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 32)
  }
}
