// Text from outside as it is kept and mailed: no control characters, nothing that cannot be seen or turns the order of
// what stands beside it.

/**
 * Invisible and direction-changing characters, Braille's blank and halves of characters. Not among them what names and
 * emoji are written with: joiners (200C, 200D) and variation selectors (FE00–FE0F).
 */
const UNSEEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\p{Cs}]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/** White space except what breaks lines. */
const BLANKS = /[\t\p{Zs}]+/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROLS_OF_TEXT = /[^\P{Cc}\n\t]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** For one line: composed (NFC), without the unseen, blanks folded, trimmed. Control characters inside stay: see hasControl. */
export function asLine(text: string): string {
  return text.replace(UNSEEN, "").normalize("NFC").replace(BLANKS, " ").trim();
}

/** For several lines: as asLine, with line breaks as LF, blanks as they are, and other control characters dropped. */
export function asText(text: string): string {
  const readable = text.replace(LINE_BREAK, "\n").replace(CONTROLS_OF_TEXT, "").replace(UNSEEN, "");
  return readable.normalize("NFC").trim();
}

/** Whether a text holds anything that breaks a line or controls a terminal, tabs included. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Whether there is anything to read. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
