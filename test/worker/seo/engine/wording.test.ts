import { describe, expect, it } from "vitest";
import { counted, shortened } from "#worker/german/sentences.ts";
import { countOfTotal, germanNumber, germanSize, listFirstFew, quoted } from "#worker/seo/engine/wording.ts";

describe("German wording of figures", () => {
  it("writes numbers, counts and sizes the German way", () => {
    expect(germanNumber(1146)).toBe("1.146");
    expect(germanNumber(84.25, 1)).toBe("84,3");
    expect(counted(1, "Bild", "Bilder")).toBe("1 Bild");
    expect(counted(2, "Bild", "Bilder")).toBe("2 Bilder");
    expect([1, 500, 84_200, 2_097_152].map(germanSize)).toEqual(["1 Byte", "500 Bytes", "82 KB", "2,0 MB"]);
  });

  it("chooses noun and verb by total and part", () => {
    const say = (part: number, total: number) =>
      countOfTotal(part, total, ["Das Bild", "Bildern"], ["hat", "haben"]);
    expect([say(1, 1), say(1, 2), say(14, 22)]).toEqual([
      "Das Bild hat",
      "1 von 2 Bildern hat",
      "14 von 22 Bildern haben",
    ]);
  });

  it("shortens long values and long lists, and says so", () => {
    expect(shortened("Dachdecker", 10)).toBe("Dachdecker");
    expect(shortened("Dachdecker in Olfen", 10)).toBe("Dachdecke…");
    expect(shortened("😀".repeat(20), 3)).toBe("😀😀…");
    expect(shortened("Dach\ud83d", 10)).toBe("Dach\ufffd");
    expect(quoted("Start")).toBe("„Start“");
    expect(listFirstFew(["a", "b"])).toBe("a · b");
    expect(listFirstFew(["a", "b", "c", "d", "e"])).toBe("a · b · c · und 2 weitere");
  });
});
