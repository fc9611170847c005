import { type National, nationalityOn } from '@naga/booking-flow/seats/national.js';
import { addOnLineText, feeLines } from '@naga/booking-flow/sale/fee-lines.js';
import { fareBefore, type Lowering, LOWERINGS, takenOff } from '@naga/booking-flow/sale/lowerings.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { add, formatCount, type Money } from '@naga/kernel/money.js';
import type { SummaryLine } from '@naga/ui/SummaryPanel';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { nameIn } from './booking-rides.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const words = defineMessages<{
  local: { count: number; country: string };
  foreign: { count: number };
  localChild: { count: number; country: string };
  foreignChild: { count: number };
  promotion: { names: string };
  supplement: { name: string; count: number; seats: string };
  coupon: { code: string };
  points: { points: number; shown: string };
  transaction: NoMessageValues;
  donation: NoMessageValues;
  refused: NoMessageValues;
  overruled: NoMessageValues;
  waived: NoMessageValues;
  cancellation: NoMessageValues;
  exchange: NoMessageValues;
  exchangeKept: NoMessageValues;
  other: NoMessageValues;
}>({
  local: {
    id: 'checkout.line.local',
    defaultMessage:
      '{count} × seat, national price ({country, select, KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {local}})',
  },
  foreign: { id: 'checkout.line.foreign', defaultMessage: '{count} × seat, foreign visitor' },
  localChild: {
    id: 'checkout.line.localChild',
    defaultMessage:
      '{count} × child’s seat, national price ({country, select, KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {local}})',
  },
  foreignChild: { id: 'checkout.line.foreignChild', defaultMessage: '{count} × child’s seat, foreign visitor' },
  promotion: { id: 'checkout.line.promotion', defaultMessage: 'Promotion: {names}' },
  supplement: {
    id: 'checkout.line.supplement',
    defaultMessage: '{name}, {count, plural, one {seat} other {seats}} {seats}',
  },
  coupon: { id: 'checkout.line.coupon', defaultMessage: 'Offer code {code}' },
  points: {
    id: 'checkout.line.points',
    defaultMessage: '{points, plural, one {{shown} point} other {{shown} points}}',
  },
  transaction: { id: 'checkout.line.transaction', defaultMessage: 'Transaction fee' },
  donation: { id: 'checkout.line.donation', defaultMessage: 'Donation' },
  refused: { id: 'checkout.line.refused', defaultMessage: 'Fee returned with the refused ride' },
  waived: { id: 'checkout.line.waived', defaultMessage: 'Fee that is not to be paid any more' },
  overruled: { id: 'checkout.line.overruled', defaultMessage: 'Fee returned with the cancelled seats' },
  cancellation: { id: 'checkout.line.cancellation', defaultMessage: 'Kept of cancelled seats' },
  exchange: { id: 'checkout.line.exchange', defaultMessage: 'Change of departure' },
  exchangeKept: { id: 'checkout.line.exchange-kept', defaultMessage: 'Kept of a lower fare' },
  other: { id: 'checkout.line.fee', defaultMessage: 'Fee' },
});

/** A seat with its price. */
export interface PricedSeat {
  /** Of the ride's country, where its nationals' price is paid; null where the visitors' is. */
  localOf: National;
  /** Of a child, who has a price of his own there. */
  isChild: boolean;
  money: Money;
  /** What is paid on top of it, for a better seat or vehicle. */
  added?: readonly Added[];
}

/** A supplement by its name, of one seat. */
interface Added {
  readonly name: string;
  readonly seatNumber: string;
  readonly money: Money;
}

/** Seats of one kind of price; `money` is their sum. */
interface SeatGroup extends PricedSeat {
  count: number;
}

/** Whose price somebody pays on a ride. */
export const localOn = (ride: { readonly localCountryCode: string }, nationalOf: National): National =>
  nationalityOn(ride, nationalOf) === 'LOCAL' ? ride.localCountryCode : null;

/** Adults before children, visitors before nationals. */
const rankOf = ({ localOf, isChild }: PricedSeat): number => Number(isChild) * 2 + Number(localOf !== null);

function groupsOf(seats: readonly PricedSeat[]): SeatGroup[] {
  const groups = Map.groupBy(seats, ({ localOf, isChild }) => `${localOf} ${isChild}`);
  return [...groups.values()]
    .map((own) => ({ ...own[0]!, count: own.length, money: own.map(({ money }) => money).reduce(add) }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Seats of one name together: 'Front row, seats 1A, 1B'. */
function addedLines(intl: IntlShape, added: readonly Added[]): SummaryLine[] {
  return [...Map.groupBy(added, ({ name }) => name)].map(([name, own]) => ({
    id: `supplement ${name}`,
    label: intl.formatMessage(words.supplement, {
      name,
      count: own.length,
      seats: own.map(({ seatNumber }) => seatNumber).join(', '),
    }),
    money: own.map(({ money }) => money).reduce(add),
  }));
}

const FEES = {
  transaction: words.transaction,
  donation: words.donation,
  refused: words.refused,
  overruled: words.overruled,
  waived: words.waived,
  cancellation: words.cancellation,
  exchange: words.exchange,
  exchange_kept: words.exchangeKept,
};

/** What a fee is called. */
export const feeName = (intl: IntlShape, name: string): string =>
  intl.formatMessage(name in FEES ? FEES[name as keyof typeof FEES] : words.other);

type Part = CheckoutBooking_BookingFragment['legs'][number]['parts'][number];

/** What a seat, or its vehicle, costs more, as it was called when it was sold. */
const addedOf = ({ locale }: IntlShape, { stages, seatNumber, fare }: Part): Added[] =>
  stages.flatMap(({ name, names, amount }) => {
    const called = names?.[locale.slice(0, 2) as keyof typeof names] ?? names?.en;
    return name === 'supplement' ? [{ name: called ?? '', seatNumber, money: moneyOf({ ...fare, amount }) }] : [];
  });

/** Lines of a price as people read them: seats by nationality, then fees. They add up to the total. */
export const priceLines = (
  intl: IntlShape,
  seats: readonly PricedSeat[],
  fees: readonly { name: string; money: Money }[],
): SummaryLine[] => [
  ...groupsOf(seats).map(({ localOf, isChild, count, money }) => ({
    id: `${localOf ?? 'FOREIGN'}${isChild ? ' CHILD' : ''}`,
    label:
      localOf === null
        ? intl.formatMessage(isChild ? words.foreignChild : words.foreign, { count })
        : intl.formatMessage(isChild ? words.localChild : words.local, { count, country: localOf }),
    money,
  })),
  ...addedLines(
    intl,
    seats.flatMap(({ added = [] }) => added),
  ),
  ...fees.map(({ name, money }) => ({ id: name, label: feeName(intl, name), money })),
];

type Lowered = Pick<CheckoutBooking_BookingFragment, 'couponCode' | 'promotions'>;

/** What a line says that takes something off; undefined where the booking says nothing of it. */
function loweringText(intl: IntlShape, by: Lowering, amount: number, { couponCode, promotions }: Lowered) {
  if (by === 'points') return intl.formatMessage(words.points, { points: amount, shown: formatCount(amount) });
  if (by === 'coupon') return couponCode === null ? undefined : intl.formatMessage(words.coupon, { code: couponCode });
  const names = promotions.map(({ titles }) => nameIn(titles, intl.locale as LanguageCode));
  return intl.formatMessage(words.promotion, { names: names.join(', ') });
}

/** The lines of a booking: its prices were frozen with the hold; seats without supplements, then these, then what is taken off. */
export function linesOfBooking(
  intl: IntlShape,
  { legs, fees }: Pick<CheckoutBooking_BookingFragment, 'legs' | 'fees'>,
  lowered: Lowered,
): SummaryLine[] {
  const parts = legs.flatMap((leg) => leg.parts);
  const seats = legs.flatMap(({ parts: own }) =>
    own.map((part) => {
      const added = addedOf(intl, part);
      const more = added.reduce((sum, { money }) => sum + money.amount, 0);
      const money = moneyOf({ ...part.fare, amount: fareBefore(part) - more });
      return { localOf: part.nationalPriceOf, isChild: part.passengerType === 'CHILD', money, added };
    }),
  );
  const currency = parts[0]?.fare.currency ?? 'USD';
  const off = LOWERINGS.flatMap((by): SummaryLine[] => {
    const amount = parts.reduce((sum, part) => sum + takenOff(part, by), 0);
    const label = amount === 0 ? undefined : loweringText(intl, by, amount, lowered);
    return label === undefined ? [] : [{ id: by, label, money: moneyOf({ amount: 0 - amount, currency }) }];
  });
  const paid = feeLines(fees).map((line) => ({
    id: line.id,
    label: addOnLineText(intl, line) ?? feeName(intl, line.name),
    money: moneyOf(line.amount),
  }));
  return [...priceLines(intl, seats, []), ...off, ...paid];
}
