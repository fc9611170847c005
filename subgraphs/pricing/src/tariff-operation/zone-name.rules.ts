const MOST_LETTERS = 120;

/** What a new zone is called: as its stop, or as the first and the last of several. */
export function nameOfZone(stopIds: readonly string[], names: ReadonlyMap<string, string>): string {
  const ends = [...new Set([stopIds[0]!, stopIds.at(-1)!])].map((stopId) => names.get(stopId) ?? stopId);
  return ends.join(' – ').slice(0, MOST_LETTERS).toWellFormed();
}
