// The pages' client of the API. Every expected failure is an ApiError with a German message for the visitor; a caller
// that aborts gets its own abort reason.
import { API_BASE, callFailures, PUBLIC_KEY } from "#content/api.ts";
import { type ErrorCode, errorCodes } from "#contract/problem.ts";
import { readEvents, type StreamEvent } from "./event-stream.ts";
import { tryOr } from "./try-or.ts";

export interface CallOptions {
  signal: AbortSignal;
  /** ms */
  timeLimit: number;
  /** The request outlives the page; its body must stay below 64 kB. */
  keepalive?: boolean;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  /** Why the server refused; undefined when it gave no reason of ours. */
  readonly code: ErrorCode | undefined;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The message without the status. */
  readonly detail: string;
  /** JSON body of the refusal; undefined when it was not JSON. */
  readonly data: unknown;

  constructor(message: string, details: Partial<Pick<ApiError, "code" | "status" | "detail" | "data">> = {}) {
    super(message);
    this.name = "ApiError";
    this.code = details.code;
    this.status = details.status;
    this.detail = details.detail ?? message;
    this.data = details.data;
  }
}

/** Resolves to the parsed body, undefined when it is empty or not JSON. Rejects with ApiError. */
export function getJson(name: string, options: CallOptions): Promise<unknown> {
  return callForJson(name, {}, options);
}

/** The same with one header of the answer; null without it. */
export function postForHeader(
  name: string,
  body: unknown,
  header: string,
  options: CallOptions,
): Promise<{ answer: unknown; header: string | null }> {
  return withTimeout(options, async (signal) => {
    const response = await call(name, { body, signal, headers: options.headers });
    return { answer: await readJson(response), header: response.headers.get(header) };
  });
}

export function postJson(name: string, body: unknown, options: CallOptions): Promise<unknown> {
  return callForJson(name, { body }, options);
}

export function deleteJson(name: string, options: CallOptions): Promise<unknown> {
  return callForJson(name, { method: "DELETE" }, options);
}

function callForJson(name: string, request: Partial<Call>, options: CallOptions): Promise<unknown> {
  const { keepalive, headers } = options;
  return withTimeout(options, async (signal) =>
    readJson(await call(name, { ...request, signal, keepalive, headers })),
  );
}

/**
 * Requests a stream of events and resolves to the data of `result`; `onProgress` gets the data of every `progress`. A
 * plain JSON response is the result itself. Undefined when the stream ends without a result.
 */
export function postForEvents(
  name: string,
  body: unknown,
  options: CallOptions & {
    onProgress: (data: unknown) => void;
    /** ms; see readEvents. */
    maxSilence?: number;
  },
): Promise<unknown> {
  return withTimeout(options, async (signal) => {
    const { headers } = options;
    const response = await call(name, { signal, body, accept: "text/event-stream", headers });
    if (!isEventStream(response) || !response.body) return readJson(response);
    let result: unknown;
    let problem: ApiError | undefined;
    const onEvent = (event: StreamEvent) => {
      const data = parseJson(event.data);
      if (event.name === "progress") options.onProgress(data);
      if (event.name === "error") problem = toApiError(data, event.data);
      if (event.name === "result") result = data;
      return event.name === "error" || event.name === "result";
    };
    await readEvents(response.body, onEvent, options.maxSilence);
    if (problem) throw problem;
    return result;
  });
}

/** Calls `onState` with the data of every `state` event until the stream ends; plain JSON is the only state. */
export function getStates(
  name: string,
  options: CallOptions & { onState: (data: unknown) => void },
): Promise<void> {
  return withTimeout(options, async (signal) => {
    const response = await call(name, { signal, accept: "text/event-stream" });
    if (!isEventStream(response) || !response.body) return options.onState(await readJson(response));
    await readEvents(response.body, (event) => {
      if (event.name === "state") options.onState(parseJson(event.data));
      return false;
    });
  });
}

interface Call {
  signal: AbortSignal;
  body?: unknown;
  accept?: string;
  keepalive?: boolean | undefined;
  headers?: CallOptions["headers"];
  method?: string;
}

async function call(
  name: string,
  { signal, body, accept = "application/json", keepalive = false, headers, method }: Call,
): Promise<Response> {
  const response = await fetch(`${API_BASE}/${name}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${PUBLIC_KEY}`,
      Accept: accept,
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    keepalive,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError(callFailures.unreachable);
  });
  if (response.ok) return response;
  const text = await response.text();
  throw toApiError(parseJson(text), text, response.status);
}

async function withTimeout<T>(
  { signal, timeLimit }: CallOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // AbortSignal.any is missing in browsers that are three years old.
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(), timeLimit);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ApiError) throw error;
    const late = controller.signal.aborted;
    throw new ApiError(late ? callFailures.tooSlow(timeLimit / 1000) : callFailures.broken);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

function isEventStream(response: Response): boolean {
  return /^text\/event-stream\b/i.test(response.headers.get("Content-Type") ?? "");
}

function parseJson(text: string): unknown {
  return tryOr(() => JSON.parse(text), undefined);
}

/** Characters of a foreign error page that are shown. */
const MAX_SHOWN_BODY = 300;

/** The error of a refused call: the `detail` of a problem object, anything else as it came. */
function toApiError(data: unknown, text: string, status?: number): ApiError {
  const problem = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const { type, detail } = problem;
  const body = typeof detail === "string" ? detail : text.trim().slice(0, MAX_SHOWN_BODY);
  const shown = body || callFailures.emptyBody;
  const code = errorCodes.find((known) => typeof type === "string" && type.endsWith(`/${known}`));
  // An event of a stream has no HTTP status; only its problem object may name one.
  const named = status ?? (typeof problem.status === "number" ? problem.status : undefined);
  return new ApiError(named === undefined ? shown : `HTTP ${named}: ${shown}`, {
    code,
    status,
    detail: shown,
    data,
  });
}
