import { approximateLines } from '@naga/kernel/approximate-lines.js';
import { formatApproximate } from '@naga/kernel/exchange-rate.js';
import { formatMoney, type Money } from '@naga/kernel/money.js';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useShownRates, useShownText } from './shown-rate.js';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './SummaryPanel.module.css';

const words = defineMessages({
  total: { id: 'ui.summary.total', defaultMessage: 'Total' },
  charged: { id: 'ui.summary.charged', defaultMessage: 'You pay' },
  show: { id: 'ui.summary.details', defaultMessage: 'Details' },
});

export interface SummaryLine {
  id: string;
  label: ReactNode;
  money: Money;
}

export interface SummaryPanelProps {
  /** What the whole is called: the day, "Your trip". */
  title: ReactNode;
  /** The countdown: on a phone it stays visible above the folded bar. */
  hold?: ReactNode;
  /** The trip itself: journeys, seats. */
  children?: ReactNode;
  lines?: readonly SummaryLine[];
  total: Money | undefined;
  /** The next step; on a phone it stays in reach of the thumb. */
  action?: ReactNode;
  /** Under the step: what one gets back when plans change. */
  after?: ReactNode;
}

/**
 * Trip, prices and the next step. Beside the page it sticks to the top; on a phone it folds into a bar at the foot.
 * It must be the last child of the column or grid that it accompanies.
 */
export function SummaryPanel({ title, hold, children, lines = [], total, action, after }: SummaryPanelProps) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const totalWord = intl.formatMessage(words.total);
  const shown = useShownText();
  const rates = useShownRates();
  const rate = total && rates[total.currency];
  const totalText = total === undefined ? '–' : shown(total);
  const charged = rate && formatMoney(total!);
  const monies = lines.map(({ money }) => money);
  const texts = rate ? approximateLines(monies, rate).map(formatApproximate) : monies.map(formatMoney);
  return (
    <aside className={classes.panel} aria-labelledby={`${id}-title`}>
      {hold !== undefined && <div className={classes.hold}>{hold}</div>}
      <button
        type="button"
        className={classes.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.foldTitle}>{intl.formatMessage(words.show)}</span>
        <span className={classes.foldTotal}>
          <VisuallyHidden>{totalWord} </VisuallyHidden>
          {totalText}
          {charged !== undefined && <small className={classes.charged}>{charged}</small>}
        </span>
        <span className={classes.chevron} aria-hidden="true" />
      </button>
      <div className={classes.scroll} id={id}>
        <div className={classes.body}>
          <h2 className={classes.title} id={`${id}-title`}>
            {title}
          </h2>
          {children}
          <dl className={classes.lines}>
            {lines.map((line, index) => (
              <div className={classes.line} key={line.id}>
                <dt>{line.label}</dt>
                <dd>{texts[index]}</dd>
              </div>
            ))}
            <div className={clsx(classes.line, classes.total)}>
              <dt>{totalWord}</dt>
              <dd>{totalText}</dd>
            </div>
            {charged !== undefined && (
              <div className={clsx(classes.line, classes.charged)}>
                <dt>{intl.formatMessage(words.charged)}</dt>
                <dd>{charged}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {after !== undefined && <div className={classes.after}>{after}</div>}
    </aside>
  );
}
