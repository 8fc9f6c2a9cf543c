// What a mail says, before it becomes text and HTML. Every text is plain: the renderers clean, wrap and escape it.

/** Where a link may lead; the type keeps other schemes out. */
export type MailTarget = `https://${string}` | `mailto:${string}` | `tel:${string}`;

export interface MailLink {
  text: string;
  href: MailTarget;
}

/** One line or paragraph, with links in it where there are some. */
export type Words = string | readonly (string | MailLink)[];

/** A label and what it is: "Telefon", "02591 …". */
export interface Fact {
  label: string;
  value: Words;
}

export interface Price {
  name: string;
  /** What the position contains, in one sentence. */
  detail?: string;
  /** As shown and short, at most some 30 characters: "1.290€ bis 1.490€". */
  amount: string;
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; words: Words }
  | { kind: "list"; items: readonly Words[] }
  /** Something to notice before all else, set apart from the rest. */
  | { kind: "notice"; title: string; words: Words; items: readonly string[] }
  | { kind: "facts"; rows: readonly Fact[] }
  /** What somebody else wrote, with its line breaks; marked so that it cannot pass for the mail's own words. */
  | { kind: "quote"; text: string }
  | { kind: "button"; link: MailLink }
  /** Positions with amounts at the end of the line, then what they come to. `columns`: what both columns are called. */
  | { kind: "prices"; columns: readonly [string, string]; rows: readonly Price[]; sums: readonly Price[] }
  /** How a letter ends: greeting and name, each on its line. */
  | { kind: "closing"; lines: readonly string[] }
  | { kind: "small"; words: Words };

export interface MailContent {
  subject: string;
  /** Heading of the mail. */
  title: string;
  blocks: readonly Block[];
}
