// The three floors are as high as the texts beside them.
import "../../features/services/drawing.css";
import { Tree } from "../../features/services/pieces.tsx";

export function TechHouse({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 400 600" role="img" aria-label={title} className="drawing">
      <path fill="color-mix(in srgb, var(--hedge) 70%, black)" d="M-2000 400h4400v200h-4400z" />
      <Tree x={-14} y={400} scale={1.7} />
      <Tree x={416} y={400} scale={1.3} />
      <path fill="var(--wall)" d="M40 400V196L200 30l160 166v204z" />
      <path fill="var(--roof)" d="M8 214 200 12l192 202h-32L200 46 40 214zM292 60h32v66l-32-34z" />
      <path fill="var(--stone-shade)" d="M40 400h320v188H40z" />
      <g fill="#ffe2a0">
        <path d="M96 196 200 88l104 108z" />
        <path d="M64 218h272v160H64z" />
        <path d="M64 412h272v152H64z" opacity="0.82" />
      </g>
      <g fill="none" stroke="var(--hedge)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {/* Roof: a phone, and a clock whose hand races. */}
        <rect x="158" y="126" width="36" height="62" rx="6" fill="#fffdf8" />
        <path d="M168 142h16M168 152h10" strokeWidth="3" />
        <circle cx="236" cy="164" r="22" fill="#fffdf8" />
        <path d="M236 164l9-11M236 136v6" strokeWidth="4" />
        {/* Ground floor: two doors on a way, one of them open. */}
        <path d="M96 378v-92h56v92M248 378v-92h56v92" fill="#fffdf8" />
        <path d="M96 286l34 16v76l-34 0" fill="var(--sign)" />
        <path d="M290 334h2" />
        <path d="M40 366C80 388 116 350 150 364s70 18 98 0" stroke="var(--sign)" strokeDasharray="0 11" />
        <path d="M176 252h48l16 14-16 14h-48zM200 280v52" fill="#e3b23c" strokeWidth="4" />
        {/* Cellar: a lock on a chest, and pipes. */}
        <path d="M64 444h80v40h48M336 452h-56v-40" stroke="#a44430" strokeWidth="9" />
        <path d="M160 510h92v54h-92z" fill="#c0523a" />
        <path d="M182 510v-18a24 24 0 0 1 48 0v18" />
        <path d="M206 530v14" stroke="#fffdf8" strokeWidth="7" />
        <path d="M290 564v-46h30v46M290 534h30M290 549h30" strokeWidth="4" />
      </g>
    </svg>
  );
}
