import { isLanguage } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SaleFactsDocument } from '../neighbours/catalogue.generated.js';
import { QuoteDocument } from '../neighbours/pricing.generated.js';
import { queueForRides, requireSameSexBeside, type SegregatedRide } from '../seat-claim/mixed-seating.js';
import { SeatsTaken } from '../seat-claim/seat-claim.errors.js';
import { hashOfToken, newAccessToken } from './access-token.js';
import { actorOf } from './actor.js';
import { affiliateCode } from './affiliate-code.rules.js';
import { NoPrice, NotOnSale, PriceChanged } from './booking.errors.js';
import type { BookingRecord } from './booking-record.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import { heldRecord } from './held-record.js';
import { type HoldLegRequest, holdProblems } from './hold-input.rules.js';
import { legRow, partRows } from './hold-rows.js';
import { HOLD_MS } from './hold.rules.js';
import { type HoldLegRow, insertHold, type SeatOutcome } from './insert-hold.js';
import { newPnr } from './pnr.js';
import { type Quote, quoteRef, type SaleLeg } from './sale.js';
import { requireSellable, requireTimeToAnswer } from './sellable.js';

export interface HoldRequest {
  readonly legs: readonly HoldLegRequest[];
  readonly language: string;
  readonly affiliateId?: string | null;
  readonly expectedTotal?: number | null;
}

export interface Held {
  readonly booking: BookingRecord;
  /** Told once; only its hash is kept. */
  readonly accessToken: string;
}

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

/** In the order they are ridden, whatever order they were asked in: the first leg is the first one travelled. */
async function ridesOf({ neighbours, viewer }: BookingContext, legs: readonly HoldLegRequest[]): Promise<SaleLeg[]> {
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
    return { request, facts };
  });
  return rides.sort((a, b) => boards(a) - boards(b));
}

async function quoteFor({ neighbours, viewer }: BookingContext, legs: readonly SaleLeg[]): Promise<Quote> {
  const items = legs.flatMap(({ request, facts: { fareKey, leg } }, index) =>
    request.seats.map(({ nationality, passengerType }, seat) => ({
      ref: quoteRef(index, seat),
      fareKey,
      date: leg.date,
      nationality,
      passengerType,
    })),
  );
  const { quote } = await neighbours.ask('pricing', QuoteDocument, { items }, viewer);
  if (!quote) throw new NoPrice();
  return quote;
}

/** Names the seats somebody else has, those of the first leg that lacks some. */
function requireAll(legs: readonly SaleLeg[], seats: readonly SeatOutcome[]): void {
  const missing = seats.filter(({ claimed }) => !claimed);
  const [first] = missing;
  if (first === undefined) return;
  const taken = missing.filter(({ leg }) => leg === first.leg).map(({ seatNumber }) => seatNumber);
  throw new SeatsTaken({ legId: legs[first.leg]!.request.legId, seats: taken });
}

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
 * – → HELD (rules.md 3): all seats of all legs for ten minutes, with price and refund policy frozen, or none.
 * Refuses NOT_ON_SALE, OPERATOR_CONFIRMS_BY_HAND, LOCALS_ONLY, SEAT_NOT_BOOKABLE, GENDER_RULE, NO_PRICE,
 * PRICE_CHANGED, SEATS_TAKEN, TRY_AGAIN.
 */
export async function holdSeats(context: BookingContext, request: HoldRequest): Promise<Held> {
  const problems = holdProblems(request.legs);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { viewer, clock } = context;
  const legs = await ridesOf(context, request.legs);
  legs.forEach(requireSellable);
  requireTimeToAnswer(legs, clock.now());
  const quote = await quoteFor(context, legs);
  const { total, currency } = quote;
  const expected = request.expectedTotal;
  if (expected != null && expected !== total) throw new PriceChanged({ expected, total, currency });

  const accessToken = newAccessToken();
  const now = clock.now();
  const rows = legs.map(legRow);
  const rides = segregated(legs, rows, viewer.mode);
  const booking = await inBookingTransaction(context, async (transaction) => {
    await queueForRides(transaction, rides);
    const hold = {
      pnr: newPnr(),
      mode: viewer.mode,
      language: isLanguage(request.language) ? request.language : 'en',
      currency: currency as Currency,
      total,
      paymentStatus: total === 0 ? 'NO_PAYMENT' : 'UNPAID',
      bookedFrom: viewer.channel,
      ...sellerOf(viewer),
      affiliateId: affiliateCode(request.affiliateId),
      now,
      expiresAt: now + HOLD_MS,
      tokenHash: hashOfToken(accessToken),
      actor: actorOf(viewer),
    };
    const fees = quote.fees.map(({ name, amount }) => ({ name, amount }));
    const parts = partRows(legs, quote);
    const seats = await insertHold(transaction, hold, rows, parts, fees);
    requireAll(legs, seats);
    for (const ride of rides) await requireSameSexBeside(transaction, ride, now);
    return heldRecord(hold, rows, parts, fees, seats);
  });
  return { booking, accessToken };
}
