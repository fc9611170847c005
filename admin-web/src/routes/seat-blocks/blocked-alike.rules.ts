import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';

type Kept = Pick<
  SeatBlocks_BlockFragment,
  'routeScheduleId' | 'date' | 'seatNumber' | 'reason' | 'closedTo' | 'agencyId'
>;

/** Blocks that one command makes again: those of a departure that were kept for the same and said the same reason. */
export const blockedAlike = <Block extends Kept>(blocks: readonly Block[]): readonly (readonly Block[])[] => [
  ...Map.groupBy(blocks, ({ routeScheduleId, date, reason, closedTo, agencyId }) =>
    JSON.stringify([routeScheduleId, date, reason, closedTo, agencyId]),
  ).values(),
];

/** How seats that were freed are blocked as they were; somebody may have a part of the ride, as when they were blocked. */
export const blockedAgain = (
  { routeScheduleId, date, reason, closedTo, agencyId }: Kept,
  seats: readonly string[],
) => ({
  routeScheduleId,
  from: date,
  // Parts of the ride that were blocked at two times are two blocks of one seat.
  seats: [...new Set(seats)],
  reason,
  closedTo: closedTo && [...closedTo],
  agencyId,
  aroundPassengers: true,
});
