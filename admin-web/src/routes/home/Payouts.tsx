import { formatCount } from '@naga/kernel/money.js';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { amountsText, daysOfMonth, mainCurrency, monthsUntil } from './day-figures.js';
import { usePayoutsOfMonthsQuery } from './home.generated.js';
import { Trend } from './Trend.js';
import { words } from './words.js';

const MONTHS = 6;

/** What is due to operators, and what was paid out. */
export function Payouts({ today }: { today: string }) {
  const intl = useIntl();
  const now = today.slice(0, 7);
  const months = monthsUntil(now, MONTHS);
  const { data } = usePayoutsOfMonthsQuery({
    variables: { from: daysOfMonth(months[0]!).first, to: daysOfMonth(now).last },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined) return null;
  const rowsOf = (month: string | null) => data.payouts.filter((row) => row.month === month);
  const amountOf = (month: string | null) => amountsText(rowsOf(month));
  const paidAt = (month: string) => {
    const { first, last } = daysOfMonth(month);
    return `/settlements?${new URLSearchParams({ paidFrom: first, paidTo: last })}`;
  };
  const due = rowsOf(null).reduce((sum, { statements }) => sum + statements, 0);
  const currency = mainCurrency(data.payouts.filter(({ month }) => month !== null));
  return (
    <>
      <StatGrid>
        <StatCard
          as={Link}
          to="/settlements?due=yes"
          label={<FormattedMessage {...words.due} />}
          value={amountOf(null)}
          note={<FormattedMessage {...words.statements} values={{ count: due, shown: formatCount(due) }} />}
        />
        <StatCard
          as={Link}
          to={paidAt(now)}
          label={<FormattedMessage {...words.paid} />}
          value={amountOf(now)}
          note={<FormattedMessage {...words.monthAgo} values={{ value: amountOf(months.at(-2)!) }} />}
        />
      </StatGrid>
      <div className="trends">
        <Trend
          title={`${intl.formatMessage(words.paidMonths)} (${currency})`}
          now={now}
          points={months.map((when) => ({
            when,
            value: rowsOf(when).find((row) => row.currency === currency)?.amount ?? 0,
            text: amountOf(when),
            to: paidAt(when),
          }))}
        />
      </div>
    </>
  );
}
