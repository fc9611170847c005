import { fareKeyOfSeat } from '@naga/kernel/fare-key.js';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SaleFactsDocument } from '../neighbours/catalogue.generated.js';
import { type CurrencyRate, shownRate } from '@naga/kernel/currency-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import { QuoteDocument } from '../neighbours/pricing.generated.js';
import { NoPrice, NotOnSale } from './booking.errors.js';
import type { BookingContext } from './booking-transaction.js';
import type { HoldLegRequest } from './hold-input.rules.js';
import { type HeldQuote, quoteRef, type SaleLeg } from './sale.js';
import { seatOn } from './seat-request.rules.js';

/** What decides routes that are not for everyone (route for user), not his to sell, or for locals only. */
const buyerOf = (viewer: Viewer, legs: readonly HoldLegRequest[]) => ({
  signedIn: viewer.kind === 'user',
  scope: scopeOf(viewer, 'booking.create') ?? null,
  operatorId: (viewer.kind === 'user' ? viewer.operatorId : undefined) ?? null,
  agencyId: (viewer.kind === 'user' ? viewer.agencyId : undefined) ?? null,
  countryCode: (viewer.kind === 'user' ? viewer.countryCode : undefined) ?? null,
  foreign: legs.some(({ seats }) => seats.some(({ nationality }) => nationality === 'FOREIGN')),
});

const boards = ({ facts }: SaleLeg): number => Date.parse(facts.leg.boarding.time);

/**
 * The rides that are asked for in the order they are ridden, whatever order they were asked in: the first leg is the
 * first one travelled. Each seat has its nationality for its own ride. Refuses NOT_ON_SALE where nobody knows one.
 */
export async function ridesOf(
  { neighbours, viewer }: BookingContext,
  legs: readonly HoldLegRequest[],
): Promise<SaleLeg[]> {
  const unknown = legs.find(({ legId }) => parseLegId(legId) === undefined);
  if (unknown) throw new NotOnSale({ legId: unknown.legId, reason: 'UNKNOWN' });
  const legIds = legs.map(({ legId }) => legId);
  const { saleFacts } = await neighbours.ask(
    'catalogue',
    SaleFactsDocument,
    { legIds, buyer: buyerOf(viewer, legs) },
    viewer,
  );
  const rides = legs.map((request, index) => {
    const facts = saleFacts[index];
    if (!facts) throw new NotOnSale({ legId: request.legId, reason: 'UNKNOWN' });
    const seats = request.seats.map((seat) => seatOn(facts.localCountryCode, seat));
    return { request: { ...request, seats }, facts };
  });
  return rides.sort((a, b) => boards(a) - boards(b));
}

/** The price of a seat by its number: seats of one category may cost more than others (kernel/fare-key); by none of a ride's that of its cheapest. */
function fareKeyOn({ fareKey, leg }: SaleLeg['facts'], seatNumber: string): string {
  const seat = leg.vehicle.seatLayout.seats.find(({ kind, number }) => kind === 'SEAT' && number === seatNumber);
  return seat === undefined ? fareKey : fareKeyOfSeat(fareKey, seat.seatType?.categoryId ?? null);
}

/** In which currency somebody reads prices, by the rates of which moment. */
export interface ShownIn {
  readonly currency: Currency;
  readonly at: Date;
}

/** What all seats of all legs cost, with every stage explained, and how that is shown; refuses NO_PRICE. */
export async function quoteFor(
  { neighbours, viewer }: BookingContext,
  legs: readonly SaleLeg[],
  shownIn?: ShownIn | null,
): Promise<HeldQuote> {
  const items = legs.flatMap(({ request, facts }, index) =>
    request.seats.map(({ nationality, passengerType, seatNumber }, seat) => ({
      ref: quoteRef(index, seat),
      fareKey: fareKeyOn(facts, seatNumber),
      date: facts.leg.date,
      nationality,
      // Where the schedule has no prices by passenger type, children pay as adults.
      passengerType: facts.leg.hasPassengerTypePricing ? passengerType : 'ADULT',
    })),
  );
  const shown = { isShown: shownIn != null, at: shownIn?.at.toISOString() ?? null };
  const { quote, ratesOfMoment } = await neighbours.ask('pricing', QuoteDocument, { items, ...shown }, viewer);
  if (!quote) throw new NoPrice();
  const rates = (ratesOfMoment?.rates ?? []) as readonly CurrencyRate[];
  const rate = shownIn == null ? undefined : shownRate(rates, quote.currency as Currency, shownIn.currency);
  return { ...quote, shownRate: rate ?? null };
}
