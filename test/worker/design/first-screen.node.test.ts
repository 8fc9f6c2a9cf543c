import { describe, expect, it } from "vitest";
import { pointsOf, readingOf } from "#test/support/design/gauge-reading.ts";
import {
  box,
  buttonLook,
  controlItem,
  designFacts,
  headingItem,
  technique,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import type { OverlayItem } from "#worker/design/page-snapshot.ts";
import { userExperience } from "#worker/design/registry.ts";

const button = (y: number, name = "Termin anfragen") =>
  controlItem({ kind: "button", name, look: buttonLook(), box: box(20, y, 200, 48) });

describe("first screen", () => {
  it("does not take the way home for the next step [EYE-31]", () => {
    const facts = designFacts({ both: { controls: [button(100, "Home"), button(200, "Startseite")] } });
    expect(readingOf(userExperience, "first-screen-action", facts)?.value).toBe(0);
  });

  it("shows heading, button and number where their middle is on the screen", () => {
    const both = {
      texts: [
        headingItem(1, { box: box(20, 100, 300, 50) }),
        textItem({ sample: "02595 12345", box: box(20, 20, 90, 20) }),
      ],
      controls: [button(300)],
    };
    for (const id of ["first-screen-heading", "first-screen-action", "first-screen-phone"]) {
      expect(pointsOf(userExperience, id, designFacts({ both })), id).toBe(100);
      expect(pointsOf(userExperience, id, designFacts({ desktop: both })), id).toBe(50);
      // Without a number a page is no firm's, and is not asked for one.
      expect(pointsOf(userExperience, id, designFacts()), id).toBe(id === "first-screen-phone" ? null : 0);
    }
    expect(
      pointsOf(userExperience, "first-screen-action", designFacts({ both: { controls: [button(900)] } })),
    ).toBe(0);
  });

  it.each([
    "Menü öffnen",
    "Navigation ein-/ausblenden",
    "Navigationsmenü anzeigen",
    "Toggle navigation",
    "Weiterlesen…",
    "Weiterlesen ...",
    "mehr lesen »",
    "Zurück",
  ])("takes %s for no step forward [EYE-31]", (name) => {
    const facts = designFacts({ both: { controls: [button(20, name)] } });
    expect(pointsOf(userExperience, "first-screen-action", facts)).toBe(0);
  });

  it.each(["Weiter zur Anfrage", "Mehr erfahren", "Menükarte ansehen"])(
    "takes %s for a step forward",
    (name) => {
      const facts = designFacts({ both: { controls: [button(20, name)] } });
      expect(pointsOf(userExperience, "first-screen-action", facts)).toBe(100);
    },
  );

  it("shows a number to a computer only where it can be read [EYE-31]", () => {
    const call = (name: string) => controlItem({ target: "phone", name, box: box(20, 20, 120, 40) });
    const value = (name: string) =>
      readingOf(userExperience, "first-screen-phone", designFacts({ both: { controls: [call(name)] } }))
        ?.shown;
    expect(value("Reservieren")).toBe("nur am Handy");
    expect(value("Rufen Sie an: 02595 12345")).toBe("am Rechner und am Handy");
  });

  it("shows nothing on a phone that gets a page for 980 px, though more of it fits", () => {
    const facts = designFacts({
      mobile: {
        viewport: { width: 980, height: 2_120 },
        controls: [button(30)],
        technique: technique({ viewportMeta: null }),
      },
    });
    expect(readingOf(userExperience, "first-screen-action", facts)?.value).toBe(0);
  });

  it("counts a button to call that floats over the page, not one in a banner", () => {
    const call = controlItem({
      target: "phone",
      name: "02595 12345",
      inOverlay: true,
      box: box(20, 700, 60, 60),
    });
    const within = (kind: OverlayItem["kind"]) => {
      const overlays = [{ kind, coverage: 0.02, box: box(10, 690, 80, 80) }];
      return pointsOf(
        userExperience,
        "first-screen-phone",
        designFacts({ both: { controls: [call], overlays } }),
      );
    };
    expect([within("bubble"), within("consent")]).toEqual([100, 0]);
  });

  it("gains nothing where the page sticks out and is shown smaller", () => {
    const viewport = { width: 450, height: 974 };
    expect(
      readingOf(
        userExperience,
        "first-screen-action",
        designFacts({ mobile: { viewport, controls: [button(880)] } }),
      )?.value,
    ).toBe(0);
  });
});
