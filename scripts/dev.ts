// `npm run dev`: the site with hot reload, pages and API in workerd behind Vite. PORT names another port.
import { provideChromium } from "./chromium.ts";
import { runCommand } from "./command.ts";

const DEFAULT_PORT = "5173";

provideChromium();
const { code } = await runCommand("react-router", ["dev", "--port", process.env.PORT || DEFAULT_PORT]);
process.exit(code);
