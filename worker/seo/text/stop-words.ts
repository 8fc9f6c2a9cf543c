// Words that carry grammar, not subject. Lower case.
// The German list was completed from stopwords-iso/stopwords-de (MIT License, Copyright (c) 2016 Gene Diaz), without its
// numbers, single letters, misspellings and nouns ("jahr", "ordnung", "startseite"): those can be what a page is about.
import { wordSet } from "./word-sets.ts";

export const stopWords = {
  de: wordSet(`
ab aber ach alle allein allem allen aller allerdings alles allgemeinen als also am an ander andere anderem anderen anderer
anderes andern anders auch auf aus außer ausser außerdem ausserdem bald bei beide beiden beim bereits besonders besser besten
bevor bin bis bisher bist bzw da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben dann daran
darauf daraus darf darfst darin darüber darum darunter das daselbst dass daß dasselbe davon davor dazu dazwischen dein deine
deinem deinen deiner deines dem dementsprechend demgegenüber demgemäss demgemäß demselben demzufolge den denen denn dennoch
denselben der deren derer derjenige derjenigen dermaßen dermassen derselbe derselben des deshalb desselben dessen desto
deswegen dich die diejenige diejenigen dies diese dieselbe dieselben diesem diesen dieser dieses dir doch dort drin du durch
durchaus dürfen dürft durfte durften eben ebenso eher eigen eigene eigenen eigener eigenes ein einander eine einem einen
einer eines einfach einig einige einigem einigen einiger einiges einmal endlich entweder er erst erste ersten erster erstes
es etwa etwas euch euer eure eurem euren eurer eures falls fast folgende früher für gab ganz ganze ganzen ganzer ganzes gar
gedurft gegen gegenüber gehabt gehen geht gekannt gekonnt gemacht gemocht gemusst genug gerade gern gerne gesagt geschweige
gewesen gewollt geworden gibt ging gleich groß gross große grosse großen grossen grosser großer grosses großes gut gute guter
gutes hab habe haben habt hast hat hatte hätte hatten hätten hattest hattet heisst her heute hier hin hinter hoch ich ihm ihn
ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem infolgedessen innerhalb ins irgend ist ja je jede jedem jeden jeder
jedermann jedermanns jedes jedoch jemand jemandem jemanden jene jenem jenen jener jenes jetzt kam kann kannst kaum kein keine
keinem keinen keiner keines kleine kleinen kleiner kleines kommen kommt können könnt konnte könnte könnten konnten kurz lang
lange lassen leicht lieber machen macht machte mag magst mal man manche manchem manchen mancher manches mehr mein meine
meinem meinen meiner meines mich mir mit möchte mochte mochten möchten mögen möglich mögt muß muss müssen mußt musst müßt
müsst musste mussten nach nachdem nahm natürlich neben nein neue neuen nicht nichts nie niemand niemandem niemanden noch nun
nur ob oben obwohl oder offen oft ohne per richtig rund sagt sagte schon sehr sei seid seien sein seine seinem seinen seiner
seines seit seitdem selbst sich sie sind so sobald sodass sogar solang solche solchem solchen solcher solches soll sollen
sollst sollt sollte sollten solltet somit sondern sonst soweit sowie sowohl später statt steht trotzdem tun über überhaupt
übrigens um und uns unser unsere unserem unseren unserer unseres unter usw vergangenen viel viele vielem vielen vieler
vielleicht vom von vor während währenddem währenddessen wann war wäre waren warst warum was weder weg wegen weil weit weiter
weitere weiteren weiteres welche welchem welchen welcher welches wem wen wenig wenige weniger weniges wenigstens wenn wer
werde werden werdet weshalb wessen wie wieder wieso will willst wir wird wirklich wirst wo wobei wodurch wofür woher wohin
wohl wollen wollt wollte wollten womit worden wurde würde würden wurden zu zuerst zugleich zum zunächst zur zurück zusammen
zwar zwischen
`),
  en: wordSet(`
a about above after again against all also am an and any are aren't as at be because been before being below between both but
by can can't cannot could couldn't did didn't do does doesn't doing don't down during each every few for from further get had
hadn't has hasn't have haven't having he her here hers herself him himself his how i if in into is isn't it it's its itself
just let's like may me might more most must my myself no nor not now of off on once one only or other our ours ourselves out
over own same shall she should shouldn't since so some such than that that's the their theirs them themselves then there these
they this those through to too under until up upon us very was wasn't we were weren't what when where which while who whom
whose why will with within without won't would wouldn't you you're your yours yourself yourselves
`),
};
