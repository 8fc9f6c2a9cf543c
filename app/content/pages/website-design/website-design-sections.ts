// The sections of /website-design below its first screen.
import { REPLY_PROMISE_HOURS } from "../../constants.ts";
import { euros, inGerman, MONTHS_PER_YEAR, websiteSum } from "../../figures.ts";
import { designCounters, designExample, LOAD_SECONDS_LIMIT, UNSOURCED } from "../../page-figures.ts";
import { spanOf, websitePackages } from "../../prices.ts";
import type {
  Benefit,
  Comparison,
  Figure,
  Goal,
  LedgerRow,
  Station,
  SumStep,
  Titled,
  Trade,
} from "../../section-types.ts";
import { firstTalk } from "./website-design.ts";

const [starter, business, premium] = websitePackages;
const { judgedByLooks, patienceSeconds, leaveEarly, neverReturn } = designCounters;

export const designStats = {
  head: {
    title: "Richtwerte, nach denen ich baue",
    lead: [
      "Diese Zahlen liest man oft, meist ohne Quelle. Nehmen Sie sie als Richtwert: Ihre Gäste, Kunden oder Patienten hat dafür niemand gemessen.",
    ],
  } satisfies Titled,
  figures: [
    {
      ...judgedByLooks,
      after: "%",
      spoken: "75 %",
      label: "schließen von der Website auf den Betrieb",
      basis: UNSOURCED,
    },
    {
      ...patienceSeconds,
      after: "Sekunden",
      spoken: "3 Sekunden",
      label: "lang hält die Geduld am Handy",
      basis: "eine Faustregel",
    },
    { ...leaveEarly, after: "%", spoken: "40 %", label: "gehen, wenn es länger dauert", basis: UNSOURCED },
    { ...neverReturn, after: "%", spoken: "88 %", label: "kommen nach Ärger nicht zurück", basis: UNSOURCED },
  ] satisfies Figure[],
  basis: [
    {
      name: `${judgedByLooks.target} %`,
      text: "Der erste Eindruck. Wer Ihre Werkstatt nicht kennt, urteilt nach Fotos, Schrift und Ordnung. Ein Richtwert, in Ihrem Ort kann er anders sein.",
    },
    {
      name: `${patienceSeconds.target} Sekunden`,
      text: "Eine Faustregel für die Zeit vom Tippen bis zum Bild. Im schwachen Netz hinter Seppenrade wird sie schnell knapp. Darum halte ich Seiten klein.",
    },
    {
      name: `${leaveEarly.target} %`,
      text: `Gilt für Seiten, die mehr als ${patienceSeconds.target}\u00a0Sekunden laden. Ein Richtwert: Wer einen Rohrbruch hat, geht noch früher.`,
    },
    {
      name: `${neverReturn.target} %`,
      text: "Ärger heißt: Nummer nicht gefunden, Formular kaputt, Karte vom letzten Jahr. Auch dieser Wert wird viel zitiert und selten belegt.",
    },
  ] satisfies Benefit[],
} as const;

export const designComparison = {
  head: {
    title: "Selbst bauen oder bauen lassen?",
    lead: [
      "Ein Baukasten kann ein guter Anfang sein. Hier sehen Sie, was Sie dafür tun und was Sie dafür bekommen. Die Agentur bin in diesem Fall ich.",
    ],
  } satisfies Titled,
  table: {
    caption: "Vergleich: Website selbst gebaut und Website von der Agentur",
    first: "Selbst gebaut",
    second: "Von der Agentur",
    rows: [
      {
        topic: "Ihre Zeit",
        first: "Viele Abende für Vorlage, Text und Fotos.",
        second: "Ein Gespräch, ein paar Stichworte und Ihr Urteil über den Entwurf.",
      },
      {
        topic: "Ihr Geld",
        first: "Wenig im Monat, aber jeden Monat, solange die Seite steht.",
        second: "Ein fester Preis im Angebot. Domain und Hosting zahlen Sie jeden Monat an den Anbieter.",
      },
      {
        topic: "Aussehen",
        first: "Eine Vorlage, die Sie auch bei anderen sehen.",
        second: "Ein Entwurf für Ihren Betrieb, mit Ihren Farben und Fotos.",
      },
      {
        topic: "Google",
        first: "Titel, Orte und Texte denken Sie sich selbst aus.",
        second: "Leistung und Ort stehen in Titel, Überschrift und Text.",
      },
      {
        topic: "Ladezeit",
        first: "Der Baukasten lädt viel mit, das Ihre Seite nicht braucht.",
        second: `Nur das, was die Seite braucht. Das Ziel: unter ${LOAD_SECONDS_LIMIT}\u00a0Sekunden.`,
      },
      {
        topic: "Wenn es klemmt",
        first: "Sie suchen in Foren nach der Lösung.",
        second: "Sie rufen mich an.",
      },
    ],
  } satisfies Comparison,
  advice:
    "Mein Rat: Wollen Sie nur zeigen, wann Sie offen haben, reicht ein Baukasten. Soll die Seite Aufträge bringen, lohnt sich die Rechnung weiter unten.",
} as const;

const sum = websiteSum(designExample);
const { websiteEuros, newCustomersPerMonth, orderEuros } = designExample;

export const designSum = {
  head: {
    title: "Wann hat sich die Website bezahlt gemacht?",
    lead: [
      "Ein Beispiel mit runden Werten, kein Versprechen. Setzen Sie Ihre eigenen Zahlen ein: Was bringt Ihnen ein neuer Auftrag? Wie viele mehr sind im Monat möglich? Was eine Seite kosten kann, steht bei den ",
      { name: "Preisen für Websites", href: "/preise" },
      ".",
    ],
  } satisfies Titled,
  steps: [
    { name: "Die Website kostet", sum: "einmal, zum Start", result: euros(websiteEuros) },
    {
      name: "Ein neuer Kunde im Monat",
      sum: `${newCustomersPerMonth} × ${euros(orderEuros)} Auftragswert`,
      result: euros(sum.perMonth),
    },
    {
      name: "Umsatz im Jahr",
      sum: `${MONTHS_PER_YEAR} × ${euros(sum.perMonth)}`,
      result: euros(sum.perYear),
    },
    {
      name: "Bezahlt nach",
      sum: `${euros(websiteEuros)} ÷ ${euros(sum.perMonth)}, aufgerundet`,
      result: `${sum.paybackMonths} Monaten`,
    },
    {
      name: "ROI im ersten Jahr",
      sum: `(${inGerman(sum.perYear)} − ${euros(websiteEuros)}) ÷ ${euros(websiteEuros)}`,
      result: `+${sum.returnPercent} %`,
    },
  ] satisfies SumStep[],
  note: "ROI heißt hier: was vom Umsatz nach dem Preis der Website bleibt, gemessen an diesem Preis. Gewinn ist das nicht, denn Material, Lohn, Hosting und Steuern gehen noch ab.",
} as const;

export const designProcess = {
  head: {
    title: "Vom Gespräch zur fertigen Website",
    lead: ["Am Ende jedes Schritts steht ein Ergebnis, das Sie prüfen. Erst dann geht es weiter."],
  } satisfies Titled,
  stations: [
    {
      name: "Gespräch",
      text: "Ich komme zu Ihnen oder rufe an. Sie sagen mir, was Sie tun, für wen und in welchen Orten. Ich sehe mir an, was Google heute von Ihnen zeigt.",
      result: "Angebot mit Preis und Termin",
    },
    {
      name: "Entwurf",
      text: "Sie bekommen einen Entwurf zum Klicken auf Ihr Handy. Zeigen Sie ihn im Betrieb herum. Was nicht passt, ändere ich.",
      result: "Entwurf, der Ihnen gefällt",
    },
    {
      name: "Bau",
      text: "Ich baue die Seiten, schreibe mit Ihnen die Texte und mache die Fotos klein genug fürs Handy. Über einen Link sehen Sie jeden Tag den Stand.",
      result: "Fertige Seite zum Testen",
    },
    {
      name: "Start",
      text: "Die Seite zieht auf Ihre Adresse um. Alte Links leite ich weiter, damit niemand ins Leere klickt. Danach melde ich sie bei Google an.",
      result: "Ihre Website im Netz",
    },
  ] satisfies Station[],
} as const;

export const designTrades = {
  head: {
    title: "Was Ihre Branche braucht",
    lead: ["Ein Klempner braucht eine andere Seite als ein Lokal. Vier Beispiele aus der Gegend."],
  } satisfies Titled,
  trades: [
    {
      icon: "i-tabler-hammer",
      name: "Handwerk",
      text: "Der Dachdecker aus Dülmen steht auf dem Dach, wenn das Telefon geht. Seine Seite nimmt ihm die ersten Fragen ab.",
      points: [
        "Nummer oben, mit einem Tipp zum Anruf",
        "Fotos von echten Baustellen",
        "Orte, in die Sie fahren",
      ],
    },
    {
      icon: "i-tabler-stethoscope",
      name: "Praxis",
      text: "Patienten wollen wissen, wann Sie da sind und wie sie einen Termin bekommen. Das steht auf der ersten Seite.",
      points: [
        "Zeiten und Urlaub, schnell geändert",
        "Termin anfragen, auch nachts",
        "Weg, Parken, Stufen am Eingang",
      ],
    },
    {
      icon: "i-tabler-tools-kitchen-2",
      name: "Gastronomie",
      text: "Wer in Haltern Hunger hat, sucht die Karte. Sie steht als Text auf der Seite, niemand muss dafür eine Datei herunterladen.",
      points: [
        "Speisekarte, auf Wunsch selbst zu ändern",
        "Tisch anfragen mit zwei Klicks",
        "Ruhetage, auch bei Google",
      ],
    },
    {
      icon: "i-tabler-barbell",
      name: "Studio und Verein",
      text: "Kurse, Preise, Probetraining: Danach fragen neue Leute zuerst. Die Seite gibt die Antwort, bevor jemand anruft.",
      points: ["Kursplan für die Woche", "Preise ohne Suchen", "Anmeldung zum Probetraining"],
    },
  ] satisfies Trade[],
} as const;

export const designExpectations = {
  head: {
    title: "Was Sie erwarten dürfen",
    lead: ["Diese Zeilen gelten für jede Website, die ich baue."],
  } satisfies Titled,
  rows: [
    {
      name: "Erstgespräch",
      figure: "kostenlos",
      text: "Am Telefon oder bei Ihnen im Betrieb, von Coesfeld bis Datteln.",
    },
    {
      name: "Antwort auf Ihre Mail",
      figure: `in ${REPLY_PROMISE_HOURS} Stunden, an Werktagen`,
      text: "Sie schreiben, ich melde mich. Auch dann, wenn die Antwort erst einmal eine Frage ist.",
    },
    {
      name: "Entwicklungszeit",
      figure: `${business.weeks.min}–${premium.weeks.max} Wochen`,
      text: `So lange dauern ${business.name} und ${premium.name}, sobald Stichworte und Fotos da sind. Eine ${starter.name} ist nach ${spanOf(starter.weeks)} Wochen fertig.`,
    },
    {
      name: "Ladezeit",
      figure: `unter ${LOAD_SECONDS_LIMIT}\u00a0Sekunden`,
      text: "Ich messe mit einem Handy, bevor die Seite ans Netz geht. Ist sie zu langsam, bessere ich nach.",
    },
    {
      name: "Ihr Kontakt",
      figure: "immer ich",
      text: "Vor dem Start und danach. Wer die Seite gebaut hat, geht auch ans Telefon.",
    },
  ] satisfies LedgerRow[],
  after: [
    "Nach dem Start kümmere ich mich auf Wunsch um Updates und Backups. Das regelt ein ",
    { name: "Vertrag für die Wartung", href: "/website-wartung" },
    ". Wollen Sie im Netz auch verkaufen, lesen Sie weiter beim ",
    { name: "Onlineshop", href: "/e-commerce" },
    ".",
  ],
} as const;

export const designGoal = {
  title: "Am Anfang steht ein Gespräch.",
  text: "Sagen Sie mir, was Ihre Website für Sie tun soll. Das Gespräch kostet nichts. Danach bekommen Sie ein Angebot mit Preis und Termin.",
  actions: [firstTalk, { name: "Portfolio ansehen", href: "/portfolio" }],
} as const satisfies Goal;
