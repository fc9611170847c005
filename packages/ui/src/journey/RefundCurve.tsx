import type { Money } from '@naga/kernel/money.js';
import type { CSSProperties } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Disclosure } from '../page/Disclosure.js';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import { formatBefore } from './before.js';
import { formatMoment } from './moment.js';
import { useMoneyText } from './money-text.js';
import classes from './RefundCurve.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  until: { share: string; when: string };
  from: { share: string; when: string };
  nothing: { when: string };
  never: NoMessageValues;
  all: NoMessageValues;
  cancelUntil: { when: string };
  cancelLater: NoMessageValues;
  lessFee: { percent: number; fee: string };
  plain: { percent: number };
}>({
  title: { id: 'ui.refund.title', defaultMessage: 'If plans change you get back' },
  until: { id: 'ui.refund.until', defaultMessage: '{share} until {when}' },
  from: { id: 'ui.refund.from', defaultMessage: '{share} from {when}' },
  nothing: { id: 'ui.refund.nothing', defaultMessage: '0 from {when}' },
  never: { id: 'ui.refund.never', defaultMessage: 'This ticket cannot be refunded.' },
  all: { id: 'ui.refund.all', defaultMessage: 'All steps' },
  cancelUntil: { id: 'ui.refund.cancelUntil', defaultMessage: 'Cancel until {when}' },
  cancelLater: { id: 'ui.refund.cancelLater', defaultMessage: 'Cancel later' },
  lessFee: { id: 'ui.refund.lessFee', defaultMessage: '{percent} % less {fee}' },
  plain: { id: 'ui.refund.percent', defaultMessage: '{percent} %' },
});

export interface RefundTier {
  /** The tier holds until this many minutes before departure; 0 = until departure. */
  minutesBefore: number;
  percent: number;
  fee?: Money | undefined;
}

export interface RefundCurveProps {
  /** The policy frozen into the part, the most generous first. */
  tiers: readonly RefundTier[];
  /** The passenger's own boarding, epoch milliseconds. */
  departure: number;
}

const MINUTE = 60_000;
/** Of a part of the bar, so that a short one is seen: as wide as six hours. */
const LEAST_WIDTH = 360;

/** What comes back, by when one cancels: a bar for the eye, the times in words, every step in a table. */
export function RefundCurve({ tiers, departure }: RefundCurveProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const before = (minutes: number) =>
    minutes > 0 && <small className={classes.before}>{formatBefore(intl, minutes)}</small>;
  const when = (minutesBefore: number) => formatMoment(intl, departure - minutesBefore * MINUTE);
  const [first] = tiers;
  if (first === undefined || tiers.every(({ percent }) => percent === 0)) {
    return <p className={classes.refund}>{intl.formatMessage(words.never)}</p>;
  }
  const last = tiers.at(-1) as RefundTier;
  const shareOf = ({ percent, fee }: RefundTier) =>
    fee === undefined || fee.amount === 0
      ? intl.formatMessage(words.plain, { percent })
      : intl.formatMessage(words.lessFee, { percent, fee: moneyText(fee) });
  const endOf = (tier: RefundTier, since: string) =>
    tier.percent === 0
      ? intl.formatMessage(words.nothing, { when: since })
      : intl.formatMessage(words.from, { share: shareOf(tier), when: since });
  const lastStart = tiers.at(-2)?.minutesBefore;
  return (
    <div className={classes.refund}>
      <p className={classes.title}>{intl.formatMessage(words.title)}</p>
      <div className={classes.curve} aria-hidden="true">
        {tiers.map(({ minutesBefore, percent }, index) => {
          // Half as much again in front of the first limit stands for all the time before it.
          const minutes = (index === 0 ? minutesBefore * 1.5 : (tiers[index - 1]?.minutesBefore ?? 0)) - minutesBefore;
          return (
            <span
              key={minutesBefore}
              className={classes.part}
              style={{ flex: Math.max(minutes, LEAST_WIDTH), '--back': percent } as CSSProperties}
            />
          );
        })}
      </div>
      <div className={classes.ends}>
        <span>
          {intl.formatMessage(words.until, { share: shareOf(first), when: when(first.minutesBefore) })}{' '}
          {before(first.minutesBefore)}
        </span>
        {lastStart !== undefined && (
          <span>
            {endOf(last, when(lastStart))} {before(lastStart)}
          </span>
        )}
      </div>
      {tiers.length > 2 && (
        <Disclosure summary={intl.formatMessage(words.all)}>
          <table className={classes.tiers}>
            <caption>
              <VisuallyHidden>{intl.formatMessage(words.title)}</VisuallyHidden>
            </caption>
            <tbody>
              {tiers.map((tier) => (
                <tr key={tier.minutesBefore}>
                  <th scope="row">
                    {tier.minutesBefore > 0
                      ? intl.formatMessage(words.cancelUntil, { when: when(tier.minutesBefore) })
                      : intl.formatMessage(words.cancelLater)}{' '}
                    {before(tier.minutesBefore)}
                  </th>
                  <td>{shareOf(tier)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </div>
  );
}
