// Pieces of HTML in great numbers.

export const MEGABYTE = 1024 * 1024;

/** The beginning of a page that would be decent. */
export const decentStart = '<!doctype html><html lang="de"><title>Tischlerei</title><h1>Möbel</h1>';

/** About `length` characters of a repeated piece. */
export function flood(piece: string, length = MEGABYTE): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

/** About `length` characters of pieces that all differ. */
export function numbered(piece: (index: number) => string, length = MEGABYTE): string {
  const parts: string[] = [];
  for (let index = 0, total = 0; total < length; index++) {
    const part = piece(index);
    parts.push(part);
    total += part.length;
  }
  return parts.join("");
}
