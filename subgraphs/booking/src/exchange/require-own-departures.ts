import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { reachesRides } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { NamedRides } from '../booking/named-rides.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { SaleLeg } from '../booking/sale.js';
import { NotYourDeparture } from './exchange.errors.js';
import { leadsTo } from './exchange-reach.rules.js';

/**
 * Staff keep a booking of theirs where they answer for it; whose token opens the booking takes it where he likes. Refuses
 * NOT_YOUR_DEPARTURE.
 */
export async function requireOwnDepartures(
  { database, viewer }: BookingContext,
  booking: BookingRecord,
  named: NamedRides,
  rides: readonly SaleLeg[],
): Promise<void> {
  const scope = scopeOf(viewer, 'booking.edit');
  if (viewer.kind !== 'user' || scope === undefined) return;
  const { operatorId, countryCode } = viewer;
  const foreign = rides.find(({ facts }) => !leadsTo({ scope, operatorId, countryCode }, facts));
  if (foreign === undefined || !(await reachesRides(database, viewer, 'booking.edit', booking, named))) return;
  throw new NotYourDeparture({ legId: foreign.request.legId });
}
