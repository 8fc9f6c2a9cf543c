import { describe, expect, it } from "vitest";
import { box, designFacts, mediaItem } from "#test/support/design/page-snapshots.ts";
import { rate } from "#worker/design/rate.ts";

describe("a rating", () => {
  it("notes what stood in the way", () => {
    const consent = {
      box: box(0, 500, 390, 344),
      kind: "consent" as const,
      coverage: 0.406,
    };
    const { notes } = rate(
      designFacts({
        desktop: { page: { width: 1280, height: 9_400 }, cutLists: ["texts"] },
        mobile: { overlays: [consent] },
        capture: {
          isLoaded: false,
          missingSheets: [],
          refusedRequests: 1,
          leftOut: 4,
          dialogs: 2,
          downloads: 1,
          popups: 3,
        },
      }),
    );
    expect(notes).toEqual([
      "Die Seite ist am Rechner 9.400\u00a0px hoch; das Bild zeigt die oberen 6.000\u00a0px.",
      "Die Seite hat am Rechner mehr Elemente, als sich messen lassen; 1 Liste ist gekürzt.",
      "Die Seite war am Rechner nach der Wartezeit noch nicht fertig geladen; gemessen ist, was zu sehen war.",
      "Ein Cookie-Hinweis verdeckt auf dem Handy 40,6\u00a0% des Bildschirms.",
      "Die Seite war auf dem Handy nach der Wartezeit noch nicht fertig geladen; gemessen ist, was zu sehen war.",
      "1 Abruf zu einer nicht öffentlichen Adresse wurde verweigert; was er geliefert hätte, fehlt im Bild.",
      "Die Seite lädt mehr, als ein Besuch hier laden darf; der Rest wurde weggelassen und fehlt im Bild.",
      "Die Seite öffnete beim Laden 2 Meldefenster; sie wurden geschlossen.",
      "Die Seite startete von selbst 1 Download; er wurde abgebrochen.",
      "Die Seite öffnete 3 weitere Fenster; sie wurden geschlossen.",
    ]);
  });

  it("has no note on an ordinary page", () => {
    expect(rate(designFacts()).notes).toEqual([]);
  });

  it("names frames with content, each host once, and leaves small, covering and other ones out [EYE-55]", () => {
    const frame = (frameHost: string | null, changes: Partial<ReturnType<typeof mediaItem>> = {}) =>
      mediaItem({
        kind: "iframe",
        format: null,
        natural: null,
        frameHost,
        box: box(0, 0, 400, 300),
        ...changes,
      });
    const notesOf = (...media: ReturnType<typeof mediaItem>[]) =>
      rate(designFacts({ both: { media } })).notes;
    expect(
      notesOf(
        frame("www.google.com"),
        frame("www.google.com"),
        frame("widget.opentable.de"),
        frame("pixel.example", { box: box(0, 0, 1, 1) }),
        frame("banner.example", { inOverlay: true }),
        mediaItem(),
      ),
    ).toEqual([
      "Eingebettete Inhalte von widget.opentable.de und www.google.com sind im Bild zu sehen, soweit sie luden; gemessen ist darin nichts.",
    ]);
    expect(notesOf(frame(null))[0]).toMatch(/^Eingebettete Inhalte sind/);
    expect(notesOf(mediaItem())).toEqual([]);
  });
});
