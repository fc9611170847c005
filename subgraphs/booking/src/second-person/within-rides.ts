import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';
import type { NamedRides } from '../booking/named-rides.js';
import type { Within } from './tell-second-person.js';

const SOLD_BY = `select agency_id::text as "agencyId", branch_id::text as "branchId" from booking where id = $1`;

interface SoldBy {
  readonly agencyId: string | null;
  readonly branchId: string | null;
}

/** What all of them have in common; null where they have nothing, or somebody has none. */
function common(values: readonly (string | null | undefined)[]): string | null {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
}

/**
 * By whose scope somebody decides what is asked of these rides, as mayOpenRides lets him: he drives every one of them,
 * whoever drives the booking's others, or sold it.
 */
export async function withinRides(from: Rows, booking: BookingRecord, named: NamedRides): Promise<Within> {
  const rides = named(booking);
  const [sold] = await from.rows<SoldBy>(SOLD_BY, [booking.id]);
  const branches = [sold!.branchId, common(rides.map((ride) => ride?.operatorBranchId))];
  return {
    countryCode: common(rides.map((ride) => ride?.operatorCountryCode)),
    operatorId: common(rides.map((ride) => ride?.operatorId)),
    agencyId: sold!.agencyId,
    branchIds: [...new Set(branches.filter((id) => id !== null))],
  };
}
