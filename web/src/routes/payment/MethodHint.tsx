import { formatMoney } from '@naga/kernel/money.js';
import { useIntl } from 'react-intl';
import { METHOD_WORDS, type Method } from '../../features/checkout/method-words.js';
import { moneyOf } from '../../session/money.js';
import { feeOf, isByMethod, type Option } from '../../features/checkout/by-method.js';
import classes from './PayForm.module.css';
import { words } from './payment-words.js';

export interface MethodHintProps {
  method: Method;
  options: readonly Option[];
}

/** What a way asks of the payer; where it matters for the price, its fee and what is paid in all, also without script. */
export function MethodHint({ method, options }: MethodHintProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(METHOD_WORDS[method][1]);
  const option = options.find((one) => one.method === method);
  if (option === undefined || !isByMethod(options)) return hint;
  const { due, total } = option;
  const fee = formatMoney(moneyOf({ amount: feeOf(option), currency: total.currency }));
  return (
    <>
      {hint}{' '}
      <strong className={classes.fee}>{intl.formatMessage(words.fee, { fee, due: formatMoney(moneyOf(due)) })}</strong>
    </>
  );
}
