/// What the page does: it evaluates base + rate * width and rounds as layouts do.
enum PageScript {
  static let text = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const unit = 1048576;
    // Numbers of layouts are multiples of 2^-20, and go to the nearest pixel, ties away from zero.
    const published = (value) => Math.round(value * unit) / unit;
    const onGrid = (value, scale) =>
      scale ? Math.sign(value) * Math.floor(Math.abs(value * scale) + 0.5) / scale : value;
    const shown = (value) => String(Math.round(value * 1000) / 1000);

    let current, width = 0, zoom = 1, elements = [], chosen = -1, piece, frames = [];

    function pieceAt(size) {
      let low = 0, high = current.pieces.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1, candidate = current.pieces[middle];
        const isBelow = size < candidate.range[1] || (size === candidate.range[1] && candidate.includesUpper);
        if (isBelow) high = middle; else low = middle + 1;
      }
      return current.pieces[low];
    }

    /* The frames of all items in their containers and in the window, on device pixels. */
    function layOut(size) {
      const piece = pieceAt(size), distance = size - piece.origin, numbers = piece.frames;
      const scrolled = new Map();
      for (let i = 0; i < piece.scrolled.length; i += 3)
        scrolled.set(piece.scrolled[i], [piece.scrolled[i + 1], piece.scrolled[i + 2]]);
      const result = [];
      for (let index = 0; index < current.items.length; index++) {
        const item = current.items[index], frame = [0, 0, 0, 0];
        for (let part = 0; part < 4; part++) {
          const place = index * 8 + part * 2;
          frame[part] = onGrid(published(numbers[place] + numbers[place + 1] * distance), item.scale);
        }
        let x = frame[0], y = frame[1];
        if (item.parent !== undefined) {
          const outer = result[item.parent], offset = scrolled.get(item.parent) || [0, 0];
          x += outer.x - offset[0];
          y += outer.y - offset[1];
        }
        result.push({ frame, x, y });
      }
      return { piece, frames: result };
    }

    function show(size) {
      width = Math.min(Math.max(size, current.range[0]), current.range[1]);
      const layout = layOut(width), isOther = layout.piece !== piece;
      piece = layout.piece;
      frames = layout.frames;
      for (let index = 0; index < elements.length; index++) {
        const element = elements[index], { frame, x, y } = frames[index];
        element.style.transform = `translate(${x}px, ${y}px)`;
        element.style.width = Math.max(frame[2], 0) + "px";
        element.style.height = Math.max(frame[3], 0) + "px";
      }
      const root = frames[0].frame;
      byId("frame").style.width = root[2] + "px";
      byId("frame").style.height = root[3] + "px";
      const edge = root[2] * zoom;
      byId("handle").style.transform = `translateX(${edge}px)`;
      byId("handle").setAttribute("aria-valuenow", shown(width));
      byId("size").textContent = `${shown(width)} × ${shown(root[3])}`;
      byId("ruler").lastChild.style.transform = `translateX(${edge}px)`;
      if (isOther) showPiece();
      showFindings();
      if (chosen >= 0) showView();
    }

    function showPiece() {
      for (let index = 0; index < elements.length; index++) elements[index].hidden = false;
      for (const index of piece.hidden) elements[index].hidden = true;
      const [low, high] = piece.range;
      byId("handle").setAttribute("aria-valuetext", `${shown(width)} points, ${piece.note}`);
      byId("piece").innerHTML = "";
      byId("piece").append(
        low === high ? `at ${shown(low)}` : `${shown(low)} to ${shown(high)}`, line(piece.note, "where"));
      for (const element of byId("breakpoints").children)
        element.classList.toggle("isHere", Number(element.dataset.width) === low);
    }

    function line(text, style) {
      const span = document.createElement("span");
      span.className = style;
      span.textContent = text;
      return span;
    }

    function isAt(finding) {
      return finding.ranges.some((range) => range[0] <= width && width <= range[1]);
    }

    let marked = "";
    function showFindings() {
      const now = current.findings.map((finding) => (isAt(finding) ? 1 : 0)).join("");
      if (now === marked) return;
      marked = now;
      const found = new Set();
      [...byId("findings").children].forEach((element, index) => {
        const finding = current.findings[index];
        if (!finding) return;
        element.classList.toggle("isHere", isAt(finding));
        if (isAt(finding)) for (const id of finding.subject.split("|")) found.add(id);
      });
      elements.forEach((element, index) =>
        element.classList.toggle("isFound", found.has(current.items[index].id)));
    }

    /* The frame of the chosen view, and the constraints that it follows from. */
    function showView() {
      const item = current.items[chosen], frame = frames[chosen].frame, box = byId("view");
      box.innerHTML = "";
      const name = document.createElement("p");
      name.append(item.id, " ", line(item.kind, "quiet"));
      box.append(name);
      const table = document.createElement("table"), constraints = new Map();
      ["left", "top", "width", "height"].forEach((part, number) => {
        const rate = piece.frames[chosen * 8 + number * 2 + 1], row = table.insertRow();
        row.insertCell().textContent = part;
        row.insertCell().textContent = shown(frame[number]);
        row.insertCell().textContent = rate ? `${shown(rate)} per point` : "";
        row.cells[2].className = "quiet";
        for (const place of data.derivations[piece.derivations[chosen * 4 + number]] || [])
          constraints.set(place, data.constraints[place]);
      });
      box.append(table);
      if (constraints.size) box.append(line("follows from", "where"));
      const list = document.createElement("ul");
      for (const text of constraints.values()) {
        const element = document.createElement("li"), code = document.createElement("code");
        code.textContent = text;
        element.append(code);
        list.append(element);
      }
      box.append(list);
      const words = [...constraints.values()].join(" ");
      elements.forEach((element, index) => {
        element.classList.toggle("isChosen", index === chosen);
        const id = current.items[index].id;
        element.classList.toggle("isPart", index !== chosen && index > 0 && id !== "" && words.includes(id + "."));
      });
    }

    function choose(index) {
      if (index === chosen) return;
      chosen = index;
      showView();
    }

    // MARK: Choosing a configuration

    const choices = ["window", "text", "direction"];

    function fill() {
      for (const choice of choices) {
        const select = byId(choice);
        for (const value of new Set(data.configurations.map((one) => one[choice])))
          select.add(new Option(choice === "direction" ? { ltr: "left to right", rtl: "right to left" }[value] : value, value));
        select.disabled = select.options.length < 2;
        select.addEventListener("change", select1);
      }
    }

    function select1() {
      const wanted = (one) => choices.filter((choice) => one[choice] === byId(choice).value).length;
      const found = data.configurations.filter((one) => one.window === byId("window").value);
      const best = found.reduce((a, b) => (wanted(b) > wanted(a) ? b : a));
      for (const choice of choices) byId(choice).value = best[choice];
      open(best);
    }

    function open(configuration) {
      current = configuration;
      piece = undefined;
      marked = "";
      const name = chosen >= 0 ? chosen : -1;
      chosen = -1;
      build();
      place();
      show(width || current.range[0] + (current.range[1] - current.range[0]) * 0.55);
      if (name >= 0 && name < elements.length) choose(name);
    }

    function build() {
      const frame = byId("frame");
      frame.innerHTML = "";
      frame.dir = current.direction;
      elements = current.items.map((item, index) => {
        const element = document.createElement("div");
        element.className = "item " + item.kind;
        if (item.content !== undefined) {
          const text = document.createElement("span");
          text.textContent = item.content;
          text.style.fontSize = item.size + "px";
          if (item.lines === 1) text.style.whiteSpace = "nowrap";
          element.append(text);
        }
        if (item.kind !== "guide" && index > 0) {
          element.tabIndex = 0;
          element.setAttribute("role", "img");
          element.setAttribute("aria-label", `${item.kind} ${item.id}`);
          element.addEventListener("focus", () => choose(index));
        }
        element.addEventListener("pointerover", (event) => { event.stopPropagation(); choose(index); });
        frame.append(element);
        return element;
      });
      const list = byId("findings");
      list.innerHTML = "";
      for (const finding of current.findings) {
        const element = document.createElement("li");
        element.className = finding.isError ? "isError" : "";
        element.append(finding.text, line(finding.ranges.map((range) =>
          range[0] === range[1] ? shown(range[0]) : `${shown(range[0])} to ${shown(range[1])}`).join(", "), "where"));
        list.append(element);
      }
      if (!current.findings.length) {
        const element = document.createElement("li");
        element.className = "quiet";
        element.textContent = "Nothing found at any width.";
        list.append(element);
      }
      const ends = byId("breakpoints");
      ends.innerHTML = "";
      for (const one of current.pieces.slice(1)) {
        const element = document.createElement("li"), button = document.createElement("button");
        element.dataset.width = one.range[0];
        button.textContent = shown(one.range[0]);
        button.addEventListener("click", () => show(one.range[0]));
        element.append(button, line(one.change, "where"));
        ends.append(element);
      }
    }

    /* Scales the stage to the page and draws the ruler. */
    function place() {
      const room = byId("stage").clientWidth - 34 - 24 - 30;
      const height = layOut(current.range[1]).frames[0].frame[3];
      zoom = Math.min(1, room / current.range[1], (innerHeight - 170) / height);
      byId("frame").style.transform = `scale(${zoom})`;
      byId("room").style.height = height * zoom + "px";
      byId("handle").style.height = height * zoom + "px";
      byId("handle").setAttribute("aria-valuemin", current.range[0]);
      byId("handle").setAttribute("aria-valuemax", current.range[1]);
      const ruler = byId("ruler");
      ruler.innerHTML = "";
      const add = (style, x, extent) => {
        const element = document.createElement("div");
        element.className = style;
        element.style.left = x * zoom + "px";
        if (extent !== undefined) element.style.width = extent * zoom + "px";
        ruler.append(element);
        return element;
      };
      add("axis", 0, current.range[1]);
      let last = -1000;
      for (const one of current.pieces.slice(1)) {
        const isTraits = one.change.includes("size class");
        add("tick" + (isTraits ? " isTraits" : ""), one.range[0]).title = `${shown(one.range[0])}: ${one.change}`;
        if ((one.range[0] - last) * zoom < 44) continue;
        last = one.range[0];
        add("label", one.range[0]).textContent = shown(Math.round(one.range[0] * 10) / 10);
      }
      for (const finding of current.findings)
        for (const range of finding.ranges)
          add("band" + (finding.isError ? " isError" : ""), range[0], range[1] - range[0]).title = finding.text;
      add("now", 0);
    }

    // MARK: Dragging

    function drag(start, event) {
      const target = event.currentTarget;
      target.setPointerCapture(event.pointerId);
      const from = event.clientX, before = start;
      const move = (event) => show(before + (event.clientX - from) / zoom);
      target.addEventListener("pointermove", move);
      target.addEventListener("pointerup", () => target.removeEventListener("pointermove", move), { once: true });
    }

    byId("handle").addEventListener("pointerdown", (event) => drag(width, event));
    byId("ruler").addEventListener("pointerdown", (event) => {
      show((event.clientX - byId("ruler").getBoundingClientRect().left) / zoom);
      drag(width, event);
    });
    byId("handle").addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1, ends = current.pieces.slice(1).map((one) => one.range[0]);
      const sizes = {
        ArrowRight: width + step, ArrowUp: width + step, ArrowLeft: width - step, ArrowDown: width - step,
        Home: current.range[0], End: current.range[1],
        PageUp: ends.find((end) => end > width) ?? current.range[1],
        PageDown: ends.findLast((end) => end < width) ?? current.range[0],
      };
      if (sizes[event.key] === undefined) return;
      event.preventDefault();
      show(sizes[event.key]);
    });
    addEventListener("resize", () => { place(); show(width); });
    fill();
    open(data.configurations[0]);
    """#
}
