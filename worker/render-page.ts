// React Router's answer to a request for a page.

import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";

export const renderPage = createRequestHandler(build, import.meta.env.MODE);
