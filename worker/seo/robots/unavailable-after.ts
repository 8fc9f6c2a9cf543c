// The date of the robots directive unavailable_after. Google takes those of RFC 822, RFC 850 and ISO 8601.

/** Characters read behind the directive's name. */
const MAX_LENGTH = 60;
const NAME = "unavailable_after";
const MINUTE = 60_000;

const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[t ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})? ?(z|[a-z]{2,4}|[+-]\d{2}:?\d{2})?)?/;
const rfcDate =
  /^(?:[a-z]{3,9},? )?(\d{1,2})[ -]([a-z]{3})[a-z]{0,6}[ -](\d{4}|\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))? ?([a-z]{2,4}|[+-]\d{4})?)?/;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Hours from UTC of the names in RFC 822, and of Central Europe. */
const zones = new Map([
  ["est", -5],
  ["edt", -4],
  ["cst", -6],
  ["cdt", -5],
  ["mst", -7],
  ["mdt", -6],
  ["pst", -8],
  ["pdt", -7],
  ["cet", 1],
  ["cest", 2],
  ["mez", 1],
  ["mesz", 2],
]);

/**
 * ms since 1970, UTC where no zone is given; null without the directive or without a readable date.
 * @param directives of a meta or a header, as written
 */
export function readUnavailableAfter(directives: string): number | null {
  const at = directives.toLowerCase().indexOf(NAME);
  if (at === -1) return null;
  const behind = directives.slice(at + NAME.length, at + NAME.length + MAX_LENGTH).toLowerCase();
  const written = behind.replace(/^\s{0,9}:/, "").trim();
  const iso = isoDate.exec(written);
  if (iso !== null) {
    const [, year, month, day, ...time] = iso;
    return toTime(Number(year), Number(month), Number(day), time);
  }
  const [, day, name = "", year = "", ...time] = rfcDate.exec(written) ?? [];
  if (day === undefined) return null;
  return toTime(Number(year.length === 2 ? `20${year}` : year), months.indexOf(name) + 1, Number(day), time);
}

function toTime(year: number, month: number, day: number, time: (string | undefined)[]): number | null {
  const [hours = "0", minutes = "0", seconds = "0", zone = "z"] = time;
  const date = new Date(Date.UTC(year, month - 1, day, Number(hours), Number(minutes), Number(seconds)));
  // 31 February and a month that is none.
  if (month < 1 || date.getUTCMonth() !== month - 1) return null;
  return date.getTime() - offsetOf(zone) * MINUTE;
}

/** Minutes from UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return (zones.get(zone) ?? 0) * 60;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
