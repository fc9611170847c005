import type { Currency } from '@naga/kernel/money.js';
import { buyingAccount } from '../coupon/coupon-customer.js';
import type { CouponTerms } from '../coupon/coupon-terms.js';
import { savedOf } from '../coupon/discounted.rules.js';
import { couponTerms, loweredFees, lowerSeats } from '../coupon/lower-seats.js';
import { reserveCoupon } from '../coupon/reserve-coupon.js';
import { seatsToHold } from '../coupon/seats-to-lower.js';
import type { BookingContext } from './booking-transaction.js';
import { partRows } from './hold-rows.js';
import type { HoldFeeRow, HoldPartRow } from './insert-hold.js';
import type { requirePassengers } from './require-passengers.js';
import { type Quote, quoteRef, type SaleLeg } from './sale.js';

export type Named = ReturnType<typeof requirePassengers>;

/** What a hold costs, with its coupon where there is one. Minor units of `currency`. */
export interface HoldOffer {
  readonly currency: Currency;
  readonly total: number;
  readonly parts: readonly HoldPartRow[];
  readonly fees: readonly HoldFeeRow[];
  /** Drawn for pricing, which keeps the coupon's use under it. */
  readonly bookingId: string | null;
  readonly couponCode: string | null;
  readonly couponTurn: number;
  readonly couponTerms: CouponTerms | null;
  readonly discount: number;
}

interface Sale {
  readonly legs: readonly SaleLeg[];
  readonly quote: Quote;
  readonly named: Named | undefined;
  readonly expiresAt: number;
}

const NO_COUPON = { bookingId: null, couponCode: null, couponTurn: 0, couponTerms: null, discount: 0 };
const NEXT_ID = `select nextval('booking_id_seq')::text as id`;

/** The price of a hold as it will be written. A coupon's use is taken here; refuses COUPON_…, TOO_MANY_ATTEMPTS. */
export async function offeredFor(
  context: BookingContext,
  { couponCode: code }: { readonly couponCode?: string | null },
  { legs, quote, named, expiresAt }: Sale,
): Promise<HoldOffer> {
  const parts = partRows(legs, quote, named?.people);
  const fees = quote.fees.map(({ name, amount }) => ({ name, amount }));
  const currency = quote.currency as Currency;
  if (!code?.trim()) return { ...NO_COUPON, currency, total: quote.total, parts, fees };
  const { database, viewer } = context;
  const [drawn] = await database.rows<{ id: string }>(NEXT_ID);
  const bookingId = drawn!.id;
  const turn = 1;
  const customer = {
    accountId: buyingAccount(viewer),
    email: named?.contactEmail ?? null,
    phone: named?.contactPhone ?? null,
  };
  const seats = seatsToHold(legs, parts);
  const wish = { code, bookingId, turn, expiresAt, channel: viewer.channel, currency, seats, customer };
  const reservation = await reserveCoupon(context, database, wish);
  const lowered = lowerSeats(parts, reservation, ({ leg, position }) => quoteRef(leg, position));
  const discount = savedOf(lowered);
  const paid = loweredFees(fees, reservation);
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  return {
    currency,
    total: sum(lowered.map(({ fare }) => fare)) + sum(paid.map(({ amount }) => amount)),
    parts: lowered,
    fees: paid,
    bookingId,
    couponCode: reservation.code,
    couponTurn: turn,
    couponTerms: couponTerms(reservation, fees),
    discount,
  };
}
