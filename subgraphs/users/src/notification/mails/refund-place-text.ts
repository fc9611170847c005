import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Words } from '../words.js';

type Place = BookingFacts['places'][number]['place'];

const TEXTS: Readonly<Record<Exclude<Place, 'AGENCY'>, string>> = {
  AS_PAID: 'mail.refund.text',
  WALLET: 'mail.refund.wallet',
  CASH: 'mail.refund.cash',
  CONDUCTOR: 'mail.refund.conductor',
};

/** Where each sum of a refund is now; an agency is named where we know it. */
export const placesText = ({ places, agencyName }: BookingFacts, words: Words): string[] =>
  places.map(({ place, amount: money }) => {
    const amount = formatMoney(money);
    if (place !== 'AGENCY') return words(TEXTS[place], { amount });
    return agencyName ? words('mail.refund.agency', { amount, agency: agencyName }) : words(TEXTS.AS_PAID, { amount });
  });

/** Whether some of what goes back is still to come. */
export const isPartlyDone = ({ rest }: BookingFacts): boolean =>
  rest ? rest.onItsWay.amount + rest.inCash.amount > 0 : false;

/** What of it is still to come, or waits at a counter; no word where nothing does. */
export function restText({ rest, pnr }: BookingFacts, words: Words): string[] {
  if (!rest) return [];
  const { onItsWay, inCash } = rest;
  return [
    ...(onItsWay.amount > 0 ? [words('mail.refund.rest', { amount: formatMoney(onItsWay) })] : []),
    ...(inCash.amount > 0 ? [words('mail.cancelled.cash', { amount: formatMoney(inCash), pnr })] : []),
  ];
}
