import { formatMoney } from '@naga/kernel/money.js';
import { useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { PayLinkQuery } from './pay.generated.js';
import { words } from './pay-words.js';

type PayLink = NonNullable<PayLinkQuery['payLink']>;

/** Why money goes back by itself: beside what was asked, or when nothing was asked any more. */
const SAYS = {
  surplus: { ON_ITS_WAY: words.surplus, DONE: words.surplusSent },
  late: { ON_ITS_WAY: words.late, DONE: words.lateSent },
} as const;

/** What arrived too much or too late, and where it is now. */
export function MoneyBack({ link: { state, payments, surplusBack } }: { link: PayLink }) {
  const { formatMessage: say } = useIntl();
  const says = {
    ...SAYS[state === 'PAID' ? 'surplus' : 'late'],
    REFUSED: words.backRefused,
    IN_CASH: words.backInCash,
  } as const;
  const isSentBack = state !== 'PAID' && payments.at(-1)?.sentBack === true;
  return (
    <>
      {isSentBack && <p>{say(words.sentBackClosed)}</p>}
      {surplusBack.map(({ state: where, amount }) => (
        <p key={where}>{say(says[where], { amount: formatMoney(moneyOf(amount)) })}</p>
      ))}
    </>
  );
}
