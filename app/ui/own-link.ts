/** The link within this site that an event is about. */
export function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>("a[href]");
  return link?.origin === location.origin ? link : undefined;
}
