// Enrolling for courses, which is booking.
import type { TaggedWord, Words } from "./tagged-words.ts";

const FOR = /^(?:zu|zum|zur|zun|fuer|fuers)$/;
const WITH = /^(?:mit|inkl|inklusive|samt)$/;
/** Words that may stand between „für“ and the course, and between „mit“ and the enrolment. */
const LEAD_WITHIN = 4;
const INDIRECT =
  /^(?:telefon\w*|tel|mail\w*|email\w*|whatsapp|persoenlich|ort|papier|zettel|brief\w*|formular\w*|vhs)$/;

/** „Anmeldung zu Kursen“, „sich für einen Kurs anmelden“, „Kurse mit Anmeldung“; not by telephone. */
export function isEnrolment(words: Words, at: number): boolean {
  if (!words[at]?.tags.has("enrol")) return false;
  const isClose = ({ clause }: TaggedWord) => clause === words[at]?.clause;
  const isLed = (index: number, lead: RegExp) =>
    words
      .slice(Math.max(0, index - LEAD_WITHIN), index)
      .some((word) => isClose(word) && lead.test(word.text));
  const courses = [...words.entries()].filter(([, word]) => isClose(word) && word.tags.has("course"));
  const isNamed = courses.some(([index]) => isLed(index, FOR) || (index < at && isLed(at, WITH)));
  const isDirect = words.some((word) => isClose(word) && word.tags.has("online"));
  return isNamed && (isDirect || !words.some((word) => isClose(word) && INDIRECT.test(word.text)));
}

/** „doch ohne Anmeldung“; „buchen ohne Anmeldung“ gives up nothing. */
export function isEnrolmentGivenUp(words: Words, at: number): boolean {
  const isGivenUp = words[at]?.tags.has("enrol") && /^(?:ohne|keine)$/.test(words[at - 1]?.text ?? "");
  return isGivenUp === true && !words.some(({ tags }) => tags.has("booking"));
}
