// Calls of the site's own API, as its pages make them.
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";
import { sealHeader } from "#contract/seal.ts";

/** The answer's JSON. @throws Error with the answer's words where its status is none of 200 */
export async function postToApi<Answer>(
  site: string,
  name: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return (await post(site, name, body, headers)).json() as Promise<Answer>;
}

/** As a page sends it back when its report is shared: with the seal from the answer's head in it. @throws Error as postToApi */
export async function postForSealed(site: string, name: string, body: object): Promise<object> {
  const answer = await post(site, name, body, {});
  return { ...((await answer.json()) as object), seal: answer.headers.get(sealHeader) };
}

async function post(
  site: string,
  name: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(`${site}${API_BASE}/${name}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${PUBLIC_KEY}`,
      "Content-Type": "application/json",
      Accept: "application/json",
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const text = await answer.text();
    throw new Error(`${name} answers ${answer.status}: ${text.slice(0, 300)}`);
  }
  return answer;
}
