// Finds a text in files, in whatever form a program may have written it down.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files below a folder that hold one of the texts in one of its forms, as "path: form", sorted. Case does not matter. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  const forms = texts.flatMap((text) => [...formsOf(text)]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.flatMap((file) => {
    const place = path.join(file.parentPath, file.name);
    // One character a byte: a search in text is a search in bytes.
    const bytes = readIfThere(place).toString("latin1");
    const folded = bytes.toLowerCase();
    const hits = forms.filter(({ form, exact }) => (exact ? bytes : folded).includes(form));
    return hits.map(({ name }) => `${path.relative(folder, place)}: ${name}`);
  });
  return [...new Set(found)].sort();
}

interface Form {
  name: string;
  /** One character a byte; in lower case unless `exact`. */
  form: string;
  exact: boolean;
}

function* formsOf(text: string): Generator<Form> {
  const utf8 = Buffer.from(text);
  const lower = (name: string, form: string): Form => ({ name, form: form.toLowerCase(), exact: false });
  const hex = utf8.toString("hex");
  yield lower("plain", utf8.toString("latin1"));
  yield lower("percent-encoded", hex.replace(/../g, "%$&"));
  yield lower("percent-encoded where needed", encodeURIComponent(text));
  yield lower("hexadecimal", hex);
  yield lower(
    "escaped",
    text.replace(/./g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
  yield lower("UTF-16LE", Buffer.from(text, "utf16le").toString("latin1"));
  yield lower("UTF-16BE", Buffer.from(text, "utf16le").swap16().toString("latin1"));
  yield lower("backwards", [...text].reverse().join(""));
  for (const written of [text, encodeURIComponent(text)])
    for (const before of ["", "-", "--"]) {
      // What stands around the text decides its first and last characters: they are left out.
      const base64 = Buffer.from(before + written)
        .toString("base64")
        .replace(/=+$/, "");
      const inner = base64.slice(before === "" ? 0 : before.length + 1, -2);
      yield { name: "base64", form: inner, exact: true };
      yield { name: "base64", form: inner.replaceAll("+", "-").replaceAll("/", "_"), exact: true };
    }
}

/** Empty when the file has gone meanwhile. */
function readIfThere(place: string): Buffer {
  try {
    return readFileSync(place);
  } catch {
    return Buffer.alloc(0);
  }
}
