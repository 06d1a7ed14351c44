import Foundation
import TinamouEnvironment

/// Places the image and the title of a button without a configuration, beside each other.
///
/// Each part is aligned in the content, less its own insets and the width of the other part. So an
/// inset moves a centred part by half, as developers measured
/// (https://e-com-net.com/article/1745505489363419136.htm). A title without room becomes narrower,
/// as does an image that is larger than the content. An image without a title can fill the content;
/// a title never does.
@MainActor struct ButtonPlacement {
  /// The rectangle of both parts, in points. Its size is negative where insets are larger than the
  /// button, so its origin and size are used, not its edges.
  let content: CGRect
  /// The size of the image, in points; zero without an image.
  let image: CGSize
  /// Returns the size of the title in a width, in points; zero without a title.
  let titleSize: (CGFloat) -> CGSize
  let imageInsets: UIEdgeInsets
  let titleInsets: UIEdgeInsets
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isRightToLeft: Bool
  let grid: PixelGrid

  var imageRect: CGRect {
    let image = image.limited(to: content.size)
    let title = titleSize(titleRoom.width)
    let width = min(title.width, max(0, content.size.width - image.width))
    return place(image, imageInsets, before: 0, after: width, fills: title == .zero)
  }

  var titleRect: CGRect {
    let title = titleSize(titleRoom.width).limited(to: titleRoom)
    let image = image.limited(to: content.size)
    return place(title, titleInsets, before: image.width, after: 0, fills: false)
  }

  private var titleRoom: CGSize {
    CGSize(
      width: content.size.width - titleInsets.left - titleInsets.right
        - image.limited(to: content.size).width,
      height: content.size.height - titleInsets.top - titleInsets.bottom)
  }

  /// Places a part in the content, with the other part's width before or after it in the direction
  /// of writing.
  private func place(
    _ size: CGSize, _ insets: UIEdgeInsets, before: CGFloat, after: CGFloat, fills: Bool
  ) -> CGRect {
    let left = insets.left + (isRightToLeft ? after : before)
    let right = insets.right + (isRightToLeft ? before : after)
    let room = CGSize(
      width: content.size.width - left - right,
      height: content.size.height - insets.top - insets.bottom)
    let (x, width) = line(size.width, in: room.width, horizontalPosition, fills: fills)
    let (y, height) = line(size.height, in: room.height, verticalPosition, fills: fills)
    return CGRect(
      x: grid.round(content.origin.x + left + x), y: grid.round(content.origin.y + insets.top + y),
      width: width, height: height)
  }

  private enum Position {
    case start, middle, end, fill
  }

  private var horizontalPosition: Position {
    switch horizontal {
    case .center: .middle
    case .left: .start
    case .right: .end
    case .leading: isRightToLeft ? .end : .start
    case .trailing: isRightToLeft ? .start : .end
    case .fill: .fill
    }
  }

  private var verticalPosition: Position {
    switch vertical {
    case .center: .middle
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    }
  }

  /// Where a part begins in its room, and how long it is.
  private func line(
    _ length: CGFloat, in room: CGFloat, _ position: Position, fills: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    switch position {
    case .start: (0, length)
    case .middle: ((room - length) / 2, length)
    case .end: (room - length, length)
    case .fill: (0, fills ? max(room, 0) : length)
    }
  }
}

extension CGSize {
  /// The size, where there is room for it; not negative.
  fileprivate func limited(to room: CGSize) -> CGSize {
    CGSize(width: min(width, max(0, room.width)), height: min(height, max(0, room.height)))
  }
}
