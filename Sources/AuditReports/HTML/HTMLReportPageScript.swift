extension HTMLReport {
  /// The slider, the filters, and cards that are filled where they come into sight.
  static let pageScript = #"""
    const $ = (id) => document.getElementById(id);
    const slider = $("category");
    const rowsOf = data.elements.map((one) => new Map(one.rows.map((row) => [row.c, row])));
    const points = (value) => (value === null ? "–" : String(Math.round(value * 100) / 100));

    const cards = data.elements.map((one, place) => {
      const title = element("h3", "", element("bdi", "", one.name));
      for (const trait of one.traits) title.append(element("span", "traits", element("bdi", "", trait)));
      const head = element("div", "", title, element("p", "facts", ...one.facts.flatMap((fact, index) => [index ? ", " : "", element("bdi", "", fact)])), one.file === null ? null : element("p", "facts", element("bdi", "", one.file)));
      const card = element("article", "card", element("div", "card-head", head, element("p", "badge")), element("div", "body"));
      card.id = "e" + place;
      card.tabIndex = -1;
      title.id = "t" + place;
      card.setAttribute("aria-labelledby", title.id);
      return card;
    });
    $("cards").append(...cards);

    function labelOf(one, row) {
      const [verdict] = data.verdicts[row.v];
      const box = row.d ? `, box ${number(row.d.w)} × ${number(row.d.h)} points` : "";
      return `${one.text === null ? one.name : "“" + one.text + "”"} at ${points(row.size)} points${box}: ${verdict}`;
    }

    function entry(term, value, extra) {
      return element("div", "", element("dt", "", term), element("dd", "", value, extra ? element("small", "", " " + extra) : null));
    }

    function numbers(row) {
      const drawn = row.d && Math.abs(row.d.size - row.size) > 0.001 ? `drawn at ${points(row.d.size)}` : "pt";
      const has = (value) => (value === null ? "pt, grows" : `of ${points(value)} pt`);
      return element("dl", "numbers",
        entry("Size", points(row.size), drawn), entry("Lines", points(row.lines)),
        entry("Width", points(row.width), row.width === null ? "" : has(row.hasWidth)),
        entry("Height", points(row.height), row.height === null ? "" : has(row.hasHeight)));
    }

    function steps(place, now) {
      const list = element("ol", "steps");
      list.setAttribute("aria-hidden", "true");
      for (const row of data.elements[place].rows) {
        const [verdict, sign] = data.verdicts[row.v];
        const step = element("li", verdict + (row.c === now ? " now" : ""), sign);
        step.title = `${data.categories[row.c][1]}: ${verdict}`;
        step.dataset.category = row.c;
        list.append(step);
      }
      return list;
    }

    function findings(row) {
      if (!row.f.length) return null;
      return element("ul", "found", ...row.f.map((place) => {
        const [severity, rule, message, advice] = data.findings[place];
        return element("li", severity, element("b", "", `${severity} ${rule}`), element("div", "", element("bdi", "", message)), element("span", "", element("bdi", "", "→ " + advice)));
      }));
    }

    function fill(place) {
      const now = Number(slider.value);
      const card = cards[place];
      if (card.dataset.shown === String(now)) return;
      card.dataset.shown = now;
      const one = data.elements[place];
      const row = rowsOf[place].get(now);
      const [badge, body] = [card.querySelector(".badge"), card.querySelector(".body")];
      if (!row) {
        badge.className = "badge unjudged";
        badge.textContent = "? not in this category";
        body.replaceChildren(steps(place, now));
        return;
      }
      const [verdict, sign] = data.verdicts[row.v];
      badge.className = "badge " + verdict;
      badge.textContent = `${sign} ${verdict}`;
      const nothing = () => element("p", "", "Nothing to draw: no face or size is known.");
      const stage = data.drawn ? element("div", "stage", row.d ? picture(row.d, labelOf(one, row)) : nothing()) : null;
      body.replaceChildren(...[
        stage, numbers(row), steps(place, now), row.why ? element("p", "why", element("bdi", "", row.why)) : null, findings(row),
      ].filter(Boolean));
    }

    // Cards in sight, or nearly, are drawn; the others when they come near.
    const near = new Set();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = Number(target.id.slice(1));
        if (isIntersecting) { near.add(place); fill(place); } else near.delete(place);
      }
    }, { rootMargin: "600px 0px" });
    cards.forEach((card) => observer.observe(card));

    const columns = [...document.querySelectorAll("#overview thead th")].slice(1);
    const rows = [...document.querySelectorAll("#overview tbody tr")];
    const ticks = [...document.querySelectorAll(".ticks span")];

    function show() {
      const now = Number(slider.value);
      const [short, name] = data.categories[now] || ["", "none"];
      $("category-name").textContent = short === name ? name : `${short} · ${name}`;
      slider.setAttribute("aria-valuetext", name);
      columns.forEach((column, index) => column.classList.toggle("now", index === now));
      ticks.forEach((tick, index) => tick.classList.toggle("now", index === now));
      for (const cell of document.querySelectorAll("#overview td.now")) cell.classList.remove("now");
      rows.forEach((row) => row.cells[now + 1] && row.cells[now + 1].classList.add("now"));
      near.forEach(fill);
    }

    function choose(category) {
      slider.value = category;
      show();
    }

    function filter() {
      const [verdict, locale] = [$("verdict").value, $("locale").value];
      const name = $("name").value.trim().toLowerCase();
      let count = 0;
      data.elements.forEach((one, place) => {
        const matches =
          (!locale || one.locale === locale) && one.name.toLowerCase().includes(name) &&
          (!verdict || one.rows.some((row) => (verdict === "problem" ? row.v !== 0 : data.verdicts[row.v][0] === verdict)));
        cards[place].hidden = !matches;
        rows[place].hidden = !matches;
        if (matches) count += 1;
      });
      $("count").textContent = `${count} of ${data.elements.length}`;
      $("nothing").hidden = count > 0 || !data.elements.length;
    }

    slider.addEventListener("input", show);
    for (const id of ["verdict", "locale"]) $(id).addEventListener("change", filter);
    $("name").addEventListener("input", filter);
    $("reset").addEventListener("click", () => {
      for (const id of ["verdict", "locale", "name"]) $(id).value = "";
      filter();
      $("verdict").focus();
    });
    $("overview").addEventListener("click", ({ target }) => {
      const cell = target.closest("td");
      if (!cell || !cell.className) return;
      choose(cell.cellIndex - 1);
      const card = cards[cell.parentNode.sectionRowIndex];
      card.scrollIntoView();
      card.focus({ preventScroll: true });
    });
    document.querySelector(".ticks").addEventListener("click", ({ target }) => {
      if (target.matches("span")) choose(ticks.indexOf(target));
    });
    $("cards").addEventListener("click", ({ target }) => {
      const step = target.closest(".steps li");
      if (step) choose(step.dataset.category);
    });
    // On paper all are seen.
    window.addEventListener("beforeprint", () => cards.forEach((card, place) => card.hidden || fill(place)));
    filter();
    show();

    """#
}
