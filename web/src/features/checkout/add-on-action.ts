import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { askAbout } from '../../session/booking-token.js';
import { InvalidFields } from '../../session/graph.js';
import { type AddOnOffer, type ChosenAddOn, chosenIn, hasChosen } from './add-on-form.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { AddOnOffersDocument, SetAddOnsDocument } from './add-ons.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** Why what was chosen is not added. */
export interface AddOnAnswer {
  readonly chosen: readonly ChosenAddOn[];
  /** Of single ones: which of them, and the graph's word on it. */
  readonly faults: readonly { readonly index: number; readonly code: string }[];
  readonly refusal?: Refusal;
}

export interface AddOnsAnswer {
  /** Why what was chosen beside the seats is not added. */
  addOns?: AddOnAnswer;
  /** It was chosen and not yet saved when somebody pressed to pay: now it is, and nothing is paid. */
  addOnsTaken?: boolean;
}

/** What can be bought beside the seats; nothing where nobody answers: the trip can be paid without. */
export const loadAddOnOffers = (asking: Asking, id: string): Promise<readonly AddOnOffer[]> =>
  askAbout(asking, id, AddOnOffersDocument, { id }).then(
    ({ addOnOffers }) => addOnOffers ?? [],
    () => [],
  );

const PLACE = /addOns[.[](\d+)/;

/** Undefined when the booking has what the form chooses, and nothing else. */
export async function takeAddOns(asking: Asking, id: string, sent: FormData): Promise<AddOnsAnswer | undefined> {
  const chosen = chosenIn(sent) ?? [];
  try {
    const { setAddOns } = await askAbout(asking, id, SetAddOnsDocument, { id, addOns: chosen }, { isForm: true });
    return setAddOns.__typename === 'Refused' ? { addOns: { chosen, faults: [], refusal: setAddOns } } : undefined;
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const faults = error.fields.map(({ path, code }) => ({ index: Number(PLACE.exec(path)?.[1] ?? 0), code }));
    return { addOns: { chosen, faults } };
  }
}

/** Undefined where who presses to pay has chosen nothing new: it is paid. */
export async function takeBeforePaying(
  asking: Asking,
  booking: Pick<CheckoutBooking_BookingFragment, 'id' | 'legs'>,
  sent: FormData,
): Promise<AddOnsAnswer | undefined> {
  const chosen = chosenIn(sent);
  if (chosen === undefined || hasChosen(booking, sent, chosen)) return undefined;
  return (await takeAddOns(asking, booking.id, sent)) ?? { addOnsTaken: true };
}
