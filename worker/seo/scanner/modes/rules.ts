// All insertion modes in the order of their numbers.
import type { Rules } from "../tree.ts";
import { afterAfterBody, afterAfterFrameset, afterBody, afterFrameset, inFrameset } from "./after-body.ts";
import { afterHead, beforeHead, beforeHtml, inHead } from "./before-body.ts";
import { foreign } from "./foreign.ts";
import { inBody } from "./in-body.ts";
import { inSelect, inSelectInTable } from "./in-select.ts";
import { inCaption, inColumnGroup, inTable } from "./in-table.ts";
import { inCell, inRow, inTableBody } from "./in-table-rows.ts";
import { inTemplate } from "./in-template.ts";

export const rules: Rules = {
  modes: [
    beforeHtml,
    beforeHead,
    inHead,
    afterHead,
    inBody,
    inTable,
    inCaption,
    inColumnGroup,
    inTableBody,
    inRow,
    inCell,
    inSelect,
    inSelectInTable,
    inTemplate,
    afterBody,
    inFrameset,
    afterFrameset,
    afterAfterBody,
    afterAfterFrameset,
  ],
  foreign,
};
