// Hands the address of a page on: by the device's share sheet, else by the clipboard.

export interface Shared {
  title: string;
  /** Canonical address. */
  url: string;
}

/** As much of the browser's `navigator` as it takes; older browsers and plain HTTP lack either. */
export interface ShareDoors {
  share?: (data: Shared) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** "handled": the share sheet has taken over, or the visitor closed it. Both need no word. */
export type ShareOutcome = "handled" | "copied" | "failed";

export async function share(page: Shared, doors: ShareDoors): Promise<ShareOutcome> {
  try {
    if (doors.share) {
      await doors.share(page);
      return "handled";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "handled";
    // A sheet that cannot open leaves the clipboard.
  }
  try {
    if (!doors.clipboard) return "failed";
    await doors.clipboard.writeText(page.url);
    return "copied";
  } catch {
    return "failed";
  }
}
