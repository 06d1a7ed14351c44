// Drags the window of an interactive page, and leaves in the document what the page shows at each width.
(function () {
  "use strict";

  // Events that a script makes have no pointer that could be captured.
  Element.prototype.setPointerCapture = function () {};

  function dragged(stage, count) {
    const handle = stage.handle, steps = [];
    const event = (type, x) => new PointerEvent(type, { clientX: x, pointerId: 1, bubbles: true, cancelable: true });
    const [first, last] = current.range, from = handle.getBoundingClientRect().left;
    // Three times, because a busy machine interrupts: the least time is that of the script.
    for (let pass = 0; pass < 3; pass++) {
      handle.dispatchEvent(event("pointerdown", from));
      const begin = width;
      for (let step = 0; step < count; step++) {
        // Back and forth, to widths that are no whole numbers.
        const share = ((step * 0.6180339887) % 1 + (step % 2 ? 0 : 1) * 0.0003) % 1;
        const wanted = first + (last - first) * share, move = event("pointermove", from + (wanted - begin) * held);
        const begun = performance.now();
        handle.dispatchEvent(move);
        const time = performance.now() - begun;
        if (pass === 0) steps.push({ time, width, views: views(stage) });
        else steps[step].time = Math.min(steps[step].time, time);
      }
      handle.dispatchEvent(event("pointerup", from));
      show(begin);
    }
    return steps;
  }

  // What the elements are set to, and whether the browser shows them so.
  function views(stage) {
    const origin = stage.frame.getBoundingClientRect(), found = [];
    stage.elements.forEach((element, index) => {
      if (stage.layout.items[index].kind === "guide" && !wantsGuides) return;
      const [x, y] = element.style.transform.match(/-?[0-9.e-]+(?=px)/g).map(Number);
      let frame = [x, y, parseFloat(element.style.width), parseFloat(element.style.height)];
      if (stage.layout.items[index].kind === "guide") {
        // Guides are not on pixels, and styles have six digits.
        const { own, x, y } = stage.frames[index];
        frame = [x, y, own[2], own[3]];
      }
      if (!element.hidden && stage.layout.items[index].kind === "guide" && !element.offsetParent) frame.push(-1);
      if (!element.hidden) {
        const box = element.getBoundingClientRect();
        const shows = [box.left - origin.left, box.top - origin.top, box.width, box.height].map((side) => side / zoom);
        if (shows.some((side, part) => Math.abs(side - frame[part]) > 0.05)) frame.push(...shows);
      }
      found.push({ id: stage.layout.items[index].id, frame });
    });
    return found;
  }

  function luminance(color) {
    const parts = color.match(/[0-9.]+/g).map(Number).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }

  // The least contrast of a text with what is behind it.
  function leastContrast() {
    let least = { ratio: 100, text: "" };
    for (const element of document.querySelectorAll("h1, h2, h3, h4, p, small, span, b, li, label, select, summary, .mark, .zone")) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own || !element.offsetParent) continue;
      let behind = element, color = "";
      for (; behind; behind = behind.parentElement) {
        color = getComputedStyle(behind).backgroundColor;
        if (!/, 0\)$/.test(color) && color !== "transparent" && !/0\.1/.test(color)) break;
      }
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(color || "rgb(255,255,255)")];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (ratio < least.ratio) least = { ratio, text: element.textContent.slice(0, 40) };
    }
    return least;
  }

  if (wantsGuides) document.getElementById("guides").click();
  const tabbable = [...document.querySelectorAll("select, input, button, [tabindex='0'], summary")].filter((element) => !element.disabled && element.offsetParent);
  const measured = {
    configurations: wantedConfigurations.map((wanted) => {
      open(data.configurations.find((one) => Object.keys(wanted).every((key) => one[key] === wanted[key])));
      return { text: wanted.text, direction: wanted.direction, steps: dragged(stages[0], wantedSteps) };
    }),
    keys: ["Home", "ArrowRight", "ArrowRight", "PageDown", "End"].map((key) => {
      stages[0].handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return width;
    }),
    contrast: leastContrast(),
    order: tabbable.slice(0, 7).map((element) => element.id || element.className),
    nameless: tabbable.filter((element) => !(element.getAttribute("aria-label") || element.textContent.trim() || (element.labels && element.labels.length))).length,
    slider: ["role", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"].map((name) => stages[0].handle.getAttribute(name)),
    messages,
  };
  const holder = document.querySelector("script#measure");
  holder.textContent = "MEASURED" + JSON.stringify(measured).replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026").replaceAll(">", "\\u003e") + "MEASURED";
})();
