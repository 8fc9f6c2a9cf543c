// The way to the contact form, with what the link already knows filled in.

/** Names of the query parameters that the form reads. */
export const SUBJECT_PARAMETER = "subject";
export const ESTIMATE_PARAMETER = "estimate";
/**
 * Behind the "#": it may be long, and may hold what a visitor wrote elsewhere. Browsers keep that part of an address to
 * themselves, so that no server's log ever has it.
 */
export const MESSAGE_PARAMETER = "message";

/** What a link may add to its subject. */
interface Known {
  /** The message's beginning, for the visitor to go on with. */
  message?: string;
  /** UUID of an estimate by the price calculator. */
  estimateId?: string;
}

/** `/kontakt` with a subject, and what else is known; the form shows all of it, and all can be changed there. */
export function contactAbout(subject: string, { message, estimateId }: Known = {}): string {
  const query = new URLSearchParams({
    [SUBJECT_PARAMETER]: subject,
    ...(estimateId !== undefined && { [ESTIMATE_PARAMETER]: estimateId }),
  });
  const kept = message === undefined ? "" : `#${new URLSearchParams({ [MESSAGE_PARAMETER]: message })}`;
  return `/kontakt?${query}${kept}`;
}
