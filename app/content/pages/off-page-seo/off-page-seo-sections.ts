// The sections of /off-page-seo below its first screen.
import { contactAbout } from "../../contact-link.ts";
import type { Checklist, Goal, LedgerRow, Sentence, Station } from "../../section-types.ts";

export const backlink = {
  title: "Was ein Backlink ist, an einem Satz gezeigt",
  text: [
    [
      "Ein Backlink ist ein Link, der von einer fremden Website auf Ihre zeigt. Im Beispiel hat ein Heimatverein einen neuen Zaun bekommen und nennt den Betrieb, der ihn gebaut hat. Wer den Namen antippt, steht auf dessen Website.",
    ],
    [
      "Google liest so einen Satz mit. Drei Dinge zählen dabei: wer verlinkt, was um den Link herum steht und auf welche Seite er führt. Ein Link auf die Seite über Zäune hilft oft mehr als einer auf die Startseite. Wie so eine Seite gebaut ist, steht unter ",
      { name: "On-Page-SEO", href: "/on-page-seo" },
      ".",
    ],
  ] satisfies Sentence[],
  example: {
    mark: "Beispiel",
    address: "heimatverein.example/aktuelles",
    before: "Der Zaun am Spielplatz steht wieder. Gebaut hat ihn die ",
    link: "Schlosserei aus Seppenrade",
    after: ", das Holz für die Bänke kam aus Dülmen.",
    notes: [
      { name: "Wer verlinkt", text: "Ein Verein aus dem Ort, dessen Seite Leute lesen." },
      { name: "Was drum herum steht", text: "Zaun, Spielplatz, Seppenrade: Google erkennt Arbeit und Ort." },
      { name: "Wohin er führt", text: "Auf die Seite über Zäune und Tore. Dort geht es direkt weiter." },
    ],
  },
} as const;

export const authority = {
  title: "Nicht jeder Link wiegt gleich viel.",
  lead: [
    "Autorität heißt: Wie weit traut man der Seite, die auf Sie zeigt? Google verrät seine Rechnung nicht. So ordne ich Links für einen Betrieb im Münsterland ein:",
  ] satisfies Sentence,
  rows: [
    {
      name: "Kammer und Innung",
      figure: "wiegt viel",
      text: "Sie nennen nur Betriebe, die sie kennen. Den Eintrag haben Sie meist schon. Oft fehlt darin bloß die Adresse der Website.",
    },
    {
      name: "Zeitung vor Ort",
      figure: "wiegt viel",
      text: "Ein Bericht über den Umbau oder die neue Auszubildende. Der Link steht in einem Text, den Leute lesen.",
    },
    {
      name: "Hersteller und Lieferanten",
      figure: "wiegt gut",
      text: "Ihre Listen zeigen Fachbetriebe nach Ort. Wer dort sucht, will kaufen oder bauen.",
    },
    {
      name: "Vereine und Schulen",
      figure: "wiegt gut",
      text: "Sie helfen beim Umbau oder nehmen Praktikanten? Dann gehört Ihr Name mit Link auf die Seite. Ist er Teil bezahlter Werbung, wird er für Google so gekennzeichnet.",
    },
    {
      name: "Branchenbücher",
      figure: "wiegt wenig",
      text: "Hier zählt vor allem, dass Name, Anschrift und Telefon überall gleich lauten.",
    },
    {
      name: "Gekaufte Pakete",
      figure: "schadet",
      text: "Massen von Links auf Seiten, die niemand liest. Google zählt sie nicht oder stuft Ihre Seite zurück.",
    },
  ] satisfies LedgerRow[],
} as const;

export const linkBuilding = {
  title: "Wie man zu Links kommt, die bleiben",
  lead: ["Linkaufbau ist Fleißarbeit und viel Nachfragen. Das nehme ich Ihnen ab."] satisfies Sentence,
  steps: [
    {
      name: "Nachsehen, was da ist",
      text: "Ich suche heraus, wer schon auf Sie zeigt. Manche Links führen auf eine Seite, die es nicht mehr gibt. Dann sehe ich nach, wer Ihre Mitbewerber nennt und Sie nicht.",
      result: "Liste Ihrer Links, gut und schlecht",
    },
    {
      name: "Fürsprecher finden",
      text: "Wir gehen durch, mit wem Sie zu tun haben: Innung, Lieferanten, Vereine, Kunden mit eigener Website. Daraus wird eine Liste. Oben steht, was viel bringt und wenig Mühe macht.",
      result: "Plan mit Namen und Reihenfolge",
    },
    {
      name: "Fragen und nachhalten",
      text: "Ich schreibe die Anfragen, Sie lesen sie vorher. Jede bringt etwas mit: ein gutes Foto, einen fertigen Satz, eine Seite mit Rat. Danach prüfe ich, welcher Link steht und ob er richtig führt.",
      result: "Neue Links, mit Datum notiert",
    },
  ] satisfies Station[],
} as const;

export const techniques = {
  title: "Womit ich arbeite",
  lead: [
    "Ein Beispiel: Ein Tischler aus Dülmen baut die Theke im Vereinsheim und macht drei gute Fotos. Der Verein zeigt sie auf seiner Seite, der Hersteller der Platten auch. Das sind zwei Links, und keiner hat etwas gekostet.",
  ] satisfies Sentence,
  lists: [
    {
      name: "Aus Ihrem Umfeld",
      items: [
        "Eintrag bei Kammer und Innung ergänzen",
        "Fachhändlerlisten der Hersteller, deren Ware Sie verbauen",
        "Seiten der Vereine, denen Sie schon helfen",
        "Ausbildungsbörsen und Schulen in der Nähe",
        "Betriebe, mit denen Sie sich Aufträge teilen",
      ],
    },
    {
      name: "Mit eigenem Inhalt",
      items: [
        "Ein Ratgeber, den andere gern zeigen: „Was tun nach dem Sturm?“",
        "Bilder fertiger Arbeiten für Planer und Hersteller",
        "Meldung an die Zeitung, mit Foto und Zahlen",
        "Ein Tipp für das Heft des Vereins",
      ],
    },
    {
      name: "Beim Aufräumen",
      items: [
        "Tote Links auf die neue Adresse lenken",
        "Nennungen ohne Link finden und nachfragen",
        "Alte Telefonnummern in Verzeichnissen ändern",
        "Schädliche Links entwerten, wenn Google sie rügt",
      ],
    },
  ] satisfies Checklist[],
} as const;

export const promise = {
  title: "Ich kaufe keine Links.",
  text: [
    [
      "Auch nicht, wenn es schneller ginge. Gekaufte Links verstoßen gegen die Regeln von Google, und den Ärger haben am Ende Sie. Ich verspreche auch keinen Platz eins. Ein guter Link wirkt oft erst nach Monaten, dafür bleibt er.",
    ],
    [
      "Der erste Blick kostet nichts: Die Backlink-Analyse beginnt mit dem SEO-Check. Er prüft die Seite, auf die Links zeigen sollen. Wer auf Sie verlinkt, kann er nicht sehen. Das suche ich von Hand heraus, wenn Sie mich beauftragen. Was sich danach ändert, zeigt das ",
      { name: "SEO-Monitoring", href: "/seo-monitoring" },
      ".",
    ],
  ] satisfies Sentence[],
  action: { name: "Backlink-Analyse anfordern", href: "/seo-check" },
} as const;

export const offPageGoal = {
  title: "Mit wem arbeiten Sie zusammen?",
  text: "Schicken Sie mir fünf Namen: Lieferanten, Vereine, Kunden. Im ersten Gespräch, das nichts kostet, gehen wir sie durch und sehen nach, wo ein Link fehlt.",
  actions: [
    {
      name: "Fünf Namen schicken",
      href: contactAbout("Off-Page-SEO: Meine fünf Namen", {
        message: "Guten Tag,\n\nmit diesen fünf arbeite ich zusammen:\n1.\n2.\n3.\n4.\n5.",
      }),
    },
  ],
} as const satisfies Goal;
