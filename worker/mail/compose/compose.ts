// A mail's content becomes subject, text part and HTML part, all with the same facts.

import type { Mail } from "../mail.ts";
import { toOneLine } from "../sanitize-text.ts";
import { htmlPart } from "./compose-html.ts";
import { textPart } from "./compose-text.ts";
import type { MailContent } from "./mail-content.ts";

/** Mail programs show some 70 characters; beyond this a header is folded needlessly often. */
const MAX_SUBJECT_CHARACTERS = 150;

/** The content may hold anything at all: what comes out is one line of subject and two parts without foreign markup. */
export function composeMail(content: MailContent): Pick<Mail, "subject" | "text" | "html"> {
  const subject = toOneLine(content.subject, MAX_SUBJECT_CHARACTERS);
  return { subject, text: textPart(content), html: htmlPart({ ...content, subject }) };
}
