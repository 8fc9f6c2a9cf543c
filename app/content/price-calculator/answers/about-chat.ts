// What the price calculator says about itself, and to what is neither question nor answer.
import { owner } from "../../owner.ts";

export const chatAnswers = {
  whoReads: `Das Gespräch liest zunächst niemand mit. Ich sehe es erst, wenn Sie mir die Schätzung schicken, bei einem Rückruf „Gespräch mitschicken“ ankreuzen oder mich darauf ansprechen.`,
  whyAsk:
    "Für die Schätzung brauche ich Art, Seitenzahl, Termin und Funktionen, mehr nicht. Was Sie noch nicht wissen, lassen Sie offen.",
  whyName:
    "Den Namen müssen Sie nicht nennen, die Angabe ist freiwillig. Auf den Preis hat sie keinen Einfluss.",
  /** Behind an answer whose question was only guessed. */
  somethingElse:
    "Wollten Sie etwas anderes wissen? Dann rufe ich Sie gern an: Oben unter „Rückruf“ sagen Sie mir, wann.",
  english: `Dieses Gespräch läuft auf Deutsch. Kurze Antworten auf Englisch versteht der Preisrechner meist auch, zum Beispiel „a simple website“ oder „5 pages“. In welchen Sprachen Sie mit mir selbst sprechen können, fragen Sie am besten am Telefon: ${owner.phone.shown}.`,
  startOver:
    "Mit „Gespräch löschen“ fangen wir von vorn an. Einzelne Angaben ändern Sie einfach, zum Beispiel mit „doch 8 Seiten“.",
  send: "Sobald die Schätzung steht, können Sie sie in der Aufschlüsselung drucken oder sich per E-Mail schicken lassen.",
  anger: `Entschuldigung, das lief nicht gut. Am Telefon geht es schneller: ${owner.phone.shown}. Oder wir machen mit der Frage weiter, die offen ist.`,
  praise: "Danke, das freut mich.",
  goodbye: "Bis dann. Das Gespräch bleibt in diesem Browser, Sie können später weitermachen.",
  pause: "Kein Problem. Das Gespräch bleibt in diesem Browser, Sie können später weitermachen.",
  joke: "Das kann ich leider nicht. Mit einer Preisspanne für Ihre Website kann ich dienen.",
} as const;
