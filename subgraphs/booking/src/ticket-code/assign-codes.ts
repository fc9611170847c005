import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { drawCodes, type OpenRange, type SaleKind } from './draw-codes.rules.js';

/** The ranges that operators' codes may come from, locked until commit in one order. */
export const openRanges = (
  operators: string,
  mode: string,
): string => `select r.id::text as id, c.id::text as "classId", c.operator_id::text as "operatorId",
      c.create_for as "createFor", c.journey_type as "journeyType", c.allow_foreigners as "allowForeigners",
      c.allow_locals as "allowLocals", coalesce(c.prefix, '') as prefix, coalesce(c.suffix, '') as suffix, c.digits, r.range_from as "from", r.next, r.range_to as "to"
    from code_range r join ticket_class c on c.id = r.class_id
    where c.operator_id = any(${operators}::bigint[]) and c.mode = ${mode} and c.active and r.active and r.next <= r.range_to
    order by r.id for update of r`;

const LOCK_RANGES = `select count(*) from (${openRanges('array[$1::bigint]', '$2')}) r`;

/** Who also types codes takes an operator's ranges first, then queues for its codes: in the order of who changes a range. */
export const lockRanges = (transaction: RowTransaction, operatorId: string, mode: string): Promise<unknown> =>
  transaction.rows(LOCK_RANGES, [operatorId, mode]);

/**
 * CONFIRMED → TICKETED with the codes that were drawn, and for the others one of the operator's own running number. Its
 * row is locked here until commit, so this is the last statement: codes have no gaps, and confirms of one operator queue
 * only for the moment of their commit.
 */
const ASSIGN_CODES = `with
  drawn as materialized (select * from jsonb_to_recordset($3::jsonb) as d("partId" bigint, code text)),
  used as (update code_range r set next = u.next from jsonb_to_recordset($4::jsonb) as u(id bigint, next bigint)
    where r.id = u.id),
  sold as materialized (select p.id, l.operator_id from part p join leg l on l.id = p.leg_id
    where p.leg_id = any($1::bigint[])),
  counted as materialized (select operator_id, count(*)::int as n from sold
    where id not in (select "partId" from drawn) group by operator_id),
  ranges as (insert into operator_ticket_range as r (operator_id, mode, prefix, next, digits)
    select operator_id, $2, 'N' || operator_id || '-', 1 + n, 6 from counted order by operator_id
    on conflict (operator_id, mode) do update set next = r.next + excluded.next - 1
    returning operator_id, prefix, next, digits),
  numbered as (select s.id, s.operator_id, r.prefix, r.digits,
      (r.next - c.n - 1 + row_number() over (partition by s.operator_id order by s.id))::text as number
    from sold s join ranges r on r.operator_id = s.operator_id join counted c on c.operator_id = s.operator_id
    where s.id not in (select "partId" from drawn)),
  codes as materialized (
    select id, operator_id, prefix || lpad(number, greatest(digits, length(number)), '0') as code from numbered
    union all select s.id, s.operator_id, d.code from drawn d join sold s on s.id = d."partId"),
  given as (insert into ticket_code (operator_id, mode, code, part_id) select operator_id, $2, code, id from codes)
  update part p set state = 'TICKETED', ticket_code = c.code
  from codes c where p.id = c.id returning p.id::text as id, p.ticket_code as code`;

/** What of a sale decides which class its codes are of. */
const saleKindOf = ({ bookedFrom, legs }: BookingRecord): SaleKind => ({
  bookedFrom,
  roundTrip: legs.some(({ direction }) => direction === 'RETURN' || direction === 'RETURN_CONNECTING'),
});

/** The booking with its codes. */
export const withCodes = (booking: BookingRecord, codes: ReadonlyMap<string, string>): BookingRecord => ({
  ...booking,
  legs: booking.legs.map((leg) => ({
    ...leg,
    parts: leg.parts.map((part) => ({ ...part, ticketCode: codes.get(part.id) ?? part.ticketCode })),
  })),
});

/** Codes that somebody wrote by hand, by BookingPart.id. */
export type TypedCodes = ReadonlyMap<string, string>;
const NONE: TypedCodes = new Map();

/**
 * CONFIRMED → TICKETED for all seats of these legs: with the codes that were typed, else with those that the locked ranges
 * give, else of the running numbers. The last statement of its transaction. Answers the codes by BookingPart.id.
 */
export async function assignCodes(
  transaction: RowTransaction,
  booking: BookingRecord,
  legs: readonly LegRecord[],
  ranges: readonly OpenRange[],
  typed: TypedCodes = NONE,
): Promise<ReadonlyMap<string, string>> {
  const asked = legs.flatMap(({ operatorId, parts }) =>
    parts.map(({ id: partId, nationality }) => ({ partId, operatorId, nationality })),
  );
  const drawn = drawCodes(
    asked.filter(({ partId }) => !typed.has(partId)),
    ranges,
    saleKindOf(booking),
  );
  const codes = [...drawn.codes, ...[...typed].map(([partId, code]) => ({ partId, code }))];
  const assigned = [legs.map(({ id }) => id), booking.mode, JSON.stringify(codes), JSON.stringify(drawn.next)];
  const rows = await transaction.rows<{ id: string; code: string }>(ASSIGN_CODES, assigned);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
