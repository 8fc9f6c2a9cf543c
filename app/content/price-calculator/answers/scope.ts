// What the price calculator says about what a website holds and what else is done.
import { websitePackages } from "../../prices.ts";

const [starter, business] = websitePackages;

export const scopeAnswers = {
  logo: "Ein neues Logo ist in keinem Paket enthalten. Haben Sie eines, genügt mir die Datei. Brauchen Sie eines, sprechen Sie mich darauf an.",
  print:
    "Visitenkarten, Flyer und anderes Gedrucktes stehen nicht auf meiner Preisliste. Sprechen Sie mich im Gespräch darauf an.",
  corrections:
    "Sie sehen einen Entwurf zum Anklicken, bevor ich weiterbaue, und sagen, was anders werden soll. Was nicht passt, ändere ich.",
  draft: "Ja. Bevor ich baue, bekommen Sie einen Entwurf zum Anklicken, auch auf dem Handy.",
  legalTexts:
    "Impressum und Datenschutzerklärung bekommen ihren Platz auf der Website. Für den Inhalt sind Sie verantwortlich: Rechtsberatung darf ich nicht leisten. Texte bekommen Sie von Ihrer Kammer, Ihrem Verband oder einer Kanzlei.",
  cookies:
    "Ein Cookie-Banner brauchen Sie nur, wenn Ihre Website etwas lädt, das die Zustimmung Ihrer Besucher braucht. Eine schlichte Firmenwebsite kommt oft ohne aus.",
  accessible:
    "Gut lesbare Schrift, klare Kontraste und die Bedienung per Tastatur gehören bei mir dazu. Ob das Barrierefreiheitsstärkungsgesetz für Ihren Betrieb gilt, hängt davon ab, was Sie anbieten und wie groß Sie sind. Das klären wir im Gespräch.",
  shopSystem:
    "Welches Shopsystem zu Ihnen passt, hängt von der Zahl Ihrer Artikel, der Kasse und der Warenwirtschaft ab. Das entscheiden wir zusammen, bevor es losgeht.",
  paymentMethods:
    "Gängige Zahlarten wie PayPal, Karte oder Rechnung lassen sich in einem Shop einrichten. Den Vertrag schließen Sie mit dem Zahlungsanbieter, seine Gebühren zahlen Sie dorthin.",
  bookingSystem:
    "Termine und Reservierungen lassen sich einbauen oder an ein System anschließen, das Sie schon nutzen. Welches passt, klären wir im Gespräch.",
  technology:
    "Ich baue jede Website eigens für den Betrieb, ohne Baukasten und ohne fertige Vorlage. Womit genau, richtet sich danach, was Sie selbst ändern möchten.",
  social:
    "Einen Link zu Instagram oder Facebook bekommt die Website ohne Aufpreis. Die Betreuung der Kanäle steht nicht auf meiner Preisliste.",
  ads: "Anzeigen bei Google oder Facebook stehen nicht auf meiner Preisliste. Was die Website selbst für Google tun kann, ist in jedem Paket enthalten.",
  googleProfile: `Der Abgleich mit Ihrem Google-Eintrag gehört zur ${business.name}. Mehr dazu steht unter /local-seo.`,
  rank: "Einen bestimmten Platz bei Google kann niemand zusagen, ich auch nicht. Zusagen kann ich, dass Titel, Texte und Technik stimmen.",
  mobile: "Ja. Jede Website ist für Handy, Tablet und Rechner gebaut.",
  secure:
    "Die Verschlüsselung (SSL, https) ist in jedem Paket eingerichtet. Sicherheitsupdates und tägliche Backups gehören zu den Pflegepaketen.",
  mail: "E-Mail-Adressen wie info@ihre-firma.de gehören zum Vertrag mit Ihrem Hosting-Anbieter. Ob ich sie einrichte, halten wir im Angebot fest.",
  statistics:
    "Eine Besucherzählung lässt sich einbauen. Sagen Sie mir, was Sie wissen möchten, dann finden wir eine, die mit dem Datenschutz zusammenpasst.",
  app: "Eine App für den App Store steht nicht auf meiner Preisliste. Eine gute Website lässt sich am Handy auf den Startbildschirm legen.",
  oldSite: `Ja, das geht. Was an der alten Website gut ist, lässt sich übernehmen. Ab der ${business.name} leiten alte Adressen auf die neuen Seiten um.`,
  video:
    "Ein fertiges Video lässt sich auf der Website zeigen. Filme zu drehen steht nicht auf meiner Preisliste; sprechen Sie mich im Gespräch darauf an.",
  embed:
    "Was andere Dienste zum Einbinden anbieten, etwa eine Webcam, lässt sich oft auf der Website zeigen. Ob es technisch und beim Datenschutz passt, klären wir im Gespräch.",
  formData:
    "Ihre Website liegt bei Ihrem Hosting-Anbieter, der Vertrag läuft auf Ihren Namen. Wohin das Formular die Angaben schickt und wie lange sie bleiben, legen wir vorher fest. Komme ich mit ihnen in Berührung, schließen wir einen Vertrag über Auftragsverarbeitung.",
  photos:
    "Fotos vom Handy gehen oft, wenn das Licht stimmt. Ein Fotograf wäre ein eigener Posten im Angebot.",
  pageHelp:
    "Als Seite zählt, was eine eigene Adresse und einen eigenen Menüpunkt hat: Start, jede Leistung, der Betrieb, Kontakt. Zählen Sie am besten Ihre Leistungen und rechnen Sie drei dazu.",
  pagesUsual: `Für die erste Website genügen meist ${starter.pages.min} bis ${starter.pages.max} Seiten: wer Sie sind, was Sie tun, wie man Sie erreicht. Bekommt jede Leistung eine eigene Seite, sind es ${business.pages.min} bis ${business.pages.max}.`,
  whatFeatures:
    "Gemeint ist, was über eine schlichte Firmenwebsite hinausgeht: ein Shop, Buchung oder Reservierung, weitere Sprachen, ein Blog, ein Mitgliederbereich oder eine Anbindung an Ihre Programme.",
  kinds:
    "Zur Wahl stehen eine einfache Firmenwebsite, ein Online-Shop, ein Buchungsportal, ein Portfolio, ein Blog und ein Bereich mit Login. Wer zeigen will, was er macht, und gefunden werden möchte, nimmt die Firmenwebsite. Vieles lässt sich später ergänzen.",
  gallery:
    "Bilder, Referenzen, Öffnungszeiten, Karte und Kontaktformular gehören zu einer Website und kosten nichts extra.",
  languageHelp:
    "Eine zweite Sprache ist möglich. Schreiben Sie zum Beispiel „auch auf Englisch“, dann rechne ich sie ein.",
} as const;
