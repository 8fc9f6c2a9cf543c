// Gauges of use: what a visitor finds without scrolling, at the desk and on the phone.
import type { Gauge, Reading } from "../aspect.ts";
import type { DesignFacts } from "../design-facts.ts";
import { type FirstScreen, firstScreen } from "../figures/first-screen.ts";
import { quoted } from "../wording.ts";

export const firstHeadingGauge: Gauge = {
  id: "first-screen-heading",
  label: "Überschrift im ersten Bildschirm",
  weight: 10,
  good: 2,
  poor: 0,
  expected: "am Rechner und am Handy",
  basis: "Erfahrung",
  read(facts): Reading {
    const { desktop, mobile } = firstScreens(facts);
    const heading = desktop.heading ?? mobile.heading;
    const where = places(desktop.heading, mobile.heading);
    const words = heading ? quoted(heading.sample) : "";
    return {
      ...where,
      praise: `Die Überschrift ${words} steht ${where.shown} sofort im Blick.`,
      blame: heading
        ? `Die Überschrift ${words} steht ${where.shown} im ersten Bildschirm.`
        : "Im ersten Bildschirm steht keine große Überschrift (0 von 2 Ansichten): Niemand erfährt ohne Scrollen, wer Sie sind.",
      suggestion: heading
        ? `Rücken Sie die Überschrift so weit nach oben, dass sie auch ${where.missing} ohne Scrollen zu lesen ist.`
        : "Sagen Sie ganz oben in einer Überschrift, was Sie tun und wo: zum Beispiel „Dachdecker in Olfen“.",
    };
  },
};

export const firstActionGauge: Gauge = {
  id: "first-screen-action",
  label: "Schaltfläche im ersten Bildschirm",
  weight: 13,
  good: 2,
  poor: 0,
  expected: "am Rechner und am Handy",
  basis: "Erfahrung",
  read(facts): Reading {
    const { desktop, mobile } = firstScreens(facts);
    const action = desktop.action ?? mobile.action;
    const where = places(desktop.action, mobile.action);
    const words = action ? quoted(action.name, 40) : "";
    return {
      ...where,
      praise: `Der nächste Schritt ist klar: ${words} steht ${where.shown} im ersten Bildschirm.`,
      blame: action
        ? `Die Schaltfläche ${words} steht ${where.shown} im ersten Bildschirm.`
        : "Im ersten Bildschirm steht keine Schaltfläche (0 von 2 Ansichten): Besucher müssen suchen, wie es weitergeht.",
      suggestion: action
        ? `Zeigen Sie die Schaltfläche ${words} auch ${where.missing} ohne Scrollen.`
        : "Setzen Sie eine auffällige Schaltfläche nach oben, die sagt, was geschieht: „Termin anfragen“ oder „Jetzt anrufen“.",
    };
  },
};

export const firstPhoneGauge: Gauge = {
  id: "first-screen-phone",
  label: "Telefonnummer im ersten Bildschirm",
  weight: 8,
  good: 2,
  poor: 0,
  expected: "am Rechner und am Handy",
  basis: "Erfahrung",
  read(facts): Reading {
    const { desktop, mobile } = firstScreens(facts);
    const where = places(desktop.phone, mobile.phone);
    const isUntappable = mobile.phone !== null && !mobile.phone.isLink;
    return {
      ...where,
      praise: `Wer anrufen will, findet Ihre Nummer ${where.shown} ohne Scrollen.`,
      blame: where.value
        ? `Ihre Telefonnummer steht ${where.shown} im ersten Bildschirm.`
        : "Im ersten Bildschirm steht keine Telefonnummer (0 von 2 Ansichten); wer es eilig hat, ruft woanders an.",
      suggestion: isUntappable
        ? "Machen Sie die Telefonnummer zum Link (tel:), damit ein Tipp am Handy genügt."
        : `Zeigen Sie Ihre Nummer auch ${where.missing} ganz oben, am Handy als Link zum Antippen.`,
    };
  },
};

function firstScreens({ desktop, mobile }: DesignFacts): { desktop: FirstScreen; mobile: FirstScreen } {
  return { desktop: firstScreen(desktop.snapshot, false), mobile: firstScreen(mobile.snapshot, true) };
}

/** In how many of both views it shows, and the words for them. */
function places(onDesktop: unknown, onPhone: unknown): { value: number; shown: string; missing: string } {
  if (onDesktop && onPhone) return { value: 2, shown: "am Rechner und am Handy", missing: "am Handy" };
  if (onDesktop) return { value: 1, shown: "nur am Rechner", missing: "am Handy" };
  if (onPhone) return { value: 1, shown: "nur am Handy", missing: "am Rechner" };
  return { value: 0, shown: "in keiner Ansicht", missing: "am Rechner und am Handy" };
}
