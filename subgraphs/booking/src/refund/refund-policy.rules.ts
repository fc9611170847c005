/** From `hoursBefore` hours before departure of the passenger's own boarding stop: `percent` less `fixedFee` (minor units). */
export interface RefundTier {
  readonly hoursBefore: number;
  readonly percent: number;
  readonly fixedFee: number;
}

/** As it is copied onto a part at its sale. Tiers with the most hours first; the last begins at 0. */
export interface RefundPolicy {
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
}

/** rules.md 6: what is sold where nobody set another policy. */
export const STANDARD: RefundPolicy = {
  class: 'STANDARD',
  version: 1,
  tiers: [
    { hoursBefore: 48, percent: 100, fixedFee: 100 },
    { hoursBefore: 24, percent: 90, fixedFee: 0 },
    { hoursBefore: 12, percent: 75, fixedFee: 0 },
    { hoursBefore: 4, percent: 50, fixedFee: 0 },
    { hoursBefore: 0, percent: 0, fixedFee: 0 },
  ],
};
