import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { openLeg } from '../operator-decision/open-leg.js';
import { lockRanges, type TypedCodes } from './assign-codes.js';
import { writtenCode } from './code-format.rules.js';
import { issueWaiting } from './issue-waiting.js';
import { isReserved, queueForCodes, reservedNumbers } from './reserved-codes.js';
import { LegNotAwaitingCodes, TicketCodeReserved, TicketCodeTaken } from './ticket-code.errors.js';

export interface TypedCode {
  /** BookingPart.id */
  readonly partId: string;
  readonly ticketCode: string;
}

const GIVEN = `select code from ticket_code where operator_id = $1 and mode = $2 and code = any($3::text[])`;

/** What was typed, as it is printed; throws InvalidInput for what is no code, a stranger's seat, or one code twice. */
function written(typed: readonly TypedCode[], { parts }: LegRecord): TypedCodes {
  const codes = typed.map(({ partId, ticketCode }, index) => {
    const path = `codes.${index}.ticketCode`;
    const code = writtenCode(ticketCode);
    if (code === undefined) throw new InvalidInput([{ path, code: 'FORM' }]);
    if (!parts.some(({ id }) => id === partId))
      throw new InvalidInput([{ path: `codes.${index}.partId`, code: 'UNKNOWN' }]);
    return { partId, code, path };
  });
  const twice = codes.find(({ partId, code }, index) =>
    codes.some((other, before) => before < index && (other.code === code || other.partId === partId)),
  );
  if (twice !== undefined) throw new InvalidInput([{ path: twice.path, code: 'TWICE' }]);
  return new Map(codes.map(({ partId, code }) => [partId, code]));
}

/** Whether the tickets of a leg bear what is typed now: what is sent again is answered, other codes are not taken for given. */
const isGiven = (typed: readonly TypedCode[], { parts }: LegRecord): boolean =>
  typed.every(({ partId, ticketCode }) =>
    parts.some((part) => part.id === partId && part.ticketCode === writtenCode(ticketCode)),
  );

/** Whoever types codes waits for the others who do, and types none that a range gives, or that was given. */
async function requireFree(
  transaction: RowTransaction,
  { operatorId }: LegRecord,
  { mode }: BookingRecord,
  typed: TypedCodes,
): Promise<void> {
  if (typed.size === 0) return;
  await lockRanges(transaction, operatorId, mode);
  await queueForCodes(transaction, operatorId, mode);
  const reserved = await reservedNumbers(transaction, operatorId, mode);
  const codes = [...typed.values()];
  const ofRange = codes.find((code) => isReserved(reserved, code));
  if (ofRange !== undefined) throw new TicketCodeReserved({ ticketCode: ofRange });
  const [taken] = await transaction.rows<{ code: string }>(GIVEN, [operatorId, mode, codes]);
  if (taken !== undefined) throw new TicketCodeTaken({ ticketCode: taken.code });
}

/**
 * The operator's codes for the seats of a leg that wait for them: those that are typed, for the others the next ones of its
 * ranges. CONFIRMED → TICKETED; the mail with the tickets leaves. Asked again with the same codes, or none, it answers the
 * booking as it is.
 * Refuses BOOKING_NOT_FOUND (also another operator's leg), LEG_NOT_AWAITING_CODES, TICKET_CODE_TAKEN, TICKET_CODE_RESERVED,
 * TRY_AGAIN; InvalidInput for what is no code.
 */
export async function giveTicketCodes(
  context: BookingContext,
  bookingId: string,
  legId: string,
  typed: readonly TypedCode[],
): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const { booking, leg } = await openLeg(transaction, viewer, bookingId, legId);
    if (leg.codeBy === null) {
      if (leg.codesByHand && leg.ticketId !== null && isGiven(typed, leg)) return booking;
      throw new LegNotAwaitingCodes({ bookingId, legId });
    }
    const codes = written(typed, leg);
    await requireFree(transaction, leg, booking, codes);
    const by = { actor: actorOf(viewer), requestId: viewer.requestId, typed: codes };
    return issueWaiting(transaction, booking, [leg], clock.now(), by);
  });
}
