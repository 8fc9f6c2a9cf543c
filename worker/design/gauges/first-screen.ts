// Gauges of usability: what a visitor sees without scrolling, what covers it, and what blocks it.
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { type FirstScreen, readFirstScreen } from "../figures/first-screen.ts";
import { classifyPage } from "../figures/page-sort.ts";
import { fitsPhone, PHONE_HEIGHT } from "../figures/phone.ts";
import type { ControlItem, DesignFacts, OverlayItem, PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, percent, quoted } from "../wording.ts";

const IN_BOTH_VIEWS = { good: 2, poor: 0, expected: "am Rechner und am Handy", basis: "Erfahrung" };

export const firstHeadingGauge: Gauge = {
  id: "first-screen-heading",
  label: "Überschrift im ersten Bildschirm",
  weight: 1,
  ...IN_BOTH_VIEWS,
  read(facts): Reading {
    const { desktop, mobile } = firstScreens(facts);
    const heading = desktop.heading ?? mobile.heading;
    const where = describeViews(desktop.heading, mobile.heading);
    const words = heading ? quoted(heading.sample) : "";
    const isFirm = classifyPage(facts.desktop.snapshot) === "firm";
    return {
      ...where,
      // A greeting says nothing of the firm.
      withoutPraise: heading !== null && GREETING.test(heading.sample),
      withoutBlame:
        isShrunk(facts, desktop.heading) || (!heading && (!isFirm || hasLargeText(facts.desktop.snapshot))),
      praise: `Die Überschrift ${words} steht ${where.shown} sofort im Blick.`,
      blame: heading
        ? `Die Überschrift ${words} steht ${where.shown} im ersten Bildschirm.`
        : "Im ersten Bildschirm steht keine große Überschrift, die sagt, worum es geht.",
      suggestion: heading
        ? `Rücken Sie die Überschrift so weit nach oben, dass sie auch ${where.missing} ohne Scrollen zu lesen ist.`
        : isFirm
          ? "Sagen Sie ganz oben in einer Überschrift, was Sie tun und wo: zum Beispiel „Dachdecker in Olfen“."
          : "Sagen Sie ganz oben in einer großen Überschrift, worum es geht.",
    };
  },
};

const GREETING = /^\W*(?:herzlich )?willkommen\b/i;
/** px; what is as large is a title for the eye, whatever it is for machines. */
const TITLE_PX = 24;

function hasLargeText({ texts, viewport }: PageSnapshot): boolean {
  return texts.some(
    ({ size, box, inOverlay }) => size >= TITLE_PX && !inOverlay && box.y < viewport.height / 2,
  );
}

export const firstActionGauge: Gauge = {
  id: "first-screen-action",
  label: "Schaltfläche im ersten Bildschirm",
  weight: 3.5,
  ...IN_BOTH_VIEWS,
  read(facts): Reading | null {
    const sort = classifyPage(facts.desktop.snapshot);
    if (sort === "tool" || sort === "article") return null;
    const { desktop, mobile } = firstScreens(facts);
    const { onDesktop, onPhone } = pickActions(desktop.actions, mobile.actions);
    const where = describeViews(onDesktop, onPhone);
    const [wide, narrow] = [onDesktop, onPhone].map((action) => quoted(action?.name ?? "", 40));
    const words = onDesktop ? wide : narrow;
    const isAlike = !onDesktop || !onPhone || onDesktop.name.trim() === onPhone.name.trim();
    return {
      ...where,
      ...(where.value === 0 && { matter: "action" }),
      // What a page that sells nothing should ask of its visitors, its owner knows.
      withoutBlame: isShrunk(facts, onDesktop) || (sort === "other" && where.value < 2),
      praise: isAlike
        ? `Im ersten Bildschirm steht eine Schaltfläche: ${words}, ${where.shown}.`
        : `Im ersten Bildschirm steht eine Schaltfläche: am Rechner ${wide}, am Handy ${narrow}.`,
      blame:
        where.value === 1
          ? `Die Schaltfläche ${words} steht ${where.shown} im ersten Bildschirm.`
          : "Im ersten Bildschirm lädt keine Schaltfläche zum nächsten Schritt ein.",
      suggestion:
        where.value === 1
          ? `Zeigen Sie die Schaltfläche ${words} auch ${where.missing} ohne Scrollen.`
          : "Setzen Sie eine auffällige Schaltfläche nach oben, die sagt, was geschieht: „Termin anfragen“ oder „Jetzt anrufen“.",
    };
  },
};

/** The same one on both screens where there is one; else the first of each. */
function pickActions(wide: readonly ControlItem[], narrow: readonly ControlItem[]) {
  const nameOf = ({ name }: ControlItem) => name.trim().toLowerCase();
  const shared = wide.find((one) => narrow.some((other) => nameOf(other) === nameOf(one)));
  const onPhone = shared ? narrow.find((other) => nameOf(other) === nameOf(shared)) : narrow[0];
  return { onDesktop: shared ?? wide[0] ?? null, onPhone: onPhone ?? null };
}

export const firstPhoneGauge: Gauge = {
  id: "first-screen-phone",
  label: "Telefonnummer im ersten Bildschirm",
  weight: 1,
  ...IN_BOTH_VIEWS,
  read(facts): Reading | null {
    if (classifyPage(facts.desktop.snapshot) !== "firm") return null;
    const { desktop, mobile } = firstScreens(facts);
    const where = describeViews(desktop.phone, mobile.phone);
    const isUntappable = mobile.phone !== null && !mobile.phone.isLink;
    return {
      ...where,
      withoutBlame: isShrunk(facts, desktop.phone),
      praise: `Wer anrufen will, findet Ihre Nummer ${where.shown} ohne Scrollen.`,
      blame: where.value
        ? `Ihre Telefonnummer steht ${where.shown} im ersten Bildschirm.`
        : "Im ersten Bildschirm steht keine Telefonnummer.",
      suggestion: isUntappable
        ? "Machen Sie die Telefonnummer zum Link (tel:), damit ein Tipp am Handy genügt."
        : PHONE_ADVICE[where.missing],
    };
  },
};

const PHONE_ADVICE: Record<ReturnType<typeof describeViews>["missing"], string> = {
  "am Rechner und am Handy": "Zeigen Sie Ihre Nummer ganz oben, am Handy als Link zum Antippen.",
  "am Handy": "Zeigen Sie Ihre Nummer auch am Handy ganz oben, als Link zum Antippen.",
  "am Rechner": "Zeigen Sie Ihre Nummer auch am Rechner ganz oben.",
};

/** On a phone that shows the page as a computer does, only smaller, nothing can be read: that is said elsewhere. */
function isShrunk({ mobile }: DesignFacts, onDesktop: unknown): boolean {
  return onDesktop !== null && !fitsPhone(mobile.snapshot);
}

function firstScreens({ desktop, mobile }: DesignFacts): { desktop: FirstScreen; mobile: FirstScreen } {
  return {
    desktop: readFirstScreen(desktop.snapshot, false),
    mobile: readFirstScreen(mobile.snapshot, true),
  };
}

/** In how many viewports it is visible, and their names. */
function describeViews(
  onDesktop: unknown,
  onPhone: unknown,
): { value: number; shown: string; missing: "am Handy" | "am Rechner" | "am Rechner und am Handy" } {
  if (onDesktop && onPhone) return { value: 2, shown: "am Rechner und am Handy", missing: "am Handy" };
  if (onDesktop) return { value: 1, shown: "nur am Rechner", missing: "am Handy" };
  if (onPhone) return { value: 1, shown: "nur am Handy", missing: "am Rechner" };
  return { value: 0, shown: "in keiner Ansicht", missing: "am Rechner und am Handy" };
}

/** Of the screen: the law requires a consent banner, not a larger one. */
const CONSENT_ROOM = 1 / 3;
/** Of the screen: a sticky header and a bar with the phone number are useful. */
const BAR_ROOM = 0.2;
const NOUNS: Record<OverlayItem["kind"], string> = {
  consent: "Die Abfrage zu Cookies",
  dialog: "Ein Fenster",
  bar: "Eine feste Leiste",
  bubble: "Ein schwebendes Symbol",
};

export const overlaysGauge: Gauge = {
  id: "overlays",
  label: "Verdeckter Bildschirm am Handy",
  weight: 1,
  cost: 15,
  good: 0.1,
  poor: 0.4,
  expected: "höchstens 10 %, eine Cookie-Abfrage bis zu einem Drittel nicht mitgezählt",
  basis: "Google Search Central: Einblendungen auf Mobilgeräten",
  read({ mobile: { snapshot } }): Reading {
    const overlays = onPhone(snapshot);
    const covered = Math.min(1, sumCoverage(overlays));
    const [largest] = overlays.toSorted((a, b) => b.coverage - a.coverage);
    const share = percent(covered);
    const noun = largest ? NOUNS[largest.kind] : "";
    return {
      value: sumNeedless(overlays),
      shown: share,
      withoutPraise: overlays.length > 0,
      praise: largest
        ? `Die Seite ist gleich zu sehen: Verdeckt sind beim Ankommen ${share} des Bildschirms.`
        : "Beim Ankommen am Handy liegt nichts über der Seite.",
      blame: `${noun || "Etwas"} liegt beim Ankommen über der Seite. Zusammen sind ${share} des Bildschirms verdeckt.`,
      suggestion:
        largest?.kind === "consent"
          ? `Halten Sie die Cookie-Abfrage unter einem Drittel des Bildschirms (heute sind ${share} verdeckt), oder verzichten Sie auf Dienste, die sie nötig machen.`
          : `Lassen Sie weg, was sich ungefragt über die Seite legt; am Handy sind ${share} verdeckt.`,
      annotations: annotate(
        "mobile",
        overlays.filter((overlay) => sumNeedless([overlay]) > 0),
        ({ kind, coverage }) => `${NOUNS[kind]} verdeckt ${percent(coverage)} des ersten Bildschirms.`,
      ),
    };
  },
};

/** Coverage in terms of the phone's screen: a page that overflows is zoomed out, and hides less behind the same bar. */
function onPhone({ overlays, viewport }: PageSnapshot): OverlayItem[] {
  const zoom = Math.max(1, viewport.height / PHONE_HEIGHT);
  return overlays.map((overlay) => ({ ...overlay, coverage: Math.min(1, overlay.coverage * zoom) }));
}

/** Share of the screen that is covered needlessly, 0–1. */
function sumNeedless(overlays: readonly OverlayItem[]): number {
  const by = (kind: OverlayItem["kind"]) => sumCoverage(overlays.filter((overlay) => overlay.kind === kind));
  const consent = Math.max(0, by("consent") - CONSENT_ROOM);
  const bars = Math.max(0, by("bar") - BAR_ROOM);
  return Math.min(1, consent + bars + by("dialog") + by("bubble"));
}

function sumCoverage(overlays: readonly OverlayItem[]): number {
  return overlays.reduce((sum, { coverage }) => sum + coverage, 0);
}

export const longTasksGauge: Gauge = {
  id: "long-tasks",
  label: "Blockierte Zeit beim Laden",
  weight: 0,
  good: 200,
  poor: 600,
  expected: "höchstens 200 ms",
  basis: "Google Lighthouse, Total Blocking Time",
  read({ desktop, mobile }): Reading {
    const blocked = Math.max(desktop.snapshot.vitals.tbt, mobile.snapshot.vitals.tbt);
    const shown = `${germanNumber(blocked)}\u00a0ms`;
    return {
      value: blocked,
      shown,
      praise: `Die Seite reagiert sofort: Skripte halten sie ${shown} auf.`,
      blame: `Skripte halten die Seite beim Laden ${shown} auf; solange reagiert sie auf keinen Tipp.`,
      suggestion: `Laden Sie Skripte später oder gar nicht (heute ${shown} Wartezeit): Zähler, Karten und Chatfenster zuerst.`,
    };
  },
};
