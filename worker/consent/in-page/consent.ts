// Runs inside the page of a consent check, in an isolated world that the page cannot reach. Values of cookies and storage never leave it.
import { getAttribute, getRect, getTag } from "../../in-page/safe-dom.ts";
import type { Banner, BannerBox, ButtonKind, KeptEntry } from "../consent-facts.ts";
import { leadsBack } from "./button-words.ts";
import { answerTool, askTool, startTool, takeMessages } from "./consent-tool.ts";
import { isControl, isShown, labelOf, listElements } from "./elements.ts";
import { describeBanner, type FoundBanner, findBanner, readBoxes } from "./find-banner.ts";

const MAX_NAMES = 200;
const MAX_NAME = 120;
const MAX_LABEL = 80;

let found: FoundBanner | null = null;

/** The banner as it is seen now. */
export function look(): Banner | null {
  found = findBanner();
  return found && describeBanner(found);
}

/** Presses a button of the banner that was last seen. */
export function press(kind: ButtonKind): boolean {
  found = findBanner();
  const button = found?.buttons.find((one) => one.kind === kind)?.element;
  if (!(button instanceof HTMLElement)) return false;
  HTMLElement.prototype.click.call(button);
  return true;
}

/** Boxes of the banner, or of what its button for settings has opened. */
export function boxes(): BannerBox[] | null {
  const banner = findBanner();
  return banner && readBoxes(banner.scope);
}

/** A banner in a frame of another site: it is seen, but not read. */
export function hasFramedBanner(): boolean {
  return listElements().some((element) => {
    if (getTag(element) !== "iframe" || !isShown(element)) return false;
    const names = ["id", "class", "title", "name", "src"].map((name) => getAttribute(element, name) ?? "");
    const { width, height } = getRect(element);
    return (
      width > 200 &&
      height > 60 &&
      /sp_message|consent|cookie|privacy-mgmt|\bcmp|trustarc/i.test(names.join(" "))
    );
  });
}

/** Label of what leads back to the settings. */
export function wayBack(): string | null {
  for (const element of listElements()) {
    if (!isControl(element) || !isAnywhere(element)) continue;
    const label = labelOf(element);
    const names = [label, getAttribute(element, "aria-label") ?? "", getAttribute(element, "title") ?? ""];
    if (names.some(leadsBack)) return (label || names.find(leadsBack) || "").slice(0, MAX_LABEL);
  }
  return null;
}

/** Wherever on the page it stands. */
function isAnywhere(element: Element): boolean {
  const { width, height } = getRect(element);
  return (
    width > 0 && height > 0 && Element.prototype.checkVisibility.call(element, { visibilityProperty: true })
  );
}

/** What the page itself keeps beside cookies; of frames nothing. */
export async function entries(): Promise<Omit<KeptEntry, "isEarly">[]> {
  const names = (kind: "local" | "session", store: () => Storage) => {
    try {
      return Object.keys(store())
        .slice(0, MAX_NAMES)
        .map((name) => ({ kind, name: name.slice(0, MAX_NAME) }));
    } catch {
      return [];
    }
  };
  const databases = await indexedDB.databases().catch(() => []);
  return [
    ...names("local", () => localStorage),
    ...names("session", () => sessionStorage),
    ...databases
      .slice(0, MAX_NAMES)
      .map(({ name = "" }) => ({ kind: "database" as const, name: name.slice(0, MAX_NAME) })),
  ];
}

/** What autoconsent knows. */
export const tool = { start: startTool, take: takeMessages, ask: askTool, answer: answerTool };
