import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { eventRows, insertEvents } from '@naga/server-kit/outbox/emit-rows.js';
import { creditCommission } from '../agent-commission/move-commission.js';
import { besideOf } from '../fee/beside.rules.js';
import { saleEntries } from '../ledger/entries.rules.js';
import { insertEntries, movement } from '../ledger/post.js';
import { bookingFacts } from './booking-facts.js';
import { statusesOf } from './booking-money.js';
import type { BookingRecord, LegRecord } from './booking-record.js';
import { assignCodes, openRanges, withCodes } from '../ticket-code/assign-codes.js';
import { awaitsCodes, codeByOf } from '../ticket-code/code-deadline.rules.js';
import type { OpenRange } from '../ticket-code/draw-codes.rules.js';
import { localTime } from './local-time.js';
import { canAll } from './part-state.rules.js';
import { ticketed } from './ticketed.js';
import { insertLines, type TimelineLine } from './timeline.js';
import { tellPoints } from '../points/tell-points.js';

/**
 * Tickets, sale, timeline and events in one statement, which also locks the ranges that codes may come from until commit
 * and answers them.
 */
const WRITE = `with
  ranges as materialized (${openRanges('$10', '$2')}),
  tickets as (insert into ticket (id, leg_id, mode)
    select t.id, t."legId", $2 from jsonb_to_recordset($3::jsonb) as t(id text, "legId" bigint)),
  sale as (${insertEntries('$7')}),
  waits as materialized (select * from jsonb_to_recordset($11::jsonb) as w(id bigint, "codeBy" float8)),
  l as (update leg set code_by = to_timestamp(w."codeBy" / 1000) from waits w where leg.id = w.id),
  p as (update part set state = 'CONFIRMED' where leg_id in (select id from waits)),
  lines as (${insertLines('$8', '$4')}),
  events as (${insertEvents('$9', '$4')})
  update booking set sold_at = coalesce(sold_at, to_timestamp($4::float8 / 1000)), expires_at = null, status = $5, payment_status = $6
  where id = $1 returning (select coalesce(json_agg(ranges), '[]') from ranges) as ranges`;

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
  events: [{ type: 'booking.confirmed' }],
};

/** Sold; its operator gives the codes by hand. */
const confirmed = (leg: LegRecord, now: number): LegRecord => ({
  ...leg,
  codeBy: codeByOf(leg, now),
  parts: leg.parts.map((part) => ({ ...part, state: 'CONFIRMED' as const })),
});

const withLegs = (booking: BookingRecord, legs: readonly LegRecord[], now: number): BookingRecord => ({
  ...booking,
  soldAt: booking.soldAt ?? now,
  expiresAt: null,
  legs: booking.legs.map((leg) => legs.find(({ id }) => id === leg.id) ?? leg),
});

/**
 * HELD (or late: EXPIRED, or accepted: PENDING_OPERATOR) → CONFIRMED → TICKETED for these legs of the booking, in the
 * caller's transaction and as its last work: tickets, the sale in the ledger, timeline, and the events that bring the mail.
 * Legs whose operator gives codes by hand stay CONFIRMED until he has (ticket-code/give-codes.command.ts).
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
  const waiting = legs.filter((leg) => awaitsCodes(leg, now)).map((leg) => confirmed(leg, now));
  const issued = legs.filter((leg) => !awaitsCodes(leg, now)).map(ticketed);
  const sold = withLegs(booking, [...issued, ...waiting], now);
  const tickets = issued.map((leg) => ({ id: leg.ticketId, legId: leg.id }));
  const { status, paymentStatus } = statusesOf(sold);
  const seats = legs.flatMap((leg) => leg.parts.map((part) => ({ ...part, operatorId: leg.operatorId })));
  const beside = besideOf(booking.soldAt === null ? booking.fees : []);
  const until = waiting.length === 0 ? null : localTime(Math.max(...waiting.map(({ codeBy }) => codeBy!)));
  const lines = [
    ...as.lines.map((line) => ({ ...line, bookingId: id, actor })),
    ...(tickets.length === 0
      ? []
      : [{ bookingId: id, type: 'ticket.issued', actor: 'system', facts: { tickets: tickets.length } }]),
    ...(waiting.length === 0
      ? []
      : [{ bookingId: id, type: 'ticket.code_awaited', actor: 'system', facts: { until } }]),
  ];
  const told = bookingFacts(sold, [...issued, ...waiting]);
  const events = [
    ...as.events.map(({ type, facts }) => ({ type, payload: { ...told, ...facts } })),
    ...(as !== SALE || tickets.length === 0 ? [] : [{ type: 'ticket.issued', payload: bookingFacts(sold, issued) }]),
    ...(waiting.length === 0
      ? []
      : [{ type: 'ticket.code_awaited', payload: { ...bookingFacts(sold, waiting), codeBy: until } }]),
  ].map((event) => ({ ...event, mode, requestId }));
  const values = [id, mode, JSON.stringify(tickets), now, status, paymentStatus];
  const sale = movement(booking, now, 'sale', saleEntries(seats, beside));
  const [locked] = await transaction.rows<{ ranges: OpenRange[] }>(WRITE, [
    ...values,
    sale,
    JSON.stringify(lines),
    eventRows(events),
    issued.map(({ operatorId }) => operatorId),
    JSON.stringify(waiting.map((leg) => ({ id: leg.id, codeBy: leg.codeBy }))),
  ]);
  const pointed = await tellPoints(transaction, sold, { now, requestId });
  if (issued.length === 0) return pointed;
  return withCodes(pointed, await assignCodes(transaction, booking, issued, locked!.ranges));
}
