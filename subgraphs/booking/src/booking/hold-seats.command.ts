import { isLanguage } from '@naga/kernel/language.js';
import { allFields } from '@naga/kernel/passenger-field.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { queueForRides, requireSameSexBeside, type SegregatedRide } from '../seat-claim/mixed-seating.js';
import { orGiveBack } from '../coupon/reserve-coupon.js';
import { requireNotKept } from '../seat-block/kept-seats.js';
import { SeatsTaken } from '../seat-claim/seat-claim.errors.js';
import { hashOfToken, newAccessToken } from './access-token.js';
import { actorOf } from './actor.js';
import { type AffiliateShare, affiliateShare } from '../affiliate/affiliate-share.js';
import { bookingType } from './booking-type.rules.js';
import { PriceChanged } from './booking.errors.js';
import type { BookingRecord } from './booking-record.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import { heldRecord } from './held-record.js';
import { type HoldLegRequest, holdProblems, type MaybePassengers, passengersOf } from './hold-input.rules.js';
import { legRow, ofAllLegs } from './hold-rows.js';
import { type HoldOffer, type Named, offeredFor, turnsOf } from './hold-offer.js';
import { heldUntil } from './hold.rules.js';
import { requireFewHeld } from './hold-limit.js';
import { visitorOf } from './hold-visitor.js';
import { type HoldLegRow, insertHold, type SeatOutcome } from './insert-hold.js';
import { searchText } from './passengers-input.rules.js';
import { newPnr } from './pnr.js';
import { requireOneTrip } from './one-trip.js';
import { requirePassengers } from './require-passengers.js';
import type { Asked } from './required-fields.rules.js';
import type { HeldQuote, SaleLeg } from './sale.js';
import { quoteFor, ridesOf, type ShownIn } from './sale-questions.js';
import { requireSellable, requireTimeToAnswer } from './sellable.js';

export interface HoldRequest extends MaybePassengers {
  readonly legs: readonly HoldLegRequest[];
  readonly language: string;
  readonly affiliateId?: string | null;
  readonly expectedTotal?: number | null;
  readonly couponCode?: string | null;
  readonly shownIn?: ShownIn | null;
}

export interface Held {
  readonly booking: BookingRecord;
  /** Told once; only its hash is kept. */
  readonly accessToken: string;
}

/** Names the seats somebody else has, those of the first leg that lacks some. */
function requireAll(legs: readonly SaleLeg[], seats: readonly SeatOutcome[]): void {
  const missing = seats.filter(({ claimed }) => !claimed);
  const [first] = missing;
  if (first === undefined) return;
  const taken = missing.filter(({ leg }) => leg === first.leg).map(({ seatNumber }) => seatNumber);
  throw new SeatsTaken({ legId: legs[first.leg]!.request.legId, seats: taken });
}

const askedBy = (legs: readonly SaleLeg[]): Asked => ({
  fields: allFields(legs.map(({ facts }) => facts.requiredPassengerFields)),
  day: travelDate(legs[0]!.facts.leg.boarding.time.slice(0, 10)),
});

const sellerOf = (viewer: Viewer) => ({
  userId: (viewer.kind === 'user' ? viewer.userId : viewer.kind === 'service' ? viewer.onBehalfOf : undefined) ?? null,
  branchId: (viewer.kind === 'user' ? viewer.branchId : undefined) ?? null,
  agencyId: (viewer.kind === 'user' ? viewer.agencyId : undefined) ?? null,
});

const segregated = (legs: readonly SaleLeg[], rows: readonly HoldLegRow[], mode: string): SegregatedRide[] =>
  legs.flatMap(({ request, facts }, index) => {
    const { departure, from, to } = rows[index]!;
    const layout = facts.leg.vehicle.seatLayout.seats;
    return facts.leg.allowMaleNextToFemale
      ? []
      : [{ legId: request.legId, mode, departure, from, to, asked: request.seats, layout }];
  });

/**
 * – → HELD (rules.md 3): all seats of all legs for some minutes (setting HOLD_MINUTES), with price and refund policy frozen and the passengers
 * who are known already, or nothing at all. InvalidInput names each passenger that does not fit, as setPassengers does.
 * Refuses NOT_ON_SALE, OPERATOR_CONFIRMS_BY_HAND, LOCALS_ONLY, SEAT_NOT_BOOKABLE, GENDER_RULE, RIDES_OUT_OF_ORDER,
 * RIDES_NOT_CONNECTED, NO_PRICE, PRICE_CHANGED, TOO_MANY_HELD, SEATS_TAKEN, TRY_AGAIN, and COUPON_… where a code is given that does not help this purchase.
 */
export async function holdSeats(context: BookingContext, request: HoldRequest): Promise<Held> {
  const problems = holdProblems(request.legs, request);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { clock } = context;
  const legs = await ridesOf(context, request.legs);
  const told = passengersOf(request);
  const named = told && requirePassengers(told, legs[0]!.request.seats, askedBy(legs));
  legs.forEach(requireSellable);
  requireOneTrip(legs);
  requireTimeToAnswer(legs, clock.now());
  const quote = await quoteFor(context, legs, request.shownIn);
  const affiliate = await affiliateShare(context, request.affiliateId);
  const now = clock.now();
  const expiresAt = heldUntil(now, context.services.settings.current);
  const offer = await offeredFor(context, request, { legs, quote, named, expiresAt });
  const write = () => writeHold(context, request, { legs, quote, named, offer, affiliate, now, expiresAt });
  return offer.bookingId === null ? write() : orGiveBack(context, offer.bookingId, turnsOf(offer), write);
}

interface Writing {
  readonly legs: readonly SaleLeg[];
  readonly quote: HeldQuote;
  readonly named: Named | undefined;
  readonly offer: HoldOffer;
  readonly affiliate: AffiliateShare;
  readonly now: number;
  readonly expiresAt: number;
}

async function writeHold(
  context: BookingContext,
  request: HoldRequest,
  { legs, quote, named, offer, affiliate, now, expiresAt }: Writing,
): Promise<Held> {
  const { viewer } = context;
  const { total, currency, parts, fees, ...lowered } = offer;
  const expected = request.expectedTotal;
  // Where a promotion lowers it, who was told the price of the tariff expects no less than he pays.
  const isAgreed = total === expected || (offer.promotionTurn > 0 && expected === quote.total && total < expected);
  if (expected != null && !isAgreed) throw new PriceChanged({ expected, total, currency });

  const accessToken = newAccessToken();
  const rows = legs.map(legRow);
  const rides = segregated(legs, rows, viewer.mode);
  const [type, visitor] = [bookingType(viewer), visitorOf(viewer, context.services.sandboxSecret)];
  const booking = await inBookingTransaction(context, async (transaction) => {
    if (visitor !== undefined) await requireFewHeld(transaction, context, { visitor, type }, rows, parts, now);
    await queueForRides(transaction, rides);
    const pnr = newPnr();
    const hold = {
      ...lowered,
      pnr,
      mode: viewer.mode,
      language: isLanguage(request.language) ? request.language : 'en',
      currency,
      total,
      paymentStatus: total === 0 ? 'NO_PAYMENT' : 'UNPAID',
      contactEmail: named?.contactEmail ?? null,
      contactPhone: named?.contactPhone ?? null,
      searchText: searchText(pnr, named),
      bookedFrom: viewer.channel,
      bookingType: type,
      ...sellerOf(viewer),
      ...affiliate,
      ...ofAllLegs(rows),
      now,
      expiresAt,
      tokenHash: hashOfToken(accessToken),
      visitor: visitor ?? null,
      actor: actorOf(viewer),
    };
    const seats = await insertHold(transaction, hold, rows, parts, fees);
    requireAll(legs, seats);
    await requireNotKept(
      transaction,
      viewer,
      seats.map(({ leg, seatNumber: seat }) => ({ leg, departure: rows[leg]!.departure, seat })),
      legs.map(({ request: { legId } }) => legId),
    );
    for (const ride of rides) await requireSameSexBeside(transaction, ride, now);
    return heldRecord(hold, rows, parts, fees, seats);
  });
  return { booking, accessToken };
}
