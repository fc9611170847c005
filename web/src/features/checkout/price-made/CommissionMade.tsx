import { formatMoney } from '@naga/kernel/money.js';
import { shareText } from '@naga/kernel/percent-text.js';
import { Disclosure } from '@naga/ui/Disclosure';
import { Lines } from '@naga/ui/Lines';
import { defineMessages, type IntlShape, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../../session/money.js';
import classes from './PriceMade.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  seat: { seat: string; how: string };
  level: { name: string; version: number };
  share: { percent: string; fare: string };
  amount: { amount: string };
  back: { amount: string };
}>({
  title: { id: 'price-made.commission.title', defaultMessage: 'How your commission is made' },
  seat: { id: 'price-made.commission.seat', defaultMessage: 'Seat {seat}: {how}' },
  level: { id: 'price-made.commission.level', defaultMessage: 'level {name}, version {version}' },
  share: { id: 'price-made.commission.share', defaultMessage: '{percent} of {fare}' },
  amount: { id: 'price-made.commission.amount', defaultMessage: '{amount} for the seat' },
  back: { id: 'price-made.commission.back', defaultMessage: '{amount} of it went back with the fare' },
});

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

interface Earned {
  /** As it was sold. */
  readonly amount: Amount;
  /** What of it did not go back with the fare. */
  readonly kept: Amount;
  /** Basis points of the fare; null where it is an amount, or nobody kept them. */
  readonly rate: number | null;
  readonly level: { readonly name: string; readonly version: number } | null;
}

interface Part {
  readonly id: string;
  readonly seatNumber: string;
  readonly fare: Amount;
  /** Null for who is not to know, and until it is sold for good. */
  readonly earned: Earned | null;
}

export interface CommissionMadeProps {
  legs: readonly { readonly parts: readonly Part[] }[];
}

/** '4 % of $12,00, level Gold, version 2, $0,24 of it went back with the fare' */
function howText(intl: IntlShape, { fare }: Part, { amount, kept, rate, level }: Earned): string {
  const say = intl.formatMessage;
  const text = (wire: Amount) => formatMoney(moneyOf(wire));
  const back = amount.amount - kept.amount;
  return [
    rate === null
      ? say(words.amount, { amount: text(amount) })
      : say(words.share, { percent: shareText(rate), fare: text(fare) }),
    level && say(words.level, { ...level }),
    back > 0 && say(words.back, { amount: text({ ...amount, amount: back }) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the agency that sold a booking earns by each of its seats, and by which rate; nothing for anybody else. */
export function CommissionMade({ legs }: CommissionMadeProps) {
  const intl = useIntl();
  const lines = legs
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      const { id, seatNumber: seat, earned } = part;
      if (earned === null || earned.amount.amount === 0) return [];
      const label = intl.formatMessage(words.seat, { seat, how: howText(intl, part, earned) });
      return [{ id, label, value: formatMoney(moneyOf(earned.kept)) }];
    });
  return (
    lines.length > 0 && (
      <Disclosure summary={intl.formatMessage(words.title)}>
        <div className={classes.rides}>
          <Lines lines={lines} />
        </div>
      </Disclosure>
    )
  );
}
