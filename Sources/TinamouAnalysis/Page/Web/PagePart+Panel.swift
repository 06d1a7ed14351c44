extension PagePart {
  /// The part of the script that fills the panel at the side.
  static let panel = #"""
    // What the panel at the side says.
    let chosen, isPinned = false;

    function choose(stage, index, pins) {
      if (!pins && isPinned) return;
      if (pins) isPinned = !(isPinned && chosen && chosen.index === index && chosen.stage === stage);
      if (chosen && chosen.index === index && chosen.stage === stage) return;
      chosen = { stage, index };
      showView();
    }

    // The frame of the chosen view, and for each number the constraints that add up to it.
    function showView() {
      const box = byId("view");
      for (const stage of stages)
        for (const element of stage.elements) {
          element.classList.remove("isChosen", "isPart");
          element.setAttribute("aria-selected", "false");
        }
      if (!chosen) return;
      const stage = stages[chosen.stage], item = stage.layout.items[chosen.index], element = stage.elements[chosen.index];
      element.classList.add("isChosen");
      element.setAttribute("aria-selected", "true");
      stage.frame.setAttribute("aria-activedescendant", element.id);
      const title = made("h3", "", item.id + " ");
      title.append(made("span", "", item.kind));
      box.replaceChildren(title);
      const parts = new Set();
      ["left", "top", "width", "height"].forEach((name, side) => {
        const number = made("div", "number"), heading = made("h4", "", name), list = made("ul"), still = made("ul");
        heading.append(made("b", "", shown(stage.frames[chosen.index].own[side])));
        for (const [constraint, base, rate] of contributions(stage, chosen.index, side)) {
          const { items } = stage.layout.constraints[constraint], share = base + rate * width;
          for (const other of items) parts.add(other);
          (Math.abs(share) < 5e-4 ? still : list).append(shareLine(stage, constraint, share, parts));
        }
        number.append(heading, list);
        if (still.children.length) {
          const rest = made("details");
          rest.append(made("summary", "", `and ${still.children.length} that add nothing`), still);
          number.append(rest);
        }
        box.append(number);
      });
      mark(stage, parts);
    }

    // The constraints that add up to a number, each once. The page has for each number one constraint
    // and the other numbers in it; none depends on itself.
    function contributions(stage, index, side) {
      const { layout, piece } = stage, order = [], seen = new Set(), pending = [[index, side, false]];
      const reason = (key) =>
        layout.derivations[layout.places[piece.places[key >> 2]].because[key & 3]] || [[], []];
      while (pending.length) {
        const [item, part, isDone] = pending.pop(), key = item * 4 + part;
        if (isDone) order.push(key);
        if (isDone || seen.has(key)) continue;
        seen.add(key);
        pending.push([item, part, true]);
        const others = reason(key)[1];
        for (let at = 0; at < others.length; at += 3) pending.push([others[at], others[at + 1], false]);
      }
      const factors = new Map([[index * 4 + side, 1]]), shares = new Map();
      for (const key of order.reverse()) {
        const factor = factors.get(key) || 0, [own, others] = reason(key);
        for (let at = 0; at < own.length; at += 3) {
          const share = shares.get(own[at]) || [own[at], 0, 0];
          share[1] += factor * own[at + 1];
          share[2] += factor * own[at + 2];
          shares.set(own[at], share);
        }
        for (let at = 0; at < others.length; at += 3) {
          const other = others[at] * 4 + others[at + 1];
          factors.set(other, (factors.get(other) || 0) + factor * others[at + 2]);
        }
      }
      return [...shares.values()];
    }

    // A constraint with what it adds to a number.
    function shareLine(stage, constraint, share, parts) {
      const { text, items } = stage.layout.constraints[constraint], line = made("li"), size = shown(Math.abs(share));
      line.append(made("b", "", share < 0 ? "− " + size : size === "0" ? size : "+ " + size), made("span", "", text));
      line.addEventListener("pointerenter", () => mark(stage, items));
      line.addEventListener("pointerleave", () => mark(stage, parts));
      return line;
    }

    // The views and guides that constraints are about.
    function mark(stage, items) {
      const marked = new Set(items);
      stage.elements.forEach((element, index) =>
        element.classList.toggle("isPart", index > 0 && index !== chosen.index && marked.has(index)));
    }

    function showPiece() {
      const piece = stages[0].piece, pieces = stages[0].part.pieces, at = pieces.indexOf(piece);
      const from = at === 0 ? current.range[0] : pieces[at - 1].to;
      byId("piece").textContent =
        from === piece.to ? `At ${shown(from)} points alone.`
          : `From ${shown(from)} to ${shown(piece.to)} points nothing changes but numbers.`;
      byId("notes").replaceChildren(...data.notes[piece.note].split(" · ").map((note) => made("span", "", note)));
      const axis = document.querySelector(".axis.isCurrent");
      axis.style.left = from * ruled + "px";
      axis.style.width = Math.max((piece.to - from) * ruled, 2) + "px";
      let here;
      for (const entry of byId("breakpoints").querySelectorAll(".entry")) {
        entry.classList.remove("isHere");
        if (Number(entry.dataset.at) <= width) here = entry;
      }
      if (here) here.classList.add("isHere");
    }

    let lit;
    function showFindings() {
      const state = current.findings.map((finding) => finding.ranges.some((range) => hasWidth(range, width)));
      const key = state.join();
      if (key === lit) return;
      lit = key;
      const subjects = new Map();
      [...byId("findings").querySelectorAll(".entry")].forEach((entry, index) => {
        entry.classList.toggle("isHere", state[index]);
        if (state[index]) for (const id of current.findings[index].subjects) subjects.set(id, current.findings[index].style);
      });
      for (const band of document.querySelectorAll(".band")) band.classList.toggle("isHere", state[band.dataset.finding]);
      for (const stage of stages)
        stage.elements.forEach((element, index) => {
          const style = subjects.get(stage.layout.items[index].id);
          element.classList.toggle("isFound", style !== undefined && style !== " isDifference");
          element.classList.toggle("isError", style === " isError");
          element.classList.toggle("isDifferent", style === " isDifference");
        });
    }

    function rangeText([first, last, hasFirst, hasLast]) {
      if (first === last) return `at ${shown(first)}`;
      return (hasFirst ? "" : "above ") + shown(first) + (hasLast ? " to " : " to below ") + shown(last);
    }

    // The severity, the rule and the line of a finding.
    function origin(finding) {
      if (!finding.rule) return "";
      const line = finding.line === undefined ? "" : `, line ${finding.line}`;
      return `${finding.style === " isError" ? "error" : "warning"} ${finding.rule}${line}: `;
    }

    function drawPanel() {
      const findings = byId("findings"), breakpoints = byId("breakpoints");
      lit = undefined;
      findings.replaceChildren(...current.findings.map((finding) => {
        const item = made("li"), entry = made("button", "entry" + finding.style), words = made("span", "", finding.text);
        words.append(made("small", "", origin(finding) + finding.ranges.map(rangeText).join(", ")));
        entry.append(made("i"), words);
        entry.addEventListener("click", () => show(widthIn(finding.ranges[0])));
        item.append(entry);
        return item;
      }));
      if (!current.findings.length)
        findings.append(made("li", "quiet", data.layouts.length > 1 ? "No frame differs at any width." : "Nothing found at any width."));
      breakpoints.replaceChildren(...current.ends.map((end) => {
        const item = made("li"), entry = made("button", "entry breakpoint");
        entry.dataset.at = end.at;
        entry.append(made("b", "", shown(Math.round(end.at * 10) / 10)), made("span", "", end.change));
        entry.addEventListener("click", () => show(end.at));
        item.append(entry);
        return item;
      }));
      if (!current.ends.length) breakpoints.append(made("li", "quiet", "Nothing changes."));
    }

    """#
}
