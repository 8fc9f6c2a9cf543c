// What the browser keeps of a visit: storage, the step in the history, cookies, caches, databases.

/** Runs in the page: all that is short as text, the names of the larger stores, and the runs of the SEO check. */
export async function keptByBrowser() {
  const databases = await indexedDB.databases();
  return {
    text: `${JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])} ${decodeURIComponent(document.cookie)}`,
    others: [...(await caches.keys()), ...databases.map(({ name }) => name)],
    runs: localStorage.getItem("seoCheckHistory"),
  };
}
