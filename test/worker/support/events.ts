// Reads an event stream as a browser would.

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** All events of a finished stream; comments are skipped. */
export function parseEvents(text: string): ServerEvent[] {
  return text
    .split("\n\n")
    .map((block) => block.split("\n").filter((line) => line !== "" && !line.startsWith(":")))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      event: field(lines, "event"),
      data: JSON.parse(field(lines, "data")),
    }));
}

function field(lines: string[], name: string): string {
  const line = lines.find((candidate) => candidate.startsWith(`${name}: `));
  if (line === undefined) throw new Error(`No ${name} in event ${lines.join(" / ")}`);
  return line.slice(name.length + 2);
}
