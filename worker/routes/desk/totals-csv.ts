// Daily totals as CSV for a German Excel: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180). Names are our own or checked.
import { figuresView } from "#content/desk/desk.ts";
import type { DayTotal } from "../../tally/tally-storage.ts";

const BYTE_ORDER_MARK = "\ufeff";

export function totalsCsv(totals: readonly DayTotal[]): string {
  const { day, name, count } = figuresView.exportColumns;
  const lines = [[day, name, count], ...totals.map((total) => [total.day, total.name, String(total.count)])];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(";")}\r\n`).join("");
}
