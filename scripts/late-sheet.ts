// The whole sheet as visitors get it after the first paint, when a page already has its own rules and typefaces.
import postcss, { type Rule } from "postcss";

/** Side of an icon's drawing in units of its viewBox. */
const SIDE = 24;
const ICON_SELECTOR = /^\.i-tabler-[\w-]+$/;
const ICON_BASE = "[class*=i-tabler-]";
const DRAWING = /^url\("data:image\/svg\+xml;utf8,%3Csvg .*?%3E(.*)%3C\/svg%3E"\)$/;

/**
 * Spares the browser what the sheet would cost on arrival (measured at a phone's pace, /website-wartung: 480 ms in one task,
 * 100 ms after): declaring the typefaces again lays out all text anew, and every icon of its own is a document to open.
 * So typefaces are left to the inlined rules, and all icons become one picture, one row each.
 */
export function lateSheet(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  const icons: Rule[] = [];
  root.walkRules((rule) => {
    if (ICON_SELECTOR.test(rule.selector)) icons.push(rule);
  });
  const base = findIconBase(root);
  const rows = icons.map(drawingOf);
  icons.forEach((rule, row) => {
    const down = rows.length > 1 ? (row / (rows.length - 1)) * 100 : 0;
    rule.removeAll();
    rule.append({ prop: "mask-position", value: `0 ${Number(down.toFixed(4))}%` });
  });
  base.walkDecls(/^(mask|--un-icon)$/, (declaration) => {
    declaration.remove();
  });
  base.append(
    { prop: "mask-image", value: `url("${stacked(rows)}")` },
    { prop: "mask-size", value: `100% ${rows.length * 100}%` },
    { prop: "mask-repeat", value: "no-repeat" },
  );
  return root.toString();
}

function findIconBase(root: postcss.Root): Rule {
  let base: Rule | null = null;
  root.walkRules((rule) => {
    if (rule.selector.replaceAll('"', "") === ICON_BASE) base = rule;
  });
  if (!base) throw new Error("The sheet has no common rule for icons; has styles/icons.css changed?");
  return base;
}

/** What is drawn inside an icon's svg, still encoded for a data: address. */
function drawingOf(rule: Rule): string {
  let drawing: string | undefined;
  rule.walkDecls("--un-icon", ({ value }) => {
    drawing = value.match(DRAWING)?.[1];
  });
  if (!drawing)
    throw new Error(`${rule.selector} holds no drawing as expected; has UnoCSS changed its icons?`);
  return drawing;
}

function stacked(drawings: readonly string[]): string {
  const height = drawings.length * SIDE;
  const rows = drawings.map(
    (drawing, row) => `%3Cg transform='translate(0 ${row * SIDE})'%3E${drawing}%3C/g%3E`,
  );
  const open = `%3Csvg viewBox='0 0 ${SIDE} ${height}' width='${SIDE}' height='${height}' xmlns='http://www.w3.org/2000/svg'%3E`;
  return `data:image/svg+xml;utf8,${open}${rows.join("")}%3C/svg%3E`;
}
