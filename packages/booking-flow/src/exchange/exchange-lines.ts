import { type Currency, formatMoney, money, type Money } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import { type National, priceFor, soldNationalOf, type SoldLeg } from '../seats/national.js';
import type { SeatChoice, Sitter } from '../seats/seat-choice.js';
import type { Exchange_DepartureFragment, Exchange_OfferFragment } from './exchange.generated.js';
import { exchangeWords as words } from './exchange-words.js';

/** How money is written; the back office has the code of its currency beside it. */
type MoneyText = typeof formatMoney;

const moneyIn = ({ oldFare: { currency } }: Exchange_OfferFragment, minor: number) =>
  money(minor, currency as Currency);

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
  moneyText: MoneyText = formatMoney,
): ExchangeLine[] {
  const say = intl.formatMessage;
  const { difference, collected, couponKept, kept } = offer;
  const amount = (minor: number): string => moneyText(moneyIn(offer, minor));
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

/** An exchange whose new seats are held; the shape of the graph. Minor units. */
type Held = Readonly<
  Record<'oldFare' | 'newFare' | 'fee' | 'kept' | 'toPay', { readonly amount: number; readonly currency: string }>
>;

export interface DifferenceLine {
  readonly id: string;
  readonly label: string;
  readonly money: Money;
}

/** What is to be paid for an exchange whose new seats are held: lines that add up to it. */
export function differenceLines(
  { formatMessage: say }: IntlShape,
  { oldFare, newFare, fee, kept, toPay }: Held,
): DifferenceLine[] {
  const line = (word: 'oldFare' | 'newFare' | 'fee' | 'kept' | 'stillOwed' | 'paidTowards', amount: number) => ({
    id: word,
    label: say(words[word]),
    money: money(amount, toPay.currency as Currency),
  });
  const beside = toPay.amount - (newFare.amount - oldFare.amount + fee.amount + kept.amount);
  return [
    line('newFare', newFare.amount),
    line('oldFare', 0 - oldFare.amount),
    line('fee', fee.amount),
    line('kept', kept.amount),
    line(beside > 0 ? 'stillOwed' : 'paidTowards', beside),
  ].filter(({ id, money: { amount } }) => amount !== 0 || id === 'newFare' || id === 'oldFare');
}

/** What of the offer code falls away; undefined where nothing does. */
export function lostCoupon(
  intl: IntlShape,
  offer: Exchange_OfferFragment,
  code: string | null,
  moneyText: MoneyText = formatMoney,
): string | undefined {
  const lost = offer.couponLost.amount;
  if (lost <= 0) return undefined;
  return intl.formatMessage(words.couponLost, { code: code ?? '', amount: moneyText(moneyIn(offer, lost)) });
}

/** On the button that makes the exchange: nobody changes without knowing what it costs. */
export function exchangeYes(
  intl: IntlShape,
  offer: Exchange_OfferFragment,
  moneyText: MoneyText = formatMoney,
): string {
  const { difference, collected } = offer;
  if (difference === 0 || collected) return intl.formatMessage(words.yes);
  const word = difference > 0 ? words.yesPay : words.yesBack;
  return intl.formatMessage(word, { amount: moneyText(moneyIn(offer, Math.abs(difference))) });
}

/** Who changes, among all who ride the way that is given up. */
interface WhoChanges {
  readonly way: { readonly legs: readonly SoldLeg[] };
  readonly parts: readonly (Omit<Sitter, 'nationalOf'> & { readonly position: number })[];
}

/** The seats of the offer, ride by ride in the order of who changes, each priced as he was sold: whose national he is. */
export function seatsFound({ way, parts }: WhoChanges, { seats }: Pick<Exchange_OfferFragment, 'seats'>): SeatChoice {
  const numbers: Record<string, string[]> = {};
  for (const { legId, seatNumber } of seats) numbers[legId] = [...(numbers[legId] ?? []), seatNumber];
  const sitters = parts.map((part) => ({ ...part, nationalOf: soldNationalOf(way.legs, part.position) }));
  return { seats: numbers, sitters, pickups: {} };
}

/** Who drives, each once. */
export const operatorsOf = ({ legs }: { readonly legs: readonly { operator: { name: string } }[] }): string =>
  [...new Set(legs.map((leg) => leg.operator.name))].join(', ');

/** What an adult's seat costs there, before fees: one amount for each price these people have; '' where it has none. */
export function seatFareText(
  { fare }: Pick<Exchange_DepartureFragment, 'fare'>,
  people: readonly National[],
  moneyText: MoneyText = formatMoney,
): string {
  if (fare === null) return '';
  const nationals = Object.fromEntries(fare.nationals.map(({ countryCode, fare: { seats } }) => [countryCode, seats]));
  const seats = people.map((nationalOf) => priceFor({ foreign: fare.foreign.seats, nationals }, nationalOf));
  const texts = seats.map(({ amount, currency }) => moneyText(money(amount, currency as Currency)));
  return [...new Set(texts)].join(' / ');
}

/** "07:30 – 13:10 · Mekong Ibis · 12 seats left · $12,00 a seat"; `people`: whose nationals change. */
export function departureText(
  intl: IntlShape,
  journey: Exchange_DepartureFragment,
  people: readonly National[],
): string {
  const { departureTime, arrivalTime, freeSeats } = journey;
  const free = intl.formatMessage(words.free, { count: freeSeats ?? 0 });
  const fare = seatFareText(journey, people);
  const times = `${departureTime.slice(11, 16)} – ${arrivalTime.slice(11, 16)}`;
  const seat = fare === '' ? [] : [intl.formatMessage(words.seatFare, { fare })];
  return [times, operatorsOf(journey), free, ...seat].join(' · ');
}

/** "Take 07:30, Mekong Ibis": several leave at the same time. */
export const takeText = (intl: IntlShape, journey: Exchange_DepartureFragment): string =>
  `${intl.formatMessage(words.choose, { time: journey.departureTime.slice(11, 16) })}, ${operatorsOf(journey)}`;
