// What pages are most often called, and how „one for each“ begins.
export const PAGE_NAME =
  /^(?:start|startseite|hauptseite|home|leistung|leistungen|angebot|angebote|ueber|galerie|bilder|fotos|referenzen|kontakt|kontaktdaten|team|preise|anfahrt|impressum|datenschutz|karriere|jobs|aktuelles|news|karte|speisekarte|zimmer|faq|produkte|projekte|kurse|termine|geschichte|vorstand|abteilungen|praxis|menue|menu|about|contact|services|willkommen|philosophie|sortiment|service)$/;
export const EACH = /^(?:je|jeweils|jede[rsnm]?|pro|each|per)$/;
/** Where lists of pages begin. */
export const FIRST = /^(?:start|startseite|home)$/;
/** „was wir machen“, „wo man uns findet“, „was es kostet“ are pages. */
export const RELATIVE = /^(?:was|wer|wo|wie|warum) (?:wir|ich|man|es|sie)(?: uns| mich)? \w+(?: \w+)?$/;
