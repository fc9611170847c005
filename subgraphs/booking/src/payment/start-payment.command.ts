import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { PriceChanged } from '../booking/booking.errors.js';
import { toPayNow } from '../booking/booking-money.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { type NamedRides, ridesOfExchange } from '../booking/named-rides.js';
import { requirePassengers } from '../booking/confirm-booking.command.js';
import { holdUntil, lengthenHold, requireHeld, shortenHold } from '../booking/extend-hold.command.js';
import { heldUntil } from '../booking/hold.rules.js';
import { followPageLanguage } from '../booking/follow-page-language.js';
import { tellCashAwaited } from '../cash/tell-cash-awaited.js';
import { chargedBy, freezeFee } from '../fee/charge-method.js';
import { requireMethod } from '../coupon/require-method.js';
import { lengthenExchange } from '../exchange/pay-exchange.js';
import { newCashCode } from './cash-code.js';
import { newAttempt } from './new-attempt.js';
import { optionFacts } from './option-facts.js';
import { ownAccount } from './own-money.js';
import { type Payer, payerOf, STRANGER } from './payer.js';
import { payFromBalance } from './pay-from-balance.js';
import { deadlineOf, isPromise, wayOf } from './payment-method.rules.js';
import { isAlwaysOpen, paymentOption, type OptionFacts } from './payment-option.rules.js';
import { isPayable } from './payment-state.rules.js';
import { MethodNotAvailable, NothingToPay } from './payment.errors.js';
import { queueForPromises } from './promises.js';
import { openAtProvider } from './open-at-provider.js';
import { isReturnUrl } from './return-url.rules.js';
import { requireNoneInReview } from './reviewed-attempt.js';
import { reservedOf, type Split, splitOf } from './tender.rules.js';
import { lockWallet } from './wallet.js';
import { writeAttempts } from './write-attempts.js';

export interface Started {
  readonly booking: BookingRecord;
  readonly payment: PaymentRecord;
}

export interface PaymentWish {
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly returnUrl: string | null;
  /** Credit of the payer's own wallet first, as much as there is; the method pays the rest. */
  readonly useWallet: boolean;
  /** What was shown that the booking costs who pays so, of an exchange its difference, minor units; null: nobody says. */
  readonly expectedTotal: number | null;
}

const PEOPLE = `select booked_by_user_id::text as "bookedByUserId", agency_id::text as "agencyId",
  contact_phone as "contactPhone" from booking where id = $1`;

/** What users know of the payer, where the method depends on it; who may not pay is told so by begin. */
async function askedPayer(context: BookingContext, { bookingId, method }: PaymentWish): Promise<Payer> {
  if (isAlwaysOpen(method) || !isRowId(bookingId)) return STRANGER;
  const [booking] = await context.database.rows<Parameters<typeof payerOf>[2]>(PEOPLE, [bookingId]);
  return booking === undefined ? STRANGER : payerOf(context, context.viewer, booking);
}

/** Refuses METHOD_NOT_AVAILABLE with the reason; answers what else is known of the method. */
function requireOption(method: PaymentMethod, facts: OptionFacts): Readonly<Record<string, unknown>> {
  const option = paymentOption(method, facts);
  if (option === undefined) throw new MethodNotAvailable({ method });
  if (option.reason !== undefined) throw new MethodNotAvailable({ method, reason: option.reason, ...option.facts });
  return option.facts ?? {};
}

/**
 * Another page of the same booking may have taken a code off, or added a bag, or begun another exchange. Cheaper than it
 * was shown is agreed to.
 */
function requirePrice(charged: BookingRecord, expected: number | null): void {
  const { currency } = charged;
  const total = charged.exchange === null ? charged.total : toPayNow(charged);
  if (expected !== null && total > expected) throw new PriceChanged({ expected, total, currency });
}

const openAttempt = (
  booking: BookingRecord,
  method: PaymentMethod,
  { wallet, rest }: Split,
  now: number,
): PaymentRecord | undefined =>
  reservedOf(booking.payments) === wallet
    ? booking.payments.find((one) => one.method === method && one.amount === rest && isPayable(one, now))
    : undefined;

/** What the booking costs who pays so, and of what he pays it. */
interface Tendered {
  readonly charged: BookingRecord;
  readonly split: Split;
}

/** By the fee of the method; by that of the wallet where its credit pays all of it and that is no dearer than what was read. */
async function tender(
  transaction: RowTransaction,
  { viewer }: BookingContext,
  booking: BookingRecord,
  { method, useWallet, expectedTotal }: PaymentWish,
): Promise<Tendered> {
  const charged = chargedBy(booking, method);
  const owed = toPayNow(charged);
  if (owed === 0) throw new NothingToPay({ bookingId: booking.id });
  requirePrice(charged, expectedTotal);
  const ownerId = useWallet ? ownAccount(viewer) : undefined;
  if (ownerId === undefined) return { charged, split: splitOf(owed, method, 0) };
  const { mode, currency } = booking;
  const available = await lockWallet(transaction, { ownerId, mode, currency }, booking.id);
  const byWallet = chargedBy(booking, 'WALLET_CREDIT');
  const isWallets = byWallet.total <= charged.total && toPayNow(byWallet) <= available;
  const by = isWallets ? byWallet : charged;
  return { charged: by, split: splitOf(toPayNow(by), method, available) };
}

const waitsForCash = ({ payments }: BookingRecord): boolean =>
  payments.some(({ state, method }) => state === 'PENDING' && wayOf(method).flow === 'CODE');

/**
 * The hold as long as this method needs it: until the cash must be there, else five minutes more while it may be. Who had
 * said that he brings cash, and now pays otherwise, has the time of a new hold.
 */
function hold(
  { services }: Pick<BookingContext, 'services'>,
  transaction: RowTransaction,
  booking: BookingRecord,
  until: unknown,
  now: number,
): Promise<BookingRecord> {
  if (typeof until === 'string') return holdUntil(transaction, booking, Date.parse(until));
  if (booking.exchange !== null) return lengthenExchange(transaction, booking, now);
  return waitsForCash(booking)
    ? shortenHold(transaction, booking, heldUntil(now, services.settings.current))
    : lengthenHold(transaction, booking, now);
}

async function start(
  transaction: RowTransaction,
  context: BookingContext,
  opened: BookingRecord,
  wish: PaymentWish,
  payer: Payer,
): Promise<Started> {
  const { viewer } = context;
  const actor = actorOf(viewer);
  const now = context.clock.now();
  const { method, returnUrl } = wish;
  if (isPromise(method)) await queueForPromises(transaction, context, opened);
  const said = isAlwaysOpen(method)
    ? {}
    : requireOption(method, await optionFacts(transaction, context, opened, payer, now, [method]));
  const { charged, split } = await tender(transaction, context, opened, wish);
  const open = openAttempt(opened, method, split, now);
  if (open !== undefined) return { booking: opened, payment: open };
  const booking = await freezeFee(transaction, opened, charged, { now, requestId: viewer.requestId, actor });
  const begins = { returnUrl, now };
  const fromWallet = split.wallet > 0 ? [newAttempt(booking, viewer, 'WALLET_CREDIT', split.wallet, begins)] : [];
  if (split.rest === 0) return payFromBalance(transaction, context, booking, fromWallet[0]!, payer);
  const attempt = newAttempt(booking, viewer, method, split.rest, begins);
  if (wayOf(method).flow === 'BALANCE') return payFromBalance(transaction, context, booking, attempt, payer);
  const held = await hold(context, transaction, booking, said['until'], now);
  const isCash = wayOf(method).flow === 'CODE';
  const holdEnds = held.exchange?.expiresAt ?? held.expiresAt;
  const expiresAt = isCash ? holdEnds : deadlineOf(method, now, holdEnds);
  const begun = { ...attempt, expiresAt, code: isCash ? newCashCode() : null };
  const { booking: after, written } = await writeAttempts(transaction, held, [...fromWallet, begun], actor, now);
  const payment = written.at(-1)!;
  // Who pays a difference stands at the counter.
  if (isCash && held.exchange === null) await tellCashAwaited(transaction, after, payment, now, viewer.requestId);
  return { booking: after, payment };
}

/** What is paid of an open exchange belongs to its rides alone; before a sale, to all of them. */
const difference: NamedRides = (booking) => (booking.exchange === null ? booking.legs : ridesOfExchange(booking));

/** The attempt in its own transaction first: should we die before the provider answers, repeating the call goes on here. */
const begin = (context: BookingContext, wish: PaymentWish, payer: Payer): Promise<Started> =>
  inBookingTransaction(context, async (transaction) => {
    const opened = await openAndLock(transaction, context, 'booking.edit', wish.bookingId, difference);
    requireNoneInReview(opened);
    const booking = await followPageLanguage(transaction, context.viewer, opened);
    // Who travels was told, and what an offer code asked of the payer was done, at the sale: a difference is paid as anybody likes.
    if (booking.exchange === null) {
      requirePassengers(booking);
      requireHeld(booking, context.clock.now());
      requireMethod(booking, wish.method);
    }
    return start(transaction, context, booking, wish, payer);
  });

/**
 * Begins to pay what is still owed, and lengthens the hold: by five minutes while it may be, until the cash must be there
 * where it is paid at a counter (rules.md 3). What we have already (an agency's balance, a customer's wallet) pays at
 * once and confirms. The booking then costs what the method does (docs/decisions/0137). Repeating the call answers the
 * open attempt; another method gives the former attempt up.
 * Refuses BOOKING_NOT_FOUND, PAYMENT_IN_REVIEW, METHOD_NOT_AVAILABLE (with the reason), HOLD_EXPIRED, BOOKING_NOT_HELD,
 * PASSENGERS_INCOMPLETE, COUPON_OTHER_METHOD, NOTHING_TO_PAY, PRICE_CHANGED, TRY_AGAIN; InvalidInput for a returnUrl that is no path of ours and no web
 * address.
 */
export async function startPayment(context: BookingContext, wish: PaymentWish): Promise<Started> {
  const { returnUrl } = wish;
  if (returnUrl !== null && !isReturnUrl(returnUrl)) throw new InvalidInput([{ path: 'returnUrl', code: 'IS_URL' }]);
  const begun = await begin(context, wish, await askedPayer(context, wish));
  if (begun.payment.state !== 'CREATED') return begun;
  const { booking } = begun;
  const payment = await openAtProvider(context, { description: booking.pnr, mode: booking.mode }, begun.payment);
  const payments = booking.payments.map((each) => (each.id === payment.id ? payment : each));
  return { booking: { ...booking, payments }, payment };
}
