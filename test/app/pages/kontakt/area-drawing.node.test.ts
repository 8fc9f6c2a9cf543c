// The map of the service area against geography.
import { describe, expect, it } from "vitest";
import { MAP_SIZE, spots, tour } from "#app/pages/kontakt/area-drawing.ts";
import { owner, serviceArea } from "#content/owner.ts";

const UNITS_PER_KM = 10;
/** As the crow flies between the towns' middles, km, rounded; measured on a map. */
const distances = [
  ["Lüdinghausen", "Seppenrade", 4],
  ["Lüdinghausen", "Olfen", 8],
  ["Lüdinghausen", "Datteln", 15],
  ["Lüdinghausen", "Dülmen", 13],
  ["Lüdinghausen", "Haltern am See", 18],
  ["Lüdinghausen", "Münster", 25],
  ["Lüdinghausen", "Coesfeld", 27],
  ["Coesfeld", "Münster", 32],
] as const;

type Town = (typeof serviceArea)[number];
const at = (town: Town) => ({ x: spots[town].at[0], y: spots[town].at[1] });

describe("the map of the service area [CONT-32]", () => {
  it.each(distances)("keeps the distance from %s to %s", (from, to, km) => {
    const [a, b] = [at(from), at(to)];
    expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / UNITS_PER_KM - km)).toBeLessThan(1.2);
  });

  it("has north above and west at the left", () => {
    const northToSouth = [
      "Münster",
      "Coesfeld",
      "Dülmen",
      "Lüdinghausen",
      "Seppenrade",
      "Haltern am See",
      "Olfen",
      "Datteln",
    ];
    const westToEast = [
      "Coesfeld",
      "Haltern am See",
      "Dülmen",
      "Datteln",
      "Olfen",
      "Seppenrade",
      "Lüdinghausen",
      "Münster",
    ];
    expect(serviceArea.toSorted((a, b) => at(a).y - at(b).y)).toEqual(northToSouth);
    expect(serviceArea.toSorted((a, b) => at(a).x - at(b).x)).toEqual(westToEast);
  });

  it("puts the office's town where structured data has it", () => {
    const west = (owner.geo.longitude - 7.1) * 688.4;
    const south = (52 - owner.geo.latitude) * 1112;
    expect(Math.hypot(at(owner.town).x - west, at(owner.town).y - south)).toBeLessThan(UNITS_PER_KM);
  });

  it("leads its path through every town, in the order of the list, inside the picture", () => {
    const stops = [...tour.matchAll(/(-?\d+) (-?\d+)(?=C|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(stops).toEqual(serviceArea.map((town) => [...spots[town].at]));
    for (const [x = -1, y = -1] of stops) {
      expect(x > 0 && x < MAP_SIZE.width && y > 0 && y < MAP_SIZE.height).toBe(true);
    }
  });
});
