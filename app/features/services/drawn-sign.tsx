// The numbered sign, inside a drawing.

export function DrawnSign({ x, y, children }: { x: number; y: number; children: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" fill="var(--sign)" />
      <circle r="17" fill="none" stroke="#fffdf8" strokeWidth="2.6" />
      <text y="7.5" textAnchor="middle" fill="#fffdf8" className="drawn-strong">
        {children}
      </text>
    </g>
  );
}
