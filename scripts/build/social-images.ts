// One picture per page for social networks: title, brand and the path. https://ogp.me/#structured
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { render } from "takumi-js";
import { SOCIAL_IMAGE_SIZE, socialImage } from "#app/social-image.ts";
import { owner } from "#content/owner.ts";

export interface TitledPage {
  path: string;
  title: string;
}

const FONTS = "app/styles/fonts";
/** The colours of app/styles/tokens.css by day. */
const CSS = `
  .card { display: flex; flex-direction: column; width: 100%; height: 100%; background: #f6f1e6; color: #1b231e; }
  .head { display: flex; align-items: center; padding: 56px 72px 0; font-family: Heading; font-weight: 700; font-size: 40px;
    letter-spacing: -0.02em; }
  .sign { display: flex; align-items: center; justify-content: center; width: 76px; height: 76px; margin-right: 20px;
    border: 5px solid #b3402a; border-radius: 50%; background: #b3402a; box-shadow: inset 0 0 0 4px #fffdf8;
    color: #fffdf8; font-size: 32px; }
  .title { display: flex; width: 1056px; margin: 44px 72px 0; font-family: Heading; font-weight: 700; line-height: 1.06;
    letter-spacing: -0.03em; }
  .line { position: absolute; left: 72px; bottom: 40px; color: #f3eee0; font-family: Text; font-weight: 500;
    font-size: 28px; }
  .ground { position: absolute; left: 0; bottom: 0; width: 1200px; height: 230px; }
`;
/** Font sizes by the longest title they hold, in characters. */
const TITLE_SIZES = [
  [34, 92],
  [52, 78],
  [75, 66],
] as const;
const SMALLEST_TITLE = 56;

/** Draws the picture of every page into `folder`. */
export async function writeSocialImages(folder: string, pages: readonly TitledPage[]): Promise<void> {
  const fonts = [
    { name: "Heading", data: await readFile(`${FONTS}/heading.woff2`) },
    { name: "Text", data: await readFile(`${FONTS}/text.woff2`) },
  ];
  const images = [{ src: "ground", data: await readFile("scripts/build/social-ground.svg") }];
  await mkdir(path.join(folder, path.dirname(socialImage("/"))), { recursive: true });
  for (const page of pages) {
    const picture = await render(markup(page.title), {
      ...SOCIAL_IMAGE_SIZE,
      format: "png",
      css: CSS,
      fonts,
      images,
    });
    await writeFile(path.join(folder, socialImage(page.path)), picture);
  }
}

function markup(title: string): string {
  const size = TITLE_SIZES.find(([length]) => title.length <= length)?.[1] ?? SMALLEST_TITLE;
  return `<div class="card"><div class="head"><div class="sign">${owner.signNumber}</div>${owner.brand}</div>
    <div class="title" style="font-size: ${size}px">${title}</div>
    <img class="ground" src="ground"><div class="line">${owner.tagline}</div></div>`;
}
