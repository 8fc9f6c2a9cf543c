// Words that carry grammar, not subject. Lower case.

const german = `
ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus bei beide beiden
beim bereits bevor bin bis bist bzw da dabei dadurch dafür dagegen daher dahin damals damit danach daneben dann daran darauf
daraus darf darfst darin darüber darum darunter das dass daß davon davor dazu dein deine deinem deinen deiner deines dem den
denen denn dennoch der deren derer des deshalb dessen desto deswegen dich die dies diese diesem diesen dieser dieses dir doch
dort du durch dürfen ebenso eher ein eine einem einen einer eines einfach einige einigen einiger einiges einmal er es etwa
etwas euch euer eure eurem euren eurer eures falls fast für gab gar gegen gegenüber gerade gern gerne gewesen gibt ging hab
habe haben habt hat hatte hatten hätte hätten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in
indem innerhalb ins ist ja je jede jedem jeden jeder jedes jedoch jene jener jenes jetzt kann kannst kaum kein keine keinem
keinen keiner keines können könnt könnte könnten lassen machen mal man manche manchen mancher manches mehr mein meine meinem
meinen meiner meines mich mir mit möchte möchten müssen muss musst muß nach nachdem neben nein nicht nichts nie noch nun nur
ob obwohl oder oft ohne per rund schon sehr sei seid sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald
sogar solche solchem solchen solcher soll sollen sollte sollten somit sondern sonst soweit sowie sowohl statt über um und uns unser
unsere unserem unseren unserer unseres unter usw viel viele vielen vieler vom von vor während wann war waren warst warum was
weder weg wegen weil weiter weitere weiteren welche welchem welchen welcher welches wem wen wenig wenige wenn wer werde werden
werdet wessen wie wieder will willst wir wird wirst wo wobei wodurch wofür woher wohin wollen wollte womit worden wurde wurden
würde würden zu zum zur zwar zwischen
`;

const english = `
a about above after again against all also am an and any are aren't as at be because been before being below between both but
by can can't cannot could couldn't did didn't do does doesn't doing don't down during each every few for from further get had
hadn't has hasn't have haven't having he her here hers herself him himself his how i if in into is isn't it it's its itself
just let's like may me might more most must my myself no nor not now of off on once one only or other our ours ourselves out
over own same shall she should shouldn't since so some such than that that's the their theirs them themselves then there these
they this those through to too under until up upon us very was wasn't we were weren't what when where which while who whom
whose why will with within without won't would wouldn't you you're your yours yourself yourselves
`;

export const stopWords: Record<"de" | "en", ReadonlySet<string>> = {
  de: new Set(german.trim().split(/\s+/)),
  en: new Set(english.trim().split(/\s+/)),
};
