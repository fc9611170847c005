import { EmptyState } from '@naga/ui/EmptyState';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { asMoney } from '../../session/as-money.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { type OperatorBalanceQuery, useOperatorBalanceQuery } from './settlements.generated.js';
import { unknownOperator, words } from './words.js';

export default function OperatorBalanceRoute() {
  const { operatorId = '' } = useParams();
  const back = { to: '/settlements', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="settlement.view" scopes={DRIVING_SCOPES} back={back}>
      <Balance key={operatorId} id={operatorId} />
    </RecordGate>
  );
}

function Balance({ id }: { id: string }) {
  const result = useOperatorBalanceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const operator = useOperatorOptions().find(({ value }) => value === id)?.label ?? '';
  return (
    <Loaded result={result} pick={(data) => data.operatorBalance} words={{ ...words, ...unknownOperator }}>
      {(balances) => (
        <RecordView
          title={<FormattedMessage {...words.balanceTitle} values={{ operator }} />}
          actions={
            <Button as={Link} variant="quiet" to={`/settlements?operatorId=${id}`}>
              <FormattedMessage {...words.statements} />
            </Button>
          }
        >
          {balances.length === 0 && <EmptyState title={<FormattedMessage {...words.balanceNone} />} />}
          {balances.map((balance) => (
            <InCurrency key={balance.currency} balance={balance} />
          ))}
        </RecordView>
      )}
    </Loaded>
  );
}

function InCurrency({ balance }: { balance: NonNullable<OperatorBalanceQuery['operatorBalance']>[number] }) {
  const { currency, maturing, open, toPay, paid } = balance;
  const money = (amount: number) => asMoney({ amount, currency });
  return (
    <StatGrid>
      <StatCard
        label={<FormattedMessage {...words.maturing} />}
        value={money(maturing)}
        note={<FormattedMessage {...words.maturingNote} />}
      />
      <StatCard
        label={<FormattedMessage {...words.openNote} />}
        value={money(open)}
        note={<FormattedMessage {...words.net} />}
      />
      <StatCard
        label={<FormattedMessage {...words.toPay} />}
        value={money(toPay)}
        note={<FormattedMessage {...words.toPayNote} />}
      />
      <StatCard
        label={<FormattedMessage {...words.paid} />}
        value={money(paid)}
        note={<FormattedMessage {...words.paidNote} />}
      />
    </StatGrid>
  );
}
