// Die Angaben des Inhabers. Nur hier eintragen – Kopf, Fuß, Impressum, Mails und strukturierte Daten lesen diese Datei.
// Alles mit „Muster“, „.example“ oder lauter Nullen ist ein Platzhalter: `npm run doctor` nennt jeden davon,
// und `npm run deploy` weigert sich, solange einer übrig ist.

export const owner = {
  brand: "Pättken",
  /** Zahl auf dem Schild im Logo: die ersten zwei Ziffern der Postleitzahl. */
  signNumber: "59",
  tagline: "Websites und SEO für Betriebe im Münsterland.",
  name: "Maxi Muster",
  street: "Musterstraße 1",
  postalCode: "59348",
  town: "Lüdinghausen",
  country: "DE",
  /** Wie gesprochen wird, und wie gewählt wird. */
  phone: { shown: "02591 000 00 00", dial: "+4925910000000" },
  /** Nummer für WhatsApp, nur Ziffern mit Ländervorwahl. */
  whatsapp: { shown: "0170 000 00 00", digits: "491700000000" },
  email: "post@paettken.example",
  /** Wirtschafts-Identifikationsnummer („DE123456789-00001“), sobald Sie eine haben: § 5 DDG verlangt sie im Impressum. */
  businessId: "" as string,
  /** Adresse der Website ohne Schrägstrich am Ende. */
  siteUrl: "https://www.paettken.example",
  /** Ein Profil in einem sozialen Netz. */
  social: { name: "Instagram", url: "https://www.instagram.com/paettken.example" },
  /** Breite und Länge für strukturierte Daten (Ortsmitte Lüdinghausen). */
  geo: { latitude: 51.768, longitude: 7.444 },
} as const;

/** Die acht Orte des Servicegebiets, in dieser Reihenfolge. */
export const serviceArea = [
  "Lüdinghausen",
  "Seppenrade",
  "Olfen",
  "Datteln",
  "Haltern am See",
  "Dülmen",
  "Coesfeld",
  "Münster",
] as const;
