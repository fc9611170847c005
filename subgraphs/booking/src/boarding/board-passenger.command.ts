import { boardingOutcome, undoOutcome } from '@naga/kernel/boarding.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { type BookingRecord, type LegRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import { localTime } from '../booking/local-time.js';
import { partStates } from '../booking/part-state.rules.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { giveUpExchange } from '../exchange/give-up-exchange.js';
import { owedOnBoard } from '../ticket/owed-on-board.js';
import { handBackCash } from './collect-cash.command.js';
import { booksCash, isInHand } from './refused-cash.rules.js';
import { unmarkUncollected } from './uncollected.js';
import { rideFacts } from './ride-facts.js';
import type { KeptAnswer, Scan, ScanAnswer, ScanFacts } from './scan.js';
import type { StandingScan } from './standing-scans.queries.js';
import { keepRefusedCash, takeCash, type Taken } from './take-cash.js';
import { waivableFees } from './waivable-fees.rules.js';

/** Who scans: his account's number where it is a person. */
export interface Scanner {
  readonly actor: string;
  readonly userId: string | null;
  readonly requestId: string;
}

const MOVE = 'update part set state = $2 where id = $1';

const KEEP = `insert into scan (client_id, booking_id, part_id, mode, kind, means, outcome, at, received_at, user_id,
    collected, payment_id, facts)
  values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), to_timestamp($9::float8 / 1000), $10, $11, $12,
    $13::jsonb)`;

/** A refused scan of this part with cash that was booked. */
const REFUSED = `select payment_id::text as "paymentId" from scan where booking_id = $1 and part_id = $2
  and client_id = $3::uuid and kind = 'BOARD' and outcome <> 'BOARDED' and payment_id is not null`;

/** Of a ticket whose ride was exchanged as well: it is to be said that it is good no more. */
const findPart = ({ legs, aside }: BookingRecord, partId: string): { leg: LegRecord; part: PartRecord } => {
  const leg = [...legs, ...aside].find(({ parts }) => parts.some(({ id }) => id === partId))!;
  return { leg, part: leg.parts.find(({ id }) => id === partId)! };
};

async function move(transaction: RowTransaction, { id, state }: PartRecord, to: 'BOARDED' | 'TICKETED'): Promise<void> {
  if (!partStates.can(state, to)) throw new Error(`part ${id} cannot go from ${state} to ${to}`);
  await transaction.rows(MOVE, [id, to]);
}

async function tell(
  transaction: RowTransaction,
  booking: BookingRecord,
  leg: LegRecord,
  part: PartRecord,
  { type, scan, scanner, now }: { type: string; scan: Scan; scanner: Scanner; now: number },
): Promise<void> {
  const facts = {
    seats: [part.seatNumber],
    scannedAt: localTime(scan.at),
    ...(part.state === 'NO_SHOW' && { late: true }),
  };
  await note(transaction, now, { bookingId: booking.id, type, actor: scanner.actor, facts });
  const payload = { ...rideFacts(booking, leg, [part]), scannedAt: localTime(scan.at) };
  await emitRows(transaction, now, [{ type, payload, mode: booking.mode, requestId: scanner.requestId }]);
}

interface Moment {
  readonly scanner: Scanner;
  readonly now: number;
  /** The boarding of this part that stands. */
  readonly standing: StandingScan | undefined;
}

interface Done extends Taken {
  readonly answer: ScanAnswer;
  /** The booking as it is then. */
  readonly booking: BookingRecord;
  /** The boarding that stands then. */
  readonly standing: StandingScan | undefined;
}

const NOTHING: Taken = { paymentId: null, paidFor: [] };

async function board(
  transaction: RowTransaction,
  booking: BookingRecord,
  scan: Scan,
  { scanner, now, standing }: Moment,
): Promise<Done> {
  const { leg, part } = findPart(booking, scan.partId);
  const { clientId, partId, at } = scan;
  const owed = owedOnBoard(booking).get(partId) ?? 0;
  const ride = { serviceDate: leg.date, departureTime: leg.departureTime, boardedAt: standing?.at ?? null };
  const isBeingPaid = booking.payments.some(({ state }) => state === 'AUTHORIZED');
  const others = partsOf(booking).filter(({ id }) => id !== partId);
  const waivable = waivableFees({ fees: booking.fees, parts: others });
  const outcome =
    scan.elsewhere?.outcome ?? boardingOutcome({ state: part.state, owed, isBeingPaid, waivable, ...ride }, scan);
  const toldAt = { now, requestId: scanner.requestId };
  const scannedBy = { actor: scanner.actor, requestId: scanner.requestId };
  const given = { partId, collected: scan.collected, operatorId: leg.operatorId, ...scannedBy };
  if (outcome !== 'BOARDED') {
    const isBooked = booksCash(outcome, scan.collected);
    const taken = isBooked ? await keepRefusedCash(transaction, booking, given, now) : NOTHING;
    const after = isBooked ? await recordStatus(transaction, booking.id, toldAt) : booking;
    const moneyOf = (amount: number) => ({ amount, currency: booking.currency });
    const kept: KeptAnswer = {
      ...(outcome === 'NOT_PAID' && { owed: moneyOf(owedOnBoard(after).get(partId) ?? 0) }),
      ...(outcome === 'ALREADY_BOARDED' && { boardedAt: standing?.at, boardedBy: standing?.userId }),
      ...(isBooked && { taken: moneyOf(scan.collected) }),
      ...(scan.elsewhere && { ridesAt: scan.elsewhere.ridesAt }),
    };
    return { answer: { clientId, partId, outcome, ...kept }, ...taken, booking: after, standing };
  }
  if (part.state === 'EXCHANGE_ONGOING') {
    const kept = await giveUpExchange(transaction, booking, { ...toldAt, as: 'cancelled', actor: scanner.actor });
    return board(transaction, kept, scan, { scanner, now, standing });
  }
  await unmarkUncollected(transaction, booking, leg, [part], now);
  const taken = await takeCash(transaction, booking, { ...given, owed }, now);
  await move(transaction, part, 'BOARDED');
  await tell(transaction, booking, leg, part, { type: 'ticket.scanned', scan, scanner, now });
  const after = await recordStatus(transaction, booking.id, toldAt);
  const { userId } = scanner;
  const answer = { clientId, partId, outcome, boardedAt: at, boardedBy: userId };
  return { answer, ...taken, booking: after, standing: { partId, at, userId, paymentId: taken.paymentId } };
}

async function undo(
  transaction: RowTransaction,
  booking: BookingRecord,
  scan: Scan,
  { scanner, now, standing }: Moment,
): Promise<Done> {
  const { leg, part } = findPart(booking, scan.partId);
  const { clientId, partId } = scan;
  const outcome = undoOutcome({ state: part.state, boardedAt: standing?.at ?? null }, scan.at);
  const answer = { clientId, partId, outcome };
  if (outcome !== 'UNDONE' || standing === undefined) return { answer, ...NOTHING, booking, standing };
  const { paymentId } = standing;
  if (paymentId !== null) {
    const given = { paymentId, partId, operatorId: leg.operatorId, actor: scanner.actor, requestId: scanner.requestId };
    await handBackCash(transaction, booking, given, now);
  }
  await move(transaction, part, 'TICKETED');
  await tell(transaction, booking, leg, part, { type: 'ticket.scan_undone', scan, scanner, now });
  const after = await recordStatus(transaction, booking.id, { now, requestId: scanner.requestId });
  return { answer, ...NOTHING, booking: after, standing: undefined };
}

/** The cash of a refused scan, all of it and once, while nobody else paid any of it out. */
async function handBack(
  transaction: RowTransaction,
  booking: BookingRecord,
  scan: Scan,
  { scanner, now, standing }: Moment,
): Promise<Done> {
  const { leg } = findPart(booking, scan.partId);
  const { clientId, partId, collected } = scan;
  const [refused] = await transaction.rows<{ paymentId: string }>(REFUSED, [booking.id, partId, scan.refusedId]);
  const paymentId = refused?.paymentId;
  const isThere = paymentId !== undefined && isInHand(booking, paymentId, collected);
  const outcome = isThere ? 'HANDED_BACK' : 'NOTHING_TO_HAND_BACK';
  const answer = { clientId, partId, outcome } as const;
  if (!isThere) return { answer, ...NOTHING, booking, standing };
  const { actor, requestId } = scanner;
  await handBackCash(transaction, booking, { paymentId, partId, operatorId: leg.operatorId, actor, requestId }, now);
  return { answer, ...NOTHING, booking: await recordStatus(transaction, booking.id, { now, requestId }), standing };
}

const ACTS = { BOARD: board, UNDO: undo, HAND_BACK: handBack } as const;

/**
 * One scan of a ticket of this booking, in the caller's transaction, which holds the lock on it: TICKETED → BOARDED with
 * the cash that was owed, or back within 15 minutes (rules.md 3), or its refused cash handed back. Who boards while he exchanges his ticket has given the
 * exchange up. What came of it is kept with the scan, a refusal too, whose cash is booked all the same: the conductor has it.
 */
export async function boardPassenger(
  transaction: RowTransaction,
  booking: BookingRecord,
  scan: Scan,
  moment: Moment,
): Promise<Done> {
  const done = await ACTS[scan.kind](transaction, booking, scan, moment);
  const { clientId, kind, means, partId, at, collected, owedByList } = scan;
  const { outcome, owed, boardedAt, boardedBy, taken, ridesAt } = done.answer;
  const values = [clientId, booking.id, partId, booking.mode, kind, means, outcome, at, moment.now];
  const facts = JSON.stringify({
    owed,
    boardedAt,
    boardedBy,
    taken,
    ridesAt,
    ...(owedByList !== null && { owedByList }),
    ...(done.paidFor.length > 0 && { paidFor: done.paidFor }),
  } satisfies ScanFacts);
  await transaction.rows(KEEP, [...values, moment.scanner.userId, collected, done.paymentId, facts]);
  return done;
}
