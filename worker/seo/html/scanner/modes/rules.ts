// The rules of all insertion modes.
import { afterAfterBody, afterAfterFrameset, afterBody, afterFrameset, inFrameset } from "./after-body.ts";
import { afterHead, beforeHead, beforeHtml, inHead } from "./before-body.ts";
import { foreign } from "./foreign.ts";
import { endInBody } from "./in-body-end.ts";
import { startInBody, textInBody } from "./in-body-start.ts";
import { inSelect, inSelectInTable } from "./in-select.ts";
import { inCaption, inColumnGroup, inTable } from "./in-table.ts";
import { inCell, inRow, inTableBody } from "./in-table-rows.ts";
import { inTemplate } from "./in-template.ts";
import type { Rules } from "./rule-table.ts";

export const rules: Rules = {
  modes: {
    "before html": beforeHtml,
    "before head": beforeHead,
    "in head": inHead,
    "after head": afterHead,
    "in body": { start: startInBody, end: endInBody, text: textInBody },
    "in table": inTable,
    "in caption": inCaption,
    "in column group": inColumnGroup,
    "in table body": inTableBody,
    "in row": inRow,
    "in cell": inCell,
    "in select": inSelect,
    "in select in table": inSelectInTable,
    "in template": inTemplate,
    "after body": afterBody,
    "in frameset": inFrameset,
    "after frameset": afterFrameset,
    "after after body": afterAfterBody,
    "after after frameset": afterAfterFrameset,
  },
  foreign,
};
