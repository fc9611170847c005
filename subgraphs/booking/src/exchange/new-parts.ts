import { heldAddOns } from '../add-on/add-on.rules.js';
import { type Carried, carriedAddOns, flexibleSeats } from '../add-on/along.rules.js';
import { seatsOf } from '../add-on/carry-add-ons.js';
import { flexible } from '../add-on/flexible.rules.js';
import type { BookingRecord, PartRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { quoteRef, type SaleLeg, soldStage } from '../booking/sale.js';
import { quoteFor } from '../booking/sale-questions.js';
import type { SeatRequest } from '../booking/seat-request.rules.js';
import { nationalOn } from '../booking/sold-national.rules.js';
import { policiesOf } from '../refund/policies.queries.js';
import { OtherCurrency } from './exchange.errors.js';
import type { WayGivenUp } from './given-up.js';
import type { ReplacementPart } from './insert-replacement.js';
import { cappedPolicy, type ShareGivenUp } from './sold-terms.rules.js';

/** A ride that is taken instead, with the way whose passengers take it. */
export interface Seated {
  readonly way: WayGivenUp;
  readonly ride: SaleLeg;
}

/** A passenger as he was on the first ride of a way that he gives up. */
export const firstOf = (way: WayGivenUp, position: number): PartRecord =>
  way.legs.flatMap(({ parts }) => parts).find((part) => part.position === position)!;

/** A part as it was, on another ride, whose country says whether its price is the local one. */
const moved = (part: PartRecord, leg: number, localCountryCode: string, seat: SeatRequest) => ({
  leg,
  seatNumber: seat.seatNumber,
  nationality: seat.nationality,
  ...nationalOn(localCountryCode, seat),
  position: part.position,
  title: part.title,
  passengerType: part.passengerType,
  firstName: part.firstName,
  lastName: part.lastName,
  email: part.email,
  mobileNumber: part.mobileNumber,
  documentNumber: part.documentNumber,
  birthDate: part.birthDate,
  shownRate: part.shownRate,
  replacesId: part.id,
});

const seatKey = (leg: number, position: number): string => `${leg}.${position}`;

/** What goes along from the seats that are given up to those taken instead, by ride and passenger. */
export const carriedTo = ({ fees }: BookingRecord, seated: readonly Seated[]): readonly Carried[] =>
  carriedAddOns(
    heldAddOns(fees),
    seatsOf([...new Set(seated.map(({ way }) => way))].flatMap(({ legs }) => legs)),
    seated.flatMap(({ way, ride }, leg) =>
      way.passengers.map((position) => ({
        id: seatKey(leg, position),
        position,
        direction: ride.request.direction,
        operatorId: ride.facts.operatorId,
      })),
    ),
  );

/** The new seats at their prices and terms (rules.md 7). Refuses OTHER_CURRENCY. */
export async function newParts(
  context: BookingContext,
  booking: BookingRecord,
  seated: readonly Seated[],
  share: ShareGivenUp,
): Promise<ReplacementPart[]> {
  const rides = seated.map(({ ride }) => ride);
  const quote = await quoteFor(context, rides);
  if (quote.currency !== booking.currency)
    throw new OtherCurrency({ legId: rides[0]!.request.legId, currency: quote.currency });
  const items = new Map(quote.items.map((item) => [item.ref, item]));
  const sold = rides.map(({ facts: { operatorId, leg } }) => ({ operatorId, ...leg }));
  const policies = await policiesOf(context.database, sold, booking.currency, context.clock.now());
  const flex = flexibleSeats(carriedTo(booking, seated));
  return seated.flatMap(({ way, ride }, leg) =>
    way.passengers.map((position, index) => {
      const item = items.get(quoteRef(leg, index))!;
      const { fare, commission, commissionRate } = item;
      const stages = item.stages.map(soldStage);
      const own = cappedPolicy(policies[leg]!, share);
      const policy = flex.has(seatKey(leg, position)) ? flexible(own) : own;
      const seat = ride.request.seats[index]!;
      const price = { fare, commission, commissionRate, platformDiscount: 0, promoted: 0, points: 0, stages };
      return { ...moved(firstOf(way, position), leg, ride.facts.localCountryCode, seat), ...price, policy };
    }),
  );
}
