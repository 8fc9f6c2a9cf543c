/** „A“, „A und B“, „A, B und C“. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} und ${parts[parts.length - 1]}`;
}
