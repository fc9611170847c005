import { localCountryOf } from '@naga/booking-flow/seats/local-country.js';
import type { Money } from '@naga/kernel/money.js';
import type { SummaryLine } from '@naga/ui/SummaryPanel';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const words = defineMessages<{
  local: { count: number; country: string };
  foreign: { count: number };
  localChild: { count: number; country: string };
  foreignChild: { count: number };
  coupon: { code: string };
  transaction: NoMessageValues;
  refused: NoMessageValues;
  cancellation: NoMessageValues;
  exchange: NoMessageValues;
  other: NoMessageValues;
}>({
  local: {
    id: 'checkout.line.local',
    defaultMessage: '{count} × seat, {country, select, KH {Cambodian} LA {Lao national} other {local}}',
  },
  foreign: { id: 'checkout.line.foreign', defaultMessage: '{count} × seat, foreign visitor' },
  localChild: {
    id: 'checkout.line.localChild',
    defaultMessage: '{count} × child’s seat, {country, select, KH {Cambodian} LA {Lao national} other {local}}',
  },
  foreignChild: { id: 'checkout.line.foreignChild', defaultMessage: '{count} × child’s seat, foreign visitor' },
  coupon: { id: 'checkout.line.coupon', defaultMessage: 'Offer code {code}' },
  transaction: { id: 'checkout.line.transaction', defaultMessage: 'Transaction fee' },
  refused: { id: 'checkout.line.refused', defaultMessage: 'Fee returned with the refused ride' },
  cancellation: { id: 'checkout.line.cancellation', defaultMessage: 'Kept of cancelled seats' },
  exchange: { id: 'checkout.line.exchange', defaultMessage: 'Change of departure' },
  other: { id: 'checkout.line.fee', defaultMessage: 'Fee' },
});

/** Seats of one kind of price; `money` is their sum. */
export interface SeatGroup {
  nationality: 'LOCAL' | 'FOREIGN';
  /** Of children, who have a price of their own there. */
  isChild: boolean;
  count: number;
  money: Money;
}

const FEES = {
  transaction: words.transaction,
  refused: words.refused,
  cancellation: words.cancellation,
  exchange: words.exchange,
};

/** What a fee is called. */
export const feeName = (intl: IntlShape, name: string): string =>
  intl.formatMessage(name in FEES ? FEES[name as keyof typeof FEES] : words.other);

type Part = CheckoutBooking_BookingFragment['legs'][number]['parts'][number];

const KINDS = [
  ['FOREIGN', 'ADULT'],
  ['LOCAL', 'ADULT'],
  ['FOREIGN', 'CHILD'],
  ['LOCAL', 'CHILD'],
] as const;

/** What its coupon takes off a seat, minor units. */
const savedOn = ({ stages }: Part): number => 0 - (stages.find(({ name }) => name === 'coupon')?.amount ?? 0);

/** Lines of a price as people read them: seats by nationality, then fees. They add up to the total; `country` is whose nationals are local. */
export const priceLines = (
  intl: IntlShape,
  country: string,
  seats: readonly SeatGroup[],
  fees: readonly { name: string; money: Money }[],
): SummaryLine[] => [
  ...seats
    .filter(({ count }) => count > 0)
    .map(({ nationality, isChild, count, money }) => ({
      id: isChild ? `${nationality} CHILD` : nationality,
      label:
        nationality === 'LOCAL'
          ? intl.formatMessage(isChild ? words.localChild : words.local, { count, country })
          : intl.formatMessage(isChild ? words.foreignChild : words.foreign, { count }),
      money,
    })),
  ...fees.map(({ name, money }) => ({ id: name, label: feeName(intl, name), money })),
];

/** The lines of a booking: its prices were frozen with the hold; seats without their coupon, then what that saves. */
export function linesOfBooking(
  intl: IntlShape,
  { legs, fees }: Pick<CheckoutBooking_BookingFragment, 'legs' | 'fees'>,
  couponCode: string | null = null,
): SummaryLine[] {
  const parts = legs.flatMap((leg) => leg.parts);
  const groups = KINDS.flatMap(([nationality, type]): SeatGroup[] => {
    const own = parts.filter((part) => part.nationality === nationality && part.passengerType === type);
    const [first] = own;
    if (first === undefined) return [];
    const amount = own.reduce((sum, part) => sum + part.fare.amount + savedOn(part), 0);
    const isChild = type === 'CHILD';
    return [{ nationality, isChild, count: own.length, money: moneyOf({ amount, currency: first.fare.currency }) }];
  });
  const saved = parts.reduce((sum, part) => sum + savedOn(part), 0);
  const country = localCountryOf(legs.map((leg) => leg.localCountryCode));
  const currency = parts[0]?.fare.currency ?? 'USD';
  return [
    ...priceLines(intl, country, groups, []),
    ...(saved === 0 || couponCode === null
      ? []
      : [
          {
            id: 'coupon',
            label: intl.formatMessage(words.coupon, { code: couponCode }),
            money: moneyOf({ amount: 0 - saved, currency }),
          },
        ]),
    ...priceLines(
      intl,
      country,
      [],
      fees.map(({ name, amount }) => ({ name, money: moneyOf(amount) })),
    ),
  ];
}
