// The sections of /technical-seo below its first screen.
import { freeOrPaid } from "../../agreements.ts";
import { contactAbout } from "../../contact-link.ts";
import type { Checklist, Goal, Sentence, Station } from "../../section-types.ts";

export const crawlerMap = {
  title: "Der Weg des Crawlers durch Ihre Website",
  lead: [
    "Ein Crawler ist das Programm, mit dem Google Seiten abläuft. Er klickt sich von Link zu Link, wie ein Gast ohne Ortskenntnis. So sieht seine Runde aus:",
  ] satisfies Sentence,
  /** What the drawing shows, for those who do not see it. */
  drawing:
    "Gezeichnete Karte: Der Weg des Crawlers beginnt am Tor robots.txt, führt über die Tafel Sitemap zur Startseite und zu den Leistungen. Ein Abzweig endet in der Sackgasse 404, ein Haus liegt ohne Weg abseits. Am Ziel steht der Google-Index.",
  /** Names on the map, in the order of the stops. */
  stops: [
    {
      name: "robots.txt",
      text: "Das Tor. Diese kleine Datei sagt, wer hineindarf. Steht dort das falsche Wort, dreht der Crawler um.",
    },
    {
      name: "Sitemap",
      text: "Die Tafel am Eingang. Sie listet jede Seite auf, die gefunden werden soll. Alte Adressen haben dort nichts verloren.",
    },
    {
      name: "Startseite",
      text: "Die große Kreuzung. Von hier muss jede wichtige Seite mit wenigen Klicks zu erreichen sein.",
    },
    {
      name: "Sackgasse 404",
      text: "Ein Link zeigt auf eine Seite, die es nicht mehr gibt. Ich lenke ihn auf die neue Adresse um.",
    },
    {
      name: "Seite ohne Weg",
      text: "Die Seite „Notdienst“ gibt es, doch kein Link führt hin. So findet sie weder Google noch Ihre Kundschaft.",
    },
    {
      name: "Google-Index",
      text: "Das Ziel: das Verzeichnis, aus dem Google seine Treffer nimmt. Nur was hier liegt, kann in der Suche stehen.",
    },
  ],
} as const;

export const house = {
  title: "Drei Stockwerke, die kaum jemand sieht",
  lead: [
    "Technik ist wie die Leitungen im Haus. Man merkt sie erst, wenn etwas tropft. Ich gehe vom Dach bis in den Keller:",
  ] satisfies Sentence,
  drawing: "Gezeichnetes Backsteinhaus im Schnitt mit drei beleuchteten Stockwerken.",
  /** From the roof down, as the drawing stands. */
  areas: [
    {
      name: "Dach: Tempo und Handy",
      text: "Google liest und bewertet in der Regel die Ansicht auf dem Handy. Ich prüfe, wie lange die Seite bei schwachem Netz braucht, ob der Daumen jeden Knopf trifft und ob nichts seitlich aus dem Bild läuft.",
      result: "Performance und mobile Ansicht",
    },
    {
      name: "Erdgeschoss: Wege und Türen",
      text: "Hier geht es um die Runde von der Karte oben. Jede Seite braucht genau eine Adresse, einen Weg dorthin und die Erlaubnis, gelesen zu werden. Zwei Adressen für denselben Text machen sich sonst Konkurrenz.",
      result: "Crawling und Index",
    },
    {
      name: "Keller: Schloss und Riegel",
      text: "Ohne Zertifikat warnt der Browser vor Ihrer Seite. Dazu kommen alte Plugins, offene Formulare und eine Verwaltung, die jeder findet. Das schließe ich ab, bevor jemand daran rüttelt.",
      result: "Sicherheit",
    },
  ] satisfies Station[],
} as const;

export const robots = {
  title: "So sperrt man Google versehentlich aus.",
  text: [
    [
      "Während eine Website gebaut wird, sperrt man sie für Suchmaschinen. Vergisst jemand beim Start, die Sperre zu lösen, darf Google keine Seite lesen. Was noch in der Suche steht, verliert seine Beschreibung und fällt nach und nach heraus. Für Besucher sieht alles normal aus.",
    ],
    [
      "Darum lese ich die robots.txt zuerst. Danach kommen die Zeilen im Quelltext, die dasselbe anrichten können: „noindex“, ein falscher Canonical, eine Weiterleitung im Kreis. Viele davon findet auch der ",
      { name: "kostenlose SEO-Check", href: "/seo-check" },
      ".",
    ],
  ] satisfies Sentence[],
  files: [
    {
      name: "Sperrt alles aus",
      good: false,
      lines: ["User-agent: *", "Disallow: /"],
    },
    {
      name: "Lässt hinein und zeigt den Plan",
      good: true,
      lines: [
        "User-agent: *",
        "Disallow: /warenkorb/",
        "Sitemap: https://www.ihr-betrieb.example/sitemap.xml",
      ],
    },
  ],
} as const;

export const services = {
  title: "Was im Prüfprotokoll steht",
  lead: [
    "Diese Punkte gehe ich durch und hake sie ab, einen nach dem anderen. Sie bekommen das Blatt mit jedem Befund, der Stelle auf der Seite und meinem Vorschlag.",
  ] satisfies Sentence,
  lists: [
    {
      name: "Crawling und Index",
      items: [
        "robots.txt und Sitemap lesen",
        "Tote Links und Ketten von Weiterleitungen",
        "Doppelte Adressen, mit und ohne www",
        "Canonical und noindex auf jeder Seite",
        "Strukturierte Daten zu Anschrift und Zeiten",
      ],
    },
    {
      name: "Tempo und Handy",
      items: [
        "Antwortzeit des Servers",
        "Bilder, die zu groß geladen werden",
        "Skripte, die das Bild aufhalten",
        "Schrift und Knöpfe auf kleinen Handys",
        "Ruhiges Bild beim Laden",
      ],
    },
    {
      name: "Sicherheit",
      items: [
        "Zertifikat und Umleitung auf HTTPS",
        "Inhalte, die noch unverschlüsselt laden",
        "Stand von System und Plugins",
        "Schutz von Formularen vor Spam",
      ],
    },
  ] satisfies Checklist[],
} as const;

export const afterwards = {
  title: "Was nach der Prüfung kommt",
  text: [
    [
      "Das Protokoll ist nach Wirkung sortiert. Oben steht, was Seiten aus der Suche fernhält, darunter, was bremst. Sie wählen aus, was ich beheben soll.",
    ],
    [
      "Für die Prüfung brauche ich nur die Adresse. Mehr sehe ich, wenn Sie mich in die Google Search Console einladen. Das ist ein kostenloses Werkzeug, in dem Google selbst sagt, welche Seiten es kennt und warum andere fehlen. Haben Sie noch keinen Zugang, richten wir ihn am Telefon ein. Einen Zugang zur Website brauche ich erst, wenn ich etwas ändern soll.",
    ],
    [
      "Ihre Website hat jemand anderes gebaut? Das macht nichts. Ich schreibe alles so auf, dass Ihr Betreuer damit arbeiten kann, oder ich setze es selbst um. Wer die Technik danach in Ordnung halten will, liest bei der ",
      { name: "Website-Wartung", href: "/website-wartung" },
      " weiter. Geht es nur um die Ladezeit, hilft die ",
      { name: "Performance-Optimierung", href: "/performance-optimierung" },
      ".",
    ],
  ] satisfies Sentence[],
} as const;

export const technicalGoal = {
  title: "Ich gehe die Runde für Sie.",
  text: `Schicken Sie mir die Adresse Ihrer Website, dann sage ich Ihnen, wie die Prüfung abläuft. ${freeOrPaid}`,
  actions: [
    {
      name: "Adresse schicken",
      href: contactAbout("Technisches SEO: Bitte prüfen", {
        message: "Guten Tag,\n\nwas kostet eine Prüfung meiner Website? Ihre Adresse:",
      }),
    },
  ],
} as const satisfies Goal;
