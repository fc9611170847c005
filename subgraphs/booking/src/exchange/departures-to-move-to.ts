import { parseLegId } from '@naga/kernel/journey-id.js';
import { ListPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { departuresWithin } from '../manifest/departures-to-board.js';
import type { DepartureToBoardView } from '../manifest/manifest.type.js';
import { type DepartureName, groupsOn } from './move-plan.js';

interface Wish {
  readonly from: DepartureName;
  /** The service date of the other departure. */
  readonly date: string;
  readonly otherOperators: boolean;
}

/**
 * Departures of a day that call at the stops of somebody who is to be moved, of his operator unless others are asked for,
 * as far as the viewer may change both. The departure itself is among them on its own day.
 */
export async function departuresToMoveTo(
  context: BookingContext,
  { from, date, otherOperators }: Wish,
  at: PageAsked,
): Promise<ListPage<DepartureToBoardView>> {
  const legs = (await groupsOn(context, { from })).map(({ leg }) => leg);
  const stops = legs.map(({ journeyLegId }) => parseLegId(journeyLegId)).filter((key) => key !== undefined);
  if (stops.length === 0) return ListPage.none();
  const ridden = new Map(
    stops.map(({ stopIdFrom, stopIdTo }) => [`${stopIdFrom}-${stopIdTo}`, { stopIdFrom, stopIdTo }]),
  );
  const operatorId = otherOperators ? undefined : legs[0]!.operatorId;
  return departuresWithin(context, 'booking.edit', { date, operatorId, servesAny: [...ridden.values()] }, at);
}
