// What the design rating says of a page that is broken: one sentence each, said before everything else.

const places = (count: number) => (count === 1 ? "einer Stelle" : `${count} Stellen`);

export const damageTexts = {
  unstyled: () =>
    "Die Seite hat keine Gestaltung: Es fehlen die Formatvorlagen (CSS), zu sehen ist der bloße Text. Mehr als 40 Punkte gibt es dafür nicht.",
  "no-viewport": () =>
    "Auf dem Handy erscheint die Seite verkleinert wie am Rechner, weil die Viewport-Angabe fehlt. Mehr als 40 Punkte gibt es dafür nicht. Ihr Webdesigner ergänzt sie und prüft danach, ob Spalten und Tabellen auf das Handy passen.",
  images: (count: number) =>
    `${count} Bilder werden nicht geladen, an ihrer Stelle klafft eine Lücke. Laden Sie die Dateien neu hoch oder lassen Sie die Adressen berichtigen. Das kostet zurzeit 25 Punkte.`,
  overlap: (count: number) =>
    `An ${places(count)} liegen Texte übereinander und sind nicht zu lesen. Das behebt, wer die Seite gebaut hat. Es kostet zurzeit 25 Punkte.`,
  "placeholder-text": (count: number) =>
    `An ${places(count)} steht noch Fülltext wie „Lorem ipsum“. Ersetzen Sie ihn durch eigene Worte. Das kostet zurzeit 25 Punkte.`,
  "placeholder-boxes": (count: number) =>
    count === 1
      ? "Ein graues Feld steht dort, wo ein Bild hingehört. Ersetzen Sie es durch ein Foto aus Ihrem Betrieb. Das kostet zurzeit 25 Punkte."
      : `${count} graue Felder stehen dort, wo Bilder hingehören. Ersetzen Sie sie durch Fotos aus Ihrem Betrieb. Das kostet zurzeit 25 Punkte.`,
  "invisible-text": (count: number) =>
    `An ${places(count)} hat Text dieselbe Farbe wie sein Hintergrund und ist nicht zu sehen. Das behebt, wer die Seite gebaut hat. Es kostet zurzeit 12 Punkte.`,
  "cut-text": (count: number) =>
    `An ${places(count)} ist Text mitten in den Buchstaben abgeschnitten. Das behebt, wer die Seite gebaut hat. Es kostet zurzeit 12 Punkte.`,
  "empty-band": (count: number) =>
    `An ${places(count)} klafft eine Lücke, so hoch wie fast ein ganzer Bildschirm. Rücken Sie zusammen, was zusammengehört, oder füllen Sie die Stelle. Das kostet zurzeit 12 Punkte.`,
} as const;
