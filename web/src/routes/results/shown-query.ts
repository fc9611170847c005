/** A changed copy of an address's query: a list replaces all values of its name, undefined removes it. */
export function withQuery(
  query: URLSearchParams,
  change: Record<string, string | readonly string[] | undefined>,
): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const one of value === undefined ? [] : [value].flat()) next.append(name, one);
  }
  return next.size === 0 ? '' : `?${next}`;
}
