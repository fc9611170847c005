import { formatMoney } from '@naga/kernel/money.js';
import { StatCard } from '@naga/ui/StatCard';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { AgencyFunds_FundsFragment } from './agency.generated.js';

const words = defineMessages<{ balance: NoMessageValues; left: NoMessageValues; credit: { amount: string } }>({
  balance: { id: 'agency.funds.balance', defaultMessage: 'Balance' },
  left: { id: 'agency.funds.left', defaultMessage: 'Left to sell for' },
  credit: { id: 'agency.funds.credit', defaultMessage: 'with {amount} of credit' },
});

/** What the agency has with us, and what it can still sell for. */
export function Funds({ funds: { balance, left, creditLimit } }: { funds: AgencyFunds_FundsFragment }) {
  const intl = useIntl();
  return (
    <>
      <StatCard label={intl.formatMessage(words.balance)} value={formatMoney(moneyOf(balance))} />
      <StatCard
        label={intl.formatMessage(words.left)}
        value={formatMoney(moneyOf(left))}
        note={intl.formatMessage(words.credit, { amount: formatMoney(moneyOf(creditLimit)) })}
      />
    </>
  );
}
