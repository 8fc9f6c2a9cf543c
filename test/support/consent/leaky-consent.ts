// What was seen of a page that counts whoever refuses, for tests of what is made of it.
import type { ConsentFacts, SeenState } from "#worker/consent/consent-facts.ts";

const PIXEL =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=";

/** @param name of a cookie */
export function leakyConsent(name: string): ConsentFacts {
  const look = {
    area: { x: 0, y: 0, width: 180, height: 44 },
    fontSize: 16,
    textContrast: 9,
    surfaceContrast: 9,
    hasBorder: false,
  };
  const seen: SeenState = {
    operator: "nobody",
    isOperated: false,
    isClicked: false,
    files: [{ host: "fonts.gstatic.com", address: "/s/inter.woff2", phase: "before", isRefused: false }],
    cookies: [{ name, domain: "www.firma.de", isForeign: false, days: null, isEarly: true }],
    entries: [{ kind: "local", name: "theme", isEarly: true }],
    banner: {
      area: { x: 0, y: 0, width: 600, height: 200 },
      text: "Wir verwenden Cookies",
      buttons: [
        { kind: "accept", text: "Alle akzeptieren", ...look },
        { kind: "reject", text: "Ablehnen", ...look, area: { ...look.area, width: 60 } },
      ],
      boxes: [],
    },
    isFramed: false,
    tool: "Klaro",
    bannerCameAgain: null,
    wayBack: null,
    innerBoxes: null,
    picture: PIXEL,
    leftOut: { files: 0, cookies: 0, entries: 0 },
  };
  const tracker = { host: "connect.facebook.net", address: "/de_de/fbevents.js", isRefused: false };
  const cookie = { name: "_ga", domain: "www.firma.de", isForeign: false, days: 400, isEarly: false };
  const answered = { operator: "autoconsent", isOperated: true, isClicked: true } as const;
  const later = (phase: "after" | "again") => ({
    ...seen,
    ...answered,
    files: [...seen.files, { ...tracker, phase }],
    cookies: [...seen.cookies, cookie],
  });
  return {
    url: "https://www.firma.de/",
    states: {
      untouched: seen,
      rejected: { ...later("again"), bannerCameAgain: false },
      accepted: { ...later("after"), wayBack: "Cookie-Einstellungen" },
    },
  };
}
