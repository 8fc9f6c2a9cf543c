export interface Attempt {
  content: string;
  /** Undefined on plain http, where crypto.randomUUID is missing. */
  submissionId: string | undefined;
}

/** Unchanged text keeps its id, so that the server drops duplicates; changed text needs a new one. */
export function nextAttempt(content: string, last: Attempt | null): Attempt {
  return content === last?.content ? last : { content, submissionId: crypto.randomUUID?.() };
}
