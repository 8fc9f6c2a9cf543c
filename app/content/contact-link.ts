// The way to the contact form, with its subject filled in.

/** Name of the query parameter that the form reads its subject from. */
export const SUBJECT_PARAMETER = "subject";

/** `/kontakt` with a subject; the form shows it and it can be changed there. */
export function contactAbout(subject: string): string {
  return `/kontakt?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}`;
}
