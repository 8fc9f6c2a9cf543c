/** The internal link that an event happened on. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>("a[href]");
  return link?.origin === location.origin ? link : undefined;
}
