extension PagePart {
  /// The part of the script for choosing a configuration, and for dragging.
  static let page = #"""
    // Choosing a configuration, and dragging.
    let current, width, zoom = 1, isDragged = false;
    // How many pixels of the pointer are a point, from the beginning of a drag to its end.
    let held = 1;
    const stages = data.layouts.map((layout, number) => new Stage(layout, number));

    function show(size) {
      const [first, last] = current.range, before = stages[0].piece;
      width = Math.min(Math.max(size, first), last);
      fit();
      for (const stage of stages) stage.show(current.scale, width);
      now.style.transform = `translateX(${width * ruled}px)`;
      byId("size").firstChild.textContent = shown(Math.round(width * 10) / 10) + " × " + shown(stages[0].frames[0].own[3]) + " ";
      byId("device").value = data.devices.some((device) => device.width === width) ? width : "";
      if (stages[0].piece !== before) showPiece();
      showFindings();
      if (chosen) showView();
    }

    const choices = ["window", "text", "direction"];
    const words = { ltr: "left to right", rtl: "right to left" };

    function fill() {
      for (const choice of choices) {
        const select = byId(choice);
        for (const value of new Set(data.configurations.map((one) => one[choice]))) select.add(new Option(words[value] || value, value));
        select.disabled = select.options.length < 2;
        select.addEventListener("change", selected);
      }
      const select = byId("device");
      select.add(new Option("any device", ""));
      for (const { names, width } of data.devices)
        select.add(new Option(`${names[names.length - 1]} · ${shown(width)}`, width));
      select.addEventListener("change", () => { if (select.value) show(Number(select.value)); });
    }

    function selected() {
      const agreement = (one) => choices.filter((choice) => one[choice] === byId(choice).value).length;
      const found = data.configurations.filter((one) => one.window === byId("window").value);
      const best = found.reduce((a, b) => (agreement(b) > agreement(a) ? b : a));
      for (const choice of choices) byId(choice).value = best[choice];
      unfold(best);
      open(best);
    }

    // Between two ways to hold a device, each view moves from one exact frame to the other.
    let folding;
    function unfold(next) {
      if (!next.folds || next.folds !== current.folds || next.window === current.window) return;
      document.body.classList.add("isFolding");
      clearTimeout(folding);
      folding = setTimeout(() => document.body.classList.remove("isFolding"), 450);
    }

    function open(configuration) {
      current = configuration;
      stages.forEach((stage, number) => {
        stage.open(current.layouts[number]);
        stage.reserve(current.regions);
      });
      byId("device").disabled = current.range[0] === current.range[1];
      drawPanel();
      place();
    }

    // The width at which a page begins: that of a phone, if the range has it.
    const phone = 393;

    // Prepares the page for a configuration, or for another size of the browser.
    function place() {
      for (const stage of stages) {
        stage.handle.setAttribute("aria-valuemin", current.range[0]);
        stage.handle.setAttribute("aria-valuemax", current.range[1]);
        stage.handle.hidden = current.range[0] === current.range[1];
      }
      drawRuler();
      measure();
      lit = undefined;
      stages[0].piece = undefined;
      show(width === undefined ? phone : width);
    }

    // The space for one window, in pixels, below the name that it has if there are two.
    let room;
    function measure() {
      const stage = byId("stage"), style = getComputedStyle(stage), padding = (side) => parseFloat(style["padding" + side]);
      const wide = stage.clientWidth - padding("Left") - padding("Right") - 56 * (stages.length - 1);
      const top = stages.length > 1 ? 24 : 0, above = byId("room").offsetTop - stage.offsetTop;
      // A narrow page scrolls as a whole, so only the width counts.
      const high = style.overflowY === "visible" ? Infinity : stage.clientHeight - above - top - padding("Bottom");
      room = { wide: Math.max(wide / stages.length, 40), high, top };
    }

    // Fits the present width into the page. A high window is drawn at least so large that it can be read,
    // and the page scrolls. While the edge is dragged, the window only becomes smaller.
    const readable = 0.75, largest = 2;
    function fit() {
      const wide = Math.min(room.wide / width, largest);
      zoom = isDragged ? Math.min(zoom, wide) : Math.min(wide, Math.max(room.high / Math.max(heightOf(stages[0]), 1), readable));
      for (const stage of stages) {
        const height = heightOf(stage) * zoom;
        stage.frame.style.transform = `scale(${zoom})`;
        stage.handle.style.height = height + "px";
        stage.place.style.height = height + room.top + "px";
        stage.place.style.width = (stages.length > 1 ? room.wide : width * zoom) + "px";
      }
    }

    // The height of a window.
    function heightOf(stage) {
      const frame = stage.layout.places[pieceAt(stage.part.pieces, width).places[0]].frame;
      return frame[6] + frame[7] * width;
    }

    function drag(event, start, scale) {
      const target = event.currentTarget, from = event.clientX;
      event.preventDefault();
      target.focus({ preventScroll: true });
      target.setPointerCapture(event.pointerId);
      target.classList.add("isDragged");
      isDragged = true;
      held = scale;
      const move = (event) => show(start + (event.clientX - from) / scale);
      const end = () => {
        target.classList.remove("isDragged");
        target.removeEventListener("pointermove", move);
        isDragged = false;
        show(width);
      };
      target.addEventListener("pointermove", move);
      target.addEventListener("pointerup", end, { once: true });
      target.addEventListener("pointercancel", end, { once: true });
    }

    function press(event) {
      const step = event.shiftKey ? 10 : 1, ends = current.ends.map((end) => end.at);
      const sizes = {
        ArrowRight: width + step, ArrowUp: width + step, ArrowLeft: width - step, ArrowDown: width - step,
        Home: current.range[0], End: current.range[1],
        PageUp: ends.find((end) => end > width) ?? current.range[1],
        PageDown: ends.findLast((end) => end < width) ?? current.range[0],
      };
      if (sizes[event.key] === undefined) return;
      event.preventDefault();
      show(sizes[event.key]);
    }

    // The arrow keys go from view to view.
    function walk(stage, event) {
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (event.key === "Escape") isPinned = false;
      if (event.key === "Enter" && chosen) isPinned = true;
      if (!step) return;
      event.preventDefault();
      const views = stage.elements.map((_, index) => index).filter((index) => stage.layout.items[index].kind !== "guide" && !stage.elements[index].hidden);
      const at = chosen && chosen.stage === stage.number ? views.indexOf(chosen.index) : -1;
      isPinned = false;
      choose(stage.number, views[(at + step + views.length) % views.length], false);
    }

    for (const stage of stages) {
      stage.handle.addEventListener("pointerdown", (event) => drag(event, width, zoom));
      stage.handle.addEventListener("keydown", press);
      stage.frame.addEventListener("keydown", (event) => walk(stage, event));
    }
    byId("ruler").addEventListener("pointerdown", (event) => {
      show((event.clientX - byId("ruler").getBoundingClientRect().left) / ruled);
      drag(event, width, ruled);
    });
    byId("guides").addEventListener("change", (event) => document.body.classList.toggle("showsGuides", event.target.checked));
    addEventListener("resize", place);
    fill();
    open(data.configurations[0]);

    """#
}
