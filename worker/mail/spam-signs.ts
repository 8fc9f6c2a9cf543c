// What advertising sent through contact forms looks like. Matched against texts of at most a few thousand characters.

/** The host of an address as people and programs write it. */
export const webAddress = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/giu;

/** A link in HTML or BBCode: no visitor writes his message in either. */
export const markedUpLink = /<a\s[^<>]{0,200}href\s*=|\[(?:url|link|img)[=\]]|\[\/(?:url|link)\]/i;

/** Code that would run if we were careless. */
export const runningCode =
  /\bon(?:error|load|click|mouseover|focus|toggle)\s*=\s*["'`]?\s*[\w.]+\s*[(=`]|javascript:\s*\S|<script>\s*(?:alert|document|eval|fetch)\b/i;

/** Also written by visitors who ask where a snippet belongs. */
export const scriptTag = /<(?:script|iframe|object|embed|svg)\b/i;

/** Offers to the owner, or goods nobody asks a web designer about. Several words where one occurs in honest inquiries. */
export const advertisingPhrases: readonly RegExp[] = [
  /\b(?:rank|ranking|place|get) (?:your|ur) (?:web ?)?(?:site|page|business)\b/i,
  /\b(?:first|top|1st) page (?:of|on|in) google\b|\bpage (?:one|1) (?:of|on|in) google\b/i,
  /\b(?:came across|visited|looking at|found|checked out|reviewing) your (?:web ?)?(?:site|page)\b/i,
  /\b(?:guest|sponsored) posts?\b|\blink ?(?:building|insertion)s?\b|\bdomain authority\b|\b(?:dofollow|do-follow)\b/i,
  /\b(?:quality|cheap|dofollow|seo|buy|niche) backlinks?\b/i,
  /\b(?:boost|increase|grow|skyrocket|double|explode) (?:your|ur) (?:\w+ )?(?:traffic|sales|revenue|rankings?|business|leads)\b/i,
  /\b(?:targeted|organic|real|qualified|website) (?:traffic|visitors|leads)\b/i,
  /\b(?:unsubscribe|opt[- ]?out)\b/i,
  /\b(?:limited time|special|exclusive) offer\b|\b(?:click|tap) (?:here|below|the link)\b|\bact now\b/i,
  /\b(?:make|earn|earning|making) (?:money|\$|€|up to|thousands|\d+)|\bpassive income\b|\bpassives Einkommen\b/i,
  /\b(?:bitcoin|crypto(?:currenc(?:y|ies))?|forex|binary options?|kryptowährung(?:en)?|airdrop)\b/i,
  /\b(?:online[- ]?casinos?|casino bonus)\b/i,
  /\b(?:free spins|freispiele|slot machines?|poker|betting|sportwetten|without deposit)\b/i,
  /\b(?:viagra|cialis|levitra|potenzmittel|pharmacy|weight loss|cbd (?:oil|gummies)|abnehmpillen)\b/i,
  /\b(?:porn|sex ?chat|escorts?|hot girls?|nudes?|onlyfans|sexkontakte)\b/i,
  /\b(?:payday|business|personal|instant) loans?\b|\b(?:kredit|darlehen) ohne (?:schufa|bonitätsprüfung)\b|\bsofortkredit\b/i,
  /\b(?:contact ?forms?|kontaktformular(?:e|en)?)[^.!?\n]{0,60}\b(?:million(?:s|en)?|thousands|tausende|versenden|submit|blast|marketing)\b/i,
  /\b(?:adressen|firmenadressen|e-?mail-?adressen|leads|follower|likes|bewertungen|rezensionen) (?:zu )?kaufen\b/i,
  /\bbuy (?:followers|reviews|likes|traffic|leads)\b|\b(?:followers|reviews) (?:for|from) (?:only |just )?[$€]?\d/i,
  /\b(?:inheritance|next of kin|million (?:usd|dollars|euros?)|lottery|erbschaft|lotteriegewinn)\b/i,
  /\btelegram\s*[:@]\s*[@+\w]|\bt\.me\/|\bbit\.ly\/|\btinyurl\.com\//i,
  /\b(?:web|app|mobile|software) development (?:company|agency|team|services)\b|\boutsourc(?:e|ing)\b|\boffshore\b/i,
  /\b(?:explainer|promo(?:tional)?|animated) videos?\b/i,
  /\b(?:replica|designer) (?:watches|bags|handbags)\b/i,
];
