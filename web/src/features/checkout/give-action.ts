import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { type Currency, typedAmount } from '@naga/kernel/money.js';
import { askAbout } from '../../session/booking-token.js';
import { loadBooking } from './load-booking.js';
import { isCause } from './cause-words.js';
import { SetDonationDocument } from './set-donation.generated.js';

/** Why a donation is not added. */
export interface DonationAnswer {
  /** As it was typed. */
  readonly typed: string;
  /** Undefined where it is no amount of the currency. */
  readonly refusal?: Refusal;
}

const textIn = (sent: FormData, name: string): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
};

/** Minor units of an amount that was chosen, or of the one that was typed; undefined where that is none. */
async function amountIn(
  asking: Parameters<typeof askAbout>[0],
  id: string,
  sent: FormData,
): Promise<number | undefined> {
  const chosen = textIn(sent, 'given');
  if (chosen !== 'other') return /^\d{1,12}$/.test(chosen) ? Number(chosen) : 0;
  const booking = await loadBooking(asking, id);
  const amount = booking && typedAmount(textIn(sent, 'other'), booking.total.currency as Currency);
  return amount === undefined || amount < 1 ? undefined : amount;
}

/** Undefined when so much is given with the booking; nothing takes the donation off. */
export async function giveForCause(
  asking: Parameters<typeof askAbout>[0],
  id: string,
  sent: FormData,
): Promise<DonationAnswer | undefined> {
  const typed = textIn(sent, 'other').slice(0, 20);
  const amount = await amountIn(asking, id, sent);
  if (amount === undefined) return { typed };
  const wanted = textIn(sent, 'cause');
  const cause = isCause(wanted) ? wanted : 'GENERAL';
  const { setDonation } = await askAbout(asking, id, SetDonationDocument, { id, amount, cause });
  return setDonation.__typename === 'Refused' ? { typed, refusal: setDonation } : undefined;
}
