import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { toPayNow } from '../booking/booking-money.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import { requireProvedHolder } from '../holder-proof/require-proved-holder.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { heldUntil } from '../booking/hold.rules.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { factsTold, type NewFacts } from './asked-facts.rules.js';
import type { RefundTo } from '../refund/refund-to.rules.js';
import { sendRefundsOf } from '../refund/send-refunds.command.js';
import { customersWallet } from '../refund/wallet-of.js';
import { completeExchange } from './complete-exchange.js';
import { DifferenceChanged } from './exchange.errors.js';
import { heldInstead } from './exchange-money.js';
import { type ExchangePlan, type ExchangeWish, planExchange, requireExchangeable } from './exchange-plan.js';
import { codesFirst } from '../ticket-code/issue-waiting.js';
import { ridesGivenUp } from './given-up.js';
import { insertReplacement } from './insert-replacement.js';
import { writeFacts } from './write-facts.js';

/** An exchange as it is asked for; `expected` is the difference the reader was shown, minor units. */
export interface BeginWish extends ExchangeWish {
  readonly expected?: number | null | undefined;
  /** What comes back of a dearer ride: the way it came where it is left out. */
  readonly refundTo?: RefundTo | null | undefined;
}

const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();
const ridesOfLegs = (legs: readonly LegRecord[]): string[] => legs.map(({ journeyLegId }) => journeyLegId);

/** Whether just this was begun, or done, before: repeating the call answers the same and changes nothing. */
function isDone(booking: BookingRecord, { partIds, rides }: ExchangeWish): boolean {
  const wanted = rides.map(({ legId }) => legId);
  const all = [...partsOf(booking), ...booking.aside.flatMap(({ parts }) => parts)];
  const stateOf = (id: string) => all.find((part) => part.id === id)?.state;
  if (booking.exchange !== null)
    return same(ridesOfLegs(heldInstead(booking)), wanted) && partIds.every((id) => stateOf(id) === 'EXCHANGE_ONGOING');
  if (!partIds.every((id) => stateOf(id) === 'EXCHANGED')) return false;
  const brought = booking.legs.filter(({ exchangeId }) => exchangeId !== null);
  return wanted.every((id) => ridesOfLegs(brought).includes(id));
}

/** The booking may have changed while catalogue and pricing were asked. */
function requireSamePrice(booking: BookingRecord, { price }: ExchangePlan, { expected }: BeginWish): void {
  if (expected == null || expected === price.difference) return;
  throw new DifferenceChanged({ expected, difference: price.difference, currency: booking.currency });
}

/** What is new of who changes; InvalidInput names each field that an operator asks for and that is missing or wrong. */
function requireFacts({ passengers }: ExchangePlan, { passengers: told }: BeginWish): readonly NewFacts[] {
  const { problems, facts } = factsTold(passengers, told ?? undefined);
  if (problems.length > 0) throw new InvalidInput(problems);
  return facts;
}

interface Decided {
  readonly plan: ExchangePlan;
  readonly told: readonly NewFacts[];
  /** Into whose wallet goes what comes back. */
  readonly walletOwnerId: string | null;
}

async function write(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  { plan: { replacement, price, partIds, isCollected }, told, walletOwnerId }: Decided,
): Promise<BookingRecord> {
  const { viewer, clock, services } = context;
  const now = clock.now();
  const { fee, kept, difference } = price;
  const expiresAt = heldUntil(now, services.settings.current);
  const row = { kind: 'exchange', fee, kept, reason: null, now, expiresAt, partIds } as const;
  const by = { actor: actorOf(viewer), requestId: viewer.requestId };
  const coded = await codesFirst(transaction, booking, partIds, now, { ...by, isOver: false });
  await insertReplacement(transaction, viewer, coded, replacement, row);
  await writeFacts(transaction, booking, told);
  const { id: bookingId, currency } = booking;
  const facts = { amount: difference, fee, currency };
  await note(transaction, now, { bookingId, type: 'exchange.begun', actor: by.actor, facts });
  const begun = await loadBooking(transaction, bookingId);
  if (!isCollected && toPayNow(begun) > 0) return recordStatus(transaction, bookingId, { now, ...by });
  return (await completeExchange(transaction, begun, now, { ...by, kind: 'exchange', walletOwnerId }))!;
}

/**
 * Takes other rides in place of some of a booking's (rules.md 7): the new seats are held as long as those of a new booking, the old tickets
 * stay valid. With nothing to pay, or what is collected on boarding, the exchange is made at once; else startPayment pays
 * the difference. What the new operators ask of a passenger beside what is known of him is told with it and stands on him
 * from then on. Repeating it answers the booking as it is.
 * Refuses BOOKING_NOT_FOUND, CODE_NEEDED, DIFFERENCE_CHANGED, WALLET_NOT_YOURS, WALLET_GONE, what planExchange and a hold refuse, TRY_AGAIN; InvalidInput
 * names what is missing.
 */
export async function beginExchange(
  context: BookingContext,
  bookingId: string,
  wish: BeginWish,
): Promise<BookingRecord> {
  const { database, viewer } = context;
  const named = ridesGivenUp(wish.partIds);
  const seen = await loadOpened(database, viewer, 'booking.edit', bookingId, named);
  if (isDone(seen, wish)) return seen;
  await requireProvedHolder(context, seen, named);
  const plan = await planExchange(context, seen, wish);
  requireSamePrice(seen, plan, wish);
  const told = requireFacts(plan, wish);
  const walletOwnerId = customersWallet(viewer, seen, wish.refundTo);
  const begun = await inBookingTransaction(context, async (transaction) => {
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, named);
    if (isDone(booking, wish)) return booking;
    requireExchangeable(booking, wish.partIds, context.clock.now());
    return write(context, transaction, booking, { plan, told, walletOwnerId });
  });
  if (walletOwnerId === null) return begun;
  // What stays with us need not wait for the job.
  await sendRefundsOf(context, bookingId);
  return loadBooking(database, bookingId);
}
