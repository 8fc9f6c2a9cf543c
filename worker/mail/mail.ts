// A mail on its way, and what can become of it.

export interface MailAddress {
  email: string;
  name?: string;
}

/** "watch-order" asks whether a watch is wanted, "watch" tells what it has seen. */
export type MailKind = "inquiry" | "confirmation" | "estimate" | "weekly" | "watch-order" | "watch";

/** Ready to send; the sender is the site itself and belongs to the adapter. Addresses are checked; names and subject are one line each. */
export interface Mail {
  kind: MailKind;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Further headers: names and values of ours alone. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * permanent: refused for good, such as a wrong recipient. configuration: key, domain or account, for the owner to mend.
 * temporary: certainly not sent, later it may work. unknown: it may have been sent.
 */
export type FailureClass = "permanent" | "configuration" | "temporary" | "unknown";

export type Delivery =
  | { outcome: "delivered" }
  /** `reason`: a short technical sentence without personal data, for the log and the owner. */
  | { outcome: "failed"; failure: FailureClass; reason: string };

/** Sends one mail. Never rejects: whatever goes wrong is a class of failure. */
export interface MailPort {
  send(mail: Mail): Promise<Delivery>;
}
