import { localMoment } from '@naga/kernel/clock-time.js';
import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import type { RecordFilter } from '@naga/server-kit/crud/noun-list.queries.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';
import { day, instant } from '@naga/server-kit/crud/time-field.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { BLOCK_COLUMNS, BLOCK_SQL, FIRST } from './seat-blocks.queries.js';

/** By day, then the seats of a departure together: '2' is before '10'. */
const BY_DEPARTURE = `(lpad((t."service_date" - date 'epoch')::text, 6, '0') || lpad(t."route_schedule_id"::text, 18, '0')
  || lpad(t."seat_no", 10))`;
const DAY = `t."service_date"`;

/** Seats that are kept from being sold, as staff lists them; blocking and freeing are commands of their own. */
export const seatBlockNoun = defineNoun({
  name: 'SeatBlock',
  plural: 'SeatBlocks',
  about: 'A seat that staff keeps from being sold.',
  table: 'seat_block',
  permission: 'seat.block',
  owner: { sql: BLOCK_SQL },
  byMode: true,
  only: () => `t.freed_at is null and ${FIRST}`,
  wordByWord: true,
  fields: {
    departure: line({ max: 40, told: BY_DEPARTURE, sorted: true, orderKept: 'listed_departure' }),
    route: names({ max: 400, column: 'route_names', sorted: true, searched: true, orderKept: 'listed_route_names' }),
    seatNumber: line({ max: 10, column: 'seat_no', searched: true }),
    operatorId: neighbourReference({ of: OperatorOfLegView, filtered: true }),
    operatorName: line({ max: 200, sorted: true, searched: true }),
    reason: line({ max: 500, sorted: true, searched: true }),
    blockedAt: instant({ sorted: true }),
    from: day({
      filtered: true,
      bound: (from) => `${DAY} >= ${from}`,
      about: 'Service date; left out: from today on.',
    }),
    until: day({ filtered: true, bound: (until) => `${DAY} <= ${until}`, about: 'The last service date, included.' }),
  },
  called: 'route',
  ends: 'kept',
  recorded: {
    operations: { list: 'seatBlocks' },
    types: { filter: 'SeatBlockFilter', order: 'SeatBlockOrder', listed: 'SeatBlock' },
    columns: BLOCK_COLUMNS,
    by: 'departure',
  },
});

/** What a list of blocks is asked: those that are past are not listed unless their days are named. */
export const comingBlocks = ({ clock }: Pick<BookingContext, 'clock'>, filter: RecordFilter | null | undefined) =>
  ({ ...filter, from: filter?.['from'] ?? localMoment(clock.now()).date }) satisfies RecordFilter;
