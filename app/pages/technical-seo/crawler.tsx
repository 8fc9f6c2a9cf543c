import { at, type PieceProps } from "../../features/services/pieces.tsx";

export function Bot(props: PieceProps) {
  return (
    <g transform={at(props)}>
      <path fill="var(--corn)" opacity="0.55" d="m12-20 34-12v26z" />
      <path stroke="var(--ink)" strokeWidth="2" d="M0-30v-9" />
      <circle cy="-41" r="3.5" fill="var(--way)" />
      <rect x="-15" y="-31" width="30" height="24" rx="6" fill="var(--hedge)" />
      <rect x="-10" y="-26" width="20" height="11" rx="5" fill="var(--hedge-ink)" />
      <circle cx="-3" cy="-20.5" r="2.4" fill="var(--hedge)" />
      <circle cx="5" cy="-20.5" r="2.4" fill="var(--hedge)" />
      <circle cx="-8" cy="-4" r="5" fill="var(--ink)" />
      <circle cx="8" cy="-4" r="5" fill="var(--ink)" />
    </g>
  );
}

export function Gate(props: PieceProps) {
  return (
    <g transform={at(props)}>
      <path fill="var(--wall)" d="M-32 8v-46h12V8zM20 8v-46h12V8z" />
      <path fill="var(--roof)" d="m-35-38 9-9 9 9zM17-38l9-9 9 9z" />
      <path fill="none" stroke="var(--trunk)" strokeWidth="3" d="M-20-4-4 6v-34l-16-8M20-4 4 6v-34l16-8" />
      <path stroke="var(--trunk)" strokeWidth="2" d="M-12 0v-34M12 0v-34" />
    </g>
  );
}
