import { formatCount } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import type { Settlement_RecordFragment, SettlementLineKind } from './settlements.generated.js';
import { words } from './words.js';

type Totals = Settlement_RecordFragment['totals'];
type Total = Exclude<keyof Totals, '__typename' | 'netPayment'>;

interface Sum {
  readonly total: Total;
  readonly word: keyof typeof words;
  /** Of the lines it sums. */
  readonly kind: SettlementLineKind;
  readonly isCount?: boolean;
}

const SUMS: readonly Sum[] = [
  { total: 'totalBooked', word: 'booked', kind: 'FARE', isCount: true },
  { total: 'totalSeats', word: 'seats', kind: 'FARE', isCount: true },
  { total: 'totalFare', word: 'fare', kind: 'FARE' },
  { total: 'operatorDiscounts', word: 'discounts', kind: 'OPERATOR_DISCOUNT' },
  { total: 'totalCommission', word: 'commission', kind: 'COMMISSION' },
  { total: 'addOns', word: 'addOns', kind: 'ADD_ON' },
  { total: 'cancelledCount', word: 'cancelled', kind: 'CANCELLATION_FEE', isCount: true },
  { total: 'cancelledFare', word: 'cancelledFare', kind: 'CANCELLATION_FEE' },
  { total: 'cancellationFees', word: 'fees', kind: 'CANCELLATION_FEE' },
  { total: 'faultRefunds', word: 'faults', kind: 'FAULT_REFUND' },
  { total: 'notCollected', word: 'notCollected', kind: 'NOT_COLLECTED' },
  { total: 'cashCollected', word: 'cash', kind: 'CASH_COLLECTED' },
  { total: 'adjustments', word: 'adjustments', kind: 'ADJUSTMENT' },
];

/** The specification's fields of a branch settlement; each number opens the lines it sums. */
export function Sums({ settlement }: { settlement: Settlement_RecordFragment }) {
  const { payee, totals, currency, periodFrom, periodTo, branch } = settlement;
  const isOperators = payee === 'OPERATOR';
  const [to, from] = isOperators ? (['toOperator', 'fromOperator'] as const) : (['toPayee', 'fromPayee'] as const);
  const money = (amount: number) => asMoney({ amount, currency });
  const word = (key: keyof typeof words) => <FormattedMessage {...(words[key] as typeof words.title)} />;
  return (
    <Card kind="panel">
      <DefinitionList
        minWidth={230}
        items={[
          {
            id: 'period',
            term: word('period'),
            value: (
              <>
                <span className="whole">{periodFrom} –</span> <span className="whole">{periodTo}</span>
              </>
            ),
          },
          ...(isOperators ? [{ id: 'branch', term: word('branch'), value: branch?.name ?? word('noBranch') }] : []),
          ...(isOperators ? SUMS : []).map(({ total, word: term, kind, isCount }) => ({
            id: total,
            term: word(term),
            value: (
              <Link to={{ search: `?kind=${kind}`, hash: 'lines' }}>
                {isCount ? formatCount(totals[total]) : money(totals[total])}
              </Link>
            ),
          })),
          {
            id: 'net',
            term: word('net'),
            value: (
              <>
                <Link to={{ search: '', hash: 'lines' }}>
                  <strong>{money(totals.netPayment)}</strong>
                </Link>
                {totals.netPayment !== 0 && (
                  <div>
                    <small>{word(totals.netPayment > 0 ? to : from)}</small>
                  </div>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
