import Testing
import UIKit

/// Scroll views that scale their content, as viewers of images do.
@MainActor @Suite struct ScrollZoomTests {
  /// A viewer that keeps an image in the middle, as Apple's sample code PhotoScroller does.
  private final class Viewer: UIScrollView, UIScrollViewDelegate {
    let imageView = UIImageView(image: UIImage(size: CGSize(width: 800, height: 600)))
    var scales: [CGFloat] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(imageView)
      contentSize = imageView.bounds.size
      contentInsetAdjustmentBehavior = .never
      delegate = self
      maximumZoomScale = 2
      minimumZoomScale = min(frame.width / 800, frame.height / 600)
      zoomScale = minimumZoomScale
    }
    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (size, frame) = (bounds.size, imageView.frame)
      imageView.frame.origin = CGPoint(
        x: max(0, (size.width - frame.width) / 2), y: max(0, (size.height - frame.height) / 2))
    }
  }

  private let viewer = Viewer(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  @Test func `an image that fits is in the middle`() {
    viewer.layoutIfNeeded()
    #expect(viewer.zoomScale == 0.5 && viewer.scales == [0.5])
    #expect(viewer.contentSize == CGSize(width: 400, height: 300))
    #expect(viewer.imageView.frame == CGRect(x: 0, y: 250, width: 400, height: 300))
    #expect(viewer.imageView.bounds.size == CGSize(width: 800, height: 600))
  }

  @Test func `the middle stays in the middle`() {
    viewer.layoutIfNeeded()
    viewer.setZoomScale(2, animated: false)
    viewer.layoutIfNeeded()
    #expect(viewer.contentSize == CGSize(width: 1600, height: 1200))
    #expect(viewer.contentOffset == CGPoint(x: 600, y: 400))
    #expect(viewer.imageView.frame == CGRect(x: 0, y: 0, width: 1600, height: 1200))
    let middle = CGPoint(x: viewer.bounds.midX, y: viewer.bounds.midY)
    #expect(viewer.convert(middle, to: viewer.imageView).x == 400)
  }

  @Test func `the scale stays within its limits`() {
    viewer.zoomScale = 9
    #expect(viewer.zoomScale == 2)
    viewer.zoomScale = 0.01
    #expect(viewer.zoomScale == 0.5)
    viewer.zoomScale = .nan
    viewer.zoomScale = .infinity
    #expect(viewer.zoomScale == 0.5)
    #expect(viewer.scales == [0.5, 2, 0.5])
  }

  @Test func `a rectangle of the image fills the view`() {
    viewer.layoutIfNeeded()
    viewer.zoom(to: CGRect(x: 500, y: 200, width: 250, height: 100), animated: true)
    viewer.layoutIfNeeded()
    #expect(viewer.zoomScale == 1.6)
    let shown = viewer.convert(viewer.bounds, to: viewer.imageView)
    #expect(abs(shown.minX - 500) < 0.001 && abs(shown.width - 250) < 0.001)
    viewer.zoom(to: .zero, animated: false)
    #expect(viewer.zoomScale == 1.6)
  }

  @Test func `content without a view to zoom keeps its scale`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
  }

  @Test func `a view that constraints place begins where they say and fills the content`() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    let (zooming, scrollView, content) = (Zooming(), UIScrollView(), UIView())
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.delegate = zooming
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 60),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 60, height: 60))
    scrollView.zoomScale = 3
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 180, height: 150))
    #expect(scrollView.contentSize == CGSize(width: 180, height: 160))
    scrollView.contentOffset = CGPoint(x: 80, y: 60)
    scrollView.zoomScale = 1
    #expect(content.frame == CGRect(x: 0, y: 10, width: 60, height: 50))
    #expect(scrollView.contentOffset == .zero)
  }
}
