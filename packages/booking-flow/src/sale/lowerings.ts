/** A seat as it was sold, stage by stage; minor units. */
interface StagedSeat {
  readonly fare: { readonly amount: number };
  readonly stages: readonly { readonly name: string; readonly amount: number }[];
}

/** What is taken off a fare and told beside the fares, in the order in which it is. */
export const LOWERINGS = ['promotion', 'coupon', 'points'] as const;
export type Lowering = (typeof LOWERINGS)[number];

/** What promotions, the coupon, or points take off a seat; minor units. */
export const takenOff = ({ stages }: Pick<StagedSeat, 'stages'>, by: Lowering): number =>
  stages.filter(({ name }) => name === by).reduce((sum, { amount }) => sum - amount, 0);

/** What a seat cost before that. */
export const fareBefore = (seat: StagedSeat): number =>
  LOWERINGS.reduce((sum, by) => sum + takenOff(seat, by), seat.fare.amount);
