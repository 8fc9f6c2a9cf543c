// The industry a text speaks of, by its trade.
import type { Industry } from "../slots.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { type TaggedWord, taggedWords, type Words } from "./tagged-words.ts";

/** Trades of the region, in normalised spelling; the asterisks are those of lexicon.ts. */
const trades: Readonly<Record<Industry, string>> = {
  it: "it edv itdienst* itservice* itfirma* itunternehmen* itsystemhaus* itberat* *software* *informatik* *systemhaus* programmier* webentwickl* datenschutzbeauftragt* computerservice* computerladen netzwerktechnik* telekommunikation*",
  craft:
    "malerin* malermeisterin* *reparatur* reinigung* reinigungsservice* fassadenbau* dachbau* dachausbau* innenausbau* messebau* zaunbau* stallbau* hallenbau* wintergart* *hufschmied* hufpfleg* bakery baker carpenter plumber electrician waescherei* aenderungsschneider* saegewerk* schweiss* *handwerk* *maler *malerbetrieb* *malermeister* malerei maler lackier* *tischler* *schreiner* *dachdecker* *zimmerei* zimmerer* zimmermann* *elektriker* *elektro elektrotechnik* elektrobetrieb* elektromeister* elektroinstall* *klempner* *installateur* *sanitaer* *heizung* heizungsbau* klimatechnik* *maurer* *bauunternehm* *baubetrieb* hochbau* tiefbau* rohbau* bauservice* bauteam* *fliesen* *estrich* trockenbau* stuckateur* putzbetrieb* *schlosser* *metallbau* stahlbau* *schmiede* hufschmied* *holzbau* *fensterbau* *rollladen* *rolladen* *raumausstatt* *polster* *parkett* bodenleger* gartenbau* landschaftsbau* galabau* landschaftsgaert* *pflaster* *geruestbau* *glaser* *steinmetz* *ofenbau* kaminbau* *schornsteinfeger* *kfz* autowerkstatt* *werkstatt* karosserie* *meisterbetrieb* *baecker* *konditor* *metzger* *fleischer* *schlachter* brauerei* brennerei* *schneiderei* *schuster* schuhmacher* *goldschmied* *uhrmacher* *sattler* *gebaeudereinig* reinigungsfirma* reinigungsdienst* *hausmeister* photovoltaik* solartechnik* solar *waermepumpe* *brunnenbau* *bestatt* orthopaedieschuh* *kuechenbau* *treppenbau* *montage* abbruch* *bautechnik* schluesseldienst*",
  hospitality:
    "guesthouse coffee* restaurants brewpub *roesterei* landcafe* saalbetrieb* foodtrailer* imbisswagen* ferienpark* zimmervermiet* *restaurant* *gaststaett* *gasthaus* *gasthof* *hotel* *pension *gastronom* *cafe *bistro* *imbiss* pizzeria* *kneipe* *ferienwohnung* *ferienhof* *ferienhaus* *fewo* *catering* *partyservice* *eisdiele* *eiscafe* foodtruck* *biergarten* *wirtshaus* wirtschaft gaestehaus* *campingplatz* *camping *herberge* *brauhaus* *weinstube* *steakhouse* *pommes* *doener* tourismus* gastgewerbe*",
  health:
    "dentist psycholog* sprachtherap* pflegeberat* sozialstation* altenpfleg* krankenpfleg* doula* *gesundheit* *physiotherap* physio *krankengymnast* *ergotherap* *logopaed* *zahnarzt* *zahnaerzt* *arztpraxis* *hausarzt* *facharzt* *aerztin* *tierarzt* *tieraerzt* *heilprakt* *praxis *praxen *apothek* *pflegedienst* *pflegeheim* *altenheim* seniorenheim* seniorenpflege* *hebamme* *psychotherap* *therapeut* *osteopath* *medizin* *klinik* *podolog* *hoerakust* *hoergeraet* *massage* *kinderarzt* *kieferorthop* *ernaehrungsberat* *chiropra* *sanitaetshaus*",
  retail:
    "mode moden kleidung getraenke* getraenkemarkt* *verleih* tankstelle* spielzeug* raumduft* angelbedarf* futtermittel* haushaltsgeraete* buecher* moebel* *einzelhandel* *haendler* laden *laedchen dorfladen schuhladen bioladen blumenladen buchladen weltladen spielzeugladen kleiderladen kramladen* *handel *fachgeschaeft* geschaeft ladengeschaeft *boutique* *buchhandlung* *blumen* *florist* *modehaus* *schuhhaus* *moebelhaus* *fahrraeder *fahrradladen* zweirad* *autohaus* *autohandel* *spielwaren* *schmuck* *optik *optiker* *weinhandel* *supermarkt* *kiosk* *drogerie* *baumarkt* *raiffeisen* *zoohandlung* *tierbedarf* *kinderkleidung* *bekleidung* *teeladen* *unverpackt* *feinkost* secondhand* *antiquitaet* *elektromarkt* kuechenstudio* *haushaltswaren* *sporthaus* *verkaufsstelle*",
  consulting:
    "uebersetzer* dolmetsch* lektor* texter* steuerbuero* buchhalter* lawyer *beratung *beratungs* berater* *coaching *coach *coachin *consulting* *steuerberat* *steuerbuero* *steuerkanzlei* *kanzlei* *anwalt* *anwaelt* *notar* *versicherung* *finanzberat* finanzdienst* *unternehmensberat* *personalberat* *mediation* mediator* *wirtschaftspruef* *buchhaltung* lohnbuero* *uebersetzungsbuero* *gutachter* *sachverstaendig* *energieberat* *marketing* *werbeagentur* *agentur* supervision* *trainer *trainerin",
  agriculture:
    "gaertner* landtechnik* kaeserei* mosterei* ponyhof* pferdepension* pferdezucht* hofcafe* schaeferei* *landwirt* bauernhof* *hofladen* *biohof* *biolandhof* *bioland* milchhof* *spargelhof* *obsthof* *gaertnerei* *baumschule* *imker* *weingut* *winzer* *forst forst* *lohnunternehm* *agrar* *gefluegel* *milchvieh* schweinemast* ackerbau* landmaschinen* *erdbeerhof* *huehnerhof* *bauernladen*",
  beauty:
    "hundefriseur* hairdresser* permanentmakeup* haarwerk* brautstyling* *friseur* *frisoer* *frisoes* *barber* *haarstudio* *haarsalon* *kosmetik* *nagelstudio* *nageldesign* *beauty* *tattoo* *fusspflege* *wellness* *sonnenstudio* *salon *wimpern*",
  sport:
    "yogalehrer* reitanlage**fitness* *yoga* *pilates* *tanzschule* *tanzstudio* *kampfsport* *reiterhof* *reitstall* *reitschule* *reitverein* *crossfit* *personaltrain* *schwimmschule* *tennis* *golf* *kletterhalle* *sportstudio* *gymnastik*",
  culture:
    "zauber* magier* clown* coverband* musikband* partyband* bigband* liveband* photograph* moderator* schaustell* saenger* musikerin* duo *fotograf* *foto *fotostudio* *kuenstler* kunst *musiker* *musik band *atelier* *galerie *theater* *museum* *veranstaltung* *eventagentur* eventservice* eventplan* dj *hochzeit* *grafik* webdesign* grafikdesign* designer* *produktdesign* *autor *autorin* *schriftsteller* *verlag* filmproduktion* filmemacher* *kino* *illustrat* *videograf* *tonstudio* *videoprodukt* *redner* *rednerin* *trauredner* *keramik* *toepfer*",
  club: "*bruderschaft* buergerinitiative* fussballverein* turnverein* kegelclub* ortsgruppe* nachbarschaftshilfe* *verein *vereins ev sportverein* *schuetzenverein* *musikverein* *heimatverein* *foerderverein* *stiftung* *feuerwehr* *ehrenamt* *kirchengemeinde* *gemeinde *verband* *genossenschaft* ngo *initiative* *landjugend* *kolping* *chor tsv tus sv fc djk",
  education:
    "musiklehrer* *lehrer *lehrerin spielgruppe* waldkindergarten* sprachkurs* *schule *fahrschule* *musikschule* *nachhilfe* *sprachschule* *kita *kindergarten* *tagesmutter* *tagespflege* *hundeschule* *hundetrain* *akademie* *weiterbildung* *seminare* *lernstudio* fortbildung* erwachsenenbildung* *volkshochschule* *kinderbetreuung* *dozent* *surfschule*",
  property:
    "hausmakler* bauzeichner* planungsbuero* energieausweis* *immobilien* *hausverwalt* *makler* *maklerin* *wohnungsbau* *bautraeger* *architekt* *ingenieurbuero* *hausbau* *vermietung *wohnbau* *innenarchitekt* *vermessung* *statik*",
  manufacturing:
    "*siederei* *rohrtechnik* foerdertechnik* fertigungstechnik* *maschinenbau* *industrie* *produktion* *hersteller* *fertigung* *kunststoff* *werkzeugbau* *anlagenbau* *zulieferer* *giesserei* *textil* *druckerei* *verpackung* *zerspanung* *fabrik* *manufaktur* *metallverarbeit*",
  transport:
    "fahrdienst* pannendienst* lkw busbetrieb* reisebus* lieferdienst* flughafentransfer* *spedition* *logistik* *taxi* *umzug* *umzuege* *transport* *kurier* *busunternehm* *busreisen* *reisebus* *fuhrunternehm* *abschlepp* *autovermiet* *krankenfahrt* *containerdienst*",
};

const tradesOf = lookup<Industry>(trades, correctWords);

/** The industry of the word itself, or null. Of several trades in a compound the longest counts: „Tanzschule“ before „Schule“. */
export function industryOfWord({ kind, text }: TaggedWord): Industry | null {
  if (kind !== "word") return null;
  const [industry = null] = [...tradesOf(text)].sort(([, one], [, other]) => other - one)[0] ?? [];
  return industry;
}

/** The industry that a firm's name tells. */
export function industryOfName(name: string | null): Industry | null {
  return name === null ? null : readIndustry(taggedWords(name));
}

/** The first trade of `words` decides: „Steuerberatung für Handwerker“ consults. */
export function readIndustry(words: Words): Industry | null {
  for (const word of words) {
    const industry = industryOfWord(word);
    if (industry !== null) return industry;
  }
  return null;
}
