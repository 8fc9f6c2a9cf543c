// The lines of „Zahlen“ in the owner's desk and of his weekly letter: what each is called, and what it counts (worker/tally/events.ts).
// A name that ends in ":" stands for all that begin so.
export const deskFigures = [
  { id: "inquiries", label: "Anfragen", names: ["inquiry"] },
  { id: "analyses", label: "SEO-Checks begonnen", names: ["analysis-begun"] },
  { id: "reports", label: "SEO-Checks fertig", names: ["analysis-done"] },
  { id: "failed-analyses", label: "SEO-Checks gescheitert", names: ["analysis-failed:"] },
  { id: "ratings", label: "Design-Bewertungen", names: ["rating-done"] },
  { id: "failed-ratings", label: "Design-Bewertungen gescheitert", names: ["rating-failed:"] },
  { id: "checks", label: "Prüfungen im Browser", names: ["check-done"] },
  { id: "failed-checks", label: "Prüfungen im Browser gescheitert", names: ["check-failed:"] },
  { id: "shared-reports", label: "Geteilte Berichte", names: ["report-shared"] },
  { id: "watches", label: "Beobachtungen bestellt", names: ["watch-begun"] },
  { id: "chats", label: "Gespräche mit dem Preisrechner", names: ["chat-begun"] },
  { id: "estimates", label: "Gespräche mit Schätzung", names: ["chat-estimate"] },
  { id: "handed-over", label: "Schätzungen, aus denen eine Anfrage wurde", names: ["chat-handed-over"] },
  { id: "mailed-estimates", label: "Schätzungen per E-Mail", names: ["estimate-mailed"] },
  { id: "mails", label: "E-Mails zugestellt", names: ["mail-delivered"] },
  { id: "lost-mails", label: "E-Mails aufgegeben", names: ["mail-given-up"] },
  { id: "exceptions", label: "Unerwartete Fehler", names: ["exception"] },
  { id: "views", label: "Seitenaufrufe mit Einwilligung", names: ["view:"] },
] as const;
