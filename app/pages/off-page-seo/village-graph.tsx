import { villageGraph } from "#content/pages/off-page-seo/off-page-seo.ts";
import "../../features/services/drawing.css";
import { at, Farmhouse, Trees } from "../../features/services/pieces.tsx";

export function VillageGraph() {
  const { title, firm, places, bought } = villageGraph;
  return (
    <svg viewBox="0 0 440 470" role="img" aria-label={title} className="drawing village-graph">
      <path
        fill="var(--land)"
        d="M40 22C110-6 330-2 402 26c34 40 40 130 32 210 6 80 4 170-34 208-90 22-280 24-358 2C4 402 4 320 10 236 2 150 6 62 40 22z"
      />
      <path
        fill="var(--field)"
        d="M22 150l88-16 10 56-94 14zM322 160l92-12 8 58-90 10zM168 24l84-6 4 50-80 6z"
      />
      <path fill="var(--grain)" d="M24 226l74-8 6 34-76 8z" />
      <path
        fill="none"
        stroke="var(--water)"
        strokeWidth="13"
        d="M8 286c70-24 96 30 150 34s80 34 136 28 90-52 142-40"
      />
      {places.map(({ name, link }, index) => {
        const { x, y, way, head, Building } = spots[index] as (typeof spots)[number];
        return (
          <g key={name}>
            <path className="drawing-way" d={way} />
            <path fill="var(--way)" d="m-9-7 14 7-14 7z" transform={head} />
            <Building x={x} y={y} />
            <text x={x} y={y + 24} textAnchor="middle">
              {name}
            </text>
            <text x={x} y={y + 45} textAnchor="middle" className="drawing-soft">
              {link}
            </text>
          </g>
        );
      })}
      <Trees points="36 66, 172 60, 250 58, 408 66, 46 188, 62 196, 390 204, 404 190, 30 320, 150 330, 286 408, 410 330, 150 412" />
      <Farmhouse x={206} y={244} scale={1.25} />
      <text x="222" y="272" textAnchor="middle" className="village-graph-firm">
        {firm}
      </text>
      <path
        d="M222 410c-6-20 14-24 6-42s8-20 2-32"
        fill="none"
        stroke="var(--ink-soft)"
        strokeDasharray="6 7"
        strokeWidth="3"
      />
      <path d="M222 320l16 14m0-14-16 14" stroke="var(--ink-soft)" strokeWidth="4" strokeLinecap="round" />
      <text x="220" y="434" textAnchor="middle" className="drawing-soft">
        {bought.name}
      </text>
      <text x="220" y="454" textAnchor="middle" className="drawing-soft">
        {bought.link}
      </text>
    </svg>
  );
}

function Chamber({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--roof)" d="M-1-70h2v22h-2z" />
      <path fill="var(--way)" d="M1-70c7-3 9 4 17 0v10c-8 4-10-3-17 0z" />
      <path fill="var(--stone)" d="M-42 0v-30h84V0z" />
      <path fill="var(--stone-shade)" d="M-47-30 0-54l47 24zM-46 0v-5h92v5z" />
      <circle cy="-38" r="5" fill="var(--pane)" />
      <path fill="var(--roof)" d="M-6-5v-18H6v18z" />
      <path fill="var(--pane)" d="M-36-5v-22h6v22zM-22-5v-22h6v22zM16-5v-22h6v22zM30-5v-22h6v22z" />
    </g>
  );
}

function Newspaper({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--wall)" d="M-36 0v-40h7v-9h8v-8h8v-8h10v8h8v8h8v9h7V0z" />
      <path fill="var(--pane)" d="M-28-34h9v11h-9zM-11-34h9v11h-9zM-12-52h9v8h-9zM-28-16h9v10h-9z" />
      <g transform="translate(20 -2) rotate(5)">
        <path fill="var(--card)" stroke="var(--ink-soft)" strokeWidth="1.5" d="M-20 0v-48h42V0z" />
        <path fill="var(--ink)" d="M-15-43h32v6h-32z" />
        <path fill="var(--water)" d="M-15-33H0v14h-15z" />
        <path
          stroke="var(--ink-soft)"
          strokeWidth="2"
          d="M4-31h13M4-26h13M4-21h13M-15-14h32M-15-9h32M-15-4h20"
        />
      </g>
    </g>
  );
}

function Club({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--field)" d="m-52 4 14-34h84l12 34z" />
      <path fill="none" stroke="var(--card)" strokeWidth="2" d="m-44 0 11-26h74L52 0zM2 0v-26" />
      <path
        fill="none"
        stroke="var(--card)"
        strokeWidth="1"
        d="M-14-22v-22M-7-22v-22M0-22v-22M7-22v-22M14-22v-22M-22-30h44M-22-37h44"
      />
      <path fill="none" stroke="var(--pane)" strokeWidth="4" d="M-22-20v-26h44v26" />
      <circle cx="30" cy="-8" r="6" fill="var(--card)" stroke="var(--ink)" strokeWidth="1.5" />
      <path fill="var(--ink)" d="m27-9 3-2 3 2-1 4h-4z" />
    </g>
  );
}

function Supplier({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--wall-shade)" d="M-44 0v-28l20-14v14l20-14v14l20-14V0z" />
      <path fill="var(--pane)" d="M-38-20h12v8h-12zM-20-20h12v8h-12z" />
      <path fill="var(--leaf)" d="M-8-4v-26h36v26z" />
      <path fill="var(--way)" d="M29-4v-18h11l8 9v9z" />
      <path fill="var(--pane)" d="M33-19h6l5 6H33z" />
      <path stroke="var(--pane)" strokeWidth="2" d="M-2-17h24" />
      <g fill="var(--ink)" stroke="var(--card)" strokeWidth="2">
        <circle cx="2" cy="-3" r="6" />
        <circle cx="37" cy="-3" r="6" />
      </g>
    </g>
  );
}

const spots = [
  {
    x: 92,
    y: 92,
    way: "M98 150c-6 38 32 40 52 72",
    head: "translate(156 222) rotate(50)",
    Building: Chamber,
  },
  {
    x: 340,
    y: 92,
    way: "M338 150c4 30-16 30-28 58",
    head: "translate(305 214) rotate(120)",
    Building: Newspaper,
  },
  { x: 88, y: 370, way: "M92 318c2-36 44-30 58-56", head: "translate(156 252) rotate(-52)", Building: Club },
  {
    x: 346,
    y: 370,
    way: "M346 320c-4-30-42-26-54-52",
    head: "translate(286 258) rotate(-124)",
    Building: Supplier,
  },
] as const;
