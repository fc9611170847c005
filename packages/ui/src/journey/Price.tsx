import { formatMoney, type Money } from '@naga/kernel/money.js';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useShownRates, useShownText } from './shown-rate.js';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './Price.module.css';

const words = defineMessages<{ from: NoMessageValues; before: NoMessageValues; charged: { amount: string } }>({
  from: { id: 'ui.price.from', defaultMessage: 'from' },
  before: { id: 'ui.price.before', defaultMessage: 'Before:' },
  charged: { id: 'ui.price.charged', defaultMessage: 'You pay {amount}' },
});

export interface PriceProps {
  money: Money;
  /** For whom: "2 passengers · total". A number alone is never clear. */
  whom?: ReactNode;
  /** The dearer price it replaces, struck through. */
  before?: Money | undefined;
  /** The lowest of several. */
  from?: boolean;
  size?: 'inline' | 'medium' | 'large';
  /** start; end: at the right edge, on a phone at the left one; spread: "from" at the left edge, the amount at the right one. */
  align?: 'start' | 'end' | 'spread';
}

/** An amount as people compare it: large, tabular figures, under it what is charged where that is another, and for whom. */
export function Price({ money, whom, before, from, size = 'medium', align = 'start' }: PriceProps) {
  const intl = useIntl();
  const shown = useShownText();
  const isApproximate = useShownRates()[money.currency] !== undefined;
  return (
    <span className={clsx(classes.price, align !== 'start' && classes[align])}>
      <span className={classes.line}>
        {from === true && <span className={classes.from}>{intl.formatMessage(words.from)}</span>}
        {before !== undefined && (
          <s className={classes.before}>
            <VisuallyHidden>{intl.formatMessage(words.before)} </VisuallyHidden>
            {shown(before)}
          </s>
        )}
        <strong className={clsx(classes.amount, size !== 'medium' && classes[size])}>{shown(money)}</strong>
      </span>
      {isApproximate && (
        <span className={classes.charged}>{intl.formatMessage(words.charged, { amount: formatMoney(money) })}</span>
      )}
      {whom !== undefined && <span className={classes.whom}>{whom}</span>}
    </span>
  );
}
