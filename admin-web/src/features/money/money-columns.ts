import { type Currency, plainAmount } from '@naga/kernel/money.js';
import { defineMessage, type IntlShape } from 'react-intl';
import { asMoney } from '../../session/as-money.js';

export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

const currencyWord = defineMessage({ id: 'admin.field.currency', defaultMessage: 'Currency' });

/** Money of the graph as a file has it, which sums it: '1234.50'; its currency stands in a column of its own. */
export const plainMoney = ({ amount, currency }: Amount): string =>
  plainAmount({ amount, currency: currency as Currency });

interface MoneyColumn<Row> {
  key: string;
  title: string;
  /** Only in the file. */
  hidden?: boolean;
  of: (row: Row) => Amount | null | undefined;
  /** Its name among the sums of the list. */
  sum?: string;
}

/** A column of a list for money: read in the table, summed in the file. */
export const moneyColumn = <Row>({ of, ...column }: MoneyColumn<Row>) => ({
  ...column,
  align: 'right' as const,
  noWrap: true,
  text: (row: Row): string => {
    const money = of(row);
    return money == null ? '' : plainMoney(money);
  },
  render: (row: Row): string => {
    const money = of(row);
    return money == null ? '' : asMoney(money);
  },
});

/** Which currency the money of a row is, for the file. */
export const currencyColumn = <Row>(intl: IntlShape, of: (row: Row) => string | null | undefined) => ({
  key: 'currency',
  title: intl.formatMessage(currencyWord),
  text: (row: Row): string => of(row) ?? '',
  hidden: true,
});
