// One of Chromium's own ways to the network, as a piece of a page that asks one address by it.

export interface Channel {
  /** Path of the canary that it asks for, and name in the report. */
  name: string;
  /** Markup; scripts in it run. `to` gives the address of the channel's own path, or of one below it. */
  markup: (to: (suffix?: string) => string) => string;
}

export const inScript = (code: string) => `<script>(() => {
const quiet = (work) => { try { Promise.resolve(work()).catch(() => {}) } catch {} };
${code}
})()</script>`;

export const element = (name: string, markup: (address: string) => string): Channel => ({
  name,
  markup: (to) => markup(to()),
});
export const call = (name: string, code: (address: string) => string): Channel => ({
  name,
  markup: (to) => inScript(code(JSON.stringify(to()))),
});
