// A text with every occurrence of a phrase marked. The text is a stranger's: it stays text.
import { keyed } from "../../../ui/keyed.ts";
import { splitAt } from "./split-at.ts";

interface MarkedProps {
  text: string;
  phrase: string;
}

export function Marked({ text, phrase }: MarkedProps) {
  return keyed(splitAt(text, phrase)).map(({ key, entry }) =>
    key % 2 === 0 ? entry : <mark key={key}>{entry}</mark>,
  );
}
