// Words around a toast; what it says comes from whoever shows it.

/** When a link is followed without a connection. */
export const connectionTexts = {
  unreachable: {
    title: "Keine Verbindung",
    text: "Diese Seite bleibt stehen, wie sie ist. Sobald Sie wieder Netz haben, öffnen Sie den Link noch einmal.",
  },
} as const;

export const toastTexts = {
  /** Said before its title. */
  kinds: { normal: "Meldung", info: "Hinweis", destructive: "Fehler" },
  close: (title: string) => `Meldung „${title}“ schließen`,
} as const;
