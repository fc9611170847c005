/** The value below which this share (0..1) of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** '0.97 (0.95–1.02)': median, least and most. */
export const spread = (numbers: readonly number[], digits = 2): string =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}–${Math.max(...numbers).toFixed(digits)})`;
