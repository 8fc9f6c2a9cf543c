export interface Shared {
  title: string;
  url: string;
}

/** The part of `navigator` it uses; older browsers and plain HTTP lack either. */
export interface ShareApis {
  share?: (data: Shared) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** "handled": the share sheet opened, or the visitor closed it. */
export type ShareOutcome = "handled" | "copied" | "failed";

export async function share(page: Shared, apis: ShareApis): Promise<ShareOutcome> {
  try {
    if (apis.share) {
      await apis.share(page);
      return "handled";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "handled";
    // If the share sheet cannot open, try the clipboard.
  }
  try {
    if (!apis.clipboard) return "failed";
    await apis.clipboard.writeText(page.url);
    return "copied";
  } catch {
    return "failed";
  }
}
