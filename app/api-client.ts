// The pages' way to the API: JSON in, JSON or a stream of events out. Every expected failure is an ApiError whose
// message is German and fit for a visitor; a caller who aborts gets the abort itself.
import { API_BASE, callFailures, PUBLIC_KEY } from "#content/api.ts";
import { type ErrorCode, errorCodes } from "#contract/problem.ts";
import { readEvents } from "./event-stream.ts";

export interface CallOptions {
  /** Aborts when the visitor leaves or cancels. */
  signal: AbortSignal;
  /** ms */
  timeLimit: number;
  /** The call goes on when the visitor closes the page; its body stays below 64 kB then. */
  keepalive?: boolean;
  /** Beside those that every call sends. */
  headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  /** Why the server refused; undefined when it gave no reason of ours. */
  readonly code: ErrorCode | undefined;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The message without the status. */
  readonly detail: string;
  /** What the server sent with its refusal; undefined when it was no JSON. */
  readonly data: unknown;

  constructor(
    message: string,
    details: {
      code?: ErrorCode | undefined;
      status?: number | undefined;
      detail?: string;
      data?: unknown;
    } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.code = details.code;
    this.status = details.status;
    this.detail = details.detail ?? message;
    this.data = details.data;
  }
}

/** Answers the parsed body, undefined when it is empty or no JSON. Rejects with ApiError. */
export function getJson(name: string, options: CallOptions): Promise<unknown> {
  const { headers } = options;
  return withinLimits(options, async (signal) => readJson(await call(name, { signal, headers })));
}

/** As getJson, with a body. */
export function postJson(name: string, body: unknown, options: CallOptions): Promise<unknown> {
  const { keepalive, headers } = options;
  return withinLimits(options, async (signal) =>
    readJson(await call(name, { signal, body, keepalive, headers })),
  );
}

/** As getJson, for what the server is to remove. */
export function deleteJson(name: string, options: CallOptions): Promise<unknown> {
  const { headers } = options;
  return withinLimits(options, async (signal) =>
    readJson(await call(name, { signal, headers, method: "DELETE" })),
  );
}

/**
 * Asks for a stream of events and answers the data of its `result`; `onProgress` hears the data of every `progress`.
 * An answer that is plain JSON is the result at once. Undefined when the stream ends without a result.
 */
export function postForEvents(
  name: string,
  body: unknown,
  options: CallOptions & { onProgress: (data: unknown) => void },
): Promise<unknown> {
  return withinLimits(options, async (signal) => {
    const response = await call(name, { signal, body, accept: "text/event-stream" });
    if (!isEventStream(response) || !response.body) return readJson(response);
    let result: unknown;
    let problem: ApiError | undefined;
    await readEvents(response.body, (event) => {
      const data = parseJson(event.data);
      if (event.name === "progress") options.onProgress(data);
      if (event.name === "error") problem = refusal(data, event.data);
      if (event.name === "result") result = data;
      return event.name === "error" || event.name === "result";
    });
    if (problem) throw problem;
    return result;
  });
}

/**
 * Follows something that goes on: `onState` hears the data of every `state` event until the server ends the stream.
 * An answer that is plain JSON is the only state.
 */
export function getStates(
  name: string,
  options: CallOptions & { onState: (data: unknown) => void },
): Promise<void> {
  return withinLimits(options, async (signal) => {
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
  throw refusal(parseJson(text), text, response.status);
}

async function withinLimits<T>(
  { signal, timeLimit }: CallOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // By hand: AbortSignal.any is missing in browsers that are only three years old.
  const stopper = new AbortController();
  const stop = () => stopper.abort(signal.reason);
  const timer = setTimeout(() => stopper.abort(), timeLimit);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    return await work(stopper.signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ApiError) throw error;
    const late = stopper.signal.aborted;
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
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest piece of a foreign error page that is shown. */
const MAX_SHOWN_BODY = 300;

/** The error of a refused call: a problem object says it in its `detail`, anything else is quoted as it came. */
function refusal(data: unknown, text: string, status?: number): ApiError {
  const problem = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const { type, detail } = problem;
  const body = typeof detail === "string" ? detail : text.trim().slice(0, MAX_SHOWN_BODY);
  const shown = body || callFailures.emptyBody;
  const code = errorCodes.find((known) => typeof type === "string" && type.endsWith(`/${known}`));
  // An event of a stream has no status of its own; what breaks our contract may not even name one.
  const named = status ?? (typeof problem.status === "number" ? problem.status : undefined);
  return new ApiError(named === undefined ? shown : `HTTP ${named}: ${shown}`, {
    code,
    status,
    detail: shown,
    data,
  });
}
