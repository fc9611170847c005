import type { Seats_LegFragment } from './seats.generated.js';

export type Direction = 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';
/** A ride of the trip with its place in it. */
export type RideToSeat = Seats_LegFragment & { direction: Direction };

export const directed = (onward: readonly Seats_LegFragment[], back: readonly Seats_LegFragment[]): RideToSeat[] => [
  ...onward.map((leg, index) => ({ ...leg, direction: index === 0 ? ('ONWARD' as const) : ('CONNECTING' as const) })),
  ...back.map((leg, index) => ({
    ...leg,
    direction: index === 0 ? ('RETURN' as const) : ('RETURN_CONNECTING' as const),
  })),
];
