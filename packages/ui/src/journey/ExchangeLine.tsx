import type { Money } from '@naga/kernel/money.js';
import { defineMessages, useIntl } from 'react-intl';
import { formatBefore } from './before.js';
import { formatMoment } from './moment.js';
import { useMoneyText } from './money-text.js';
import classes from './RefundCurve.module.css';

const words = defineMessages<{
  free: { when: string };
  fee: { when: string; fee: string };
}>({
  free: { id: 'ui.exchange.free', defaultMessage: 'Change to another departure until {when}, free of charge' },
  fee: {
    id: 'ui.exchange.fee',
    defaultMessage: 'Change to another departure until {when}: {fee} per passenger and way',
  },
});

const MINUTE = 60_000;

export interface ExchangeTerms {
  /** Until so many minutes before departure. */
  minutesBefore: number;
  /** Of each passenger and way, besides a higher fare. */
  fee: Money;
}

/** What changing to another departure costs, and until when; `departure` in epoch milliseconds. */
export function ExchangeLine({ minutesBefore, fee, departure }: ExchangeTerms & { departure: number }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const when = formatMoment(intl, departure - minutesBefore * MINUTE);
  return (
    <p className={classes.refund}>
      {fee.amount === 0
        ? intl.formatMessage(words.free, { when })
        : intl.formatMessage(words.fee, { when, fee: moneyText(fee) })}{' '}
      {minutesBefore > 0 && <small className={classes.before}>{formatBefore(intl, minutesBefore)}</small>}
    </p>
  );
}
