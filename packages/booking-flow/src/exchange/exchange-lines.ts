import { formatCount, type Currency, formatMoney, money, type Money } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import { type National, priceFor, soldNationalOf, type SoldLeg } from '../seats/national.js';
import type { SeatChoice, Sitter } from '../seats/seat-choice.js';
import type { Exchange_DepartureFragment, Exchange_OfferFragment } from './exchange.generated.js';
import { exchangeWords as words } from './exchange-words.js';

/** How money is written; the back office has the code of its currency beside it. */
type MoneyText = typeof formatMoney;

const moneyIn = ({ oldFare: { currency } }: Exchange_OfferFragment, minor: number) =>
  money(minor, currency as Currency);

interface Amount {
  readonly amount: number;
}

/** What an exchange is worked out of; the shape of the graph. Minor units. */
interface Priced {
  readonly oldFare: Amount & { readonly currency: string };
  readonly newFare: Amount;
  readonly fee: Amount;
  readonly kept: Amount;
  readonly credits: Readonly<Record<'promotions' | 'coupon' | 'points', Amount>>;
}

export interface DifferenceLine {
  readonly id: string;
  readonly label: string;
  readonly money: Money;
}

/** What the new seats cost, what stays credited to them, and what was paid until now: lines that add up to the difference. */
function pricedLines(
  { formatMessage: say }: IntlShape,
  { oldFare, newFare, fee, kept, credits: { promotions, coupon, points } }: Priced,
): DifferenceLine[] {
  const line = (id: string, label: string, amount: number): DifferenceLine => ({
    id,
    label,
    money: money(amount, oldFare.currency as Currency),
  });
  const credited = promotions.amount + coupon.amount + points.amount;
  return [
    line('new', say(words.newFare), newFare.amount + credited),
    line('promotions', say(words.promotionsKept), 0 - promotions.amount),
    line('coupon', say(words.couponKept), 0 - coupon.amount),
    // One of them is worth one minor unit.
    line(
      'points',
      say(words.pointsKept, { points: points.amount, shown: formatCount(points.amount) }),
      0 - points.amount,
    ),
    line('old', say(words.oldFare), 0 - oldFare.amount),
    line('fee', say(words.fee), fee.amount),
    line('kept', say(words.kept), kept.amount),
  ];
}

/** Nothing is told of what there is none of; whoever asks what a change costs reads that its fee is nothing. */
const told = (lines: readonly DifferenceLine[], always: readonly string[]): DifferenceLine[] =>
  lines.filter(({ id, money: { amount } }) => amount !== 0 || always.includes(id));

export interface ExchangeLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** What an exchange costs, line by line; the last one, 'total', is what is paid or comes back. */
export function exchangeLines(
  intl: IntlShape,
  offer: Exchange_OfferFragment,
  moneyText: MoneyText = formatMoney,
): ExchangeLine[] {
  const { difference, collected } = offer;
  const total = difference < 0 ? words.comesBack : collected ? words.onBoard : words.toPay;
  return [
    ...told(pricedLines(intl, offer), ['new', 'old', 'fee']).map(({ id, label, money: amount }) => ({
      id,
      label,
      value: moneyText(amount),
    })),
    { id: 'total', label: intl.formatMessage(total), value: moneyText(moneyIn(offer, Math.abs(difference))) },
  ];
}

/** An exchange whose new seats are held. */
type Held = Priced & { readonly toPay: Amount & { readonly currency: string } };

/** What is to be paid for an exchange whose new seats are held: lines that add up to it. */
export function differenceLines(intl: IntlShape, exchange: Held): DifferenceLine[] {
  const { toPay } = exchange;
  const lines = pricedLines(intl, exchange);
  const beside = toPay.amount - lines.reduce((sum, { money: { amount } }) => sum + amount, 0);
  const word = beside > 0 ? 'stillOwed' : 'paidTowards';
  return told(
    [...lines, { id: word, label: intl.formatMessage(words[word]), money: money(beside, toPay.currency as Currency) }],
    ['new', 'old'],
  );
}

/** What of a promotion's or an offer code's saving falls away; undefined where nothing does. */
export function lostSaving(
  intl: IntlShape,
  offer: Exchange_OfferFragment,
  moneyText: MoneyText = formatMoney,
): string | undefined {
  const lost = offer.savingLost.amount;
  if (lost <= 0) return undefined;
  return intl.formatMessage(words.savingLost, { amount: moneyText(moneyIn(offer, lost)) });
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
