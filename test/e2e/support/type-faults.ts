// What larger text breaks: it sticks out, is cut, or lies over other text; a control is out of reach.

import { expect, type Page } from "@playwright/test";
import { layOutAll } from "../../support/axe.ts";

/** px by which a line may leave its box: ends of curves hang over. */
const PLAY = 3;

/** Fails where the page, as it stands, does not hold its text at one of these widths. */
export async function expectTypeToHold(page: Page, widths: readonly number[]): Promise<void> {
  await layOutAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What slides to its new place may take a moment.
    await expect.poll(() => page.evaluate(typeFaults, PLAY), `${width} px`).toEqual([]);
  }
}

/** Runs in the page, so it must be self-contained: names every fault of what is shown. */
function typeFaults(play: number): string[] {
  interface Line {
    element: Element;
    text: string;
    /** Around the letters: less high than the line. */
    box: DOMRect;
    layer: Element;
  }

  const windowWidth = document.documentElement.clientWidth;
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class")?.split(" ")[0] ?? ""} < ${element.parentElement?.getAttribute("class")?.split(" ")[0] ?? element.parentElement?.tagName.toLowerCase()}`;
  const note = (fault: string, element: Element, text: string) =>
    faults.push(`${fault}: ${name(element)} „${text.trim().slice(0, 40)}“`);

  const sideways = document.documentElement.scrollWidth - windowWidth;
  if (sideways > 0) faults.push(`sideways: ${sideways} px, ${farthest().map(name).join(", ")}`);

  const lines = shownLines();
  for (const line of lines) {
    const fault = outsideOf(line.element, line.box);
    if (fault) note(fault, line.element, line.text);
  }
  for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!isShown(control)) continue;
    for (const box of control.getClientRects()) {
      const fault = box.width > 1 && outsideOf(control, box);
      if (fault) note(`control ${fault}`, control, control.textContent ?? "");
    }
  }
  noteOverlaps();
  return [...new Set(faults)];

  function farthest(): Element[] {
    const all = [...document.querySelectorAll("body *")];
    return all
      .filter((element) => element.getBoundingClientRect().right >= windowWidth + sideways - 1)
      .slice(0, 3);
  }

  function shownLines(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const height = element instanceof SVGElement ? rect.height * 0.7 : Math.min(rect.height, size * 0.7);
        const top = rect.top + (rect.height - height) / 2;
        const box = new DOMRect(rect.left, top, rect.width, height);
        found.push({ element, text: node.nodeValue, box, layer: layerOf(element) });
      }
    }
    return found;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest("[inert], option, .inquiry-trap")) return false;
    for (let at: Element | null = element; at; at = at.parentElement) if (isForEarsOnly(at)) return false;
    return true;
  }

  function isForEarsOnly(element: Element): boolean {
    const { clip, clipPath, position } = getComputedStyle(element);
    return position !== "static" && (clipPath === "inset(50%)" || clip.startsWith("rect(0px"));
  }

  /** What does not move with the page may lie over it, and what scrolls in a frame ends there. */
  function layerOf(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (/fixed|sticky/.test(position) || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return at;
    }
    return document.body;
  }

  /** How a box leaves the window or what clips it; what scrolls gives everything back. */
  function outsideOf(element: Element, box: DOMRect): string | null {
    // Signs stand on the edge of what they number.
    const mayHangOver = element.matches(".sign");
    let [acrossIsSafe, downIsSafe] = [false, false];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at);
      if (at instanceof SVGElement && at.tagName !== "svg") continue;
      const frame = at.getBoundingClientRect();
      const across = box.left < frame.left - play || box.right > frame.right + play;
      const down = box.top < frame.top - play || box.bottom > frame.bottom + play;
      // What is meant to scroll sideways can be reached by key.
      if (/auto|scroll/.test(overflowX)) {
        if (at.matches("[tabindex], input, textarea")) acrossIsSafe = true;
        else if (!acrossIsSafe && across) return "sideways in what scrolls";
      }
      if (/auto|scroll/.test(overflowY)) downIsSafe = true;
      if (!acrossIsSafe && across && (/hidden|clip/.test(overflowX) || (!mayHangOver && paints(at))))
        return "cut or out of its box, across";
      if (!downIsSafe && down && (/hidden|clip/.test(overflowY) || (!mayHangOver && paints(at))))
        return "cut or out of its box, down";
      if (position === "fixed") {
        const high = box.bottom > innerHeight + play || box.top < -play;
        if (!downIsSafe && high) return "outside of the window, down";
        break;
      }
      if (clipPath !== "none" && (across || down)) return "cut by its clip";
    }
    if (!acrossIsSafe && (box.left < -play || box.right > windowWidth + play)) return "outside of the window";
    return null;
  }

  /** Has a ground or an edge of its own that its text must not leave. */
  function paints(element: Element): boolean {
    const { backgroundColor, borderTopWidth, borderTopStyle, borderLeftWidth, borderLeftStyle, display } =
      getComputedStyle(element);
    if (display.startsWith("inline") && !display.includes("-")) return false;
    const edges = [
      [borderTopWidth, borderTopStyle],
      [borderLeftWidth, borderLeftStyle],
    ];
    const framed = edges.every(([width, style]) => width !== "0px" && style !== "none");
    return framed || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
  }

  function noteOverlaps(): void {
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next] as Line;
        if (other.box.top > one.box.bottom) break;
        if (other.layer !== one.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > play && down > play)
          note(`over „${other.text.trim().slice(0, 30)}“ (${name(other.element)})`, one.element, one.text);
      }
    }
  }
}
