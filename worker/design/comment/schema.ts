// What the model may answer: words only. It sets no number.
import { z } from "zod";

/** Four short sentences; longer ones nobody reads above the figures. */
export const MOST_CHARACTERS = 600;

export const commentSchema = z.object({
  kommentar: z
    .string()
    .max(4 * MOST_CHARACTERS)
    .describe(`Zwei bis vier deutsche Sätze, zusammen höchstens ${MOST_CHARACTERS - 100} Zeichen`),
});
