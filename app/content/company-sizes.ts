// What a firm's size is called: in the contact form and in the mail about an inquiry.
import type { CompanySize } from "#contract/contact.ts";

export const companySizeNames: Record<CompanySize, string> = {
  einzelunternehmer: "Einzelunternehmen oder freiberuflich",
  startup: "Kleinstunternehmen (1–10 Beschäftigte)",
  "kleine-unternehmen": "Kleines Unternehmen (11–50 Beschäftigte)",
  "mittlere-unternehmen": "Mittleres Unternehmen (51–250 Beschäftigte)",
  "grosse-unternehmen": "Großes Unternehmen (über 250 Beschäftigte)",
  "verein-ngo": "Verein oder gemeinnützige Organisation",
  oeffentlich: "Öffentliche Einrichtung",
  sonstiges: "Sonstiges",
};
