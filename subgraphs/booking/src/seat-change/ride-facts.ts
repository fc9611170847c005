import type { BookingContext } from '../booking/booking-transaction.js';
import { RideUnknown } from '../booking/booking.errors.js';
import type { LegRecord } from '../booking/booking-record.js';
import type { RideFacts } from '../booking/sale.js';
import { SaleFactsDocument } from '../neighbours/catalogue.generated.js';

/**
 * What the timetable says today of rides that are sold: their seats and who may sit beside whom. Whether they are still on
 * sale does not matter. Refuses RIDE_UNKNOWN where nobody knows one any more.
 */
export async function ridesAsPlanned(
  { neighbours, viewer }: Pick<BookingContext, 'neighbours' | 'viewer'>,
  legs: readonly LegRecord[],
): Promise<ReadonlyMap<string, RideFacts>> {
  if (legs.length === 0) return new Map();
  const legIds = legs.map(({ journeyLegId }) => journeyLegId);
  const { saleFacts } = await neighbours.ask('catalogue', SaleFactsDocument, { legIds, buyer: null }, viewer);
  return new Map(
    legs.map((leg, index) => {
      const facts = saleFacts[index];
      if (!facts) throw new RideUnknown({ legId: leg.id });
      return [leg.id, facts];
    }),
  );
}
