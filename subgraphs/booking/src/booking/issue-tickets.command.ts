import { randomBytes } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { eventRows, insertEvents } from '@naga/server-kit/outbox/emit-rows.js';
import { creditCommission } from '../agent-commission/move-commission.js';
import { saleEntries } from '../ledger/entries.rules.js';
import { insertEntries, movement } from '../ledger/post.js';
import { bookingFacts } from './booking-facts.js';
import { statusesOf } from './booking-money.js';
import type { BookingRecord, LegRecord } from './booking-record.js';
import { drawCodes, type OpenRange, type SaleKind } from '../ticket-code/draw-codes.rules.js';
import { canAll } from './part-state.rules.js';
import { insertLines, type TimelineLine } from './timeline.js';

/**
 * Tickets, sale, timeline and events in one statement, which also locks the ranges that codes may come from until commit
 * and answers them.
 */
const WRITE = `with
  ranges as materialized (select r.id::text as id, c.id::text as "classId", c.operator_id::text as "operatorId",
      c.create_for as "createFor", c.journey_type as "journeyType", c.allow_foreigners as "allowForeigners",
      c.allow_locals as "allowLocals", c.prefix, c.suffix, c.digits, r.range_from as "from", r.next, r.range_to as "to"
    from code_range r join ticket_class c on c.id = r.class_id
    where c.operator_id = any($10::bigint[]) and c.mode = $2 and c.active and r.next <= r.range_to
    order by r.id for update of r),
  tickets as (insert into ticket (id, leg_id, mode)
    select t.id, t."legId", $2 from jsonb_to_recordset($3::jsonb) as t(id text, "legId" bigint)),
  sale as (${insertEntries('$7')}),
  lines as (${insertLines('$8', '$4')}),
  events as (${insertEvents('$9', '$4')})
  update booking set sold_at = coalesce(sold_at, to_timestamp($4::float8 / 1000)), expires_at = null, status = $5, payment_status = $6
  where id = $1 returning (select coalesce(json_agg(ranges), '[]') from ranges) as ranges`;

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

/** What timeline and outbox are told of; a sale where nothing else is said. */
interface Issue {
  readonly actor: string;
  readonly requestId: string;
  readonly as?: {
    readonly lines: readonly Pick<TimelineLine, 'type' | 'facts'>[];
    /** `facts` are told beside those of the booking. */
    readonly events: readonly { readonly type: string; readonly facts?: object }[];
  };
}

const SALE: NonNullable<Issue['as']> = {
  lines: [{ type: 'booking.confirmed' }],
  events: [{ type: 'booking.confirmed' }, { type: 'ticket.issued' }],
};

/** 128 random bits; letters and digits only, so that it survives any link. */
const newTicketId = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');

/** What of a sale decides which class its codes are of. */
const saleKindOf = ({ bookedFrom, legs }: BookingRecord): SaleKind => ({
  bookedFrom,
  roundTrip: legs.some(({ direction }) => direction === 'RETURN' || direction === 'RETURN_CONNECTING'),
});

const ticketed = (leg: LegRecord): LegRecord => ({
  ...leg,
  ticketId: newTicketId(),
  parts: leg.parts.map((part) => ({ ...part, state: 'TICKETED' as const })),
});

const withLegs = (booking: BookingRecord, legs: readonly LegRecord[], now: number): BookingRecord => ({
  ...booking,
  soldAt: booking.soldAt ?? now,
  expiresAt: null,
  legs: booking.legs.map((leg) => legs.find(({ id }) => id === leg.id) ?? leg),
});

const withCodes = (booking: BookingRecord, codes: ReadonlyMap<string, string>): BookingRecord => ({
  ...booking,
  legs: booking.legs.map((leg) => ({
    ...leg,
    parts: leg.parts.map((part) => ({ ...part, ticketCode: codes.get(part.id) ?? part.ticketCode })),
  })),
});

/**
 * HELD (or late: EXPIRED, or accepted: PENDING_OPERATOR) → CONFIRMED → TICKETED for these legs of the booking, in the
 * caller's transaction and as its last work: tickets, the sale in the ledger, timeline, and the events that bring the mail.
 * The booking's fees are sold with its first tickets. The seats are sold already (sellSeats).
 * Answers the booking as it is then.
 */
export async function issueTickets(
  transaction: RowTransaction,
  booking: BookingRecord,
  legs: readonly LegRecord[],
  now: number,
  { actor, requestId, as = SALE }: Issue,
): Promise<BookingRecord> {
  const states = legs.flatMap(({ parts }) => parts.map(({ state }) => state));
  if (!canAll(states, 'CONFIRMED')) throw new Error(`booking ${booking.id} cannot be confirmed`);
  const { id, mode } = booking;
  // Before the ranges of codes are locked: whoever pays from the balance has it locked already.
  await creditCommission(
    transaction,
    booking,
    legs.flatMap(({ parts }) => parts),
    now,
  );
  const issued = legs.map(ticketed);
  const sold = withLegs(booking, issued, now);
  const tickets = issued.map((leg) => ({ id: leg.ticketId, legId: leg.id }));
  const { status, paymentStatus } = statusesOf(sold);
  const seats = legs.flatMap((leg) => leg.parts.map((part) => ({ ...part, operatorId: leg.operatorId })));
  const fees = booking.soldAt === null ? booking.fees.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const lines = [
    ...as.lines.map((line) => ({ ...line, bookingId: id, actor })),
    { bookingId: id, type: 'ticket.issued', actor: 'system', facts: { tickets: tickets.length } },
  ];
  const told = bookingFacts(sold, issued);
  const events = as.events.map(({ type, facts }) => ({ type, payload: { ...told, ...facts }, mode, requestId }));
  const values = [id, mode, JSON.stringify(tickets), now, status, paymentStatus];
  const sale = movement(booking, now, 'sale', saleEntries(seats, fees));
  const written = [...values, sale, JSON.stringify(lines), eventRows(events), legs.map(({ operatorId }) => operatorId)];
  const [locked] = await transaction.rows<{ ranges: OpenRange[] }>(WRITE, written);
  const asked = seats.map(({ id: partId, operatorId, nationality }) => ({ partId, operatorId, nationality }));
  const drawn = drawCodes(asked, locked!.ranges, saleKindOf(booking));
  const assigned = [legs.map((leg) => leg.id), mode, JSON.stringify(drawn.codes), JSON.stringify(drawn.next)];
  const codes = await transaction.rows<{ id: string; code: string }>(ASSIGN_CODES, assigned);
  return withCodes(sold, new Map(codes.map((row) => [row.id, row.code])));
}
