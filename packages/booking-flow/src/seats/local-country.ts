/**
 * Whose nationals pay the local price on all these rides: their one ISO 3166-1 alpha-2 code, or '' where they differ,
 * for which every message with `country` has neutral words.
 */
export function localCountryOf(codes: readonly string[]): string {
  const [first = '', ...others] = codes;
  return others.every((code) => code === first) ? first : '';
}
