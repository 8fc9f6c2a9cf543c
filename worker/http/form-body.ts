// The fields of a form that a browser sends by itself, without script.
import { readLimited } from "./body-limit.ts";

const FORM_TYPE = /^application\/x-www-form-urlencoded *(;|$)/i;

export function isForm(request: Request): boolean {
  return FORM_TYPE.test(request.headers.get("Content-Type") ?? "");
}

/** By name; of several fields with one name the first. Undefined when the body is larger than `maxBytes`. */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const bytes = await readLimited(request, maxBytes);
  if (bytes === undefined) return undefined;
  const pairs = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  return new Map(pairs.reverse());
}
