import { type Currency, plainAmount } from '@naga/kernel/money.js';
import { defineMessage, type IntlShape } from 'react-intl';
import type { ListColumn } from '../list/list-column.js';
import { asMoney } from './as-money.js';

export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

const currencyWord = defineMessage({ id: 'admin.field.currency', defaultMessage: 'Currency' });

/** Money of the graph as a file has it, which sums it: '1234.50'; its currency stands in a column of its own. */
export const plainMoney = ({ amount, currency }: Amount): string =>
  plainAmount({ amount, currency: currency as Currency });

type MoneyColumn<Row> = Omit<ListColumn<Row>, 'text' | 'render'> & { of: (row: Row) => Amount | null | undefined };

/** A column of money: read in the table, summed in the file. */
export const moneyColumn = <Row,>({ of, ...column }: MoneyColumn<Row>): ListColumn<Row> => ({
  align: 'right',
  noWrap: true,
  ...column,
  text: (row) => {
    const money = of(row);
    return money == null ? '' : plainMoney(money);
  },
  render: (row) => {
    const money = of(row);
    return money == null ? '' : asMoney(money);
  },
});

/** Which currency the money of a row is, for the file. */
export const currencyColumn = <Row,>(
  intl: IntlShape,
  of: (row: Row) => string | null | undefined,
): ListColumn<Row> => ({
  key: 'currency',
  title: intl.formatMessage(currencyWord),
  text: (row) => of(row) ?? '',
  hidden: true,
});
