import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of one rate, and of what is wrong with it. */
export const rateWords = defineMessages<
  Record<
    | 'operator'
    | 'everyOperator'
    | 'transport'
    | 'everyTransport'
    | 'kind'
    | 'percent'
    | 'value'
    | 'validFrom'
    | 'validUntil'
    | 'addRate'
    | 'remove'
    | 'BUS'
    | 'TAXI'
    | 'FERRY'
    | 'RATES'
    | 'EITHER_OR'
    | 'ENDS_BEFORE'
    | 'OVERLAPS',
    NoMessageValues
  > & { rate: { number: number }; perSeat: { currency: string }; from: { day: string }; until: { day: string } }
>({
  rate: { id: 'admin.levels.rate', defaultMessage: 'Rate {number}' },
  operator: { id: 'admin.levels.operator', defaultMessage: 'Operator' },
  everyOperator: { id: 'admin.levels.every-operator', defaultMessage: 'Every operator' },
  transport: { id: 'admin.levels.transport', defaultMessage: 'Transport' },
  everyTransport: { id: 'admin.levels.every-transport', defaultMessage: 'Every kind' },
  kind: { id: 'admin.levels.kind', defaultMessage: 'Counted in' },
  percent: { id: 'admin.levels.percent', defaultMessage: 'Percent of the fare' },
  perSeat: { id: 'admin.levels.per-seat', defaultMessage: '{currency} for each seat' },
  value: { id: 'admin.levels.value', defaultMessage: 'How much' },
  validFrom: { id: 'admin.levels.valid-from', defaultMessage: 'Sold from' },
  validUntil: { id: 'admin.levels.valid-until', defaultMessage: 'Sold until' },
  from: { id: 'admin.levels.from', defaultMessage: 'sold from {day}' },
  until: { id: 'admin.levels.until', defaultMessage: 'sold until {day}' },
  addRate: { id: 'admin.levels.add-rate', defaultMessage: 'One more rate' },
  remove: { id: 'admin.levels.remove', defaultMessage: 'Take this rate away' },
  BUS: { id: 'admin.levels.bus', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.levels.taxi', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.levels.ferry', defaultMessage: 'Ferry' },
  RATES: {
    id: 'admin.levels.rates-wrong',
    defaultMessage: 'Enter a number for every rate: 100 percent at most; riel, kip and dong have no decimals',
  },
  EITHER_OR: {
    id: 'admin.levels.either-or',
    defaultMessage: 'A rate is a percentage or an amount, one of the two.',
  },
  ENDS_BEFORE: { id: 'admin.levels.ends-before', defaultMessage: 'A rate ends before it begins. Change its days.' },
  OVERLAPS: {
    id: 'admin.levels.overlaps',
    defaultMessage: 'Two rates for the same rides are in force on one day. Change their days, or take one away.',
  },
});
