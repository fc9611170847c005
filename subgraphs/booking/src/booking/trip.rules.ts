import type { LegDirection } from './seat-request.rules.js';

const ORDER: readonly LegDirection[] = ['ONWARD', 'CONNECTING', 'RETURN', 'RETURN_CONNECTING'];

/** What a ride needs before it: a change has something to follow, a way back something to come back from. */
const FOLLOWS: Readonly<Record<LegDirection, LegDirection | undefined>> = {
  ONWARD: undefined,
  CONNECTING: 'ONWARD',
  RETURN: 'ONWARD',
  RETURN_CONNECTING: 'RETURN',
};

/** The ride that this one follows, where the trip lacks it. */
export const missingBefore = (direction: LegDirection, trip: readonly LegDirection[]): LegDirection | undefined => {
  const before = FOLLOWS[direction];
  return before === undefined || trip.includes(before) ? undefined : before;
};

interface Directed {
  readonly direction: LegDirection;
}

const inOrder = <Ride extends Directed>(rides: readonly Ride[]): readonly Ride[] =>
  [...rides].sort((a, b) => ORDER.indexOf(a.direction) - ORDER.indexOf(b.direction));

interface Timed extends Directed {
  /** Epoch milliseconds. */
  readonly departureTime: number;
  readonly arrivalTime: number;
}

/** The first ride that would begin before the one before it has arrived. */
export const rideTooEarly = <Ride extends Timed>(rides: readonly Ride[]): Ride | undefined =>
  inOrder(rides).find((ride, index, all) => index > 0 && all[index - 1]!.arrivalTime > ride.departureTime);

interface Placed extends Directed {
  /** The town it begins in, and the one it ends in. */
  readonly from: string;
  readonly to: string;
}

/** The first change that begins in another town than the ride before it ends in. */
export const rideElsewhere = <Ride extends Placed>(rides: readonly Ride[]): Ride | undefined =>
  inOrder(rides).find(
    ({ direction, from }, index, all) => index > 0 && direction.endsWith('CONNECTING') && all[index - 1]!.to !== from,
  );
