extension PagePart {
  /// The part of the script for choosing a configuration, and for dragging.
  static let page = #"""
    // Choosing a configuration, and dragging.
    let current, width, zoom = 1;
    const stages = data.layouts.map((layout, number) => new Stage(layout, number));

    function show(size) {
      const [first, last] = current.range, before = stages[0].piece;
      width = Math.min(Math.max(size, first), last);
      for (const stage of stages) stage.show(current.scale, width);
      const edge = width * zoom;
      now.style.transform = `translateX(${edge}px)`;
      byId("size").firstChild.textContent = shown(Math.round(width * 10) / 10) + " × " + shown(stages[0].frames[0].own[3]) + " ";
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
      drawPanel();
      place();
    }

    // Fits the widest window into the page.
    function place() {
      const gaps = 56 * (stages.length - 1), room = byId("stage").clientWidth - 78 - gaps;
      const top = stages.length > 1 ? 24 : 0, lanes = Math.min(current.findings.length, 6) * 7;
      const height = layOut(stages[0].layout, current.layouts[0], current.scale, current.range[1]).frames[0].own[3];
      const deep = byId("stage").clientHeight - 18 - 26 - 72 - lanes - top;
      zoom = Math.max(0.1, Math.min(1, room / stages.length / current.range[1], deep / Math.max(height, 1)));
      for (const stage of stages) {
        stage.frame.style.transform = `scale(${zoom})`;
        stage.handle.style.height = height * zoom + "px";
        stage.handle.setAttribute("aria-valuemin", current.range[0]);
        stage.handle.setAttribute("aria-valuemax", current.range[1]);
        stage.handle.hidden = current.range[0] === current.range[1];
        stage.place.style.width = current.range[1] * zoom + "px";
      }
      drawRuler();
      lit = undefined;
      stages[0].piece = undefined;
      show(width === undefined ? current.range[0] + (current.range[1] - current.range[0]) * 0.62 : width);
    }

    function drag(event, start) {
      const target = event.currentTarget, from = event.clientX;
      event.preventDefault();
      target.focus({ preventScroll: true });
      target.setPointerCapture(event.pointerId);
      target.classList.add("isDragged");
      const move = (event) => show(start + (event.clientX - from) / zoom);
      const end = () => {
        target.classList.remove("isDragged");
        target.removeEventListener("pointermove", move);
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
      if (!step) return;
      event.preventDefault();
      const views = stage.elements.map((_, index) => index).filter((index) => stage.layout.items[index].kind !== "guide" && !stage.elements[index].hidden);
      const at = chosen && chosen.stage === stage.number ? views.indexOf(chosen.index) : -1;
      isPinned = false;
      choose(stage.number, views[(at + step + views.length) % views.length], false);
    }

    for (const stage of stages) {
      stage.handle.addEventListener("pointerdown", (event) => drag(event, width));
      stage.handle.addEventListener("keydown", press);
      stage.frame.addEventListener("keydown", (event) => walk(stage, event));
    }
    byId("ruler").addEventListener("pointerdown", (event) => {
      show((event.clientX - byId("ruler").getBoundingClientRect().left) / zoom);
      drag(event, width);
    });
    byId("guides").addEventListener("change", (event) => document.body.classList.toggle("showsGuides", event.target.checked));
    addEventListener("resize", place);
    fill();
    open(data.configurations[0]);

    """#
}
