// The numbers match those of the factors.
import { snippet } from "#content/pages/on-page-seo/on-page-seo.ts";
import { Sign } from "../../ui/sign.tsx";
import "./snippet.css";

export function Snippet() {
  return (
    <figure className="snippet">
      <dl>
        {snippet.parts.map(({ number, name, text }) => (
          <div key={number}>
            <dt>
              <Sign>{number}</Sign>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{snippet.caption}</figcaption>
    </figure>
  );
}
