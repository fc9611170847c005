import { pickupInput, pickupOf } from '@naga/booking-flow/pickup/pickup.js';
import { nationalInput, soldNationalOf } from '@naga/booking-flow/seats/national.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { readCookies } from '../../session/cookies.js';
import { askAbout, holdCookies } from '../../session/booking-token.js';
import { ask } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import { addAgain } from './add-ons-again.js';
import type { AddedAgain } from './added-again.js';
import { ExtendHoldDocument, type CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { givenWith } from './given-with.js';
import { GiveBackHoldDocument, HoldSeatsDocument } from './hold-seats.generated.js';
import { SetDonationDocument } from './set-donation.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** "I need more time": the refusal, if there is one. */
export async function extendHold(asking: Asking, id: string): Promise<Refusal | undefined> {
  const { extendHold: answer } = await askAbout(asking, id, ExtendHoldDocument, { id });
  return answer.__typename === 'Refused' ? answer : undefined;
}

/** Gives a hold up, so that its seats are free for others and for another choice; what is no hold any more stays as it is. */
export async function giveBackHold(asking: Asking, id: string): Promise<void> {
  await askAbout(asking, id, GiveBackHoldDocument, { id });
}

/**
 * What a booking gave is given with the one in its place; whether it gives as before. The seats count: they stay held if that
 * does not come about, and who gave is told.
 */
async function giveAgain(
  context: Asking['context'],
  { fees }: CheckoutBooking_BookingFragment,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<boolean> {
  const given = givenWith({ fees });
  if (given?.cause == null) return true;
  const variables = { id, amount: given.amount.amount, cause: given.cause };
  return ask(context, SetDonationDocument, variables, { headers: { 'x-booking-token': token } }).then(
    ({ setDonation }) => setDonation.__typename !== 'Refused',
    () => false,
  );
}

export type HeldAgain =
  | {
      bookingId: string;
      headers: Headers;
      /** What is to be said of what had been added. */ added: AddedAgain | undefined;
    }
  | { refusal: Refusal };

/**
 * Holds the seats of a booking whose time is over once more, for the same passengers, with what it gave for a cause and had
 * beside its seats. A price of the seats that rose meanwhile is refused (PRICE_CHANGED) unless `expectedTotal`, minor units,
 * names it.
 */
export async function holdAgain(
  { context, request }: Asking,
  booking: CheckoutBooking_BookingFragment,
  expectedTotal = booking.standardTotal.amount,
): Promise<HeldAgain> {
  const { language, baseUrl, currency, now } = context.get(visitContext);
  const { affiliate } = readCookies(request.headers.get('cookie') ?? '');
  const { holdSeats } = await ask(context, HoldSeatsDocument, {
    input: {
      legs: booking.legs.map(({ journeyLegId, direction, parts, ...leg }) => ({
        legId: journeyLegId,
        direction,
        ...pickupInput(pickupOf(leg)),
        seats: parts.map(({ seatNumber, title, passengerType, position }) => ({
          seatNumber,
          title,
          ...nationalInput(soldNationalOf(booking.legs, position)),
          passengerType,
        })),
      })),
      language,
      affiliateId: affiliate ?? null,
      expectedTotal,
      shownIn: currency === undefined ? null : { currency, at: new Date(now).toISOString() },
    },
  });
  if (holdSeats.__typename === 'Refused') return { refusal: holdSeats };
  const headers = new Headers();
  const { id } = holdSeats.booking;
  const held = { id, token: holdSeats.accessToken };
  const gives = await giveAgain(context, booking, held);
  const added = await addAgain(context, booking, held);
  for (const line of holdCookies(id, holdSeats.accessToken, baseUrl)) headers.append('Set-Cookie', line);
  return { bookingId: id, headers, added: gives ? added : 'gone' };
}
