// Which typeface of a stack a visitor gets.

const GENERIC = new Set(
  "serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji".split(
    " ",
  ),
);
/** Names of one browser for the system's typeface. */
const SYSTEM = new Set(["-apple-system", "blinkmacsystemfont"]);
/**
 * What comes with Windows, macOS or both: visitors see these, though the browser that rates may run where they are missing.
 * A page that mixes six of them is not one of one typeface.
 */
const COMMON = new Set(
  `arial|arial black|arial narrow|baskerville|book antiqua|bookman old style|brush script mt|calibri|cambria|candara|century gothic|comic sans ms|
consolas|courier|courier new|didot|franklin gothic medium|futura|garamond|geneva|georgia|gill sans|helvetica|helvetica neue|impact|lucida console|
lucida grande|lucida sans unicode|menlo|monaco|optima|palatino|palatino linotype|rockwell|segoe ui|tahoma|times|times new roman|trebuchet ms|
verdana`
    .replaceAll("\n", "")
    .split("|"),
);
/** Letters whose widths tell typefaces apart. */
const PROBE = "mmmmMMWWliIQ@&0159 Hamburgefonstiv";
const PROBE_SIZE = "72px";
/** Two that are never the same face: a typeface that equals one is told by the other. */
const REFERENCES = ["monospace", "serif"];
const MAX_NAME = 80;
/** A stack may name thousands. */
const MAX_STACK = 20;
/** Measured by name; further ones count as missing. */
const MAX_MEASURED = 300;

/** Tells the first family of a computed font-family that visitors have: loaded, installed or common; the generic one where none is. */
export function fontFinder(): (stack: string) => string {
  const loaded = loadedFamilies();
  const installed = installedFinder();
  const remembered = new Map<string, string>();
  const isThere = (family: string) =>
    loaded.get(family.toLowerCase()) ?? (COMMON.has(family.toLowerCase()) || installed(family));
  const find = (stack: string) => {
    for (const family of familiesOf(stack)) {
      const name = family.toLowerCase();
      if (SYSTEM.has(name)) {
        if (isThere(family)) return "system-ui";
      } else if (GENERIC.has(name)) return name;
      else if (isThere(family)) return family.slice(0, MAX_NAME);
    }
    return "serif";
  };
  return (stack) => {
    const known = remembered.get(stack);
    if (known !== undefined) return known;
    const family = find(stack);
    remembered.set(stack, family);
    return family;
  };
}

/** By lower-case name, whether any face of a declared webfont is loaded: one that failed hides an installed namesake. */
function loadedFamilies(): Map<string, boolean> {
  const families = new Map<string, boolean>();
  for (const { family, status } of document.fonts) {
    const name = unquoted(family).toLowerCase();
    families.set(name, families.get(name) === true || status === "loaded");
  }
  return families;
}

/** Measures text: document.fonts.check calls every typeface available that is not declared. */
function installedFinder(): (family: string) => boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const known = new Map<string, boolean>();
  const widthIn = (families: string) => {
    if (!context) return 0;
    context.font = `${PROBE_SIZE} ${families}`;
    return context.measureText(PROBE).width;
  };
  const references = REFERENCES.map((name) => ({ name, width: widthIn(name) }));
  return (family) => {
    let isThere = known.get(family);
    if (isThere === undefined) {
      const quoted = `"${family.replace(/["\\\n]/g, "")}"`;
      isThere =
        known.size < MAX_MEASURED &&
        references.some(({ name, width }) => widthIn(`${quoted}, ${name}`) !== width);
      known.set(family, isThere);
    }
    return isThere;
  };
}

function familiesOf(stack: string): string[] {
  const names = stack.slice(0, MAX_STACK * MAX_NAME).match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [];
  return names
    .slice(0, MAX_STACK)
    .map((name) => unquoted(name.trim()))
    .filter(Boolean);
}

function unquoted(name: string): string {
  return name.replace(/^(["'])(.*)\1$/, "$2");
}
