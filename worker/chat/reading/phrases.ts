// Turns of phrase that mean more than their words, in normalised spelling, between commas. Marks between their words do not matter.

export const phrases = {
  dontKnow: `weiss nicht, weis nicht, weiss ich nicht, weiss ich noch nicht, weiss ich gar nicht,
    weiss ich leider nicht, weiss ich selbst nicht, weiss ich selber nicht, weiss ich auch nicht,
    weiss ich ehrlich gesagt nicht, weiss noch nicht, weiss es nicht, weiss ich nich, weiss nich,
    wissen wir nicht, wissen wir noch nicht, keine ahnung, sag ich ihnen spaeter, sage ich ihnen spaeter, sag ich spaeter, muesst ich mal, muesste ich mal, muss ich mal, beim besten willen nicht, null ahnung, kein plan, keinen plan,
    keinen schimmer, keinen blassen schimmer, nicht den leisesten schimmer, verlass ich mich auf sie, verlass ich mich auf euch, verlass ich mich ganz auf sie, verlass ich mich voll auf euch, verlassen wir uns auf sie, sucht ihr das passende aus, woher soll ich das denn wissen, keine vorstellung, was weiss ich, was weiss ich denn, was weiss denn ich, woher soll ich das wissen, nicht sicher, nicht genau, schwer zu sagen, kann ich nicht sagen,
    kann ich schlecht sagen, kann ich noch nicht sagen, koennen wir noch nicht sagen, muss ich erst, muessen wir erst, muesste ich erst, muesste ich mich erst, muessten wir erst, muss ich noch klaeren, muessen wir noch klaeren, muss ich nachfragen, noch nicht, sagen sie,
    empfehlen sie, schlagen sie was vor, schlagen sie mal was vor, schlag was vor, schlagt was vor, such du was aus, suchen sie was aus, sucht was aus, suchen sie es aus, entscheiden sie, schaetzen sie, beraten sie, ueberlasse ich ihnen, wie sie meinen,
    mal sehen, mal schauen, mir gleich, ist mir egal`,
  notAtAllHasty: `keine eile, ohne eile, kein eile, nicht eilig, nicht so eilig, nicht dringend, nicht so dringend,
    nicht so schnell, eilt nicht, eilt nich, eilt doch nicht, eilt aber nicht, eilt ja nicht,
    eilt gar nicht, eilt auch nicht, sich die zeit, ihre zeit, hat zeit, hat alle zeit, hats zeit, haben zeit, haben wir zeit, hab zeit, habe zeit, lege ich mich nicht fest, nicht entscheidend, zeitpunkt ist egal, gibt keinen festen termin, legen wir uns nicht fest, zeit haben wir, zeit hab ich, zeit habe ich, zeit ist genug, fester termin besteht nicht, termin besteht nicht, termin gibt es nicht, termin gibts nicht, lassen uns zeit,
    lass mir zeit, kein termin, kein fester termin, ohne festen termin, ohne termin, keinen festen termin, kein festes datum, kein zeitdruck,
    keinen zeitdruck, ohne zeitdruck, kein stress, keinen stress, keine not, draengt nicht, draengt nich, mit der ruhe, nicht morgen sein, nicht sofort sein, wenns fertig ist, wenn es fertig ist, spielt keine rolle, nicht wichtig,
    keine frist, wann es passt, wie es passt, wenn es passt, wenns passt, wanns passt, wenn sie zeit haben, wann sie zeit haben, wann immer,
    ist mir egal, ganz entspannt, kommt nicht drauf an, kommt nicht darauf an, kein druck, keinen druck, ohne druck, wann es ihnen passt,
    hetzt nich, hetzt nicht, pressiert nicht, pressiert nich, lass dir zeit, lasst euch zeit, zeit lassen,
    wann ihr koennt, wann sie koennen, nicht so wichtig, no deadline, keinen termin, ohne termindruck, in ruhe, wann du willst, wann sie wollen, no rush, no hurry, alle zeit der welt, luft haben, nicht schnell, mach langsam, machen sie langsam, draengeln nicht, draengeln nich, draengen nicht, richten wir uns nach ihnen, richten wir uns ganz nach ihnen, richte ich mich nach ihnen, richte ich mich ganz nach ihnen, richten uns nach ihnen, richten uns ganz nach ihnen`,
  asSoonAsPossible: `so schnell, sobald es geht, sobald wie, sobald wies geht, sobald ihr koennt, sobald sie koennen, zack zack, so schnel, moeglichst schnell, moeglichst bald, so bald, so frueh, moeglichst zeitnah,
    je schneller, je eher, je frueher, as soon as possible, as soon as you can, am besten gestern, brennt, lieber frueher als spaeter, eher frueher als spaeter`,
  nothingMore: `nichts weiter, mehr nicht, brauchts nicht, brauchs nicht, braucht es nicht, muss nicht sein, dann ohne, dann lieber ohne, lieber ohne, doch ohne, lass mal, lass ma, lass gut sein, lassen wir, lasst mal, nur das noetigste, das uebliche, was alle haben, was man so braucht, was man halt braucht, was dazugehoert, so dazugehoert, alles nicht, ne danke, das wars, das war s, das war es, das ist alles, reicht so,
    reicht uns, reicht mir, reicht aus, das reicht, passt so, brauche ich nicht, brauch ich nicht,
    brauchen wir nicht, brauche nichts, brauchen nichts, nichts davon, keins davon, keine davon, ohne alles,
    nicht noetig, alles dabei`,
  noExtras: `sonst nichts, sonst nix, nichts sonst, nix sonst, weiter nichts, weiter nix, keine extras, ohne extras, nichts besonderes, nichts spezielles,
    ohne schnickschnack, kein schnickschnack, keinen schnickschnack, nur das uebliche, keine besonderen,
    keine sonderfunktionen, keine zusatzfunktionen`,
  wholePage: `nur eine seite, eine einzige seite, nur eine einzige seite, eine lange seite, einer langen seite, eine einzige lange seite, eine einzige scrollseite, one pager,
    one page, landing page, eine einzelne seite`,
  /** Of pages, where these are asked for. */
  singleOne:
    "nur eine startseite, nur ne startseite, eine einzige, eine fuer alles, alles auf einer, alles auf eine, nur eine einzige, nur eine, bloss eine, eine lange, eine reicht, eine genuegt, just one, only one",
  dropAll:
    "ohne alles, alles raus, alles weg, alles streichen, ohne extras, keine extras, ohne funktionen, nur die website",
  onlineShop: "online shop, online store, web store, web shop, online handel, e commerce",
  companySite: "company site, firmen website, firmen webseite, firmen homepage, firmen seite",
} as const satisfies Record<string, string>;

export type PhraseTag = keyof typeof phrases;
