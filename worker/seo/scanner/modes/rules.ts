// All insertion modes in the order of their numbers.
import type { Rules } from "../tree.ts";
import { afterHead, beforeHead, beforeHtml, inHead } from "./before-body.ts";
import { foreign } from "./foreign.ts";
import { inBody } from "./in-body.ts";
import { inCaption, inCell, inColumnGroup, inRow, inTable, inTableBody } from "./in-table.ts";
import {
  afterAfterBody,
  afterAfterFrameset,
  afterBody,
  afterFrameset,
  inFrameset,
  inSelect,
  inSelectInTable,
  inTemplate,
} from "./rare.ts";

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
