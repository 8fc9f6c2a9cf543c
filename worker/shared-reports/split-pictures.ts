// Pictures of a report apart from its words: words have a limit of their own, and are read without them for a document.

/** What stands in the place of the picture with this number. */
const placeOf = (index: number) => `picture:${index}`;
const PLACE = /^picture:(\d{1,3})$/;
const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,/;

export interface Split<T> {
  words: T;
  /** Data URLs, each once. */
  pictures: string[];
}

/** Takes every picture out, however deep. */
export function splitPictures<T>(value: T): Split<T> {
  const pictures: string[] = [];
  const words = mapTexts(value, (text) => {
    // What pages wrote must not pass for a place.
    if (PLACE.test(text)) return "";
    if (!PICTURE.test(text)) return text;
    const known = pictures.indexOf(text);
    return placeOf(known === -1 ? pictures.push(text) - 1 : known);
  });
  return { words, pictures };
}

/** Puts them back; a place without its picture becomes null. */
export function joinPictures<T>(words: T, pictures: readonly string[]): T {
  return mapTexts(words, (text) => {
    const index = PLACE.exec(text)?.[1];
    return index === undefined ? text : (pictures[Number(index)] ?? null);
  });
}

function mapTexts<T>(value: T, change: (text: string) => string | null): T {
  const map = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, map(one)]));
  };
  return map(value) as T;
}
