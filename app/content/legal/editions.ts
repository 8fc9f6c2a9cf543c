// Of when the dated legal texts are. `npm run legal` renews a date whose text has changed; a test demands it.

export interface Edition {
  /** Day, or month where no day is known: "2026-11-23", "2025-05". */
  date: string;
  /** Of date and text together (scripts/legal-editions.ts). */
  fingerprint: string;
}

export const editions = {
  datenschutz: { date: "2026-11-29", fingerprint: "566c81658200e8ad" },
  agb: { date: "2026-11-25", fingerprint: "dc52a11d700c15b5" },
} as const satisfies Record<string, Edition>;
