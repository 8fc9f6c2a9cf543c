// Names of packages as answers use them.
import { websitePackages } from "../prices.ts";

export const businessPackageName = websitePackages[1].name;
