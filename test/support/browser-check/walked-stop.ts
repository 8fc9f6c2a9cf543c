// A stop of a walk with the Tab key: seen, with a visible focus, unless a test says otherwise.
import type { WalkedStop } from "#worker/browser-check/keyboard/keyboard-reading.ts";

export function walkedStop(more: Partial<WalkedStop> = {}): WalkedStop {
  const id = more.id ?? 0;
  return {
    id,
    selector: `nav > a.n${id}`,
    snippet: `<a class="n${id}">Seite ${id}`,
    name: `Seite ${id}`,
    box: { x: 100 * id, y: 20, width: 80, height: 24 },
    sight: "seen",
    focus: "visible",
    isInDialog: false,
    isFixed: false,
    isRightToLeft: false,
    isBeforeContent: false,
    previous: null,
    ...more,
  };
}
