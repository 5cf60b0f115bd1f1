extension HTMLReport {
  /// Draws an element in a category: its box, its lines, and what is outside.
  static let drawingScript = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const namespace = "http://www.w3.org/2000/svg";
    let clips = 0;

    function shape(name, attributes, ...children) {
      const node = document.createElementNS(namespace, name);
      for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
      node.append(...children);
      return node;
    }

    function element(name, className, ...children) {
      const node = document.createElement(name);
      if (className) node.className = className;
      node.append(...children.filter((child) => child !== null));
      return node;
    }

    const number = (value) => String(Math.round(value * 1000) / 1000);
    const rectangle = (x, y, w, h) => `M${number(x)} ${number(y)}h${number(w)}v${number(h)}h${number(-w)}z`;

    function glyph(place) {
      const [, picture, x, y, width, height] = data.glyphs[place];
      if (x === undefined) return shape("path", { d: picture });
      const area = { x, y, width, height };
      if (picture === null) return shape("rect", { ...area, class: "placeholder" });
      return shape("image", { ...area, preserveAspectRatio: "none", href: "data:image/png;base64," + picture });
    }

    // A line is [x, baseline, width, ascent, descent, run]; a run's places are thousandths of an em.
    function glyphs([x, baseline, , , , run], size) {
      const [places, xs, ys] = data.runs[run];
      return places.map((place, index) => {
        const scale = size / data.glyphs[place][0];
        const left = x + (xs[index] * size) / 1000;
        const top = baseline + ((ys ? ys[index] : 0) * size) / 1000;
        const node = glyph(place);
        node.setAttribute("transform", `translate(${number(left)} ${number(top)}) scale(${scale.toFixed(6)})`);
        return node;
      });
    }

    // Beside the lines, for ink that reaches out of them.
    const roomOf = (drawing) => Math.ceil(Math.max(8, drawing.size / 4));

    // The box and all lines. A line that runs on and on is cut where it says nothing new.
    function frameOf(drawing) {
      const lines = [...drawing.lines, ...drawing.hidden];
      const most = Math.max(drawing.w * 2.5, drawing.w + 300);
      const left = Math.max(Math.min(0, ...lines.map((line) => line[0])), drawing.w - most);
      const right = Math.min(Math.max(drawing.w, ...lines.map((line) => line[0] + line[2])), most);
      const top = Math.min(0, ...lines.map((line) => line[1] - line[3]));
      const bottom = Math.max(drawing.h, ...lines.map((line) => line[1] + line[4]));
      const room = roomOf(drawing);
      return [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room];
    }

    function picture(drawing, label) {
      const frame = frameOf(drawing);
      const [left, , width, height] = frame;
      const clip = "outside" + clips++;
      const inside = rectangle(-0.5, -0.5, drawing.w + 1, drawing.h + 1);
      // Its room aside, so that boxes stand under the names.
      const style = `margin-left:-${roomOf(drawing)}px`;
      const svg = shape("svg", { viewBox: frame.map(number).join(" "), width: number(width), height: number(height), role: "img", "aria-label": label, style });
      svg.append(
        shape("clipPath", { id: clip }, shape("path", { "clip-rule": "evenodd", d: rectangle(...frame) + inside })),
        shape("path", { class: "paper", d: rectangle(0, 0, drawing.w, drawing.h) }));
      const outside = (className, ...children) => shape("g", { class: className, "clip-path": `url(#${clip})` }, ...children);
      svg.append(outside("over", ...[...drawing.hidden, ...drawing.lines].map((line) =>
        shape("path", { d: rectangle(line[0], line[1] - line[3], line[2], line[3] + line[4]) }))));

      const [insetTop, insetLeft, insetBottom, insetRight] = drawing.insets;
      if (drawing.insets.some((inset) => inset !== 0)) {
        svg.append(shape("path", { class: "inset", d: rectangle(insetLeft, insetTop, drawing.w - insetLeft - insetRight, drawing.h - insetTop - insetBottom) }));
      }
      for (const [x, baseline, lineWidth, ascent, descent] of drawing.lines) {
        const from = number(Math.max(Math.min(x, 0), left));
        const to = number(Math.min(Math.max(x + lineWidth, drawing.w), left + width));
        const rule = (y) => `M${from} ${number(y)}H${to}`;
        svg.append(
          shape("path", { class: "guide edge", d: rule(baseline - ascent) + rule(baseline + descent) }),
          shape("path", { class: "guide", d: rule(baseline) }));
      }
      for (const line of drawing.hidden) svg.append(outside("hidden-line", ...glyphs(line, drawing.size)));
      for (const line of drawing.lines) {
        svg.append(shape("g", { class: "glyphs" }, ...glyphs(line, drawing.size)), outside("outside", ...glyphs(line, drawing.size)));
      }
      const [growsInWidth, growsInHeight] = drawing.grows;
      svg.append(
        shape("path", { class: growsInHeight ? "box grows" : "box", d: `M0 0H${number(drawing.w)}M0 ${number(drawing.h)}H${number(drawing.w)}` }),
        shape("path", { class: growsInWidth ? "box grows" : "box", d: `M0 0V${number(drawing.h)}M${number(drawing.w)} 0V${number(drawing.h)}` }));
      return svg;
    }

    """#
}
