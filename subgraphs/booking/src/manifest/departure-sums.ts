import type { ColumnSum } from '@naga/server-kit/list/column-sums.rules.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import {
  RunningKeysDocument,
  type RunningKeysQuery,
  type RunningKeysQueryVariables,
} from '../neighbours/catalogue.generated.js';
import { departureKey } from '../seat-claim/departure.js';
import { BOARDED, NO_SHOW, TICKETED } from './ticketed.js';

/** As many as the timetable tells at once; a day of one operator has fewer. */
const AT_ONCE = 500;

const SUMMED = { counts: { sold: '1', boarded: `(${BOARDED})::int`, noShow: `(${NO_SHOW})::int` } };

/** A day's departures, as the timetable is asked for them. */
export type BoardDay = Pick<RunningKeysQueryVariables, 'date' | 'filter'>;

/** How many have tickets for all departures of a day, and how many of them boarded or did not come: one statement. */
export async function departureSums(
  { database, neighbours, viewer }: BookingContext,
  day: BoardDay,
): Promise<ColumnSum[]> {
  const keys: string[] = [];
  let after: string | null = null;
  do {
    const variables: RunningKeysQueryVariables = { ...day, limit: AT_ONCE, after };
    const { runningOn }: RunningKeysQuery = await neighbours.ask('catalogue', RunningKeysDocument, variables, viewer);
    keys.push(
      ...runningOn.departures.map(({ routeScheduleId, date }) => departureKey(routeScheduleId, date as string)),
    );
    after = runningOn.next;
  } while (after !== null);
  const sums = await sumColumns(database, TICKETED, [keys, viewer.mode], SUMMED);
  const none = Object.keys(SUMMED.counts).map((column) => ({ column, amount: 0, currency: null }));
  return sums.length === 0 && keys.length > 0 ? none : sums;
}
