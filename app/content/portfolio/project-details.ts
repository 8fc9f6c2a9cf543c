// What the dialog tells about a project. Apart from portfolio.ts, because it travels only when a dialog is near.

export interface ProjectDetail {
  technologies: readonly string[];
  features: readonly string[];
  challenge: string;
  solution: string;
}

/** Details by project title. The last two belong to works that are shown in no list. */
const projectDetails: Readonly<Record<string, ProjectDetail>> = {
  "GaLaBau Pro": {
    technologies: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: [
      "Gartenplan als erstes Bild",
      "Zwei Vorher-Nachher-Bilder, auch mit Pfeiltasten",
      "Leistungen und Preise je Jahreszeit",
      "Vier vorbereitete Anfragen",
    ],
    challenge:
      "Ein Gartenbauer verkauft etwas, das es noch nicht gibt. Wer vor Lehm und Bauschutt steht, kann sich Beete schwer vorstellen. Bilder helfen, doch viele Fotos machen eine Seite langsam, und am Gartenzaun hat das Handy oft nur einen Balken. Dazu kommt das Jahr: Im Januar fragt niemand nach Rollrasen, im Juni niemand nach dem Obstbaumschnitt. Die Seite soll also zu jeder Zeit das Richtige zeigen.",
    solution:
      "Das erste Bild ist ein Gartenplan von oben, als Zeichnung im Code. Fünf Nummern nennen die Pflanzen und ihre Blüte. Zwei Gärten zeigen sich vorher und nachher: Man fährt über das Bild, tippt hinein oder nimmt die Pfeiltasten. Die Leistungen sind nach Jahreszeit sortiert, jede mit Preis. Für die Anfrage wählt man, was ansteht, und die passende Mail öffnet sich. Ein Skript läuft dabei nicht.",
  },
  "ProDach Dachdecker": {
    technologies: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: [
      "Notdienst-Leiste mit Telefonnummer",
      "Vier Schritte nach dem Sturm",
      "Ziegel, Schiefer und Zink im Vergleich",
      "Schnitt durch das Dach in sieben Lagen",
      "Richtpreise",
    ],
    challenge:
      "Zu einem Dachdecker kommen zwei Arten von Besuchern. Die einen haben Wasser in der Decke und suchen eine Nummer. Die anderen planen ein neues Dach, lesen abends lange und vergleichen. Beide landen auf derselben Seite. Wer in Not ist, darf nicht scrollen müssen. Wer plant, braucht Zahlen: Wie steil, wie schwer, wie teuer? Auf vielen Seiten steht stattdessen ein Bild vom Firmenwagen.",
    solution:
      "Ganz oben steht die Nummer des Notdienstes, auf jedem Gerät, in Orange. Gleich darunter folgen vier Schritte nach dem Sturm, der erste heißt „Unten bleiben“. Danach wird es ruhig: drei Materialien mit Dachneigung, Gewicht und Preis in einer Tabelle, ein Schnitt durch das Dach in sieben Lagen, dann die Richtpreise. Für die Anfrage genügen drei Fotos. Die Seite sagt, welche, und öffnet die Mail. Google findet den Notdienst in den strukturierten Daten.",
  },
  "Osteria del Borgo": {
    technologies: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: [
      "Speisekarte als Text mit Allergenen",
      "Wochenkarte für den Mittag",
      "Tischanfrage nach Abend und Gästezahl",
      "Öffnungszeiten mit Feiertagen",
    ],
    challenge:
      "Eine Karte als PDF ist auf dem Handy kaum zu lesen, und Google liest sie schlecht. Wer abends vor der Tür steht, will drei Dinge wissen: Ist offen, was gibt es, ist ein Tisch frei? Große Dienste für Reservierungen kosten das Lokal Geld und sammeln die Daten der Gäste. Ein kleines Haus mit vierzig Plätzen braucht das nicht. Es braucht eine Mail, in der alles steht.",
    solution:
      "Die Karte ist Text, mit Preis, Zutaten und Allergenen bei jedem Gericht. Darüber steht die Wochenkarte für den Mittag. Die Öffnungszeiten sind als Fenster gezeichnet, in denen Licht brennt, und Feiertage haben eine eigene Tabelle. Für einen Tisch tippt man auf Abend und Gästezahl. Das Mailprogramm öffnet sich, beides ist eingetragen. Ein fremder Dienst ist nicht im Spiel, also braucht es auch keinen Cookie-Hinweis.",
  },
  "Fitness Studio Vital": {
    technologies: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: [
      "Kursplan mit Filter nach Tag und Uhrzeit",
      "Mail fürs Probetraining mit Kurs und Zeit",
      "Vier Preise ohne Zusatzkosten",
      "Team mit Schwerpunkten",
    ],
    challenge:
      "Der Kursplan hängt in vielen Studios als Foto im Netz. Auf dem Handy zieht man ihn groß und verliert die Zeile. Wer schlecht sieht, hört vom Vorleseprogramm nur „Bild“. Nach jeder Änderung muss ein neues Foto her. Dabei ist die Frage immer dieselbe: Was läuft am Dienstagabend? Und wer einen Kurs gefunden hat, soll nicht erst ein Formular suchen, um ihn zu testen.",
    solution:
      "Der Plan ist eine echte Tabelle mit 30 Kursen. Zwei Reihen von Knöpfen filtern nach Tag und Uhrzeit. Das erledigt CSS, ein Skript gibt es auf der Seite nicht. Jeder Kurs ist ein Link: Ein Tipp öffnet die Mail fürs Probetraining, Kurs und Zeit stehen schon darin. Die Preise sind wie Hantelscheiben gezeichnet und nennen, was dazukommt: nichts. Die Seite sagt du, denn im Studio duzt man sich.",
  },
  "VitalWeg Physiotherapie": {
    technologies: ["HTML", "CSS", "SVG-Zeichnungen", "WCAG 2.2"],
    features: [
      "Schrift in drei Größen",
      "Sechs Stellen am Körper mit Erklärung",
      "Zwei Wege: mit Rezept und ohne",
      "Hinweis auf freie Zeiten je Wochentag",
      "Drei Übungen als Zeichnung",
    ],
    challenge:
      "Wer zur Physiotherapie kommt, hat Schmerzen, und nicht alle haben gute Augen. Kleine graue Schrift hält diese Menschen fern, ein Menü mit zehn Punkten auch. Am Telefon kommen jeden Tag dieselben Fragen: Brauche ich ein Rezept, was zahle ich zu, wann ist etwas frei? Die Antworten sind einfach, stehen aber selten auf der Seite. Oft steht dort nur eine Liste mit Fachwörtern.",
    solution:
      "Die Schrift ist groß und lässt sich oben rechts zweimal vergrößern, ohne dass etwas überlappt. „Wo zwickt es?“ ersetzt die Fachwörter: Man wählt die Schulter und liest, was dort hilft. Zwei Wege zeigen Schritt für Schritt, was mit Rezept und was ohne passiert, darunter stehen Preise. Für den Termin wählt man den Wochentag, sieht ruhige Zeiten und schreibt oder ruft an. Alles geht mit der Tastatur.",
  },
  "Tischlerei am Mühlenbach": {
    technologies: ["HTML", "CSS", "AVIF-Bilder", "Schema.org"],
    features: [
      "Stücke nach Holzart geordnet",
      "Maß und Holz bei jedem Stück",
      "Anfrage mit Skizze",
      "Rundgang durch die Werkstatt",
    ],
    challenge:
      "In einer Tischlerei ist jedes Stück anders. Ein Katalog mit festen Preisen passt nicht zu dieser Arbeit, ein Text über Leidenschaft für Holz hilft aber auch niemandem. Wer einen Tisch sucht, will sehen, wie Eiche neben Esche aussieht, wie lang ein Tisch für acht Leute ist und wie lange man auf ihn wartet. Und er hat meist eine Skizze, die auf dem Küchentisch liegt.",
    solution:
      "Der Entwurf ordnet fertige Stücke nach Holz statt nach Möbelart. Bei jedem stehen Maß, Holz, Oberfläche und die Wochen bis zur Lieferung. Ein Rundgang zeigt die Werkstatt in sechs Bildern, vom Lager bis zum Öl. Die Anfrage nimmt ein Foto der Skizze an, drei Angaben zum Maß genügen. Danach ruft der Meister an. Preise stehen als Spanne dabei, damit niemand umsonst fragt.",
  },
  "Hofladen Steverwiese": {
    technologies: ["HTML", "CSS", "AVIF-Bilder", "Schema.org"],
    features: [
      "Kalender der Ernte",
      "Vorbestellung zur Abholung",
      "Öffnungszeiten der Hütte",
      "Anfahrt mit dem Rad",
    ],
    challenge:
      "Was ein Hofladen verkauft, entscheidet das Wetter. Spargel ist an einem warmen Tag da und am nächsten Morgen ausverkauft. Wer umsonst zur Hütte radelt, kommt so schnell nicht wieder. Die Seite muss sich also so rasch ändern lassen wie das Angebot, und zwar vom Feld aus, mit einer Hand und nassen Fingern. Ein Onlineshop mit Versand wäre für sechs Sorten Gemüse zu groß.",
    solution:
      "Der Entwurf zeigt oben, was heute in der Hütte liegt. Ein Kalender nennt für jeden Monat, was reif wird. Der Hof ändert beides am Handy mit zwei Tippern. Wer sichergehen will, bestellt bis Freitagmittag vor und holt die Kiste am Samstag ab. Bezahlt wird an der Hütte. Die Öffnungszeiten sind auch in den strukturierten Daten hinterlegt, und die Anfahrt beginnt am Radweg, denn die meisten kommen mit dem Rad.",
  },
};

const genericDetail: ProjectDetail = {
  technologies: ["HTML", "CSS", "TypeScript"],
  features: ["Ansicht für Handy und Rechner", "Kurze Ladezeit", "Kontakt auf jeder Seite"],
  challenge: "Der Betrieb sollte im eigenen Ort gefunden werden und Anfragen ohne Umweg bekommen.",
  solution: "Eine schnelle Seite mit klaren Texten, die auf jedem Gerät zum nächsten Schritt führt.",
};

/** What the dialog tells about a project; general words for a title without words of its own. */
export function projectDetail(title: string): ProjectDetail {
  return Object.hasOwn(projectDetails, title) ? (projectDetails[title] ?? genericDetail) : genericDetail;
}
