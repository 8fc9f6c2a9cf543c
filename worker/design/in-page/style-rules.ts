// One walk over all readable style rules: their queries, and which CSS they use.

export interface StyleFacts {
  fontRules: { style: CSSStyleDeclaration; base: string }[];
  /** How many were read. */
  rules: number;
  /** Queries for the width of the viewport or a container. */
  widthQueries: number;
  features: Set<string>;
  asksForDarkScheme: boolean;
  hasImageSets: boolean;
  hasBlinkingText: boolean;
  /** Addresses of unreadable sheets from other origins. */
  unreadable: string[];
}

/** A large framework has 10,000. */
const MAX_RULES = 30_000;
const MAX_FONT_RULES = 1_000;
/** Characters of one rule, which may contain pictures. */
const MAX_RULE_TEXT = 4_000;
/** Nested rules: @layer, @media, @supports, nesting. */
const MAX_DEPTH = 12;

const WIDTH_QUERY = /\b(?:width|inline-size)\b/;
const DARK_QUERY = /prefers-color-scheme\s*:\s*dark/;
/** Those of frameworks are nobody's decision. */
const OWN_PROPERTY = /\bvar\(\s*--(?!(?:bs|tw|wp|un|mdc|fa|e|elementor|swiper|ion|md|v)-)/;
const FEATURES: Record<string, RegExp> = {
  "custom-properties": OWN_PROPERTY,
  grid: /(?:^|[\s;])(?:display:\s*(?:inline-)?grid|grid-(?:template|area|column|row))\b/,
  clamp: /\bclamp\(/,
  container: /(?:^|[\s;])container(?:-type|-name)?:/,
  "color-scheme": /(?:^|[\s;])color-scheme:/,
  "aspect-ratio": /(?:^|[\s;])aspect-ratio:/,
  logical: /(?:^|[\s;])(?:(?:margin|padding|inset|border)-(?:inline|block)|(?:inline|block)-size)\b/,
};

export function readStyleRules(): StyleFacts {
  const walk: StyleFacts = {
    fontRules: [],
    widthQueries: 0,
    features: new Set(),
    asksForDarkScheme: false,
    hasImageSets: false,
    hasBlinkingText: false,
    unreadable: [],
    rules: 0,
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (sheet.disabled) continue;
    readQuery(walk, sheet.media.mediaText);
    readSheet(walk, sheet, 0);
  }
  return walk;
}

function readSheet(walk: StyleFacts, sheet: CSSStyleSheet, depth: number): void {
  const rules = getRules(sheet);
  if (rules) readRules(walk, rules, sheet.href ?? undefined, depth);
  else if (sheet.href) walk.unreadable.push(sheet.href);
}

/** Null for a sheet of another origin. */
function getRules(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

function readRules(walk: StyleFacts, rules: CSSRuleList, base: string | undefined, depth: number): void {
  for (const rule of rules) {
    walk.rules += 1;
    if (walk.rules > MAX_RULES || depth > MAX_DEPTH) return;
    if (rule instanceof CSSImportRule) {
      readQuery(walk, rule.media.mediaText);
      if (rule.styleSheet) readSheet(walk, rule.styleSheet, depth + 1);
    } else if (rule instanceof CSSFontFaceRule) {
      if (walk.fontRules.length < MAX_FONT_RULES)
        walk.fontRules.push({ style: rule.style, base: base ?? document.baseURI });
    } else if (rule instanceof CSSStyleRule) {
      readStyleRule(walk, rule);
      if (rule.cssRules.length > 0) {
        walk.features.add("nesting");
        readRules(walk, rule.cssRules, base, depth + 1);
      }
    } else if (rule instanceof CSSGroupingRule) {
      if (rule instanceof CSSConditionRule) readQuery(walk, rule.conditionText);
      if (rule instanceof CSSContainerRule) walk.features.add("container");
      readRules(walk, rule.cssRules, base, depth + 1);
    }
  }
}

function readQuery(walk: StyleFacts, condition: string): void {
  if (WIDTH_QUERY.test(condition)) walk.widthQueries += 1;
  if (DARK_QUERY.test(condition)) walk.asksForDarkScheme = true;
}

function readStyleRule(walk: StyleFacts, { selectorText, style }: CSSStyleRule): void {
  const text = style.cssText.slice(0, MAX_RULE_TEXT);
  for (const [name, pattern] of Object.entries(FEATURES)) {
    if (!walk.features.has(name) && pattern.test(text)) walk.features.add(name);
  }
  if (selectorText.includes(":has(")) walk.features.add("has");
  walk.hasImageSets ||= text.includes("image-set(");
  walk.hasBlinkingText ||= /text-decoration[^;]*\bblink\b/.test(text);
}
