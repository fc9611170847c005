import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { DRIVEN_SQL } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingScope } from '../booking/booking-scope.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { waitsFor } from '@naga/server-kit/viewer/second-person.js';
import type { OverruleCode } from './overrule-codes.rules.js';
import { aloneLeft } from './overrule.rules.js';

export interface OverruleRow {
  readonly id: string;
  readonly bookingId: string;
  readonly pnr: string;
  readonly state: string;
  readonly code: OverruleCode;
  readonly reason: string;
  readonly seats: readonly string[];
  readonly partIds: readonly string[];
  readonly amount: number;
  readonly currency: string;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
}

const COLUMNS = `o.id::text as id, b.id::text as "bookingId", b.pnr, o.state, o.code, o.reason,
    (select array_agg(p.seat_number order by p.id) from part p where p.id = any(o.part_ids)) as seats, o.part_ids::text[] as "partIds",
    o.amount::float8 as amount, o.currency, o.asked_by_id::text as "askedById", o.asked_at as "askedAt",
    o.decided_by_id::text as "decidedById", o.decided_at as "decidedAt"`;

const FROM = 'from overrule o join booking b on b.id = o.booking_id';

/** Those of one booking, oldest first. */
export const overrulesOf = ({ database }: BookingContext, bookingId: string): Promise<OverruleRow[]> =>
  database.rows(`select ${COLUMNS} ${FROM} where o.booking_id = $1 order by o.id`, [bookingId]);

const ALONE = `select amount::float8 as amount from overrule
  where booking_id = $1 and state = 'done' and decided_by_id is null
  union all select forgiven::float8 from payment
  where booking_id = $1 and forgiven > 0 and taking_asked_by_id is null
  union all select amount::float8 from refund where booking_id = $1 and state = 'canceled' and currency = $2
    and other_way is not null and decided_by_id is null`;

/** Minor units that one person may still give back of this booking beyond its terms, or let go, without a second one. */
export async function aloneOf(from: Rows, { id, currency }: Pick<BookingRecord, 'id' | 'currency'>): Promise<number> {
  const before = await from.rows<{ amount: number }>(ALONE, [id, currency]);
  return aloneLeft(
    currency,
    before.map(({ amount }) => amount),
  );
}

export interface OverrulesWish extends PageAsked {
  readonly state?: string | null | undefined;
  /** Only those that wait for the viewer's answer. */
  readonly toDecide?: boolean | null | undefined;
}

/** Every seat of a request on a ride that is the viewer's, whoever drives the others of the booking. */
const allOf = (driven: string): string => `not exists (select 1 from part p join leg l on l.id = p.leg_id
    where p.id = any(o.part_ids) and (${driven}) is not true)`;

/** Those that wait longest, then the newest. */
const WAITING_FIRST = ListOrder.ascending({
  "(o.state <> 'waiting')": 'flag',
  "(case when o.state = 'waiting' then o.id else -o.id end)": 'whole',
});

/** One page of the requests within the viewer's reach. */
export function overrulesPage(
  { database, viewer }: BookingContext,
  { state, toDecide, ...at }: OverrulesWish,
): ListPage<OverruleRow> {
  const permission = toDecide ? 'refund.overrule' : 'refund.ask';
  const { condition, values } = bookingScope(viewer, permission);
  const driven = reachCondition(reachBy(viewer, permission), DRIVEN_SQL, 2).condition;
  return listPage<OverruleRow>(database, {
    columns: COLUMNS,
    from: `${FROM} where (${condition} or b.mode = $1 and ${allOf(driven)}) and ($3::text is null or o.state = $3) and ${waitsFor('o', 4)}`,
    values: [...values, state ?? null, toDecide ? peopleOf(viewer) : null],
    order: WAITING_FIRST,
    at,
    summed: { money: { amount: 'o.amount' }, currency: 'o.currency' },
  });
}
