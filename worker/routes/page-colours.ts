// Colours of the pages that the Worker writes for the owner and the developer, as CSS properties: those of the mails, and some more.
import { mailColours } from "../mail/compose/mail-look.ts";

/** Those of app/styles/tokens.css that mails have no use for. */
const furtherColours = {
  "hedge-soft": ["#cfdccf", "#cfdccf"],
  good: ["#1f6b3f", "#7fc79a"],
  fair: ["#8a5a00", "#e3b23c"],
  poor: ["#a3291c", "#f08b7b"],
} as const;

export const colourProperties = Object.entries({ ...mailColours, ...furtherColours })
  .map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`)
  .join("\n  ");
