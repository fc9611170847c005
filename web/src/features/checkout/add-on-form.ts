import type { AddOnOffersQuery, ChosenAddOnInput } from './add-ons.generated.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

export type AddOnOffer = NonNullable<AddOnOffersQuery['addOnOffers']>[number];
export type ChosenAddOn = ChosenAddOnInput;

/** A field that stands wherever add-ons are chosen, and says which. */
export const OFFERED_FIELD = 'addOns';

/** The field of an add-on for all of its seats, whose value names them, or of how many beside one seat. */
export const fieldOf = (addOnId: string, partId?: string): string =>
  partId === undefined ? `addOn-${addOnId}` : `addOn-${addOnId}-${partId}`;

const FOR_ALL = /^addOn-(\d+)$/;
const BESIDE_ONE = /^addOn-(\d+)-(\d+)$/;
const AMOUNT = /^\d{1,4}$/;

export const seatsValue = ({ seats }: Pick<AddOnOffer, 'seats'>): string => seats.map(({ partId }) => partId).join(' ');

function chosenBy(name: string, value: FormDataEntryValue): ChosenAddOn[] {
  if (typeof value !== 'string') return [];
  const all = FOR_ALL.exec(name)?.[1];
  if (all !== undefined) return value.split(' ').map((partId) => ({ addOnId: all, partId, quantity: 1 }));
  const [, addOnId, partId] = BESIDE_ONE.exec(name) ?? [];
  const quantity = AMOUNT.test(value) ? Number(value) : 0;
  return addOnId === undefined || partId === undefined || quantity === 0 ? [] : [{ addOnId, partId, quantity }];
}

/** What a form chooses; undefined where it has no such fields. */
export const chosenIn = (sent: FormData): ChosenAddOn[] | undefined =>
  sent.has(OFFERED_FIELD) ? [...sent].flatMap(([name, value]) => chosenBy(name, value)) : undefined;

const asText = (all: readonly ChosenAddOn[]): string =>
  all
    .map(({ addOnId, partId, quantity }) => `${addOnId}-${partId}:${quantity}`)
    .sort()
    .join();

/** Whether a booking has what a form chooses of what it offers. */
export function hasChosen(
  { legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>,
  sent: FormData,
  chosen: readonly ChosenAddOn[],
): boolean {
  const offered = new Set(String(sent.get(OFFERED_FIELD)).split(' '));
  const had = legs
    .flatMap(({ parts }) => parts)
    .flatMap(({ id: partId, addOns }) => addOns.map(({ id: addOnId, quantity }) => ({ addOnId, partId, quantity })))
    .filter(({ addOnId }) => offered.has(addOnId));
  return asText(had) === asText(chosen);
}
