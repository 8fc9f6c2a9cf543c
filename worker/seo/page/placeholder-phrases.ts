// Placeholder texts of templates and site builders. Lower case.
import { phraseSet } from "../text/word-sets.ts";

/** Count anywhere in a text: nobody writes these about their own firm. Building blocks that the system left as code, too. */
export const placeholderPhrases = phraseSet(`
  lorem ipsum | dolor sit amet | li europan lingues | dies ist ein typoblindtext |
  weit hinten, hinter den wortbergen | überall dieselbe alte leier | das ist ein blindtext |
  ich bin ein blindtext | musterstraße | musterstrasse | musterstr. | musterstadt | musterfirma | musterhausen |
  muster gmbh | mustermann | beispieltext | beispielstraße | platzhaltertext | hier steht ihr text |
  hier könnte ihr text | ihr text hier | ihre überschrift hier | fügen sie hier ihre überschrift ein |
  fügen sie hier ihren text ein | klicken sie hier, um ihren eigenen text |
  klicke hier, um deinen eigenen text | klicken sie auf den bearbeiten-button |
  klicke auf den bearbeiten-button | ich bin ein textblock | ich bin ein textabschnitt |
  dein inhalt kommt hier hin | add your heading text here | your content goes here |
  click here to add your own text | click edit button to change this text | willkommen bei wordpress |
  dies ist dein erster beitrag | dies ist der erste beitrag | das ist eine beispiel-seite |
  dies ist eine beispielseite | eine weitere wordpress-website | ein weiterer wordpress-blog |
  welcome to wordpress | this is your first post | this is an example page | just another wordpress site |
  [vc_ | [/vc_ | [et_pb_ | [fusion_ | [av_ | [cs_ | [contact-form-7 | [elementor-template | [rev_slider | [smartslider3 |
  [wpforms | [ninja_form | [gravityform | [gallery ids | [caption id | [nggallery | [borlabs-cookie | {loadposition |
  {loadmodule | {loadmoduleid
`);

/** Count only as a whole block or title: inside a sentence they can be meant. */
export const placeholderBlocks = phraseSet(`
  hello world | hallo welt | sample page | beispiel-seite | beispielseite | untertitel hier eingeben |
  titel hier eingeben | überschrift | neue seite
`);

/** Count only on nearly empty pages: a shop may announce one article among many as "coming soon". */
export const emptyPageBlocks = phraseSet(`
  coming soon | under construction | im aufbau
`);

/** Count only beside one of the website words: a builder may well write "Hier entsteht Ihr Haus". */
export const unfinishedPhrases = phraseSet(`
  hier entsteht | im aufbau | wird derzeit überarbeitet | wird gerade überarbeitet | wird zurzeit überarbeitet
`);
export const websiteWords = phraseSet(`
  website | webseite | web-seite | homepage | internetseite | internetauftritt | internetpräsenz | webpräsenz |
  webauftritt | onlineshop | online-shop
`);

/** A page with one of these words in its title or main heading is about dummy texts or examples. */
export const subjectWords = phraseSet(`
  lorem | ipsum | blindtext | blindtexte | dummy | dummytext | fülltext | fülltexte | platzhalter | platzhaltertext |
  beispiel | beispiele | muster | mustertext | mustertexte | musterbrief | musterschreiben | mustervertrag | vorlage |
  vorlagen | generator | shortcode | shortcodes | kurzcode | kurzcodes
`);
