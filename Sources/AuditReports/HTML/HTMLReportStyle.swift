extension HTMLReport {
  /// The page's looks, light and dark, on a screen and on paper.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #5f5f66; --line: #dcdce1; --faint: #ececf0;
      --accent: #0a5cc0; --good: #1f7a3a; --bad: #b8001a; --bad-soft: #fdecec; --doubt: #8a5500; --doubt-soft: #fdf3e0;
      --none: #5f5f66; --none-soft: #eeeef1;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121214; --card: #1c1c1f; --ink: #f2f2f4; --soft: #a5a5ad; --line: #3a3a40; --faint: #29292d;
        --accent: #78b7ff; --good: #6fd08c; --bad: #ff8a84; --bad-soft: #3c1f20; --doubt: #f2bd62; --doubt-soft: #38290f;
        --none: #a5a5ad; --none-soft: #2b2b30;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header, main { max-width: 1320px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 40px; }
    main { padding-bottom: 64px; }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h1 { font-size: 32px; line-height: 1.15; font-weight: 650; letter-spacing: -.02em; }
    h2 { font-size: 20px; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; margin: 40px 0 12px; }
    h3 { font-size: 16px; line-height: 1.35; font-weight: 600; overflow-wrap: anywhere; }
    a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 3px; }
    a:hover { text-decoration-color: currentColor; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 16px; top: 12px; z-index: 3; background: var(--card); padding: 8px 12px; }
    .brand { color: var(--soft); font-weight: 600; margin-bottom: 4px; }
    .lead { color: var(--soft); margin-top: 8px; max-width: 70ch; }
    .note { color: var(--soft); padding: 24px 0; }
    .tally { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
    .tally li { display: flex; align-items: baseline; gap: 6px; background: var(--card); border: 1px solid var(--line); border-radius: 999px; padding: 3px 12px; }
    .general { margin-top: 24px; display: grid; gap: 8px; }
    .general li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; }
    b { font-weight: 600; font-variant-numeric: tabular-nums; }

    .fits { --tone: var(--good); --tint: transparent; }
    .truncates, .clips, .overflows, .error { --tone: var(--bad); --tint: var(--bad-soft); }
    .shrinks, .warning { --tone: var(--doubt); --tint: var(--doubt-soft); }
    .unjudged { --tone: var(--none); --tint: var(--none-soft); }
    .tally .sign { color: var(--tone); font-weight: 700; }

    .scroll { max-height: 62vh; overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
    table, thead, tbody { display: block; }
    table { --name: 260px; --cell: 64px; min-width: max-content; font-size: 13px; }
    tr { display: grid; grid-template-columns: var(--name) repeat(var(--columns), minmax(var(--cell), 1fr)); }
    tbody tr { content-visibility: auto; contain-intrinsic-height: auto 43px; }
    tr[hidden] { display: none; }
    thead { position: sticky; top: 0; z-index: 1; }
    th { text-align: left; font-weight: 500; }
    thead th { background: var(--card); color: var(--soft); border-bottom: 1px solid var(--line); padding: 10px 4px; text-align: center; }
    thead th:first-child { position: sticky; left: 0; z-index: 2; text-align: left; padding-left: 16px; }
    thead abbr { text-decoration: none; }
    tbody th { display: flex; flex-wrap: wrap; align-content: center; column-gap: 6px; position: sticky; left: 0; background: var(--card); padding: 7px 16px; overflow-wrap: anywhere; line-height: 1.3; }
    tbody th small { color: var(--soft); font-size: 12px; white-space: nowrap; }
    tbody tr + tr > * { border-top: 1px solid var(--faint); }
    td { display: flex; flex-direction: column; justify-content: center; padding: 5px 4px; text-align: center; font-size: 11px; line-height: 1.25; color: var(--tone, var(--soft)); background: var(--tint, transparent); cursor: pointer; }
    td.fits { color: var(--soft); }
    td i { display: block; font-style: normal; font-size: 14px; font-weight: 700; line-height: 1.2; color: var(--tone); }
    thead th.now { color: var(--ink); font-weight: 700; box-shadow: inset 0 -3px var(--accent); }
    td.now { box-shadow: inset 1px 0 var(--accent), inset -1px 0 var(--accent); }

    .filters { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: end; margin-top: 40px; }
    .filters label { display: grid; gap: 4px; font-size: 13px; color: var(--soft); flex: 0 1 220px; }
    select, input[type=search], button { font: inherit; font-size: 15px; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0 12px; height: 40px; min-width: 0; width: 100%; }
    button { width: auto; cursor: pointer; }
    button:hover { border-color: var(--soft); }
    .dial { position: sticky; top: 0; z-index: 2; margin: 16px -24px 0; padding: 12px 24px 10px; background: var(--ground); border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 350px 1fr; gap: 4px 24px; align-items: center; }
    .dial label { color: var(--soft); }
    .dial strong { display: block; font-size: 16px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
    input[type=range] { width: 100%; margin: 0; height: 28px; accent-color: var(--accent); cursor: pointer; }
    .ticks { display: flex; justify-content: space-between; font-size: 11px; line-height: 1.2; color: var(--soft); margin: 0 8px; }
    .ticks span { width: 0; display: flex; justify-content: center; cursor: pointer; }
    .ticks .now { color: var(--ink); font-weight: 700; }

    .section-head { display: flex; align-items: baseline; gap: 12px; margin: 24px 0 8px; }
    .section-head h2 { margin: 0; }
    #elements { scroll-margin-top: 96px; }
    #elements:focus { outline: none; }
    #count { color: var(--soft); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; color: var(--soft); font-size: 13px; margin-bottom: 16px; }
    .legend li { display: flex; align-items: center; gap: 7px; }
    .legend svg { width: 28px; height: 12px; flex: none; }
    #cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); gap: 16px; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; min-height: 220px; min-width: 0; scroll-margin-top: 112px; content-visibility: auto; contain-intrinsic-size: auto 320px; }
    .card[hidden] { display: none; }
    .card-head { display: flex; justify-content: space-between; align-items: flex-start; gap: 12px; }
    .traits, .facts { color: var(--soft); font-size: 13px; }
    .traits { font-weight: 400; font-size: 14px; margin-left: 6px; }
    .badge { flex: none; color: var(--tone); background: var(--tint); border-radius: 999px; padding: 2px 10px; font-size: 13px; font-weight: 600; }
    .badge.fits { padding-right: 0; }
    .stage { margin: 14px -20px; padding: 6px 20px; background: var(--ground); border: solid var(--line); border-width: 1px 0; min-height: 72px; display: flex; align-items: center; overflow: hidden; }
    .stage svg { max-width: 100%; height: auto; display: block; }
    .stage p { color: var(--soft); font-size: 13px; }
    .numbers { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 4px 20px; font-size: 14px; }
    .numbers dt { color: var(--soft); font-size: 12px; }
    .numbers dd { font-variant-numeric: tabular-nums; }
    .numbers small { color: var(--soft); font-size: 13px; }
    .steps { display: flex; gap: 3px; margin-top: 14px; }
    .steps li { flex: 1; height: 20px; line-height: 20px; border-radius: 4px; background: var(--tint); color: var(--tone); font-size: 11px; font-weight: 700; text-align: center; cursor: pointer; }
    .steps .fits { background: var(--faint); }
    .steps .now { outline: 2px solid var(--accent); outline-offset: 1px; }
    .why { color: var(--soft); font-size: 13px; margin-top: 12px; overflow-wrap: anywhere; }
    .found { margin-top: 12px; display: grid; gap: 8px; font-size: 14px; }
    .found li { border-left: 3px solid var(--tone); padding-left: 12px; overflow-wrap: anywhere; }
    .found b { color: var(--tone); }
    .found span { display: block; color: var(--soft); font-size: 13px; }

    .paper { fill: var(--card); }
    .box { fill: none; stroke: var(--soft); stroke-width: 1; }
    .inset { fill: none; stroke: var(--line); stroke-width: 1; stroke-dasharray: 1 2; }
    .grows { stroke-dasharray: 3 3; }
    .guide { fill: none; stroke: var(--accent); stroke-width: .75; }
    .edge { stroke-dasharray: 1.5 2; opacity: .75; }
    .over { fill: var(--bad); fill-opacity: .14; }
    .glyphs { fill: var(--ink); color: var(--ink); }
    .outside { fill: var(--bad); color: var(--bad); }
    .hidden-line { fill: var(--bad); color: var(--bad); opacity: .6; }
    .placeholder { fill: none; stroke: currentColor; stroke-width: 40; }

    @media (max-width: 640px) {
      header, main { padding-left: 16px; padding-right: 16px; }
      header { padding-top: 24px; }
      h1 { font-size: 26px; }
      .filters label { flex: 1 1 100%; }
      .filters button { width: 100%; }
      .dial { margin: 16px -16px 0; padding: 8px 16px; grid-template-columns: 1fr; }
      .dial-head { display: flex; gap: 8px; align-items: baseline; }
      .dial strong { font-size: 14px; }
      .ticks { font-size: 10px; margin: 0 6px; }
      tbody th { padding: 7px 8px 7px 12px; }
      table { --name: 124px; }
      thead th:first-child { padding-left: 12px; }
      .card { padding: 14px 16px; scroll-margin-top: 124px; }
      .stage { margin: 12px -16px; padding: 4px 16px; }
      .numbers { grid-template-columns: 1fr 1fr; justify-content: stretch; }
    }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); } }
    @media print {
      :root { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --faint: #ddd; --accent: #0a5cc0; --good: #1f7a3a; --bad: #b8001a; --bad-soft: #fdecec; --doubt: #8a5500; --doubt-soft: #fdf3e0; --none: #444; --none-soft: #eee; }
      body { font-size: 10pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      .skip, .filters, input[type=range], .ticks { display: none; }
      .dial { position: static; border: 0; padding-bottom: 0; }
      .scroll { max-height: none; overflow: visible; }
      thead, thead th, tbody th { position: static !important; }
      table { --name: 24%; --cell: 0; min-width: 0; }
      td { padding: 3px 1px; font-size: 6.5pt; }
      tr, .card { break-inside: avoid; }
      #cards { display: block; }
      .card { margin-bottom: 12px; min-height: 0; }
    }

    """
}
