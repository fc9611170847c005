/** From `hoursBefore` hours before departure of the passenger's own boarding stop: `percent` less `fixedFee` (minor units). */
export interface RefundStep {
  readonly hoursBefore: number;
  readonly percent: number;
  readonly fixedFee: number;
}

/**
 * What comes back for a ticket of class Standard, sold where nobody set another policy (rules.md 6): the most generous
 * step first, the last one until departure. The fixed fee is in US cents, kept of each seat.
 */
export const STANDARD_REFUND: readonly RefundStep[] = [
  { hoursBefore: 48, percent: 100, fixedFee: 100 },
  { hoursBefore: 24, percent: 90, fixedFee: 0 },
  { hoursBefore: 12, percent: 75, fixedFee: 0 },
  { hoursBefore: 4, percent: 50, fixedFee: 0 },
  { hoursBefore: 0, percent: 0, fixedFee: 0 },
];
