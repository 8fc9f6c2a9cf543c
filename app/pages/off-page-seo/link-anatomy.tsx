import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./link-anatomy.css";

interface LinkAnatomyProps {
  mark: string;
  address: string;
  before: string;
  link: string;
  after: string;
  /** For the address, the sentence and the link. */
  notes: readonly { name: string; text: string }[];
}

export function LinkAnatomy({ mark, address, before, link, after, notes }: LinkAnatomyProps) {
  // The marker stays with the first word of the link.
  const first = link.slice(0, link.indexOf(" "));
  const rest = link.slice(first.length);
  const [host, path] = address.split("/");
  return (
    <figure className="link-anatomy">
      <blockquote className="frame">
        <p className="link-anatomy-bar">
          <Sign>1</Sign>
          <span>
            {host}
            <wbr />/{path}
          </span>
          <b>{mark}</b>
        </p>
        <p className="link-anatomy-sentence">
          <Sign>2</Sign>
          <span>
            {before}
            <span className="whitespace-nowrap">
              <Sign>3</Sign> <u>{first}</u>
            </span>
            <u>{rest}</u>
            {after}
          </span>
        </p>
      </blockquote>
      <figcaption>
        <ol>
          {keyed(notes).map(({ key, entry: { name, text } }) => (
            <li key={key}>
              <b>{name}.</b> {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
