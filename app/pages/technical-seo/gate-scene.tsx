import { gateDrawing } from "#content/pages/technical-seo/technical-seo.ts";
import { Bot, Gate } from "./crawler.tsx";
import "../../features/services/drawing.css";
import { Farmhouse, Tree, Trees } from "../../features/services/pieces.tsx";

export function GateScene() {
  const { title, file, rule } = gateDrawing;
  return (
    <svg viewBox="0 0 440 340" role="img" aria-label={title} className="drawing">
      <rect width="440" height="340" rx="12" fill="var(--sky)" />
      <circle cx="366" cy="66" r="30" fill="light-dark(var(--corn), var(--hedge-ink))" />
      <path fill="var(--land)" d="M0 186c60-50 150-40 220-14s150 6 220-30v150H0z" />
      <path
        fill="var(--field)"
        d="M0 244c90-30 190-20 270-4s130 2 170-16v104a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
      <Trees points="52 172, 68 166, 150 168, 408 164, 394 170" />
      <Farmhouse x={236} y={172} scale={1.1} />
      <path className="drawing-way" d="M30 322c60-4 100-4 140-14s58-30 78-46 2-50-8-72" />
      <path
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="22"
        strokeDasharray="0 17"
        strokeLinecap="round"
        d="M10 258h170M318 258h114"
      />
      <Gate x={250} y={264} scale={1.9} />
      <path fill="var(--trunk)" d="M373 322v-76h6v76z" />
      <rect
        x="320"
        y="200"
        width="112"
        height="62"
        rx="5"
        fill="var(--card)"
        stroke="var(--way)"
        strokeWidth="4"
      />
      <text x="376" y="225" textAnchor="middle">
        {file}
      </text>
      <text x="376" y="248" textAnchor="middle" className="drawing-soft">
        {rule}
      </text>
      <Bot x={112} y={316} scale={2.1} />
      <Tree x={30} y={268} scale={1.5} />
    </svg>
  );
}
