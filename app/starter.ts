// Runs inline in every page's head, before anything else (at most 1 kB): applies a stored theme, starts the site's script
// late, and keeps clicks that come too early; a form that works without script is sent by the browser itself when the
// script does not come. scripts/build/finish-pages.ts strips the types, minifies and inlines it.
//
// Why late: module downloads compete with the first paint. So the module script stands inert in the HTML, and is
// started after `load` and the first paint, or at the first movement, touch or key. Tool pages (data-now) wait for their first
// paint only, not for pictures and typefaces.

(() => {
  const { documentElement: root, head } = document;
  /** Fallback for browsers without paint timing. */
  const NO_PAINT_MS = 1_000;
  /** Buttons clicked too early, each once. */
  const early = new Set<HTMLButtonElement>();
  const wakeEvents = ["pointermove", "pointerdown", "touchstart", "keydown"];
  let asked = false;

  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {}

  function addLink(rel: string, href: string): void {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    link.fetchPriority = rel === "stylesheet" ? "auto" : "low";
    head.append(link);
  }

  function run(): void {
    const inert = document.querySelector<HTMLScriptElement>("script[data-modules]");
    if (!inert) return;
    for (const href of (inert.dataset.sheets as string).split(" ")) addLink("stylesheet", href);
    for (const href of (inert.dataset.modules as string).split(" ")) addLink("modulepreload", href);
    inert.type = "module";
    inert.onerror = release;
    // Reinserting the element runs it; its text is unchanged, so the policy's hash holds.
    inert.after(inert);
  }

  function start(): void {
    if (asked) return;
    asked = true;
    for (const type of wakeEvents) removeEventListener(type, onWake, true);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  }

  /** Browsers report a move of zero length when the page appears under a resting pointer. */
  function onWake(event: Event): void {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== "pointermove" || movementX || movementY) start();
  }

  function keepClick(event: Event): void {
    const button = (event.target as Element).closest?.<HTMLButtonElement>("button:not([popovertarget])");
    if (!button) return;
    early.add(button);
    if (button.type !== "submit") return;
    event.preventDefault();
    // Forms that work without script are submitted by the browser after eight seconds.
    if (button.form?.method === "post") setTimeout(release, 8_000);
  }

  /** Replays kept clicks: handled by the site's script, or by the browser where it failed. */
  function release(): void {
    removeEventListener("click", keepClick, true);
    for (const button of early) button.click();
    early.clear();
  }

  for (const type of wakeEvents) addEventListener(type, onWake, { capture: true, passive: true });
  addEventListener("click", keepClick, true);
  addEventListener("now" in root.dataset ? "DOMContentLoaded" : "load", () => {
    // Downloads started between the frame and its presentation would delay the first paint.
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(start, NO_PAINT_MS));
  });

  window.pageReady = release;
})();
