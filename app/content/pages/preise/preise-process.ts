// The four steps of a project that the price page has by its requirements and, by the same, does not show [PREIS-25]. What visitors
// see of the process stands under /#process.

export const priceProcess = [
  { name: "Kostenloses Erstgespräch", text: "Wir klären, was Ihre Website können soll und was sie kostet." },
  {
    name: "Konzept und Design",
    text: "Sie bekommen einen Entwurf zum Anklicken und sagen, was anders werden soll.",
  },
  { name: "Entwicklung und Test", text: "Ich baue die Seiten und prüfe sie auf Handy, Tablet und Rechner." },
  { name: "Start und Support", text: "Ihre Website geht ans Netz, und ich bleibe erreichbar." },
] as const;
