// Where the corpus and its pictures lie: beside the repository, never inside.
import path from "node:path";

const beside = path.resolve(import.meta.dirname, "../../..");

export const CORPUS_FOLDER = process.env.DESIGN_CORPUS ?? path.join(beside, "design-corpus");
export const PICTURES_FOLDER = process.env.DESIGN_PICTURES ?? path.join(beside, "design-pictures");
export const FACTS_FOLDER = process.env.DESIGN_FACTS ?? path.join(beside, "design-facts");
