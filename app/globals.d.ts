// What the inline starter leaves for the hydrated page.
interface Window {
  /** Called once by the hydrated page: replays the clicks that came before. */
  pageReady?: () => void;
}
