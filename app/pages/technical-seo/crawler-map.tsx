// The path of a crawler through a website; the legend beside the map explains its stops.
import { Bot, Gate } from "./crawler.tsx";
import "../../features/services/drawing.css";
import { at, Cottage, Farmhouse, Trees } from "../../features/services/pieces.tsx";

interface CrawlerMapProps {
  title: string;
  /** Gate, board, start page, dead end, unlinked page, goal. */
  names: readonly string[];
}

export function CrawlerMap({ title, names }: CrawlerMapProps) {
  return (
    <svg viewBox="0 0 440 520" role="img" aria-label={title} className="drawing">
      <path
        fill="var(--land)"
        d="M30 30C110-4 320 0 404 24c40 40 34 150 28 246 6 90 6 180-26 224-90 26-290 24-372 2C2 440 8 350 12 268 6 170 2 74 30 30z"
      />
      <path
        fill="var(--field)"
        d="M306 196l92-12 10 60-94 10zM24 318l84-12 8 64-84 8zM176 432l92-10 8 56-96 8z"
      />
      <path fill="var(--grain)" d="M196 40l70-8 6 46-68 8z" />
      <path
        fill="none"
        stroke="var(--water)"
        strokeWidth="14"
        d="M5 186c60-24 90-18 150 0s90 24 150-2 80-8 129-20"
      />
      <Trees points="240 60, 404 118, 390 128, 28 226, 128 250, 116 244, 256 246, 412 372, 396 384, 260 420, 30 466, 48 478, 200 476" />
      <path stroke="var(--stone)" strokeWidth="26" d="M200 172l-2 38" />
      <path
        className="drawing-way"
        d="M62 122c34 30 88 18 128-10s72-34 86-20M296 108C300 160 198 140 198 196c0 54-26 134 4 156"
      />
      <path
        className="drawing-way"
        d="M300 340c46 4 74-12 80-50M184 344c-34-4-64 28-74 60M296 352c34 20 4 78 34 100"
      />
      <Bot x={130} y={126} />
      <Gate x={58} y={106} />
      <Board x={292} y={98} />
      <Farmhouse x={226} y={350} scale={1.05} />
      <Cottage x={92} y={438} scale={0.9} />
      <Cottage x={134} y={454} scale={0.9} />
      <DeadEnd x={384} y={244} />
      <Cottage x={66} y={266} scale={0.9} />
      <Index x={354} y={470} />

      {names.map((name, index) => {
        const [x, y] = labels[index] as (typeof labels)[number];
        return (
          <g key={name}>
            <g transform={`translate(${x} ${y})`}>
              <circle r="13" fill="var(--sign)" />
              <circle r="10.5" fill="none" stroke="#fffdf8" strokeWidth="2" />
              <text y="5.5" textAnchor="middle" className="drawing-number">
                {index + 1}
              </text>
            </g>
            <text x={x + 19} y={y + 6}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Board({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--trunk)" d="M-24 6v-50h4V6zM20 6v-50h4V6z" />
      <path fill="var(--roof)" d="M-32-44 0-60l32 16z" />
      <path fill="var(--card)" d="M-26-44h52v32h-52z" />
      <path
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2"
        d="M0-38v7M-16-24v-7h32v7M-20-22h8v6h-8zM-4-24v8h8v-8zM12-22h8v6h-8zM0-31v7"
      />
    </g>
  );
}

function DeadEnd({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--trunk)" d="M-2 8v-40h4V8z" />
      <rect x="-19" y="-58" width="38" height="38" rx="4" fill="#2b5f8f" />
      <path fill="#fffdf8" d="M-4-26v-16h8v16z" />
      <path fill="#d8452c" d="M-12-51h24v9h-24z" />
    </g>
  );
}

function Index({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path fill="var(--stone)" d="M-50 0v-58h16V0zM34 0v-58h16V0z" />
      <path fill="var(--stone-shade)" d="M-34 0v-40h68V0z" />
      <path fill="var(--roof)" d="m-54-58 12-20 12 20zM30-58l12-20 12 20zM-38-40l8-14h60l8 14z" />
      <path fill="var(--hedge)" d="M-10 0v-14a10 10 0 0 1 20 0V0z" />
      <path fill="var(--pane)" d="M-45-48h6v9h-6zM39-48h6v9h-6zM-28-30h8v11h-8zM20-30h8v11h-8z" />
    </g>
  );
}

/** Centre of each stop's marker; its name stands to the right. */
const labels = [
  [34, 146],
  [338, 70],
  [154, 381],
  [290, 276],
  [30, 294],
  [282, 500],
] as const;
