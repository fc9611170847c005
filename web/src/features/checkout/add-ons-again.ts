import { ask } from '../../session/graph.js';
import type { askAbout } from '../../session/booking-token.js';
import type { AddedAgain } from './added-again.js';
import type { ChosenAddOn } from './add-on-form.js';
import { SetAddOnsDocument } from './add-ons.generated.js';
import { AddOnsAgainDocument, type AddOnsAgainQuery } from './add-ons-again.generated.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Context = Parameters<typeof askAbout>[0]['context'];

interface Had {
  readonly addOnId: string;
  readonly quantity: number;
  readonly amount: number;
  /** Of the booking in its place; undefined where nobody sits there. */
  readonly partId: string | undefined;
}

type Seated = readonly {
  readonly direction: string;
  readonly parts: readonly { readonly id: string; readonly position: number }[];
}[];

/** What a booking had beside its seats, by the seat of the same passenger on the same ride of the one in its place. */
export const hadBeside = ({ legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>, held: Seated): Had[] =>
  legs.flatMap(({ direction, parts }) => {
    const seats = held.find((leg) => leg.direction === direction)?.parts ?? [];
    return parts.flatMap(({ position, addOns }) =>
      addOns.map(({ id: addOnId, quantity, amount: { amount } }) => ({
        addOnId,
        quantity,
        amount,
        partId: seats.find((seat) => seat.position === position)?.id,
      })),
    );
  });

/** As much of it as is offered still, and what is to be said of that. */
export function stillOffered(
  had: readonly Had[],
  offers: AddOnsAgainQuery['addOnOffers'],
): { readonly chosen: ChosenAddOn[]; readonly told: AddedAgain | undefined } {
  const kept = had.flatMap(({ addOnId, partId, quantity, amount }) => {
    const offer = offers?.find(({ id }) => id === addOnId);
    const seat = offer?.seats.find((one) => one.partId === partId);
    if (offer === undefined || seat === undefined || quantity > offer.mostPerSeat) return [];
    return [{ chosen: { addOnId, partId: seat.partId, quantity }, rise: seat.unit.amount * quantity - amount }];
  });
  const isRepriced = kept.reduce((sum, { rise }) => sum + rise, 0) !== 0;
  return {
    chosen: kept.map(({ chosen }) => chosen),
    told: kept.length < had.length ? 'gone' : isRepriced ? 'repriced' : undefined,
  };
}

/**
 * Takes what a booking had beside its seats with the one in its place, as far as it is offered still. The seats count: they
 * stay held if that does not come about, and what is to be said of it is returned.
 */
export async function addAgain(
  context: Context,
  booking: Pick<CheckoutBooking_BookingFragment, 'legs'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<AddedAgain | undefined> {
  if (booking.legs.every(({ parts }) => parts.every(({ addOns }) => addOns.length === 0))) return undefined;
  const options = { headers: { 'x-booking-token': token } };
  try {
    const { booking: held, addOnOffers } = await ask(context, AddOnsAgainDocument, { id }, options);
    const { chosen, told } = stillOffered(hadBeside(booking, held?.legs ?? []), addOnOffers);
    if (chosen.length === 0) return told;
    const { setAddOns } = await ask(context, SetAddOnsDocument, { id, addOns: chosen }, options);
    return setAddOns.__typename === 'Refused' ? 'gone' : told;
  } catch {
    return 'gone';
  }
}
