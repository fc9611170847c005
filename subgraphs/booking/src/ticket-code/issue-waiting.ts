import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { eventRows, insertEvents } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { ticketed } from '../booking/ticketed.js';
import { insertLines } from '../booking/timeline.js';
import { tellPoints } from '../points/tell-points.js';
import { assignCodes, openRanges, type TypedCodes, withCodes } from './assign-codes.js';
import type { OpenRange } from './draw-codes.rules.js';

const ISSUE = `with
  ranges as materialized (${openRanges('$3', '$2')}),
  tickets as (insert into ticket (id, leg_id, mode)
    select t.id, t."legId", $2 from jsonb_to_recordset($4::jsonb) as t(id text, "legId" bigint)),
  lines as (${insertLines('$6', '$5')}),
  events as (${insertEvents('$7', '$5')}),
  l as (update leg set code_by = null where id = any($1::bigint[]))
  select coalesce(json_agg(ranges), '[]') as ranges from ranges`;

export interface IssuedBy {
  readonly actor: string;
  readonly requestId: string;
  /** Codes that were typed; the others are drawn. */
  readonly typed?: TypedCodes;
  /** Parts that are given up in the same breath: nobody is sent a ticket for them. */
  readonly givenUp?: readonly string[];
}

/** A leg without who gives his seat up; undefined where nobody is left. */
function staying(leg: LegRecord, givenUp: readonly string[]): LegRecord[] {
  const parts = leg.parts.filter(({ id }) => !givenUp.includes(id));
  return parts.length === 0 ? [] : [{ ...leg, parts }];
}

/**
 * CONFIRMED → TICKETED for legs that wait for their codes, in the caller's transaction, which holds the lock on the booking:
 * tickets, codes, timeline, and the mail with the tickets. Answers the booking as it is then.
 */
export async function issueWaiting(
  transaction: RowTransaction,
  booking: BookingRecord,
  legs: readonly LegRecord[],
  now: number,
  { actor, requestId, typed, givenUp = [] }: IssuedBy,
): Promise<BookingRecord> {
  const { id: bookingId, mode } = booking;
  const issued = legs.map(ticketed);
  const after = { ...booking, legs: booking.legs.map((leg) => issued.find(({ id }) => id === leg.id) ?? leg) };
  const told = issued.flatMap((leg) => staying(leg, givenUp));
  const payload = bookingFacts(after, told);
  const [locked] = await transaction.rows<{ ranges: OpenRange[] }>(ISSUE, [
    issued.map(({ id }) => id),
    mode,
    issued.map(({ operatorId }) => operatorId),
    JSON.stringify(issued.map(({ id, ticketId }) => ({ id: ticketId, legId: id }))),
    now,
    JSON.stringify([{ bookingId, type: 'ticket.issued', actor, facts: { tickets: issued.length } }]),
    eventRows(told.length === 0 ? [] : [{ type: 'ticket.issued', payload, mode, requestId }]),
  ]);
  const pointed = await tellPoints(transaction, after, { now, requestId });
  return withCodes(pointed, await assignCodes(transaction, booking, issued, locked!.ranges, typed));
}

/**
 * Before seats are given up for money or for others, those of them that wait for a code get one (rules.md 3: nothing but
 * its ticket leads out of CONFIRMED): nobody waits for an operator to be rid of a seat.
 */
export async function codesFirst(
  transaction: RowTransaction,
  booking: BookingRecord,
  partIds: readonly string[],
  now: number,
  by: Pick<IssuedBy, 'actor' | 'requestId'> & { readonly isOver?: boolean },
): Promise<BookingRecord> {
  const legs = booking.legs.filter(
    ({ codeBy, parts }) => codeBy !== null && parts.some(({ id }) => partIds.includes(id)),
  );
  if (legs.length === 0) return booking;
  const { isOver = true, ...who } = by;
  return issueWaiting(transaction, booking, legs, now, { ...who, givenUp: isOver ? partIds : [] });
}
