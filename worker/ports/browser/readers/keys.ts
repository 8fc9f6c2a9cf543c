// Keys as a person presses them.
import type { Tab } from "../tab.ts";

const KEYS = {
  Tab: { code: "Tab", windowsVirtualKeyCode: 9 },
  Enter: { code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
} as const;

/** A page whose handlers do not end gives no answer. */
const PRESS_MS = 2_000;

export async function press({ session, during }: Tab, key: keyof typeof KEYS): Promise<void> {
  const { code, windowsVirtualKeyCode } = KEYS[key];
  const text = key === "Enter" ? KEYS.Enter.text : undefined;
  const event = { key, code, windowsVirtualKeyCode };
  const down = session.send("Input.dispatchKeyEvent", {
    ...event,
    ...(text === undefined ? { type: "rawKeyDown" } : { type: "keyDown", text, unmodifiedText: text }),
  });
  const up = session.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  await during(Promise.all([down, up]), PRESS_MS);
}
