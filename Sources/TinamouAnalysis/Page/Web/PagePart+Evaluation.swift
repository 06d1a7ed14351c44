extension PagePart {
  /// The part of the script that evaluates base + rate * width and rounds as layouts do.
  static let evaluation = #"""
    "use strict";

    // What a layout is at a width: base + rate * width, rounded as layouts are.
    const data = JSON.parse(document.getElementById("data").textContent);

    // Numbers of layouts are multiples of 2^-20; a number in the middle goes to the even one.
    const unit = 1048576;
    function published(value) {
      const scaled = value * unit, low = Math.floor(scaled), rest = scaled - low;
      if (rest !== 0.5) return Math.round(scaled) / unit;
      return (low % 2 === 0 ? low : low + 1) / unit;
    }

    // The nearest device pixel; the middle between two goes away from zero.
    function pixels(value, scale) {
      return Math.sign(value) * Math.floor(Math.abs(value * scale) + 0.5);
    }

    function onGrid(value, scale) { return pixels(value, scale) / scale; }

    // The edges are on pixels, and sizes are their differences.
    function framed([x, y, width, height], scale) {
      const [left, top] = [pixels(x, scale), pixels(y, scale)];
      const [right, bottom] = [pixels(x + width, scale), pixels(y + height, scale)];
      return [left / scale, top / scale, (right - left) / scale, (bottom - top) / scale];
    }

    function pieceAt(pieces, width) {
      let low = 0, high = pieces.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1, piece = pieces[middle];
        if (width < piece.to || (width === piece.to && piece.includesEnd)) high = middle;
        else low = middle + 1;
      }
      return pieces[low];
    }

    // The frames of all items in their containers and in the window; content can be moved by the user.
    function layOut(layout, part, scale, width, moved = {}) {
      const piece = pieceAt(part.pieces, width), frames = [];
      for (let index = 0; index < layout.items.length; index++) {
        const item = layout.items[index], numbers = layout.places[piece.places[index]].frame;
        const exact = [0, 0, 0, 0];
        for (let side = 0; side < 4; side++)
          exact[side] = published(numbers[2 * side] + numbers[2 * side + 1] * width);
        const frame = { own: item.isExact ? exact : framed(exact, scale), x: 0, y: 0 };
        frame.x = frame.own[0];
        frame.y = frame.own[1];
        if (item.parent !== undefined) {
          const outer = frames[item.parent], offset = piece.scrolled[item.parent] || [0, 0, 0, 0];
          const [x, y] = [offset[0] + offset[1] * width, offset[2] + offset[3] * width];
          const isExact = layout.items[item.parent].isExact;
          frame.x += outer.x - (isExact ? x : onGrid(published(x), scale));
          frame.y += outer.y - (isExact ? y : onGrid(published(y), scale));
          const by = moved[item.parent];
          if (by) {
            frame.x -= by[0];
            frame.y -= by[1];
          }
        }
        frames.push(frame);
      }
      return { piece, frames };
    }

    """#
}
