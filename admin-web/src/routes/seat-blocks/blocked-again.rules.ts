import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';

type Kept = Pick<
  SeatBlocks_BlockFragment,
  'routeScheduleId' | 'date' | 'seatNumber' | 'reason' | 'closedTo' | 'agencyId'
>;

/** How a seat that was freed is blocked as it was; somebody may have a part of the ride, as when it was blocked. */
export const blockedAgain = ({ routeScheduleId, date, seatNumber, reason, closedTo, agencyId }: Kept) => ({
  routeScheduleId,
  from: date,
  seats: [seatNumber],
  reason,
  closedTo: closedTo && [...closedTo],
  agencyId,
  aroundPassengers: true,
});
