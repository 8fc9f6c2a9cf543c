// What the screenshots do not show, and what got in the way of the browser.
import { type Box, MAX_SHOT_HEIGHT, viewportNames } from "#contract/design-rating.ts";
import { counted } from "../german/sentences.ts";
import type { CaptureFacts, DesignFacts, OverlayItem, ViewportFacts } from "./page-snapshot.ts";
import { countSheets } from "./unstyled.ts";
import { germanNumber, joinList, percent, pixels } from "./wording.ts";

const screens = { desktop: "am Rechner", mobile: "auf dem Handy" };
/** Of the screen: smaller overlays hide nothing important, and any header that stays takes a tenth. */
const MIN_COVERAGE: Record<OverlayItem["kind"], number> = {
  consent: 0.05,
  dialog: 0.05,
  bubble: 0.1,
  bar: 0.15,
};
/** Of the page: less missing below is not worth a word. */
const MIN_CUT = 0.05;

export function buildNotes(facts: DesignFacts): string[] {
  const notes = viewportNames.flatMap((name) =>
    [cutNotes, overlayNotes, loadNotes, sheetNotes].flatMap((listNotes) =>
      listNotes(facts[name], screens[name]),
    ),
  );
  return [...notes, ...frameNotes(facts), ...refusalNotes(facts)];
}

/** px²: smaller frames hold nothing to look at. */
const MIN_FRAME = 10_000;
/** Hosts named. */
const MAX_HOSTS = 4;

/** What stands in frames is pictured, but neither measured nor judged. */
function frameNotes(facts: DesignFacts): string[] {
  const frames = viewportNames
    .flatMap((name) => facts[name].snapshot.media)
    .filter(
      ({ kind, inOverlay, box }) => kind === "iframe" && !inOverlay && box.width * box.height >= MIN_FRAME,
    );
  if (frames.length === 0) return [];
  const hosts = [...new Set(frames.flatMap(({ frameHost }) => frameHost ?? []))].sort();
  const of = hosts.length === 0 ? "" : ` von ${joinList(hosts, MAX_HOSTS)}`;
  return [`Eingebettete Inhalte${of} sind im Bild zu sehen, soweit sie luden; gemessen ist darin nichts.`];
}

function cutNotes({ snapshot }: ViewportFacts, screen: string): string[] {
  const notes: string[] = [];
  if (snapshot.page.height * (1 - MIN_CUT) > MAX_SHOT_HEIGHT) {
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

function overlayNotes({ snapshot }: ViewportFacts, screen: string): string[] {
  const largest = new Map<OverlayItem["kind"], number>();
  for (const { kind, coverage, box } of snapshot.overlays) {
    // A column beside the content hides nothing of it.
    if (kind === "bubble" && box.height > snapshot.viewport.height / 2) continue;
    largest.set(kind, Math.max(Math.min(coverage, shareOf(box, snapshot.viewport)), largest.get(kind) ?? 0));
  }
  return [...largest]
    .filter(([kind, coverage]) => coverage >= MIN_COVERAGE[kind])
    .map(
      ([kind, coverage]) =>
        `${overlayNames[kind]} verdeckt ${screen} ${percent(Math.min(1, coverage))} des Bildschirms.`,
    );
}

/** 0–1 of the screen; coverage is counted in coarse cells. */
function shareOf(box: Box, { width, height }: { width: number; height: number }): number {
  return Math.min(1, (Math.min(box.width, width) * Math.min(box.height, height)) / (width * height));
}

function loadNotes({ capture }: ViewportFacts, screen: string): string[] {
  if (capture.isLoaded) return [];
  return [
    `Die Seite war ${screen} nach der Wartezeit noch nicht fertig geladen; gemessen ist, was zu sehen war.`,
  ];
}

function sheetNotes(facts: ViewportFacts, screen: string): string[] {
  const { linked, missing } = countSheets(facts);
  if (missing === 0) return [];
  return [
    `Von ${counted(linked, "Formatvorlage", "Formatvorlagen")} (CSS) ${missing === 1 ? "ließ sich eine" : `ließen sich ${germanNumber(missing)}`} ${screen} nicht laden; was sie regelt, fehlt im Bild.`,
  ];
}

function refusalNotes({ desktop, mobile }: DesignFacts): string[] {
  const max = (of: keyof Omit<CaptureFacts, "isLoaded" | "missingSheets">) =>
    Math.max(desktop.capture[of], mobile.capture[of]);
  const [refused, dialogs] = [max("refusedRequests"), max("dialogs")];
  const [downloads, popups] = [max("downloads"), max("popups")];
  const notes = [
    refused === 1 &&
      "1 Abruf zu einer nicht öffentlichen Adresse wurde verweigert; was er geliefert hätte, fehlt im Bild.",
    refused > 1 &&
      `${germanNumber(refused)} Abrufe zu nicht öffentlichen Adressen wurden verweigert; was sie geliefert hätten, fehlt im Bild.`,
    max("leftOut") > 0 &&
      "Die Seite lädt mehr, als ein Besuch hier laden darf; der Rest wurde weggelassen und fehlt im Bild.",
    dialogs > 0 &&
      `Die Seite öffnete beim Laden ${germanNumber(dialogs)} Meldefenster; sie wurden geschlossen.`,
    downloads > 0 &&
      `Die Seite startete von selbst ${counted(downloads, "Download; er wurde", "Downloads; sie wurden")} abgebrochen.`,
    popups > 0 &&
      `Die Seite öffnete ${counted(popups, "weiteres Fenster; es wurde", "weitere Fenster; sie wurden")} geschlossen.`,
  ];
  return notes.filter((note) => note !== false);
}
