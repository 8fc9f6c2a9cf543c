// Shapes shared by the drawings of service pages. Origin: bottom centre.

export interface PieceProps {
  x: number;
  y: number;
  scale?: number;
}

export const at = ({ x, y, scale = 1 }: PieceProps) =>
  `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

export function Tree(props: PieceProps) {
  return (
    <g transform={at(props)}>
      <path fill="var(--trunk)" d="M-2 0h4v-12h-4z" />
      <circle cy="-20" r="13" fill="var(--leaf)" />
      <path fill="var(--leaf-light)" d="M-3-32a13 13 0 0 0-8 17c3-8 7-12 13-13-1-2-3-4-5-4" />
    </g>
  );
}

/**
 * Small trees, all in three paths, which keeps the page light.
 * @param points where they stand: "36 66, 172 60"
 */
export function Trees({ points }: { points: string }) {
  const each = (shape: string) => points.replace(/(\d+ \d+)(, )?/g, `M$1${shape}`);
  return (
    <>
      <path fill="var(--trunk)" d={each("m-1 0h3v-9h-3z")} />
      <path fill="var(--leaf)" d={each("m-10-15a10 10 0 1 0 20 0 10 10 0 1 0-20 0")} />
      <path fill="var(--leaf-light)" d={each("m-2-24a10 10 0 0 0-6 13c2-6 5-9 10-10-1-2-2-3-4-3")} />
    </>
  );
}

export function Farmhouse(props: PieceProps) {
  return (
    <g transform={at(props)}>
      <path fill="var(--wall-shade)" d="M32 0v-27h38V0z" />
      <path fill="var(--roof)" d="m28-26 8-19h28l9 19z" />
      <path fill="var(--wall)" d="M-34 0v-31l21-23h26l21 23V0z" />
      <path fill="var(--roof)" d="m-39-27 23-30h32l23 30h-9L12-49h-24l-18 22z" />
      <path fill="light-dark(var(--hedge), #0b1a12)" d="M-12 0v-19a12 12 0 0 1 24 0V0z" />
      <path fill="none" stroke="var(--stone)" strokeWidth="2" d="M-12 0v-19a12 12 0 0 1 24 0V0M0 0v-31" />
      <path
        fill="var(--pane)"
        d="M-28-22h9v10h-9zM19-22h9v10h-9zM-4-45h8v7h-8zM41-19h8v9h-8zM55-19h8v9h-8z"
      />
    </g>
  );
}

export function Cottage(props: PieceProps) {
  return (
    <g transform={at(props)}>
      <path fill="var(--wall)" d="M-22 0v-18l11-14 11 14V0z" />
      <path fill="var(--wall-shade)" d="M0 0v-18h22V0z" />
      <path fill="var(--roof)" d="m-26-16 14-19h26l13 19H0l-11-13-11 13z" />
      <path fill="var(--pane)" d="M-15-12h8v7h-8zM6-13h8v7H6z" />
    </g>
  );
}
