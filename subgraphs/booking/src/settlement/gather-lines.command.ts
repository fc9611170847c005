import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Currency } from '@naga/kernel/money.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { FeeRecord } from '../booking/fee-record.js';
import { discountsOf } from '../coupon/discounted.rules.js';
import type { PriceStage } from '../booking/seat-request.rules.js';
import { linesOfPart, missingLines, SEAT_LINE_KINDS, type StatedLine } from './part-lines.rules.js';
import { periodFor } from './period.rules.js';
import { keyOf, openStatements, type StatementKey } from './open-statements.js';

/** Parts in one transaction. */
const BATCH = 1000;

/** How a part ended, as `settled_as` keeps it; the same expression as the index part_to_settle. */
const ENDED = `p.state || ':' || coalesce(p.given_back::text, '')`;

/** Bookings are locked before their parts, as every command does it; what somebody works on is left for the next time. */
const DUE = `with due as materialized (
    select p.id from part p join booking b on b.id = p.booking_id
    where (p.state in ('COMPLETED', 'NO_SHOW')
        or (p.state in ('REFUNDED', 'RELEASED', 'CANCELLED', 'EXCHANGED') and p.given_back is not null))
      and p.settled_as is distinct from (${ENDED})
    order by p.booking_id, p.id limit $1 for update of b skip locked)
  select p.id::text as id, p.booking_id::text as "bookingId", p.state, p.fare::float8 as fare,
    p.commission::float8 as commission, p.platform_discount::float8 as "platformDiscount", p.points::float8 as points, p.stages,
    p.given_back::float8 as "givenBack", p.operators_fault as "operatorsFault", p.uncollected::float8 as uncollected,
    (select coalesce(json_agg(json_build_object('name', f.name, 'amount', f.amount, 'partId', f.part_id::text, 'addOn', f.add_on)
        order by f.id), '[]') from booking_fee f where f.booking_id = p.booking_id and f.part_id = p.id
      and f.add_on->>'operatorId' = l.operator_id::text) as fees, b.mode, b.currency,
    l.operator_id::text as "operatorId", l.operator_name as "operatorName",
    l.operator_country_code as "operatorCountryCode", coalesce(l.operator_branch_id, 0)::text as "branchId",
    l.service_date::text as "serviceDate", coalesce(stated.lines, '[]') as stated
  from due join part p on p.id = due.id join booking b on b.id = p.booking_id join leg l on l.id = p.leg_id
  left join lateral (
    select json_agg(json_build_object('kind', kind, 'amount', amount, 'fare', fare, 'seats', seats,
      'addOn', add_on)) as lines
    from (select kind, sum(amount)::float8 as amount, max(fare)::float8 as fare, sum(seats)::int as seats,
        (array_agg(add_on order by id))[1] as add_on
      from settlement_line where part_id = p.id and kind = any($2::text[])
      group by kind, add_on->>'id') s) stated on true
  order by p.booking_id, p.id`;

const WRITE = `with lines as (
    insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id, part_id, add_on, at)
    select "settlementId", kind, amount, fare, seats, "isCorrection", "bookingId", "partId", "addOn", to_timestamp($2::float8 / 1000)
    from jsonb_to_recordset($1::jsonb) as r("settlementId" bigint, kind text, amount bigint, fare bigint, seats int,
      "isCorrection" boolean, "bookingId" bigint, "partId" bigint, "addOn" jsonb))
  update part p set settled_as = ${ENDED} where id = any($3::bigint[])`;

interface DuePart {
  readonly id: string;
  readonly bookingId: string;
  readonly state: PartState;
  readonly fare: number;
  readonly commission: number;
  readonly platformDiscount: number;
  readonly points: number;
  readonly stages: readonly PriceStage[];
  readonly givenBack: number | null;
  readonly operatorsFault: boolean;
  readonly uncollected: number;
  /** Of the operator's add-ons beside it. */
  readonly fees: readonly FeeRecord[];
  readonly mode: string;
  readonly currency: Currency;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly operatorCountryCode: string;
  readonly branchId: string;
  readonly serviceDate: string;
  readonly stated: readonly StatedLine[];
}

const statementOf = (part: DuePart, now: number): StatementKey => {
  const { mode, operatorId, operatorName, operatorCountryCode, branchId, currency } = part;
  const period = periodFor(travelDate(part.serviceDate), now);
  return { mode, operatorId, operatorName, operatorCountryCode, branchId, currency, ...period };
};

async function gatherBatch(transaction: RowTransaction, now: number): Promise<number> {
  const parts = await transaction.rows<DuePart>(DUE, [BATCH, SEAT_LINE_KINDS]);
  if (parts.length === 0) return 0;
  const due = parts.flatMap((part) => {
    const operatorDiscount = discountsOf([part]) - (part.platformDiscount - part.points);
    const lines = missingLines(linesOfPart({ ...part, operatorDiscount, addOns: heldAddOns(part.fees) }), part.stated);
    return lines.map((line) => ({ line, part, statement: statementOf(part, now) }));
  });
  // A seat that ended without money, exchanged or given back for all it cost, opens no statement for anybody to agree.
  const statements = await openStatements(
    transaction,
    due.map(({ statement }) => statement),
  );
  const rows = due.map(({ line, part: { id: partId, bookingId }, statement }) => {
    const settlementId = statements.get(keyOf(statement));
    return { ...line, settlementId, bookingId, partId };
  });
  await transaction.rows(WRITE, [JSON.stringify(rows), now, parts.map(({ id }) => id)]);
  return parts.length;
}

/**
 * Writes on the open statements what seats that ended since the last time bring their operators, a thousand seats to a
 * transaction; a seat that ended otherwise than was stated is corrected. To be repeated at will.
 */
export async function gatherLines(context: BookingContext): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const gathered = await inBookingTransaction(context, (transaction) => gatherBatch(transaction, now));
    if (gathered < BATCH) return;
  }
}
