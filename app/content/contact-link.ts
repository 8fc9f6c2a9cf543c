// The way to the contact form, with what the link already knows filled in.

/** Names of the query parameters that the form reads. */
export const SUBJECT_PARAMETER = "subject";
export const MESSAGE_PARAMETER = "message";
export const ESTIMATE_PARAMETER = "estimate";

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
    ...(message !== undefined && { [MESSAGE_PARAMETER]: message }),
    ...(estimateId !== undefined && { [ESTIMATE_PARAMETER]: estimateId }),
  });
  return `/kontakt?${query}`;
}
