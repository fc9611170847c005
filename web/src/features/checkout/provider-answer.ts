/** What a provider adds to the address its payer comes back to. */
const ANSWER = ['payment_id', 'messages'] as const;

/** A path with what the provider answered in `query`. */
export function withProviderAnswer(path: string, query: URLSearchParams): string {
  const kept = ANSWER.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (kept.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept).toString()}`;
}
