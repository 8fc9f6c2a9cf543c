// Pictures of a page, and the places in them.
import * as v from "valibot";
import { essential } from "./read-leniently.ts";

/** Characters before the base64, and some to spare. */
const PREFIX_LENGTH = 100;

/** A data URL: any other address would be fetched. */
export const pictureSchema = v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);base64,[\w+/=]+$/));

/** The same as our browser takes it. @param maxLength characters of base64 */
export function photoSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength + PREFIX_LENGTH),
    v.regex(/^data:image\/jpeg;base64,[\w+/=]+$/),
  );
}

const length = v.pipe(v.number(), v.minValue(0));

/** CSS px from the page's top left corner. */
export const boxSchema = v.object({
  x: essential(v.number()),
  y: essential(v.number()),
  width: essential(length),
  height: essential(length),
});
