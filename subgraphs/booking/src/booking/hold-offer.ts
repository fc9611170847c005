import type { Currency } from '@naga/kernel/money.js';
import { type BookingPromotion, titlesOf } from '../coupon/booking-promotion.js';
import { buyingAccount } from '../coupon/coupon-customer.js';
import { nextTurn } from '../coupon/coupon-news.js';
import type { CouponTerms } from '../coupon/coupon-terms.js';
import { savedOf } from '../coupon/discounted.rules.js';
import { lowerSeats } from '../coupon/lower-seats.js';
import {
  expectedPromotions,
  orGiveBack,
  type PromotionReservation,
  type Purchase,
  reserveCoupon,
  reservePromotions,
} from '../coupon/reserve-coupon.js';
import { seatsToHold } from '../coupon/seats-to-lower.js';
import { feesOn, type SoldFeeTerms } from '../fee/charged.rules.js';
import type { BookingContext } from './booking-transaction.js';
import { partRows } from './hold-rows.js';
import type { FeeRecord } from './fee-record.js';
import type { HoldPartRow } from './insert-hold.js';
import type { requirePassengers } from './require-passengers.js';
import { type HeldQuote, quoteRef, type SaleLeg } from './sale.js';

export type Named = ReturnType<typeof requirePassengers>;

/** What a hold costs, with its promotions, and its coupon where there is one. Minor units of `currency`. */
export interface HoldOffer {
  readonly currency: Currency;
  readonly total: number;
  readonly parts: readonly HoldPartRow[];
  readonly fees: readonly FeeRecord[];
  readonly feeTerms: SoldFeeTerms;
  /** Drawn for pricing, which keeps the uses of coupon and promotions under it. */
  readonly bookingId: string | null;
  readonly promotions: readonly BookingPromotion[];
  readonly promotionTurn: number;
  readonly couponCode: string | null;
  readonly couponTurn: number;
  readonly couponTerms: CouponTerms | null;
  readonly discount: number;
}

interface Sale {
  readonly legs: readonly SaleLeg[];
  readonly quote: HeldQuote;
  readonly named: Named | undefined;
  readonly expiresAt: number;
}

const UNLOWERED = {
  bookingId: null,
  promotions: [],
  promotionTurn: 0,
  couponCode: null,
  couponTurn: 0,
  couponTerms: null,
  discount: 0,
};
const NEXT_ID = `select nextval('booking_id_seq')::text as id`;

/** The turns of what is taken at pricing for a hold. */
export const turnsOf = ({ promotionTurn, couponTurn }: HoldOffer): number[] =>
  [promotionTurn, couponTurn].filter((turn) => turn > 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
/** As it is kept, without what the graph says of its type. */
const methodFee = ({ method, percent, fixed }: HeldQuote['feeTerms']['byMethod'][number]) => ({
  method,
  percent,
  fixed,
});
const refOf = ({ leg, position }: HoldPartRow): string => quoteRef(leg, position);

/** With the fee of its seats as they are, by the standard terms: nobody has chosen yet how to pay. */
function priced(offer: Omit<HoldOffer, 'total'>): HoldOffer {
  const fares = sum(offer.parts.map(({ fare }) => fare));
  const fees = feesOn(fares, offer);
  return { ...offer, fees, total: fares + sum(fees.map(({ amount }) => amount)) };
}

interface Asking {
  readonly context: BookingContext;
  readonly legs: readonly SaleLeg[];
  readonly purchase: Omit<Purchase, 'turn' | 'seats'>;
}

/** What it costs with promotions that lower it. */
const loweredBy = (offer: HoldOffer, reservation: PromotionReservation): HoldOffer =>
  priced({
    ...offer,
    parts: reservation.promotions.reduce<readonly HoldPartRow[]>(
      (parts, promotion) => lowerSeats(parts, promotion, refOf, 'promotion'),
      offer.parts,
    ),
    promotions: reservation.promotions.map(({ id, titles }) => ({ id, titles: titlesOf(titles) })),
  });

/** The same with the promotions that lower it; their uses are taken. */
async function promoted({ context, legs, purchase }: Asking, offer: HoldOffer): Promise<HoldOffer> {
  const turn = 1;
  const seats = seatsToHold(legs, offer.parts);
  const reservation = await reservePromotions(context, context.database, { ...purchase, turn, seats });
  if (reservation.promotions.length === 0) return offer;
  return { ...loweredBy(offer, reservation), bookingId: purchase.bookingId, promotionTurn: turn };
}

/** The same with the coupon that a code stands for; its use is taken. */
async function withCode({ context, legs, purchase }: Asking, offer: HoldOffer, code: string): Promise<HoldOffer> {
  const turn = nextTurn(offer);
  const wish = { ...purchase, code, turn, seats: seatsToHold(legs, offer.parts) };
  const reservation = await reserveCoupon(context, context.database, wish);
  const parts = lowerSeats(offer.parts, reservation, refOf);
  return priced({
    ...offer,
    bookingId: purchase.bookingId,
    parts,
    couponCode: reservation.code,
    couponTurn: turn,
    couponTerms: { paymentMethods: reservation.paymentMethods },
    discount: savedOf(parts),
  });
}

/** The price of the tariff alone. */
function ofTariff({ legs, quote, named }: Omit<Sale, 'expiresAt'>): HoldOffer {
  const parts = partRows(legs, quote, named?.people);
  const { percent, fixed, byMethod } = quote.feeTerms;
  const feeTerms = { percent, fixed, byMethod: byMethod.map(methodFee), method: null, version: quote.feeVersion };
  return priced({ ...UNLOWERED, currency: quote.currency as Currency, parts, fees: [], feeTerms });
}

/** What a hold of these rides would cost who asks, with the promotions that are his now; nothing is taken. */
export async function expectedOffer(
  context: BookingContext,
  { legs, quote }: Pick<Sale, 'legs' | 'quote'>,
): Promise<HoldOffer> {
  const { database, viewer } = context;
  const offer = ofTariff({ legs, quote, named: undefined });
  if (!quote.isPromoted) return offer;
  const customer = { accountId: buyingAccount(viewer), email: null, phone: null };
  const purchase = {
    channel: viewer.channel,
    currency: offer.currency,
    customer,
    seats: seatsToHold(legs, offer.parts),
  };
  const reservation = await expectedPromotions(context, database, purchase);
  return reservation.promotions.length === 0 ? offer : loweredBy(offer, reservation);
}

/**
 * The price of a hold as it will be written: promotions lower it by themselves, then the coupon of a code. Their uses are
 * taken here; refuses COUPON_…, TOO_MANY_ATTEMPTS.
 */
export async function offeredFor(
  context: BookingContext,
  { couponCode }: { readonly couponCode?: string | null },
  { legs, quote, named, expiresAt }: Sale,
): Promise<HoldOffer> {
  const { database, viewer } = context;
  const offer = ofTariff({ legs, quote, named });
  const { currency } = offer;
  const code = couponCode?.trim() ? couponCode : undefined;
  if (code === undefined && !quote.isPromoted) return offer;
  const [drawn] = await database.rows<{ id: string }>(NEXT_ID);
  const bookingId = drawn!.id;
  const customer = {
    accountId: buyingAccount(viewer),
    email: named?.contactEmail ?? null,
    phone: named?.contactPhone ?? null,
  };
  const purchase = { bookingId, expiresAt, channel: viewer.channel, currency, customer };
  const asking = { context, legs, purchase };
  const lowered = quote.isPromoted ? await promoted(asking, offer) : offer;
  if (code === undefined) return lowered;
  return orGiveBack(context, bookingId, turnsOf(lowered), () => withCode(asking, lowered, code));
}
