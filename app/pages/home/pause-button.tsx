interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** Accessible names while moving and while paused. */
  pause: string;
  resume: string;
  className?: string;
}

export function PauseButton({ paused, onToggle, pause, resume, className = "" }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={paused ? resume : pause}
      className={`grid h-11 w-11 flex-none place-items-center rounded-full opacity-80 hover:opacity-100 no-print ${className}`}
    >
      <span
        aria-hidden="true"
        className={`text-1.25rem ${paused ? "i-tabler-player-play-filled" : "i-tabler-player-pause-filled"}`}
      />
    </button>
  );
}
