import { asMoney } from './as-money.js';
import type { RefundStep } from '@naga/kernel/standard-refund.js';
import { formatBefore } from '@naga/ui/before.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

const words = defineMessages<{
  untilDeparture: NoMessageValues;
  step: { before: string; percent: number; fee: string };
  change: { before: string; fee: string };
}>({
  untilDeparture: { id: 'admin.refund-policies.until-departure', defaultMessage: 'until departure' },
  step: {
    id: 'admin.refund-policies.step',
    defaultMessage: '{fee, select, none {{before}: {percent} %} other {{before}: {percent} % less {fee}}}',
  },
  change: {
    id: 'admin.refund-policies.change',
    defaultMessage: '{fee, select, none {{before}: free} other {{before}: {fee}}}',
  },
});

/** What changing the departure costs of each passenger and way (minor units), and until when. */
export interface ExchangeTerms {
  readonly minutesBefore: number;
  readonly fee: number;
}

const timeText = (intl: IntlShape, minutes: number): string =>
  minutes === 0 ? intl.formatMessage(words.untilDeparture) : formatBefore(intl, minutes);

const feeText = (amount: number, currency: string): string => (amount === 0 ? 'none' : asMoney({ amount, currency }));

/** '2 days before: 100 % less $1,00 · until departure: 0 %' */
export const tiersText = (intl: IntlShape, tiers: readonly RefundStep[], currency: string): string =>
  tiers
    .map(({ minutesBefore, percent, fixedFee }) =>
      intl.formatMessage(words.step, {
        before: timeText(intl, minutesBefore),
        percent,
        fee: feeText(fixedFee, currency),
      }),
    )
    .join(' · ');

/** '4 h before: $1,00' */
export const exchangeText = (intl: IntlShape, { minutesBefore, fee }: ExchangeTerms, currency: string): string =>
  intl.formatMessage(words.change, { before: timeText(intl, minutesBefore), fee: feeText(fee, currency) });
