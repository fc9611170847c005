import { formatFareKey } from '@naga/kernel/fare-key.js';
import { formatOffer } from '@naga/kernel/offer.js';
import { fromDayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { askingOf, type CatalogueContext, todayOf } from '../journey/asking.js';
import { LowestFaresDocument } from '../neighbours/pricing.generated.js';
import { linePreview } from './line-preview.js';
import { type LineNeed, needsOf } from './line-needs.rules.js';
import { type SavedLine, savedLine } from './read-line.js';

const OFFLINE = 'select offline from operator where id = $1::bigint';
/** A departure that its days and seasons do not sell, whoever asks and whenever. */
const NEVER_SOLD = new Set<string | null>(['DISABLED', 'DEPARTED', 'BLOCKED_PERIOD', 'OUTSIDE_SEASON']);
/** A line of a town has more ways than need be asked for: one with a price is enough. */
const MOST_OFFERS = 400;

/** Each way of a line as pricing looks it up; a line without a time is asked for as one with. */
function offersOf({ id: routeId, operatorId, stops, timings }: SavedLine, date: TravelDate): string[] {
  const routeTimingId = timings[0]?.id ?? '0';
  const offers = stops.flatMap(({ stopId: stopIdFrom, boardingStop }, at) =>
    stops
      .slice(at + 1)
      .filter(({ dropOffStop }) => boardingStop && dropOffStop)
      .map(({ stopId: stopIdTo }) =>
        formatOffer([{ date, fareKey: formatFareKey({ operatorId, routeId, routeTimingId, stopIdFrom, stopIdTo }) }]),
      ),
  );
  return offers.slice(0, MOST_OFFERS);
}

/** What a line still needs to be sold within so many days; undefined for one out of reach. */
export async function lineNeeds(context: CatalogueContext, id: string, days: number): Promise<LineNeed[] | undefined> {
  const line = await savedLine(context, id);
  if (line === undefined) return undefined;
  const { database, neighbours, services, viewer } = context;
  await services.catalogue.settled();
  const asking = askingOf(context, { kind: 'GUEST' });
  const [operator] = await database.rows<{ offline: boolean }>(OFFLINE, [line.operatorId]);
  const offers = [offersOf(line, fromDayNumber(todayOf(asking)))];
  const { lowestFares } = await neighbours.ask('pricing', LowestFaresDocument, { offers }, viewer);
  return needsOf({
    timings: line.timings,
    offline: operator!.offline,
    active: line.active,
    leaves: linePreview(asking, id, days).some(({ notOnSaleReason }) => !NEVER_SOLD.has(notOnSaleReason)),
    priced: lowestFares[0] != null,
  });
}
