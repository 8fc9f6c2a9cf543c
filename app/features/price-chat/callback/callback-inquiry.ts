// What a callback request tells: number and time, what is understood so far, and the conversation where its visitor wants that.
import { chatTexts } from "#content/pages/preisrechner/preisrechner.ts";
import {
  callbackName,
  callbackSubject,
  callbackWords,
} from "#content/pages/preisrechner/preisrechner-callback.ts";
import { contactLimits } from "#contract/contact.ts";
import { type Understood, understoodSlots } from "#contract/price-calculator/price-chat.ts";
import type { ShownMessage } from "../conversation/read-answers.ts";

export interface CallbackWish {
  phone: string;
  when: string;
  understood: Understood;
  /** Null: it stays with the visitor. */
  transcript: readonly ShownMessage[] | null;
}

/** The fields of an inquiry. */
export function callbackInquiry({ phone, when, understood, transcript }: CallbackWish) {
  const { company } = understood;
  const named = company && !company.assumed ? company.value : "";
  const head = [callbackWords.please(phone, when), knownLines(understood)].filter(Boolean).join("\n\n");
  const talk = transcript === null ? "" : talkLines(transcript, contactLimits.message - head.length);
  return {
    callback: true as const,
    name: (named || callbackName).slice(0, contactLimits.name),
    email: "" as const,
    phone,
    company: named.slice(0, contactLimits.company),
    companySize: "" as const,
    subject: callbackSubject(when),
    message: head + talk,
  };
}

function knownLines(understood: Understood): string {
  const lines = understoodSlots.flatMap((slot) => {
    const known = understood[slot];
    if (!known) return [];
    return [callbackWords.line(slot, known.assumed ? callbackWords.assumed(known.value) : known.value)];
  });
  return lines.length === 0 ? "" : [callbackWords.known, ...lines].join("\n");
}

/** The newest messages that fit, oldest first. */
function talkLines(messages: readonly ShownMessage[], room: number): string {
  const title = `\n\n${callbackWords.talk}`;
  const lines: string[] = [];
  let left = room - title.length - "\n…".length;
  for (const { role, content } of messages.toReversed()) {
    const line = `\n${chatTexts.speakers[role]}: ${content}`;
    left -= line.length;
    if (left < 0) return [title, "\n…", ...lines].join("");
    lines.unshift(line);
  }
  return lines.length === 0 ? "" : [title, ...lines].join("");
}
