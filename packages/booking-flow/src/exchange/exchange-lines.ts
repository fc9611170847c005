import { type Currency, formatMoney, money } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { SeatChoice, Sitter } from '../seats/seat-choice.js';
import type { Exchange_DepartureFragment, Exchange_OfferFragment } from './exchange.generated.js';
import { exchangeWords as words } from './exchange-words.js';

const amountIn = ({ oldFare: { currency } }: Exchange_OfferFragment, minor: number): string =>
  formatMoney(money(minor, currency as Currency));

export interface ExchangeLine {
  readonly id: 'old' | 'new' | 'coupon' | 'fee' | 'kept' | 'total';
  readonly label: string;
  readonly value: string;
}

/** What an exchange costs, line by line; the last one is what is paid or comes back. */
export function exchangeLines(
  intl: IntlShape,
  offer: Exchange_OfferFragment,
  couponCode: string | null,
): ExchangeLine[] {
  const say = intl.formatMessage;
  const { difference, collected, couponKept, kept } = offer;
  const amount = (minor: number): string => amountIn(offer, minor);
  const total = difference < 0 ? words.comesBack : collected ? words.onBoard : words.toPay;
  const saved = couponKept.amount;
  const coupon = { label: say(words.couponKept, { code: couponCode ?? '' }), value: amount(0 - saved) };
  return [
    { id: 'old', label: say(words.oldFare), value: amount(offer.oldFare.amount) },
    { id: 'new', label: say(words.newFare), value: amount(offer.newFare.amount + saved) },
    ...(saved > 0 ? [{ id: 'coupon' as const, ...coupon }] : []),
    { id: 'fee', label: say(words.fee), value: amount(offer.fee.amount) },
    ...(kept.amount > 0 ? [{ id: 'kept' as const, label: say(words.kept), value: amount(kept.amount) }] : []),
    { id: 'total', label: say(total), value: amount(Math.abs(difference)) },
  ];
}

/** What of the offer code falls away; undefined where nothing does. */
export const lostCoupon = (intl: IntlShape, offer: Exchange_OfferFragment, code: string | null): string | undefined =>
  offer.couponLost.amount > 0
    ? intl.formatMessage(words.couponLost, { code: code ?? '', amount: amountIn(offer, offer.couponLost.amount) })
    : undefined;

/** On the button that makes the exchange: nobody changes without knowing what it costs. */
export function exchangeYes(intl: IntlShape, offer: Exchange_OfferFragment): string {
  const { difference, collected } = offer;
  if (difference === 0 || collected) return intl.formatMessage(words.yes);
  const word = difference > 0 ? words.yesPay : words.yesBack;
  return intl.formatMessage(word, { amount: amountIn(offer, Math.abs(difference)) });
}

/** The seats that were found for these people, ride by ride in their order; no price stands on their map. */
export function seatsFound(
  people: readonly Omit<Sitter, 'nationalOf'>[],
  { seats }: Pick<Exchange_OfferFragment, 'seats'>,
): SeatChoice {
  const numbers: Record<string, string[]> = {};
  for (const { legId, seatNumber } of seats) numbers[legId] = [...(numbers[legId] ?? []), seatNumber];
  const sitters = people.map((person) => ({ ...person, nationalOf: null }));
  return { seats: numbers, sitters, pickups: {} };
}

/** Who drives, each once. */
export const operatorsOf = ({ legs }: { readonly legs: readonly { operator: { name: string } }[] }): string =>
  [...new Set(legs.map((leg) => leg.operator.name))].join(', ');

/** "07:30 – 13:10 · Mekong Ibis · 12 seats left" */
export function departureText(intl: IntlShape, journey: Exchange_DepartureFragment): string {
  const { departureTime, arrivalTime, freeSeats } = journey;
  const free = intl.formatMessage(words.free, { count: freeSeats ?? 0 });
  return `${departureTime.slice(11, 16)} – ${arrivalTime.slice(11, 16)} · ${operatorsOf(journey)} · ${free}`;
}
