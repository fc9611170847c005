import type { LocalizedText } from '@naga/kernel/language.js';
import { departureKey } from '../seat-claim/departure.js';
import type { HoldLegRow, HoldPartRow, HoldRow } from './insert-hold.js';
import type { Person } from './passengers-input.rules.js';
import { type HeldQuote, quoteRef, type SaleLeg, soldStage } from './sale.js';
import { nationalOn } from './sold-national.rules.js';

const names = ({ en, km, th, vi, es }: LocalizedText | Record<'en' | 'km' | 'th' | 'vi' | 'es', string | null>) =>
  JSON.parse(
    JSON.stringify({ en, km: km ?? undefined, th: th ?? undefined, vi: vi ?? undefined, es: es ?? undefined }),
  ) as LocalizedText;

/** What a leg copies of its ride: later edits of the catalogue never change a sold ticket (rules.md 1). */
export function legRow({ request, facts }: SaleLeg, n: number): HoldLegRow {
  const { leg } = facts;
  const { stop } = leg.boarding;
  return {
    n,
    direction: request.direction,
    journeyLegId: request.legId,
    routeScheduleId: leg.routeScheduleId,
    routeId: leg.routeId,
    date: leg.date,
    departure: departureKey(leg.routeScheduleId, leg.date),
    from: leg.boardingPosition,
    to: leg.dropOffPosition,
    operatorId: facts.operatorId,
    operatorName: facts.operatorName,
    operatorBranchId: facts.operatorBranchId,
    operatorCountryCode: facts.operatorCountryCode,
    localCountryCode: facts.localCountryCode,
    ticketPhone: facts.ticketPhone,
    ticketEmail: facts.ticketEmail,
    copyEmail: facts.receiveTicketCopyEmail,
    transportType: facts.transportType,
    vehicleNames: names(facts.vehicleNames),
    confirmsByHand: facts.confirmsByHand,
    codesByHand: facts.manualTicketCodeAssignment,
    seatCount: leg.vehicle.seatCount,
    fromName: names(facts.fromName),
    fromLocationName: names(facts.fromLocationName),
    toName: names(facts.toName),
    toLocationName: names(facts.toLocationName),
    fromAddress: stop.address,
    fromLatitude: stop.latitude,
    fromLongitude: stop.longitude,
    departureTime: leg.boarding.time,
    arrivalTime: leg.dropOff.time,
    pickupAddress: request.pickupAddress ?? null,
    pickupPhone: request.pickupPhone ?? null,
    pickupTime: request.pickupTime ?? null,
    taxiDropOff: request.taxiDropOff ?? null,
    requiredFields: facts.requiredPassengerFields,
    terms: facts.terms.map(({ title, text }) => ({ title: names(title), text: names(text) })),
  };
}

const each = <T>(values: readonly (T | null)[]): T[] => [...new Set(values)].filter((value) => value !== null);

/** What a booking copies of its legs, so that it is found by whoever drives one of them. Legs in the order ridden. */
export const ofAllLegs = (
  legs: readonly HoldLegRow[],
): Pick<HoldRow, 'operatorIds' | 'operatorBranchIds' | 'countryCodes' | 'travelsAt'> => ({
  operatorIds: each(legs.map(({ operatorId }) => operatorId)),
  operatorBranchIds: each(legs.map(({ operatorBranchId }) => operatorBranchId)),
  countryCodes: each(legs.map(({ operatorCountryCode }) => operatorCountryCode)),
  travelsAt: legs[0]!.departureTime,
});

const NOBODY: Person = {
  firstName: null,
  lastName: null,
  email: null,
  mobileNumber: null,
  documentNumber: null,
  birthDate: null,
};

/** One part for each passenger of each leg, named where he is known, with the price that was quoted for it. */
export function partRows(legs: readonly SaleLeg[], quote: HeldQuote, people: readonly Person[] = []): HoldPartRow[] {
  const items = new Map(quote.items.map((item) => [item.ref, item]));
  return legs.flatMap(({ request, facts }, leg) =>
    request.seats.map((seat, position) => {
      const item = items.get(quoteRef(leg, position));
      if (item === undefined) throw new Error(`pricing did not quote seat ${seat.seatNumber}`);
      const { fare, commission, commissionRate } = item;
      const stages = item.stages.map(soldStage);
      const { seatNumber, title, nationality, passengerType } = seat;
      const person = people[position] ?? NOBODY;
      const price = { fare, commission, commissionRate, platformDiscount: 0, promoted: 0, points: 0, stages };
      const { shownRate } = quote;
      const national = nationalOn(facts.localCountryCode, seat);
      return {
        leg,
        position,
        seatNumber,
        title,
        nationality,
        ...national,
        passengerType,
        ...person,
        ...price,
        shownRate,
      };
    }),
  );
}
