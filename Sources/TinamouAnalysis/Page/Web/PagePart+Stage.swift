extension PagePart {
  /// The part of the script that draws the windows and the ruler above them.
  static let stage = #"""
    // The windows and the ruler above them.
    const byId = (id) => document.getElementById(id);
    const shown = (value) => String(Math.round(value * 1000) / 1000);

    function made(tag, style, text) {
      const element = document.createElement(tag);
      if (style) element.className = style;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    // Whether a range of [from, to, whether from belongs to it, whether to belongs to it] has a width.
    function hasWidth([from, to, hasFrom, hasTo], width) {
      return (width > from || (hasFrom && width === from)) && (width < to || (hasTo && width === to));
    }

    // A width inside of a range: its beginning, or just after it.
    function widthIn([from, to, hasFrom]) {
      return hasFrom ? from : Math.min(from + 0.5, (from + to) / 2);
    }

    const families = {
      label: "text", button: "button", image: "image", textField: "input", textView: "input", searchBar: "input",
      view: "container", stack: "container", cell: "container", scroll: "container", table: "container",
      collection: "container", toolbar: "bar", tabBar: "bar", guide: "guide",
      switch: "control isSwitch", slider: "control isSlider", stepper: "control isStepper",
      segmentedControl: "control isSegmented", progressView: "control isProgress",
    };
    const scrolling = new Set(["scroll", "table", "collection"]);

    // One window: its views and the handle at its edge.
    class Stage {
      constructor(layout, number) {
        this.layout = layout;
        this.number = number;
        this.place = made("div", "place" + (data.layouts.length > 1 ? " isNamed" : ""));
        if (data.layouts.length > 1) this.place.append(made("h2", "", layout.name));
        this.frame = made("div", "frame");
        this.frame.tabIndex = 0;
        this.frame.setAttribute("role", "listbox");
        this.frame.setAttribute("aria-label", "Views" + (data.layouts.length > 1 ? " of " + layout.name : ""));
        this.handle = made("div", "handle");
        this.handle.tabIndex = 0;
        this.handle.setAttribute("role", "slider");
        this.handle.setAttribute("aria-label", "Width of the window in points");
        this.place.append(this.frame, this.handle);
        this.elements = layout.items.map((item, index) => this.element(item, index));
        this.guides = layout.guides.map((name) => {
          const guide = made("div", "item guide system is-" + name);
          guide.setAttribute("aria-hidden", "true");
          guide.dataset.name = { margins: "margins", safeArea: "safe area", readable: "readable width" }[name];
          return guide;
        });
        this.frame.append(...this.elements, ...this.guides);
        this.frame.addEventListener("wheel", (event) => this.scroll(event), { passive: false });
        byId("room").append(this.place);
      }

      element(item, index) {
        const element = made("div", "item " + (families[item.kind] || "control"));
        element.id = `item-${this.number}-${index}`;
        if (item.kind === "guide") {
          element.setAttribute("aria-hidden", "true");
          return element;
        }
        element.setAttribute("role", "option");
        element.setAttribute("aria-selected", "false");
        element.setAttribute("aria-label", `${item.id}, ${item.kind}`);
        element.addEventListener("pointerover", (event) => { event.stopPropagation(); choose(this.number, index, false); });
        element.addEventListener("click", (event) => { event.stopPropagation(); choose(this.number, index, true); });
        return element;
      }

      // A configuration begins: nothing is known of what is shown.
      open(part) {
        this.part = part;
        this.piece = undefined;
        this.texts = [];
        this.sides = [];
        this.moved = {};
      }

      // Moves the content of the innermost scrolling view under the pointer that has more of it.
      scroll(event) {
        let index = this.elements.indexOf(event.target.closest(".item"));
        for (; index > 0; index = this.layout.items[index].parent) {
          if (!scrolling.has(this.layout.items[index].kind)) continue;
          const [right, bottom] = this.rest(index), old = this.moved[index] || [0, 0];
          const step = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
          const next = [0, 1].map((axis) => Math.min(Math.max(old[axis] + step[axis] / zoom, 0), [right, bottom][axis]));
          if (next[0] === old[0] && next[1] === old[1]) continue;
          event.preventDefault();
          this.moved[index] = next;
          show(width);
          return;
        }
      }

      // How far content reaches beyond the right and the lower edge of a view when it is not moved.
      rest(index) {
        const [x, y] = this.moved[index] || [0, 0], outer = this.frames[index];
        let [right, bottom] = [0, 0];
        this.layout.items.forEach((item, inner) => {
          if (item.parent !== index || this.elements[inner].hidden) return;
          const { own, x: left, y: top } = this.frames[inner];
          right = Math.max(right, left + x + own[2] - outer.x - outer.own[2]);
          bottom = Math.max(bottom, top + y + own[3] - outer.y - outer.own[3]);
        });
        return [right, bottom];
      }

      // What a fold divides, and what covers the window.
      reserve(regions) {
        for (const old of this.frame.querySelectorAll(".region")) old.remove();
        for (const { name, kind, isActive, isAtRightEdge, frame: [x, y, w, h] } of regions || []) {
          const element = made("div", `region ${kind}` + (isActive ? "" : " isInactive"));
          element.title = name;
          Object.assign(element.style, { [isAtRightEdge ? "right" : "left"]: isAtRightEdge ? 0 : x + "px", top: y + "px", width: w + "px", height: h + "px" });
          this.frame.append(element);
        }
      }

      show(scale, width) {
        const { piece, frames } = layOut(this.layout, this.part, scale, width, this.moved);
        this.frames = frames;
        if (piece !== this.piece) this.begin(piece);
        for (let index = 0; index < this.elements.length; index++) {
          const style = this.elements[index].style, { own, x, y } = frames[index];
          const old = this.sides[index] || (this.sides[index] = [NaN, NaN, NaN, NaN]);
          if (x !== old[0] || y !== old[1]) style.transform = `translate(${x}px,${y}px)`;
          if (own[2] !== old[2]) style.width = Math.max(own[2], 0) + "px";
          if (own[3] !== old[3]) style.height = Math.max(own[3], 0) + "px";
          old[0] = x; old[1] = y; old[2] = own[2]; old[3] = own[3];
        }
        const [, , w, h] = frames[0].own;
        this.frame.style.width = w + "px";
        this.frame.style.height = h + "px";
        this.guides.forEach((guide, number) => {
          const [left, top, wide, high] = [0, 1, 2, 3].map((side) => piece.guides[8 * number + 2 * side] + piece.guides[8 * number + 2 * side + 1] * width);
          guide.style.transform = `translate(${left}px,${top}px)`;
          guide.style.width = Math.max(wide, 0) + "px";
          guide.style.height = Math.max(high, 0) + "px";
        });
        this.handle.style.transform = `translateX(${w * zoom}px)`;
        this.handle.setAttribute("aria-valuenow", shown(width));
        this.handle.setAttribute("aria-valuetext", `${shown(width)} points, ${data.notes[piece.note]}`);
      }

      begin(piece) {
        this.piece = piece;
        const hidden = new Set(piece.hidden);
        for (let index = 0; index < this.elements.length; index++) {
          this.elements[index].hidden = hidden.has(index);
          const text = piece.texts[index];
          if (text === this.texts[index]) continue;
          this.texts[index] = text;
          const { id, kind } = this.layout.items[index];
          const words = text === undefined ? "" : this.layout.texts[text].lines.map((line) => line[0]).join(" ");
          this.elements[index].setAttribute("aria-label", [id, kind, words].filter((part) => part).join(", "));
          this.elements[index].replaceChildren(...(text === undefined ? [] : [drawing(this.layout.texts[text], this.layout.items[index].kind)]));
        }
      }
    }

    // A text as it was measured: its lines are as wide as they are, whatever fonts there are.
    const vectors = "http://www.w3.org/2000/svg";
    function drawing(text, kind) {
      const picture = document.createElementNS(vectors, "svg");
      picture.setAttribute("width", "100%");
      picture.setAttribute("height", text.height);
      picture.setAttribute("aria-hidden", "true");
      picture.style.marginTop = -text.height / 2 + "px";
      const isCentred = kind === "button" || !families[kind] || families[kind] === "bar";
      text.lines.forEach(([words, width], number) => {
        if (!words) return;
        const line = document.createElementNS(vectors, "text");
        line.setAttribute("x", isCentred ? "50%" : text.isRightToLeft ? "100%" : "0");
        line.setAttribute("y", text.ascent + number * text.distance);
        line.setAttribute("text-anchor", isCentred ? "middle" : text.isRightToLeft ? "end" : "start");
        line.setAttribute("font-size", text.size);
        if (text.weight) line.setAttribute("font-weight", text.weight);
        if (width > 0) {
          line.setAttribute("textLength", width);
          line.setAttribute("lengthAdjust", "spacingAndGlyphs");
        }
        line.textContent = words;
        picture.append(line);
      });
      return picture;
    }

    // MARK: The ruler

    // The ruler has a scale of its own: it shows all widths, however large the window is drawn.
    let now, ruled = 1;
    function drawRuler() {
      const ruler = byId("ruler"), [first, last] = current.range;
      ruled = ruler.clientWidth / Math.max(last, 1);
      ruler.replaceChildren();
      const add = (style, from, to, top, tip) => {
        const element = made("div", style);
        element.style.left = from * ruled + "px";
        if (to !== undefined) element.style.width = (to - from) * ruled + "px";
        element.style.top = top + "px";
        if (tip) {
          element.dataset.tip = tip;
          if (from > first + (last - first) * 0.72) element.classList.add("isLate");
          if (from * ruled < 130) element.classList.add("isEarly");
        }
        ruler.append(element);
        return element;
      };
      for (const zone of current.zones)
        if ((zone.to - zone.from) * ruled > 90) add("zone", zone.from, zone.to, 0).textContent = zone.name;
      add("axis", 0, last, 46);
      add("axis isCurrent", 0, 0, 46);
      if (first < last)
        for (const device of data.devices)
          if (first <= device.width && device.width <= last)
            add("device", device.width, undefined, 32, `${shown(device.width)}: ${device.names.slice(-3).join(", ")}`);
      let labelled = -1000;
      for (const end of current.ends) {
        add("tick" + (end.isTraits ? " isTraits" : ""), end.at, undefined, 46, `${shown(end.at)}: ${end.change}`);
        if ((end.at - labelled) * ruled < 46) continue;
        labelled = end.at;
        add("mark", end.at, undefined, 18).textContent = shown(Math.round(end.at));
      }
      let lane = 0;
      for (const finding of current.findings.slice(0, 6)) {
        if (finding.rule) add("lane", 0, undefined, 58 + 9 * lane).textContent = finding.rule;
        for (const range of finding.ranges)
          add("band" + finding.style, range[0], range[1], 62 + 9 * lane, finding.text).dataset.finding = current.findings.indexOf(finding);
        lane++;
      }
      ruler.style.height = 62 + 9 * lane + "px";
      now = add("now", 0, undefined, 34);
    }

    """#
}
