import type { ReactNode } from "react";
import { localResult as words } from "#content/pages/local-seo/local-seo.ts";
import { Sign } from "../../ui/sign.tsx";
import "./local-result.css";

export function LocalResult() {
  return (
    <figure className="local-result">
      <p className="local-result-search">
        <span aria-hidden="true" className="i-tabler-search" />
        {words.search}
      </p>
      <ol>
        <Part number={1}>
          <MapPiece />
        </Part>
        <Part number={2}>
          <p className="local-result-name">{words.name}</p>
          <p>{words.facts}</p>
          <p>{words.hours}</p>
        </Part>
        <Part number={3}>
          <p>
            <span className="visually-hidden">{words.spoken}</span>
            <span aria-hidden="true" className="local-result-stars">
              {words.stars} <span className="i-tabler-star-filled" />
              <span className="i-tabler-star-filled" />
              <span className="i-tabler-star-filled" />
              <span className="i-tabler-star-filled" />
              <span className="i-tabler-star-half-filled" /> {words.reviews}
            </span>
          </p>
        </Part>
        <Part number={4}>
          <p>{words.address}</p>
          <p className="local-result-title">{words.title}</p>
          <p>{words.text}</p>
        </Part>
      </ol>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

function Part({ number, children }: { number: 1 | 2 | 3 | 4; children: ReactNode }) {
  return (
    <li>
      <p className="local-result-label">
        <Sign>{number}</Sign>
        {words.labels[number - 1]}
      </p>
      <div>{children}</div>
    </li>
  );
}

function MapPiece() {
  return (
    <svg viewBox="0 0 300 130" aria-hidden="true">
      <path className="local-map-land" d="M0 0h300v130H0z" />
      <path className="local-map-wood" d="M0 0h92L70 44 0 58zM214 130l22-42 64-12v54z" />
      <path className="local-map-water" d="M-6 96c50-8 84 20 130 8s60-62 110-60 44-26 76-34" />
      <path className="local-map-street" d="M-6 30 120 62l186 54M120 62 150-6M120 62 96 136M212 89l26-95" />
      <path className="local-map-pin" d={`M60 44${pin}M236 62${pin}`} />
      <path
        className="local-map-pin local-map-own"
        transform="translate(126 74) scale(1.5)"
        d={`M0 0${pin}`}
      />
      <path className="local-map-hole" d="M126 38a6 6 0 1 1 0 12 6 6 0 0 1 0-12" />
    </svg>
  );
}

/** A pin drawn upwards from its point. */
const pin = "c-8-10-13-15-13-23a13 13 0 0 1 26 0c0 8-5 13-13 23Z";
