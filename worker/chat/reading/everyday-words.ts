// Words that look like a typing error of one in the lexicon and are none.

const everyday = `aber seifen alle allem allen aller alles also ander andere anderen arbeit auch aufbau bauen beide beiden beim bereit besser bester
besten biete bieten bitte bleib bleibt breite brauch braucht brauche brauchen danke dabei dafuer daher damit danach dann
darauf dazu dein denke denken dieser dieses dieselbe diese doch dort durch eben ehrlich eigene eigenen eigentlich einer einen
einem einige einiges einzel einzeln ende enden erste ersten etwas euch eure extra fahren falle falls fehler feier felder fest
feste festen finde finden firma firmen frage fragen frau freie freude frisch froh gaben gabe gang ganze ganzen garten geben
gehen gehoert genau genug gerade gerne geschaeft gewerbe gibt glaube gleiche grosse grossen gross gruss gruesse guten haben
habt haette haetten halle hallo haufen hause heisse heissen herr hilfe hinter hoffe hoffen inhaber irgend jeder jeden jedes
junge kannst karte karten kasten kaufen kauf keiner klare kleiner kommen kommt konto kosten kostet kuchen kunde kurse kurz
lagen lager laden lassen lauf laufen leben leider leise leute lieber liefern liegen linie liste machen macht manche mehr
meine meinen meiner meist meister menge mensch miete mieten mittel moechte moechten moment morgen muessen muss musste nacht
name namen natuerlich neben nehme nehmen neue neuen neuer neues nicht nimmt oben ohne opfer paket passt pause person platz
plaetze preis preise probe quelle raeume raum rechne rechnen rede reden regel reich reise reisen richtig runde sache sachen
sagen sage sagt samt schade schau schicht schick schiff schild schlicht schluss schoen schoene schon schreibe schritt schwer
seide seien seile seine seinen seiner selbe selber selbst sicher siehe sinn sitzen sollen sollte sonst sorge spaeter spass
stadt stand stelle stellen sterne stimmt strasse stunde suche suchen super tages tafel teile teilen teuer thema tische tolle
trage tragen treffe treffen ueber unser unsere unserem unseren unserer unter verein verkehr viel viele vielen vielleicht voll
vorne waere waeren warte warten waren wasser wegen weg weile weise weisse weiss weiter welche wenige wenn werde werden werk
wieder will wirken wissen wochen wohnen wollen wollte worte worten wuerde wuerden wunsch zahlen zeige zeigen zeile zeilen
zeit zeiten zimmer zukunft zuerst zurueck zusammen zwecke frei tach tagchen ok okay mobil erstmal einfach gut prima nichts
nix hm hmm sorry test bald dank frohes frueher nur ganz wohl ziemlich etwa ungefaehr sozusagen quasi irgendwie irgendwas
heute gestern start starten startet licht staat deine deiner deinem seinem meinem gesucht warnung wertung bloss lieben immer
sprechen selten wagen first versand status schlecht schlechter stops montag maedchen kennen rechnet fliessen sogar recht
rechts leicht decke zeichen tasche ketten kurve kurze kurzer runden better mauer profil profile fangen weicht landen luden
senke leite lenke where worum message caching formula ausbau handeln handelt geladen einladen hochladen herunterladen render
olfen versuch wetter platte platten besucht suchte buchte malte streifen preisen arzte wirkung richtung rechnung wolken gebot gebote speisen holen
siegel spiegel segeln regeln stopp schob arten visitenkarten buche buches joggen joggt sehen sehe seht drehen keine keinen ahnung deren derer meint`;

/** Surnames of the region that were trades once, or look like one. */
const names = `bauer bayer becker beckers berger beyer brandt busch ernst fischer frank heller hermann hoffmann homann horn jansen janssen
kaiser keller koch koehler kohler kraft kramer kroeger krueger lange lehmann mahler maier maler meyer mueller peters petersen
pohl sauer schaefer schmidt schmied schmitz schneider schreiner schulte schulz schulze schuster vogel wagner walter weber
weller winter wirth wolter zeller zimmermann`;

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s/));

export const everydayWords = listOf(everyday);
const surnames = listOf(names);
export const correctWords: ReadonlySet<string> = new Set([...everydayWords, ...surnames]);
