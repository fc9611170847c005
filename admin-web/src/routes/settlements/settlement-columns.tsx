import { formatCount } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { payeeName } from './payee-words.js';
import { SettlementState } from './SettlementState.js';
import { stateWords } from './settlement-words.js';
import type { Settlement_RowFragment } from './settlements.generated.js';
import { words } from './words.js';

type Row = Settlement_RowFragment;
/** What the graph adds up over all statements. */
const SUMMED: ReadonlySet<string> = new Set([
  'netPayment',
  'totalFare',
  'totalCommission',
  'totalSeats',
  'cancelledCount',
]);
const summed = (key: string) => SUMMED.has(key) && { sum: key };

type Total = Exclude<keyof Row['totals'], '__typename'>;

/** '2026-11': a statement is for a calendar month. */
export const monthOf = ({ periodFrom }: Pick<Row, 'periodFrom'>): string => periodFrom.slice(0, 7);

/** Columns of the list of statements; the specification's fields among them, each a sum over the lines. */
export function settlementColumns(intl: IntlShape): readonly ListColumn<Row>[] {
  const title = (word: keyof typeof words) => intl.formatMessage(words[word] as typeof words.title);
  const count = (key: Total, word: keyof typeof words, hidden = false): ListColumn<Row> => ({
    key,
    title: title(word),
    text: ({ totals }) => String(totals[key]),
    render: ({ totals }) => formatCount(totals[key]),
    align: 'right',
    hidden,
    ...summed(key),
  });
  const money = (key: Total, word: keyof typeof words, hidden = false): ListColumn<Row> =>
    moneyColumn({
      key,
      title: title(word),
      of: ({ totals, currency }) => ({ amount: totals[key], currency }),
      hidden,
      ...summed(key),
    });
  return [
    { key: 'period', title: title('period'), text: monthOf, noWrap: true },
    { key: 'operator', title: title('whose'), text: (row) => payeeName(intl, row) },
    {
      key: 'branch',
      title: title('branch'),
      text: ({ payee, branch }) => (payee === 'OPERATOR' ? (branch?.name ?? title('noBranch')) : ''),
    },
    {
      key: 'state',
      title: title('state'),
      text: ({ state }) => intl.formatMessage(stateWords[state]),
      render: ({ state }) => <SettlementState state={state} />,
    },
    money('netPayment', 'net'),
    currencyColumn(intl, ({ currency }) => currency),
    count('totalBooked', 'booked'),
    count('totalSeats', 'seats'),
    money('totalFare', 'totalFare'),
    money('operatorDiscounts', 'discounts', true),
    money('totalCommission', 'commission'),
    money('addOns', 'addOns', true),
    count('cancelledCount', 'cancelled'),
    money('cancelledFare', 'cancelledFare', true),
    money('faultRefunds', 'faults', true),
    money('notCollected', 'notCollected', true),
    money('cashCollected', 'cash', true),
  ];
}
