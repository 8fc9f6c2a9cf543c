// What pages are most often called, and how „one for each“ begins.
export const PAGE_NAME =
  /^(?:start|startseite|hauptseite|home|leistung|leistungen|angebot|angebote|ueber|galerie|bilder|fotos|referenzen|kontakt|kontaktdaten|team|preise|anfahrt|impressum|datenschutz|karriere|jobs|aktuelles|news|karte|speisekarte|zimmer|faq|produkte|projekte|kurse|termine|geschichte|vorstand|abteilungen|praxis|menue|menu|about|contact|services|willkommen|philosophie|sortiment|service)$/;
export const EACH = /^(?:je|jeweils|jede[rsnm]?|pro|each|per)$/;
/** Where lists of pages begin. */
export const FIRST = /^(?:start|startseite|home)$/;
/** „was wir machen“, „wo man uns findet“, „was es kostet“ are pages. */
export const RELATIVE = /^(?:was|wer|wo|wie|warum) (?:wir|ich|man|es|sie)(?: uns| mich)? \w+(?: \w+)?$/;
/** In front of a page's name in a list. */
export const LEADING =
  /^(?:auch|die|der|das|den|eine|einen|ein|ne|unsere?|meine?|mit|also|zum|beispiel|natuerlich|jeweils|halt|vorneweg|vorweg|vorab|voran|vorangestellt|hinten|dran|hinterher|zuletzt|zuerst|abschliessend|obendrauf|obendrein)$/;
/** What speaks about the list and names no page. */
export const TALK =
  /^(?:es|man|sind|ist|haben|hat|hab|reich\w*|genueg\w*|langt|langen|nicht|kein\w*|vielleicht|glaub\w*|bitte|danke|ja|nein|nee|ne|noe|soll\w*|waer(?:e|en|s)?|wird|werden|bis|das|hm+|ok|okay|naja|ach|och|egal|kp|ka|moment|warte\w*|schoen|genug|passt|fertig|viele?|paar|mehr|weniger|nichts|nix|alles|ungefaehr|etwa|circa|so|eben|hallo|moin|bekommt|kriegt|brauch\w*|moecht\w*|will|wollen|wollt\w*|denke|sagen|mach\w*|was|wie|warum|dass|weil|wenn|oder|aber|nur|sonst|usw|etc|mal|schon|doch|gern\w*|anfang|mitte|ende|eher|lieber|kann|koennen|muss|weiss|gibt|haette\w*|steht|kommt|geht|plan|ahnung|jahr\w*|rest|getrennt\w*)$/;
export const OF_US = /^(?:wir|ich)$/;
