// Bodies of calls, read no further than the endpoint allows: JSON of the contract, and plain forms.
import * as v from "valibot";
import { fieldNames, fieldReasons, unreadableBody, wholeRequest } from "#content/messages.ts";
import type { ProblemDetails } from "./problem.ts";

export type JsonBody<T> =
  | { ok: true; value: T }
  | { ok: false; code: "not-json" | "body-too-large" | "bad-request"; details?: ProblemDetails };

const JSON_TYPE = /^application\/json *(;|$)/i;

export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<JsonBody<v.InferOutput<Schema>>> {
  const json = await readJsonValue(request, maxBytes);
  if (!json.ok) return json;
  const read = v.safeParse(schema, json.value, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  return { ok: false, code: "bad-request", details: { detail: reasonOf(read.issues[0]) } };
}

/** Any JSON, for endpoints that say themselves what breaks their contract. */
export async function readJsonValue(request: Request, maxBytes: number): Promise<JsonBody<unknown>> {
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) return { ok: false, code: "not-json" };
  const bytes = await readLimited(request, maxBytes);
  if (bytes === undefined) return { ok: false, code: "body-too-large" };
  const json = parse(bytes);
  if (json === undefined) return { ok: false, code: "bad-request", details: { detail: unreadableBody } };
  return { ok: true, value: json };
}

/** Undefined is no JSON value, so it can stand for text that is none. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const field = fieldName(issue);
  const limit = typeof issue.requirement === "number" ? issue.requirement : 0;
  if (issue.received === "undefined") return fieldReasons.missing(field);
  if (issue.type === "min_length") return fieldReasons.empty(field);
  if (issue.type === "max_length" && Array.isArray(issue.input)) return fieldReasons.tooMany(field, limit);
  if (issue.type === "max_length") return fieldReasons.tooLong(field, limit);
  return fieldReasons.wrongKind(field);
}

/** `keywords.3` is named like every other item of its list; what has no name is the request as a whole. */
function fieldName(issue: v.BaseIssue<unknown>): string {
  const path = (v.getDotPath(issue) ?? "").replace(/\.\d+/g, ".item");
  return fieldNames[path] ?? wholeRequest;
}

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

/** The body, or undefined beyond `maxBytes`. Counts while reading, as Content-Length may be wrong; leaves the rest unread. */
async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("Content-Length")) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
