// Advance widths of Arial Regular by character, in units of 1/2048 em. Arial's metrics are shared by its free
// counterpart Liberation Sans, from whose hmtx table these were read.

export const unitsPerEm = 2048;

const charactersByWidth: Record<number, string> = {
  391: "'",
  455: "ijlįĵĺļłſ‘’‚",
  532: "|¦",
  569: " !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ",
  682: "()-`r¡¨²³´¸¹ŕŗř‐‑“”„‹›",
  684: "{}",
  717: "•",
  727: '"',
  748: "º",
  758: "ª",
  797: "*",
  819: "°",
  961: "^",
  1024: "Jcksvxyzçýÿćĉċčķśŝşšŷźżž",
  1100: "¶",
  1124: "±÷",
  1131: "¯",
  1139: "#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħŁńņňŋōŏőũūŭůűų–€",
  1180: "µ",
  1196: "+<=>~¬×−",
  1237: "●",
  1251: "FTZ¿ßøŢŤŹŻŽ",
  1366: "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚŚŜŞŠŸ",
  1479: "CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐŃŅŇŔŖŘŨŪŬŮŰŲ",
  1509: "©®",
  1593: "GOQÒÓÔÕÖØĜĞĠĢŌŎŐ",
  1706: "Mm",
  1708: "¼½¾",
  1821: "%æ",
  1933: "WœŴ",
  2048: "ÆŒ—…‰™←→",
  2079: "@",
};

export const arialWidths: ReadonlyMap<string, number> = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    Array.from(characters, (character): [string, number] => [character, Number(width)]),
  ),
);
