// Six faults of design that can be put on any page, each meant for one aspect of the rating.
import type { AspectId } from "#contract/design-rating.ts";

export interface DesignFault {
  name: string;
  aspect: AspectId;
  /** Changes the HTML before the browser gets it: the page has never been otherwise, and no script of its own puts it back. */
  html?: (html: string) => string;
  /** Changes the page once it is loaded; runs in the page. */
  inPage?: () => unknown;
}

/** Typefaces of the sample sites: the same on every machine, and not to be mistaken for each other. */
const FACES = [
  "fitness-studio-vital/anybody",
  "fitness-studio-vital/instrument-sans",
  "galabau-pro/display",
  "osteria-del-borgo/bodoni-italic",
  "prodach/display",
  "vitalweg/zen-maru-500",
]
  .map(
    (file, at) =>
      `@font-face{font-family:Mix${at};src:url(/demos/${file}.woff2) format("woff2");font-display:swap}`,
  )
  .join("");

export const designFaults: readonly DesignFault[] = [
  { name: "broken contrast", aspect: "colorScheme", inPage: breakContrast },
  { name: "six mixed fonts", aspect: "typography", html: withStyle(FACES), inPage: mixFonts },
  { name: "boxes off their grid", aspect: "layout", inPage: shiftBoxes },
  {
    name: "shrunk targets",
    aspect: "userExperience",
    // As low as a button can be that is still read as one: gone, it would be a fault of the first screen and the brand, too.
    html: withStyle(
      `a,button{padding-block:0!important;margin:0!important;min-height:0!important;min-width:0!important;
      height:auto!important;line-height:20px!important}nav,nav *,footer,footer *{gap:0!important}`,
    ),
  },
  {
    name: "overflow at 390 px",
    aspect: "layout",
    html: withStyle("@media(max-width:600px){section,main>*{min-width:520px!important}}"),
  },
  {
    name: "no meta viewport",
    aspect: "modernity",
    html: (html) => html.replace(/<meta name="viewport"[^>]*>/i, ""),
  },
];

/** At the end of the document: after the page's own rules. */
function withStyle(css: string): (html: string) => string {
  return (html) => html.replace(/<\/body>/i, `<style>${css}</style></body>`);
}

/** Every text has a third of its ink left, whatever stands behind it. */
function breakContrast(): void {
  const all = [...document.body.querySelectorAll<HTMLElement>("*")];
  const colors = all.map((element) => getComputedStyle(element).color);
  for (const [at, { style }] of all.entries()) {
    style.setProperty("transition", "none", "important");
    style.setProperty("color", `color-mix(in srgb, ${colors[at]} 30%, transparent)`, "important");
  }
}

/** In turns, element by element. Words that are too wide break: overflow would be another fault. */
async function mixFonts(): Promise<void> {
  const names = Array.from({ length: 6 }, (_, at) => `Mix${at}`);
  await Promise.all(names.map((name) => document.fonts.load(`16px ${name}`)));
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const texts = [...document.body.querySelectorAll<HTMLElement>("*")].filter(hasText);
  for (const [at, { style }] of texts.entries()) {
    style.setProperty("font-family", names[at % names.length] ?? "", "important");
    style.setProperty("overflow-wrap", "anywhere");
  }
}

/** At the desk alone: on the phone it would be overflow, too. */
function shiftBoxes(): void {
  if (innerWidth < 768) return;
  const boxes = document.body.querySelectorAll<HTMLElement>("h1,h2,h3,p,li,article,figure,main svg");
  const inFlow = [...boxes].filter((box) => getComputedStyle(box).position === "static");
  for (const [at, { style }] of inFlow.entries()) {
    style.position = "relative";
    style.left = `${((at * 13) % 5) * 9 - 17}px`;
    style.top = `${((at * 7) % 4) * 6 - 8}px`;
  }
}
