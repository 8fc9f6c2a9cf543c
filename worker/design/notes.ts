// What the pictures do not show, and what stood in the way of the browser.
import { MAX_SHOT_HEIGHT, viewportNames } from "#contract/design-rating.ts";
import { counted } from "../german/sentences.ts";
import type { DesignFacts, ViewportFacts } from "./design-facts.ts";
import type { CaptureFacts, OverlayItem } from "./page-snapshot.ts";
import { germanNumber, percent, pixels } from "./wording.ts";

const screens = { desktop: "am Rechner", mobile: "auf dem Handy" };
/** Of the screen: smaller ones hide nothing of weight. */
const LEAST_COVERAGE = 0.02;

/** German sentences. */
export function notesOn(facts: DesignFacts): string[] {
  return [
    ...viewportNames.flatMap((name) => [
      ...cutNotes(facts[name], screens[name]),
      ...overlayNotes(facts[name], screens[name]),
      ...loadNotes(facts[name], screens[name]),
    ]),
    ...refusalNotes(facts),
  ];
}

function cutNotes({ snapshot }: ViewportFacts, screen: string): string[] {
  const notes: string[] = [];
  if (snapshot.page.height > MAX_SHOT_HEIGHT) {
    notes.push(
      `Die Seite ist ${screen} ${pixels(snapshot.page.height)} hoch; das Bild zeigt die oberen ${pixels(MAX_SHOT_HEIGHT)}.`,
    );
  }
  if (snapshot.cutLists.length > 0) {
    notes.push(
      `Die Seite hat ${screen} mehr Elemente, als sich messen lassen; ${counted(snapshot.cutLists.length, "Liste ist", "Listen sind")} gekürzt.`,
    );
  }
  return notes;
}

const overlayNames: Record<OverlayItem["kind"], string> = {
  consent: "Ein Cookie-Hinweis",
  dialog: "Ein Fenster über der Seite",
  bar: "Eine feste Leiste",
  bubble: "Ein schwebender Knopf",
};

/** A bar or a bubble is small by nature; one that is not is worth a note. */
function overlayNotes({ snapshot }: ViewportFacts, screen: string): string[] {
  const largest = new Map<OverlayItem["kind"], number>();
  for (const { kind, coverage } of snapshot.overlays) {
    largest.set(kind, Math.max(coverage, largest.get(kind) ?? 0));
  }
  return [...largest]
    .filter(([kind, coverage]) => coverage >= LEAST_COVERAGE && (kind !== "bubble" || coverage >= 0.1))
    .map(
      ([kind, coverage]) =>
        `${overlayNames[kind]} verdeckt ${screen} ${percent(Math.min(1, coverage))} des Bildschirms.`,
    );
}

function loadNotes({ capture }: ViewportFacts, screen: string): string[] {
  if (capture.isLoaded) return [];
  return [
    `Die Seite war ${screen} nach der Wartezeit noch nicht fertig geladen; gemessen ist, was zu sehen war.`,
  ];
}

function refusalNotes({ desktop, mobile }: DesignFacts): string[] {
  const most = (of: keyof Omit<CaptureFacts, "isLoaded">) =>
    Math.max(desktop.capture[of], mobile.capture[of]);
  const notes = [
    {
      count: most("refusedRequests"),
      says: (count: number) =>
        count === 1
          ? "1 Abruf zu einer nicht öffentlichen Adresse wurde verweigert; was er geliefert hätte, fehlt im Bild."
          : `${germanNumber(count)} Abrufe zu nicht öffentlichen Adressen wurden verweigert; was sie geliefert hätten, fehlt im Bild.`,
    },
    {
      count: most("dialogs"),
      says: (count: number) =>
        `Die Seite öffnete beim Laden ${germanNumber(count)} Meldefenster; sie wurden geschlossen.`,
    },
    {
      count: most("downloads"),
      says: (count: number) =>
        `Die Seite begann von selbst ${counted(count, "Download; er wurde", "Downloads; sie wurden")} abgebrochen.`,
    },
    {
      count: most("popups"),
      says: (count: number) =>
        `Die Seite öffnete ${counted(count, "weiteres Fenster; es wurde", "weitere Fenster; sie wurden")} geschlossen.`,
    },
  ];
  return notes.filter(({ count }) => count > 0).map(({ count, says }) => says(count));
}
