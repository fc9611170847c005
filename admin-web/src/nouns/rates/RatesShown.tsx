import { useIntl } from 'react-intl';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { asMoney } from '../../session/as-money.js';
import { percentText } from '@naga/kernel/percent-text.js';
import type { ShownProps } from '../../records/noun/noun-field.js';
import { rateWords as words } from './rate-words.js';
import { type ReadRate, saidRate, TRANSPORTS } from './rate-values.js';

/** '7,5 %', '$0,50' */
export function worthText(rate: ReadRate): string {
  const { percent: share, amount, currency } = saidRate(rate);
  return amount === null || currency === null ? percentText(share ?? 0) : asMoney({ amount, currency });
}

/** The rates of a level, a line each: how much, of whose rides, and when. */
export function RatesShown({ value }: ShownProps) {
  const intl = useIntl();
  const operators = useOperatorOptions();
  const lineOf = (rate: ReadRate): string => {
    const { operatorId, transportType, validFrom, validUntil } = rate;
    const transport = TRANSPORTS.find((one) => one === transportType);
    return [
      worthText(rate),
      operatorId === null
        ? intl.formatMessage(words.everyOperator)
        : (operators.find((one) => one.value === operatorId)?.label ?? operatorId),
      transport && intl.formatMessage(words[transport]),
      validFrom && intl.formatMessage(words.from, { day: validFrom }),
      validUntil && intl.formatMessage(words.until, { day: validUntil }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ul className="back-office__plain">
      {(value as readonly ReadRate[]).map((rate, at) => (
        <li key={at}>{lineOf(rate)}</li>
      ))}
    </ul>
  );
}
