// Laws and judgments behind the checks of the HTML and of what a browser saw.
import type { Source } from "#contract/seo-report.ts";

const judgment = (title: string, celex: string): Source => ({
  title,
  url: `https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:${celex}`,
});

export const law = {
  imprint: {
    title: "§ 5 Digitale-Dienste-Gesetz (DDG)",
    url: "https://www.gesetze-im-internet.de/ddg/__5.html",
  },
  vatId: {
    title: "§ 5 Abs. 1 Nr. 6 Digitale-Dienste-Gesetz (DDG), § 27a Umsatzsteuergesetz",
    url: "https://www.gesetze-im-internet.de/ustg_1980/__27a.html",
  },
  secondChannel: judgment(
    "EuGH, Urteil vom 16.10.2008, C-298/07 (zur E-Commerce-Richtlinie, auf der § 5 DDG beruht)",
    "62007CJ0298",
  ),
  consent: { title: "§ 25 TDDDG", url: "https://www.gesetze-im-internet.de/ttdsg/__25.html" },
  cookies: judgment("EuGH, Urteil vom 01.10.2019, C-673/17 (Planet49)", "62017CJ0673"),
  embeds: judgment("EuGH, Urteil vom 29.07.2019, C-40/17 (Fashion ID)", "62017CJ0040"),
  equalChoice: {
    title: "VG Hannover, Urteil vom 19.03.2025, 10 A 5385/22",
    url: "https://dejure.org/dienste/vernetzung/rechtsprechung?Gericht=VG%20Hannover&Datum=19.03.2025&Aktenzeichen=10%20A%205385/22",
  },
  withdrawal: judgment("Art. 7 Abs. 3 DSGVO", "32016R0679"),
  disputePlatform: {
    title: "Verordnung (EU) 2024/3228",
    url: "https://eur-lex.europa.eu/eli/reg/2024/3228/oj",
  },
} as const satisfies Record<string, Source>;
