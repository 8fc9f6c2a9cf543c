// The shared sheet that arrives after the first paint, when a page already has its own rules and typefaces.
import postcss, { type Rule } from "postcss";

/** Side of an icon's drawing in units of its viewBox. */
const SIDE = 24;
const ICON_SELECTOR = /^\.i-tabler-[\w-]+$/;
const ICON_BASE = "[class*=i-tabler-]";
const DRAWING = /^url\("data:image\/svg\+xml;utf8,%3Csvg .*?%3E(.*)%3C\/svg%3E"\)$/;

interface LateSheet {
  css: string;
  /** The picture of all icons, an SVG; has to be served at its `urlOf`. */
  icons: string;
}

/**
 * Makes the sheet cheap on arrival (480 → 100 ms in one task, measured on /website-wartung with phone throttling): declaring the
 * typefaces again would lay out all text anew, and every separate icon is a document to parse. So typefaces stay in the inlined rules,
 * and all icons become one picture, one row each, in a file of its own that is parsed in a separate task (8 ms less, on a desktop).
 * @param urlOf where the picture will be served
 */
export function lateSheet(css: string, urlOf: (icons: string) => string): LateSheet {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (ICON_SELECTOR.test(rule.selector)) rules.push(rule);
  });
  const base = findIconBase(root);
  const rows = rules.map(drawingOf);
  rules.forEach((rule, row) => {
    const down = rows.length > 1 ? (row / (rows.length - 1)) * 100 : 0;
    rule.removeAll();
    rule.append({ prop: "mask-position", value: `0 ${Number(down.toFixed(4))}%` });
  });
  base.walkDecls(/^(mask|--un-icon)$/, (declaration) => {
    declaration.remove();
  });
  const icons = stacked(rows);
  base.append(
    { prop: "mask-image", value: `url("${urlOf(icons)}")` },
    { prop: "mask-size", value: `100% ${rows.length * 100}%` },
    { prop: "mask-repeat", value: "no-repeat" },
  );
  return { css: root.toString(), icons };
}

function findIconBase(root: postcss.Root): Rule {
  let base: Rule | null = null;
  root.walkRules((rule) => {
    if (rule.selector.replaceAll('"', "") === ICON_BASE) base = rule;
  });
  if (!base) throw new Error("The sheet has no common rule for icons; has styles/icons.css changed?");
  return base;
}

/** What is drawn inside an icon's svg. */
function drawingOf(rule: Rule): string {
  let drawing: string | undefined;
  rule.walkDecls("--un-icon", ({ value }) => {
    drawing = value.match(DRAWING)?.[1];
  });
  if (!drawing)
    throw new Error(`${rule.selector} holds no drawing as expected; has UnoCSS changed its icons?`);
  return decodeURIComponent(drawing);
}

function stacked(drawings: readonly string[]): string {
  const height = drawings.length * SIDE;
  const rows = drawings.map((drawing, row) => `<g transform='translate(0 ${row * SIDE})'>${drawing}</g>`);
  // Firefox rounds the picture's sides to whole pixels: kept in proportion, what is 14.4 wide would move by half an icon.
  const open = `<svg preserveAspectRatio='none' viewBox='0 0 ${SIDE} ${height}' width='${SIDE}' height='${height}' xmlns='http://www.w3.org/2000/svg'>`;
  return `${open}${rows.join("")}</svg>`;
}
