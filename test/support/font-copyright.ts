// Whose a typeface is, by its own name table. https://learn.microsoft.com/typography/opentype/spec/name
import subsetFont from "subset-font";

const TABLE_RECORD = { start: 12, size: 16 };
const NAME_RECORD = { start: 6, size: 12 };
const MACINTOSH = 1;
const COPYRIGHT = 0;

/** @param font any format; throws where it names no copyright */
export async function readFontCopyright(font: Uint8Array): Promise<string> {
  const plain = await subsetFont(font, "A", { targetFormat: "sfnt" });
  const tables = records(plain, TABLE_RECORD.start, plain.readUInt16BE(4), TABLE_RECORD.size);
  const table = tables.find((record) => record.toString("latin1", 0, 4) === "name");
  const names = plain.subarray(table?.readUInt32BE(8));
  const strings = names.subarray(names.readUInt16BE(4));
  const [found] = records(names, NAME_RECORD.start, names.readUInt16BE(2), NAME_RECORD.size).filter(
    (record) => record.readUInt16BE(6) === COPYRIGHT,
  );
  if (!table || !found) throw new Error("The typeface names no copyright.");
  const start = found.readUInt16BE(10);
  const bytes = Buffer.from(strings.subarray(start, start + found.readUInt16BE(8)));
  return found.readUInt16BE(0) === MACINTOSH ? bytes.toString("latin1") : bytes.swap16().toString("utf16le");
}

function records(bytes: Buffer, start: number, count: number, size: number): Buffer[] {
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(start + index * size, start + (index + 1) * size),
  );
}
