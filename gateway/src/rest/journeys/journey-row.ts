import type { RestJourneysQuery, RestPointFragment, RestPromotionsAheadFragment } from './journeys.generated.js';

type Journey = NonNullable<RestJourneysQuery['searchJourneys']>['journeys'][number];
type NotOnSale = NonNullable<RestJourneysQuery['searchJourneys']>['notOnSale'][number];
type Leg = Journey['legs'][number];
interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** Minor units for locals and for everyone else; null where nobody set a price. */
export function priceOf(fare: { readonly local: Amount; readonly foreign: Amount } | null | undefined) {
  if (!fare) return null;
  const { local, foreign } = fare;
  return { local: local.amount, foreign: foreign.amount, currency: foreign.currency };
}

const promotionsOf = ({ names, discount, total }: RestPromotionsAheadFragment) => ({
  names: [...names],
  discount: discount.amount,
  total: total.amount,
});

/** What promotions take off for locals and for everyone else; null where none does. */
function promotionsAhead({ local, foreign }: NonNullable<Journey['fare']>) {
  const [ofLocal, ofForeign] = [local, foreign].map(
    (fare) => fare.promotionsAhead && promotionsOf(fare.promotionsAhead),
  );
  return ofLocal || ofForeign ? { local: ofLocal ?? null, foreign: ofForeign ?? null } : null;
}

/** What of passenger_requests answers each. */
const REST_NAMES = {
  DOCUMENT: 'document_number',
  BIRTH_DATE: 'birth_date',
  MOBILE: 'mobile_number',
  EMAIL: 'email',
} as const;

/** A child's seat; null where children have no price of their own. */
export const childPriceOf = (
  fare: { readonly childLocal: Amount | null; readonly childForeign: Amount | null } | null,
) => (fare?.childLocal && fare.childForeign ? priceOf({ local: fare.childLocal, foreign: fare.childForeign }) : null);

const said = ({ code, name }: { readonly code: string; readonly name: string }) => ({ code, name });

const legRow = (leg: Leg) => ({
  route_id: leg.routeId,
  route_schedule_id: leg.routeScheduleId,
  date: leg.date,
  stop_id_from: leg.boarding.stop.id,
  stop_id_to: leg.dropOff.stop.id,
  departure_time: leg.boarding.time,
  arrival_time: leg.dropOff.time,
  duration_minutes: leg.durationMinutes,
  operator: { id: leg.operator.id, name: leg.operator.name },
  passenger_fields: leg.operator.requiredPassengerFields.map((field) => REST_NAMES[field]),
  vehicle: { id: leg.vehicle.id, name: leg.vehicle.name, category: leg.vehicle.category },
  amenities: leg.vehicle.amenities.map(said),
  on_board_note: leg.vehicle.onBoardNote,
  route_amenities: leg.routeAmenities.map(said),
  trip_info: leg.tripInfos.map(said),
  seats_available: leg.freeSeats ?? 0,
  price: priceOf(leg.seatFare),
  child_price: childPriceOf(leg.seatFare),
  connecting: 0 as const,
});

/** One journey as a flat row: a connecting one is named by its first leg, ends where its last one ends and lists its legs. */
export function journeyRow(journey: Journey) {
  const first = journey.legs[0]!;
  const last = journey.legs.at(-1)!;
  const { fare } = journey;
  const row = {
    ...legRow(first),
    seats_available: journey.freeSeats ?? 0,
    stop_id_to: last.dropOff.stop.id,
    departure_time: journey.departureTime,
    arrival_time: journey.arrivalTime,
    duration_minutes: journey.durationMinutes,
    price: fare ? priceOf({ local: fare.local.seats, foreign: fare.foreign.seats }) : null,
    not_on_sale_reason: journey.noFareReason,
    price_with_fees: fare ? priceOf({ local: fare.local.total, foreign: fare.foreign.total }) : null,
    promotions_ahead: fare ? promotionsAhead(fare) : null,
  };
  if (!journey.connecting) return row;
  return { ...row, connecting: 1 as const, legs: journey.legs.map(legRow) };
}

/** Where one may get on or off instead. */
export const pointRow = ({ time, stop: { id, name, address, latitude, longitude } }: RestPointFragment) => ({
  stop_id: id,
  name,
  time,
  address,
  latitude,
  longitude,
});

/** A departure that runs but cannot be bought now, with the reason's code. */
export function notOnSaleRow({ routeScheduleId, date, departureTime, operator, reason }: NotOnSale) {
  return {
    route_schedule_id: routeScheduleId,
    date,
    departure_time: departureTime,
    operator: { id: operator.id, name: operator.name },
    reason,
  };
}
