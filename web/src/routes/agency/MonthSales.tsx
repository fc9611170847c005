import { formatCount, formatMoney } from '@naga/kernel/money.js';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import classes from './agency.module.css';
import type { AgencyMonthQuery } from './agency.generated.js';

const words = defineMessages<
  Record<'title' | 'none' | 'myself', NoMessageValues> & {
    sold: { bookings: number; seats: number; shown: string };
    earned: { amount: string };
    account: { id: string };
  }
>({
  title: { id: 'agency.month.title', defaultMessage: 'Sold this month' },
  none: { id: 'agency.month.none', defaultMessage: 'Nothing was sold this month yet.' },
  myself: { id: 'agency.month.myself', defaultMessage: 'You' },
  account: { id: 'agency.month.account', defaultMessage: 'Account {id}' },
  sold: {
    id: 'agency.month.sold',
    defaultMessage:
      '{bookings, plural, one {# booking} other {# bookings}}, {seats, plural, one {one seat} other {{shown} seats}}',
  },
  earned: { id: 'agency.month.earned', defaultMessage: 'commission {amount}' },
});

export interface MonthSalesProps {
  month: AgencyMonthQuery;
  /** Account of the reader. */
  myId: string;
  /** First day and today, 'YYYY-MM-DD'. */
  from: string;
  today: string;
}

/** What each agent sold since the first of the month, and what of it is commission; an agent sees himself. */
export function MonthSales({ month: { salesReport }, myId, from, today }: MonthSalesProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const nameOf = (id: string, name: string | null | undefined): string =>
    id === myId ? say(words.myself) : (name ?? say(words.account, { id }));
  return (
    <section>
      <h2>
        <Link to={to(`/agency/bookings?soldFrom=${from}&soldTo=${today}`)}>{say(words.title)}</Link>
      </h2>
      {salesReport.length === 0 ? (
        <p>{say(words.none)}</p>
      ) : (
        <ul className={classes.rows}>
          {salesReport.map(({ key, seller, currency, bookings, seats, amount, earned }) => (
            <li key={`${key} ${currency}`} className={classes.row}>
              <span>{nameOf(key, seller?.name)}</span>
              <span>{say(words.sold, { bookings, seats, shown: formatCount(seats) })}</span>
              <strong className={classes.amount}>
                {formatMoney(moneyOf({ amount, currency }))}
                {earned !== null && earned !== 0 && (
                  <small>{say(words.earned, { amount: formatMoney(moneyOf({ amount: earned, currency })) })}</small>
                )}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
