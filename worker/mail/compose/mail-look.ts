// Colours and type of the HTML part: app/styles/tokens.css as plain values, [light, dark], which a test compares.

export const mailColours = {
  paper: ["#f6f1e6", "#121a15"],
  card: ["#fffdf8", "#1a2620"],
  line: ["#d6c9ae", "#33443a"],
  ink: ["#1b231e", "#f0ebdd"],
  "ink-soft": ["#4c564f", "#b9c4bb"],
  hedge: ["#17402f", "#0f2d21"],
  "hedge-ink": ["#f3eee0", "#f3eee0"],
  brick: ["#b3402a", "#e0745c"],
  "brick-ink": ["#fffdf8", "#1a0e0a"],
  corn: ["#e3b23c", "#e3b23c"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Text in a colour, a ground ("on-card") or borders ("edge-line"): what the mails use, as class names of the dark rules. */
const paints = [
  ...(["ink", "ink-soft", "hedge-ink", "brick", "brick-ink"] as const),
  ...(["on-paper", "on-card", "on-hedge", "on-brick"] as const),
  ...(["edge-line", "edge-brick", "edge-corn", "edge-hedge-ink"] as const),
] as const;
type Paint = (typeof paints)[number];

/** Typefaces that are there already: a mail fetches nothing. */
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Outlook inherits no type into table cells: each text carries its own. */
export const type = {
  title: `${FONT};font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-0.02em`,
  heading: `${FONT};font-size:19px;line-height:1.3;font-weight:700`,
  text: `${FONT};font-size:16px;line-height:1.55`,
  strong: `${FONT};font-size:16px;line-height:1.55;font-weight:700`,
  small: `${FONT};font-size:14px;line-height:1.55`,
  brand: `${FONT};font-size:21px;line-height:1.2;font-weight:700;letter-spacing:-0.02em`,
  sign: `${FONT};font-size:14px;line-height:30px;font-weight:700;text-align:center`,
} as const;

/** A table that lays out and holds no data: screen readers pass over it. */
export const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Addresses and made-up words may be longer than a telephone is wide. */
export const BREAK_ANYWHERE = "overflow-wrap:anywhere;word-break:break-word";

/** Attributes of an element: inline colours, and classes for dark schemes. `rule`: what changes on narrow screens. */
export function look(wanted: readonly Paint[], style: string, rule?: "room" | "stacked" | "amount"): string {
  const inline = wanted.map((paint) => declaration(paint, 0));
  return `class="${[...wanted, ...(rule ? [rule] : [])].join(" ")}" style="${[style, ...inline].join(";")}"`;
}

/** Rules that programs without a style element can miss: dark colours, and facts below their labels on narrow screens. */
export function styleSheet(): string {
  const dark = paints.map((paint) => `.${paint}{${declaration(paint, 1)}!important}`);
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "@media (max-width:480px){.room{padding-left:18px!important;padding-right:18px!important}",
    ".stacked{display:block!important;width:auto!important;padding:0!important;border:0!important}",
    "td.stacked{padding-bottom:10px!important}.amount{white-space:normal!important;width:6.5em}}",
    `@media (prefers-color-scheme:dark){${dark.join("\n")}}`,
  ].join("\n");
}

function declaration(paint: Paint, scheme: 0 | 1): string {
  const [, part, colour] = paint.match(/^(on-|edge-)?(.+)$/) ?? [];
  const property = part === "on-" ? "background-color" : part === "edge-" ? "border-color" : "color";
  return `${property}:${mailColours[colour as keyof typeof mailColours][scheme]}`;
}
