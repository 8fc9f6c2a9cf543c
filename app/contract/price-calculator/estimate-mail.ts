// An estimate to be mailed, as it travels (API-04).
import * as v from "valibot";
import { readMailAddress } from "../mail-address.ts";

/** One address, as it is sent to. */
export const mailAddressSchema = v.pipe(
  v.string(),
  v.check((text) => readMailAddress(text) !== null),
  v.transform((text) => readMailAddress(text) ?? text),
);

/** Of the estimate only the id is read: amounts and texts stand in the store. */
export const estimateMailRequestSchema = v.object({
  email: mailAddressSchema,
  priceEstimate: v.object({ id: v.pipe(v.string(), v.toLowerCase(), v.uuid()) }),
});

/** Answer once the mail is stored. */
export const estimateMailAnswerSchema = v.object({ ok: v.literal(true), id: v.string() });
