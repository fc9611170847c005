import { formatMoney } from '@naga/kernel/money.js';
import { useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { PayLinkQuery } from './pay.generated.js';
import { words } from './pay-words.js';

type PayLink = NonNullable<PayLinkQuery['payLink']>;

/** Why money goes back: staff decided it, it came beside what was asked, or when nothing was asked any more. */
const NOT_BACK = { REFUSED: words.backRefused, IN_CASH: words.backInCash } as const;
const SAYS = {
  given: { ON_ITS_WAY: words.backOnItsWay, DONE: words.back, ...NOT_BACK },
  surplus: { ON_ITS_WAY: words.surplus, DONE: words.surplusSent, ...NOT_BACK },
  late: { ON_ITS_WAY: words.late, DONE: words.lateSent, ...NOT_BACK },
} as const;

/** What staff gave back, what arrived too much or too late, and where each is now. */
export function MoneyBack({ link: { state, payments, givenBack, surplusBack } }: { link: PayLink }) {
  const { formatMessage: say } = useIntl();
  const parts = [
    ...givenBack.map((part) => ({ ...part, why: 'given' as const })),
    ...surplusBack.map((part) => ({ ...part, why: state === 'PAID' ? ('surplus' as const) : ('late' as const) })),
  ];
  const isSentBack = state !== 'PAID' && payments.at(-1)?.sentBack === true;
  return (
    <>
      {isSentBack && <p>{say(words.sentBackClosed)}</p>}
      {parts.map(({ why, state: where, amount }) => (
        <p key={`${why} ${where}`}>{say(SAYS[why][where], { amount: formatMoney(moneyOf(amount)) })}</p>
      ))}
    </>
  );
}
