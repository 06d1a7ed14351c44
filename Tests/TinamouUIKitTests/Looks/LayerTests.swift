import Testing
import UIKit

/// The geometry of layers: of their own, and of views.
@MainActor @Suite struct LayerTests {
  @Test func `the position of a layer is that of its anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
    layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(layer.position == CGPoint(x: 5, y: 6))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 14, height: 24))
    layer.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(layer.bounds == CGRect(x: 1, y: 1, width: 7, height: 8))
  }

  @Test func `points and rectangles are converted between the layers of a tree`() {
    let (outer, left, right) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 3, y: 4, width: 100, height: 100)
    left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    right.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
    outer.addSubview(left)
    outer.addSubview(right)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    left.layer.addSublayer(shape)
    #expect(shape.convert(CGPoint.zero, to: right.layer) == CGPoint(x: -39, y: 12))
    #expect(
      right.layer.convert(shape.bounds, from: shape)
        == CGRect(x: -39, y: 12, width: 5, height: 5))
    #expect(
      left.layer.convert(left.bounds, to: outer.layer) == left.frame)
    #expect(left.layer.hitTest(CGPoint(x: 12, y: 13)) === shape)
  }

  @Test func `a layer cannot contain a layer around it`() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    inner.addSublayer(inner)
    #expect(inner.superlayer === outer && outer.superlayer == nil)
    #expect(inner.sublayers == nil)
  }

  @Test func `a list of sublayers replaces the old ones`() {
    let (layer, old, new) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(old)
    layer.sublayers = [new]
    #expect(old.superlayer == nil)
    #expect(new.superlayer === layer)
    let other = CALayer()
    layer.replaceSublayer(new, with: other)
    #expect(layer.sublayers == [other])
    layer.sublayers = nil
    #expect(other.superlayer == nil)
  }

  @Test func `a sublayer that moves is directly above or below the other one`() {
    let layer = CALayer()
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    layer.sublayers = [first, second, third]
    layer.insertSublayer(first, above: second)
    #expect(layer.sublayers == [second, first, third])
    layer.insertSublayer(second, below: third)
    #expect(layer.sublayers == [first, second, third])
    layer.insertSublayer(second, above: second)
    #expect(layer.sublayers == [first, second, third])
    layer.replaceSublayer(second, with: second)
    #expect(layer.sublayers == [first, second, third])
    layer.replaceSublayer(third, with: first)
    #expect(layer.sublayers == [second, first])
  }

  @Test func `the transforms of a row are applied from the last one to the first`() {
    var transform = CATransform3DIdentity
    let depth: CGFloat = -0.002
    transform.m34 = depth
    transform = CATransform3DTranslate(transform, 10, 20, 0)
    transform = CATransform3DScale(transform, 2, 3, 1)
    #expect(transform.m34 == depth)
    #expect(
      CATransform3DGetAffineTransform(transform)
        == CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3))
    #expect(!CATransform3DIsAffine(transform))
    let back = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m34) < 1e-12 && abs(back.m41) < 1e-12)
  }

  @Test(arguments: [0.3, 1.2, -2.5])
  func `a rotation around the depth axis is one in the plane`(angle: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 2)
    let plane = CGAffineTransform(rotationAngle: CGFloat(angle))
    for (number, wanted) in [
      (view.transform.a, plane.a), (view.transform.b, plane.b), (view.transform.c, plane.c),
      (view.transform.d, plane.d),
    ] { #expect(abs(number - wanted) < 1e-12) }
  }

  @Test func `a view that turns around its vertical axis becomes narrower`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(view.frame.height == 50)
  }

  @Test func `a path that is transformed has other bounds`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: 30, y: 5))
    var transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(
      path.copy(using: &transform)?.boundingBox == CGRect(x: 5, y: 6, width: 30, height: 10))
    let curve = UIBezierPath(cgPath: path)
    curve.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(curve.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `a picture has the pixels of its image`() throws {
    let image = UIImage(size: CGSize(width: 20, height: 10), scale: 2)
    let picture = try #require(image.cgImage)
    #expect((picture.width, picture.height) == (40, 20))
    #expect(UIImage(cgImage: picture).size == CGSize(width: 40, height: 20))
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 10, height: 20))
    let part = picture.cropping(to: CGRect(x: 30, y: 0, width: 30, height: 5))
    #expect(part?.width == 10)
    #expect(picture.cropping(to: CGRect(x: 50, y: 0, width: 30, height: 5)) == nil)
    #expect(UIImage().cgImage == nil)
  }

  @Test(arguments: [[0.1, 0.5, 0.9], [0.75, 1, 0.5], [0, 0, 0.4]])
  func `hue, saturation and brightness are those of which a colour was made`(values: [Double]) {
    let color = UIColor(
      hue: CGFloat(values[0]), saturation: CGFloat(values[1]), brightness: CGFloat(values[2]),
      alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - CGFloat(values[0])) < 1e-9)
    #expect(abs(saturation - CGFloat(values[1])) < 1e-9)
    #expect(abs(brightness - CGFloat(values[2])) < 1e-9)
    #expect(alpha == 0.5)
    var white: CGFloat = 0
    #expect(color.getWhite(&white, alpha: nil) == (values[1] == 0))
  }
}
