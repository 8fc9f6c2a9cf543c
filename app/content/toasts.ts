// Words around a toast; what it says comes from whoever shows it.

export const toastTexts = {
  /** Said before its title. */
  kinds: { normal: "Meldung", info: "Hinweis", destructive: "Fehler" },
  close: (title: string) => `Meldung „${title}“ schließen`,
} as const;
