// Design tokens as UnoCSS theme, and the shortcuts that more than one part of the site uses.
// The values live in tokens.css as custom properties; here they only get names for class attributes.

const token = (name: string) => `var(--${name})`;

export const theme = {
  colors: {
    paper: token("paper"),
    card: token("card"),
    line: token("line"),
    ink: { DEFAULT: token("ink"), soft: token("ink-soft") },
    hedge: {
      DEFAULT: token("hedge"),
      ink: token("hedge-ink"),
      soft: token("hedge-soft"),
      line: token("hedge-line"),
    },
    brick: { DEFAULT: token("brick"), deep: token("brick-deep"), ink: token("brick-ink") },
    corn: token("corn"),
    sky: token("sky"),
    good: token("good"),
    fair: token("fair"),
    poor: token("poor"),
  },
  fontFamily: { heading: token("font-heading"), text: token("font-text"), mono: token("font-mono") },
  fontSize: {
    small: ["0.875rem", "1.5"],
    text: [token("step-text"), "1.6"],
    lead: [token("step-lead"), "1.5"],
    h3: [token("step-h3"), "1.2"],
    h2: [token("step-h2"), "1.05"],
    h1: [token("step-h1"), "1.05"],
  },
  borderRadius: { control: "6px", frame: "12px", full: "9999px" },
  // In rem: a visitor who doubles the text size gets the layout of a window half as wide.
  breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" },
};

export const shortcuts: Record<string, string> = {
  wrap: "mx-auto w-full max-w-[75rem] px-[min(1.25rem,6.25vw)] md:px-10",
  section: "py-18 md:py-28",
  hedge: "bg-hedge text-hedge-ink",
  btn: "inline-flex max-w-full items-center justify-center gap-2 min-h-12 px-5.5 py-2 rounded-control border-2 border-solid hyphens-manual font-600 leading-tight no-underline cursor-pointer transition-colors duration-150",
  "btn-brick": "btn border-brick bg-brick text-brick-ink hover:border-brick-deep hover:bg-brick-deep",
  "btn-line": "btn border-current bg-transparent text-ink hover:bg-ink hover:text-paper hover:border-ink",
  "btn-line-hedge": "btn border-current bg-transparent text-hedge-ink hover:bg-hedge-ink hover:text-hedge",
  chip: "inline-block px-3 py-1 rounded-control border border-solid border-line text-small font-500 text-ink",
  frame: "rounded-frame border border-solid border-line bg-card [box-shadow:var(--shadow)] overflow-hidden",
  field:
    "w-full min-h-12 px-4 py-2 rounded-control border-2 border-solid border-ink-soft bg-card text-ink font-inherit",
};
