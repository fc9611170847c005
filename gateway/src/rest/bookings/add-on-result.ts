import { parseLegId } from '@naga/kernel/journey-id.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { z } from 'zod';
import { id as rowId } from '../fields.js';
import type { RestAddOnOffersQuery, RestBookingFragment, RestNameFragment } from './bookings.generated.js';

const Kind = z
  .enum(['insurance', 'flex', 'luggage', 'other'])
  .describe(
    'flex: the whole fare back until 15 minutes before departure; insurance goes back until then, the others as the fare does',
  );
const partId = z.string().describe('One seat on one ride');

/** What a seat has beside it. */
export const AddOnResult = z.object({
  id: z.string(),
  kind: Kind,
  name: z.string().describe('In the language asked for'),
  quantity: z.int(),
  amount: z.int().describe('What was paid for it and did not go back'),
  part_id: partId,
  seat_number: z.string(),
});

/** What can be bought beside held seats. */
export const AddOnOffer = z.object({
  id: z.string(),
  kind: Kind,
  operator_id: z.string().nullable().describe("Whose it is; null: the platform's"),
  name: z.string().describe('In the language asked for'),
  description: z.string().nullable(),
  most_per_seat: z.int(),
  seats: z.array(
    z.object({
      part_id: partId,
      seat_number: z.string(),
      route_schedule_id: z.string(),
      date: z.string(),
      unit_price: z.int(),
      currency: z.string(),
      quantity: z.int().describe('How many are chosen'),
    }),
  ),
});

/** What is wanted, as the route takes it. */
export const ChosenAddOn = z.object({ add_on_id: rowId, part_id: rowId, quantity: z.int() });

/** What is wanted, as the graph takes it. */
export const chosenInput = ({ add_on_id, part_id, quantity }: z.output<typeof ChosenAddOn>) => ({
  addOnId: String(add_on_id),
  partId: String(part_id),
  quantity,
});

const KINDS = { INSURANCE: 'insurance', FLEX: 'flex', LUGGAGE: 'luggage', OTHER: 'other' } as const;

/** In the language asked for, else in English. */
export const nameIn = (names: RestNameFragment, language: LanguageCode): string => names[language] ?? names.en;

/** Beside every seat of a booking, in the order of its rides. */
export const addOnResults = (
  { legs }: Pick<RestBookingFragment, 'legs'>,
  language: LanguageCode,
): z.output<typeof AddOnResult>[] =>
  legs
    .flatMap(({ parts }) => parts)
    .flatMap(({ id: part_id, seatNumber, addOns }) =>
      addOns.map(({ id, kind, names, quantity, amount: { amount } }) => ({
        id,
        kind: KINDS[kind],
        name: nameIn(names, language),
        quantity,
        amount,
        part_id,
        seat_number: seatNumber,
      })),
    );

type Offers = { readonly [key in 'addOnOffers' | 'booking']: NonNullable<RestAddOnOffersQuery[key]> };

/** Each with the seats it is offered beside, and on which ride they are. */
export function addOnOffers({ addOnOffers: offers, booking }: Offers, language: LanguageCode) {
  const places = new Map(
    booking.legs.flatMap(({ journeyLegId, parts }) => {
      const { routeScheduleId = '', date = '' } = parseLegId(journeyLegId) ?? {};
      return parts.map(({ id, seatNumber }) => [
        id,
        { seat_number: seatNumber, route_schedule_id: routeScheduleId, date: String(date) },
      ]);
    }),
  );
  return offers.map(({ id, kind, operatorId, names, descriptions, mostPerSeat, seats }) => ({
    id,
    kind: KINDS[kind],
    operator_id: operatorId,
    name: nameIn(names, language),
    description: descriptions && nameIn(descriptions, language),
    most_per_seat: mostPerSeat,
    seats: seats.flatMap(({ partId: part_id, unit, quantity }) => {
      const place = places.get(part_id);
      return place === undefined
        ? []
        : [{ part_id, ...place, unit_price: unit.amount, currency: unit.currency, quantity }];
    }),
  }));
}
