// Words of the page /__mail, where one reads on this machine what the site sends.

export const mailPreview = {
  title: "Mails",
  lead: "Was die Website verschickt. Diese Seite gibt es nur auf Ihrem Rechner.",
  count: (shown: number) => (shown === 1 ? "1 Mail" : `${shown} Mails, die neuesten zuerst`),
  empty: "Noch keine Mail. Eine Anfrage über das Kontaktformular erzeugt zwei.",
  form: { label: "Zum Kontaktformular", href: "/kontakt" },
  back: "Alle Mails",
  columns: { createdAt: "Zeit", kind: "Art", mail: "An und Betreff", state: "Zustand", attempts: "Versuche" },
  kinds: {
    inquiry: "Anfrage",
    confirmation: "Bestätigung",
    estimate: "Preisschätzung",
    weekly: "Wochenbrief",
    "watch-order": "Bestellte Beobachtung",
    watch: "Beobachtung",
  },
  states: {
    waiting: "wartet",
    sending: "unterwegs",
    delivered: "zugestellt",
    dead: "aufgegeben",
  },
  attempts: (count: number) => (count === 1 ? "1 Versuch" : `${count} Versuche`),
  failures: {
    permanent: "endgültig",
    configuration: "Einrichtung",
    temporary: "vorübergehend",
    unknown: "ungewiss",
  },
  fields: {
    from: "Von",
    to: "An",
    replyTo: "Antwort an",
    kind: "Art",
    state: "Zustand",
    createdAt: "Erstellt",
    deliveredAt: "Zugestellt",
    nextTryAt: "Nächster Versuch",
    lastFailure: "Letzter Fehler",
  },
  /** In the place of a mail that is composed of a deleted estimate. */
  gone: "Was in dieser Mail steht, wird erst beim Versand zusammengestellt. Das Gespräch mit der Preisschätzung ist inzwischen gelöscht, deshalb lässt sie sich nicht mehr zeigen und nicht mehr verschicken.",
  parts: {
    html: "Ansicht",
    htmlHint: "Der Rahmen lässt sich an der Ecke unten rechts schmaler ziehen.",
    alone: "Allein öffnen",
    text: "Textteil",
    source: "Quelltext der Ansicht",
    data: "Kopfzeilen und Zustand als JSON",
  },
} as const;
