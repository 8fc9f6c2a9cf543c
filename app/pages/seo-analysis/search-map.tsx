// Signposts around the town with searches and the ranks of an invented painter.
import { owner } from "#content/owner.ts";
import { type Found, searchMap } from "#content/pages/seo-analysis/seo-analysis.ts";
import "./search-map.css";

export function SearchMap() {
  const { coesfeld, muenster, duelmen, luedinghausen, olfen, others } = searchMap;
  return (
    <figure className="search-map">
      <svg viewBox="0 0 360 400" role="img" aria-label={searchMap.label}>
        <path className="search-map-land" d={land} />
        <path className="search-map-field" d={fields} />
        <path className="search-map-wood" d={woods} />
        <path className="search-map-water" d={water} />
        <path className="search-map-hedge" d={hedges} />
        <path className="search-map-way" d={ways} />
        <path className="search-map-trunk" d={trees.map(([x, y]) => `M${x} ${y}v-7`).join("")} />
        <path
          className="search-map-tree"
          d={trees.map(([x, y]) => `M${x - 8} ${y - 12}a8 8 0 1 0 16 0 8 8 0 1 0-16 0`).join("")}
        />
        <text x="159" y="273" textAnchor="end">
          {others.seppenrade}
        </text>
        <text x="58" y="312" textAnchor="middle">
          {others.haltern}
        </text>
        <text x="133" y="384">
          {others.datteln}
        </text>
        <path className="search-map-dot" d="M167 268zM58 294zM122 379z" />
        <Signpost x={76} y={112} width={134} {...coesfeld} />
        <Signpost x={288} y={98} width={124} {...muenster} />
        <Signpost x={104} y={212} width={122} {...duelmen} />
        <Signpost x={176} y={350} width={108} {...olfen} />
        <path className="search-map-roof" d="M203 252l14-13 14 13z" />
        <path className="search-map-house" d="M206 252h22v17h-22z" />
        <path className="search-map-window" d="M210 256h5v5h-5zm9 0h5v13h-5z" />
        <Signpost x={272} y={252} width={164} {...luedinghausen} />
        <circle className="search-map-sign" cx="190" cy="262" r="12" />
        <text className="search-map-number" x="190" y="266.5" textAnchor="middle">
          {owner.signNumber}
        </text>
      </svg>
      <figcaption>{searchMap.caption}</figcaption>
    </figure>
  );
}

interface SignpostProps {
  x: number;
  y: number;
  width: number;
  search: string;
  place: string;
  found: Found;
}

function Signpost({ x, y, width, search, place, found }: SignpostProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="search-map-post" d="M0 0v-22" />
      <rect className="search-map-plate" x={-width / 2} y="-62" width={width} height="44" rx="4" />
      <text className="search-map-search" y="-44" textAnchor="middle">
        {search}
      </text>
      <text className={`search-map-${found}`} y="-26" textAnchor="middle">
        {place}
      </text>
    </g>
  );
}

const land =
  "M26 34c40-26 96-14 146-20 56-6 112-10 152 12 26 16 30 52 26 88-4 40 8 72 4 116-4 42 4 82-16 112-22 32-70 36-112 46-48 10-104 16-146 0C44 374 18 344 12 300c-6-40 8-78 2-122-6-48-18-114 12-144Z";
const fields =
  "m150 118 58-18 24 44-54 26zm136 58 48-14 6 52-44 8zm-62 146 58-22 26 42-56 24zM26 150l40-14 8 40-40 10z";
const woods =
  "m164 36 46-6 4 26-46 6zM22 216l44-16 22 36-48 22zm270 116 42-12-2 30-30 12zM62 330l36-12 10 32-36 12z";
const water = "M352 214c-42 8-74 42-104 70-30 26-52 18-78 40-34 30-74 10-158 4";
const hedges = "M140 130l-32 26M236 150l66-8M250 340l40-26M34 264l44 16M300 236l34 14M214 92l-8-34";
const ways =
  "M76 112C88 150 96 180 104 212M104 212c34 8 62 30 84 50M188 262c30-48 84-90 104-164M188 262l-21 6c-4 32 4 56 9 80M176 348c-18 18-34 24-54 31M104 212c-22 24-38 52-46 82";
const trees = [
  [180, 56],
  [196, 50],
  [38, 232],
  [54, 226],
  [66, 238],
  [316, 344],
  [328, 338],
  [80, 346],
  [94, 350],
  [324, 196],
  [212, 186],
  [330, 290],
] as const;
