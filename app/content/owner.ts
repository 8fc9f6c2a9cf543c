// Die Angaben des Inhabers. Nur hier eintragen – Kopf, Fuß, Impressum, Mails und strukturierte Daten lesen diese Datei.
// Alles mit „Muster“, „.example“ oder lauter Nullen ist ein Platzhalter: `npm run doctor` nennt jeden davon,
// und `npm run deploy` weigert sich, solange einer übrig ist.

/** Ein Foto von Ihnen, quadratisch, ab 320 Pixeln. Die Datei liegt unter `public`. */
export interface Portrait {
  /** Pfad auf der Website, zum Beispiel „/images/portrait.avif“. */
  file: string;
  /** Was auf dem Foto zu sehen ist, für alle, die es nicht sehen. */
  alt: string;
}

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

  // Wer Sie sind. Alles darf leer bleiben: Dann steht an derselben Stelle eine gezeichnete Figur, und nichts ist erfunden.
  portrait: null as Portrait | null,
  /** Zwei, drei Sätze über Sie, in Ich-Form. Sie stehen auch unter jeder Mail. */
  about: "" as string,
  /** Seit welchem Jahr Sie Websites bauen. */
  since: null as number | null,
  /** Ausbildung oder Studium. */
  training: "" as string,
  /** Sprachen, in denen man mit Ihnen sprechen kann. */
  languages: [] as readonly string[],
  /** Was Sie nicht anbieten. */
  notOffered: [] as readonly string[],
  /** Wer Sie bei Krankheit und im Urlaub vertritt, oder was dann gilt. */
  standIn: "" as string,
  /** Ihr Eintrag bei Google mit den Bewertungen. Er wird nur verlinkt. */
  googleProfile: "" as string,
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
