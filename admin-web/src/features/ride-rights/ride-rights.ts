import { isBoughtUnused } from '@naga/kernel/part-state.js';

/** A ride of a booking with what its reader may do with it: 'booking.edit', 'booking.cancel', 'refund.ask'. */
export interface RideRights {
  readonly viewerMay: readonly string[];
}

interface Carries extends RideRights {
  readonly parts: readonly { readonly position: number; readonly state: string }[];
}

export const mayChange = ({ viewerMay }: RideRights, permission: string): boolean => viewerMay.includes(permission);

/** Whether the whole booking is his to do this with: every ride of it. */
export const mayChangeAll = (rides: readonly RideRights[], permission: string): boolean =>
  rides.every((ride) => mayChange(ride, permission));

/** Whether anything of it is. */
export const mayChangeSome = (rides: readonly RideRights[], permission: string): boolean =>
  rides.some((ride) => mayChange(ride, permission));

/** One person has one name: of those on a ride, whether somebody still travels none that is another operator's. */
export const mayNameSome = (ride: Carries, rides: readonly Carries[]): boolean =>
  ride.parts.some(({ position }) =>
    rides.every(
      (each) =>
        mayChange(each, 'booking.edit') ||
        !each.parts.some((part) => part.position === position && isBoughtUnused(part.state)),
    ),
  );
