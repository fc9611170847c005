import { isSoldInTime, waysOf } from '../operator-decision/ways.rules.js';
import { GenderRule, SeatNotBookable } from '../seat-claim/seat-claim.errors.js';
import { seatsRefusingSex } from '../seat-claim/gender.rules.js';
import { LocalsOnly, NotOnSale, OperatorConfirmsByHand } from './booking.errors.js';
import type { RideFacts, SaleLeg } from './sale.js';

/** Seats a traveller may buy on this ride, blocks by other claims aside. */
export const bookableSeats = (facts: RideFacts): ReadonlySet<string> =>
  new Set(
    facts.leg.vehicle.seatLayout.seats
      .filter(({ kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked)
      .map(({ number }) => number),
  );

/**
 * The guards of – → HELD that need no look at other claims (rules.md 3): the departure is open for sale, the seats
 * exist, they take the passenger's sex. Refuses NOT_ON_SALE, OPERATOR_CONFIRMS_BY_HAND, LOCALS_ONLY,
 * SEAT_NOT_BOOKABLE, GENDER_RULE.
 */
export function requireSellable(leg: SaleLeg): void {
  const { request, facts } = leg;
  const { legId, seats } = request;
  if (facts.leg.operator.allowLocalOnly && seats.some(({ nationality }) => nationality === 'FOREIGN')) {
    throw new LocalsOnly({ legId, localCountryCode: facts.localCountryCode });
  }
  if (facts.notOnSaleReason === 'OPERATOR_CONFIRMS_BY_HAND') {
    throw new OperatorConfirmsByHand({ legId, operatorId: facts.operatorId });
  }
  if (facts.notOnSaleReason) throw new NotOnSale({ legId, reason: facts.notOnSaleReason });
  const known = bookableSeats(facts);
  const unknown = seats.map(({ seatNumber }) => seatNumber).filter((seat) => !known.has(seat));
  if (unknown.length > 0) throw new SeatNotBookable({ legId, seats: unknown });
  const refusing = seatsRefusingSex(seats, facts.leg.vehicle.seatLayout.seats);
  if (refusing.length > 0) throw new GenderRule({ legId, seats: refusing });
}

/**
 * What an operator confirms by hand is not sold less than 4 hours before its way begins (rules.md 3), though the ride by
 * hand be the second of a connection. Refuses OPERATOR_CONFIRMS_BY_HAND.
 */
export function requireTimeToAnswer(legs: readonly SaleLeg[], now: number): void {
  const rides = legs.map(({ request, facts }) => ({
    legId: request.legId,
    operatorId: facts.operatorId,
    direction: request.direction,
    departureTime: Date.parse(facts.leg.boarding.time),
    confirmsByHand: facts.confirmsByHand,
  }));
  const late = waysOf(rides).find((way) => !isSoldInTime(way, now));
  if (late === undefined) return;
  const { legId, operatorId } = late.find(({ confirmsByHand }) => confirmsByHand)!;
  throw new OperatorConfirmsByHand({ legId, operatorId });
}
