// Who stands behind a service, where its own name does not say so.

/** Beginning of a service's name → company. */
const companies: readonly (readonly [beginning: string, company: string])[] = [
  ["Google", "Google (Irland und USA)"],
  ["DoubleClick", "Google (Irland und USA)"],
  ["YouTube", "Google (Irland und USA)"],
  ["reCAPTCHA", "Google (Irland und USA)"],
  ["Meta", "Meta (Irland und USA)"],
  ["Facebook", "Meta (Irland und USA)"],
  ["Instagram", "Meta (Irland und USA)"],
  ["Microsoft", "Microsoft (Irland und USA)"],
  ["Bing", "Microsoft (Irland und USA)"],
  ["LinkedIn", "Microsoft (LinkedIn, Irland und USA)"],
  ["TikTok", "TikTok (Irland und China)"],
  ["Pinterest", "Pinterest (Irland und USA)"],
  ["X-", "X Corp. (Irland und USA)"],
  ["Adobe", "Adobe (Irland und USA)"],
  ["Hotjar", "Contentsquare (Hotjar, Malta)"],
  ["Matomo", "InnoCraft (Matomo, Neuseeland)"],
  ["Jetpack", "Automattic (USA)"],
  ["Yandex", "Yandex (Russland)"],
  ["Vimeo", "Vimeo (USA)"],
  ["Spotify", "Spotify (Schweden)"],
  ["OpenStreetMap", "OpenStreetMap Foundation"],
  ["Font Awesome", "Fonticons (USA)"],
  ["Cloudflare", "Cloudflare (USA)"],
  ["WhatsApp", "Meta (Irland und USA)"],
  ["etracker", "etracker (Hamburg)"],
  ["INFOnline", "INFOnline (Bonn)"],
  ["VG Wort", "VG Wort (München)"],
];

/** Null where the name is all that is known. */
export function companyBehind(service: string): string | null {
  return companies.find(([beginning]) => service.startsWith(beginning))?.[1] ?? null;
}
