// How the services menu answers to pointer, click and keyboard, as a table of states.

/**
 * - `hovered`: the pointer opened it; a click then keeps it open instead of closing what just opened.
 * - `pinned`: a click or the keyboard opened it.
 */
export type MenuState = "closed" | "hovered" | "pinned";
export type MenuEvent = "enter" | "press" | "close";

const transitions: Record<MenuState, Record<MenuEvent, MenuState>> = {
  closed: { enter: "hovered", press: "pinned", close: "closed" },
  hovered: { enter: "hovered", press: "pinned", close: "closed" },
  pinned: { enter: "pinned", press: "closed", close: "closed" },
};

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return transitions[state][event];
}
