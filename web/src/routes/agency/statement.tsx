import { formatDate } from '@naga/app-kit/format-date.js';
import { formatDifference, formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import accountClasses from '../../features/account/form/account.module.css';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/statement';
import { agencyBookingPath } from '../../features/checkout/agency-paths.js';
import classes from './agency.module.css';
import { AgencyFrame } from './AgencyFrame.js';
import { pageIn } from './booking-list.js';
import { ByHand } from './ByHand.js';
import { Funds } from './Funds.js';
import { loadStatement } from './load-statement.js';
import { Pages } from './Pages.js';
import { periodIn } from './statement-period.js';
import { reasonText } from './statement-words.js';

const PAGE_SIZE = 30;

const words = defineMessages<{
  from: NoMessageValues;
  until: NoMessageValues;
  show: NoMessageValues;
  csv: NoMessageValues;
  sums: NoMessageValues;
  lines: { count: number };
  none: NoMessageValues;
  noneText: NoMessageValues;
  after: { amount: string };
}>({
  from: { id: 'agency.statement.from', defaultMessage: 'From' },
  until: { id: 'agency.statement.until', defaultMessage: 'Until' },
  show: { id: 'agency.statement.show', defaultMessage: 'Show' },
  csv: { id: 'agency.statement.csv', defaultMessage: 'Download CSV' },
  sums: { id: 'agency.statement.sums', defaultMessage: 'In this period' },
  lines: { id: 'agency.statement.lines', defaultMessage: '{count, plural, one {# movement} other {# movements}}' },
  none: { id: 'agency.statement.none', defaultMessage: 'Nothing moved' },
  noneText: { id: 'agency.statement.noneText', defaultMessage: 'The balance did not change on these days.' },
  after: { id: 'agency.statement.after', defaultMessage: 'then {amount}' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const period = periodIn(url.searchParams, context.get(visitContext).today);
  const page = pageIn(url.searchParams);
  return { ...(await loadStatement(context, period, page, PAGE_SIZE)), period, page };
}

/** What the agency has with us, what moved it in a period, and what each kind of movement comes to. */
export default function Statement({ loaderData: { funds, rows, sums, total, period, page } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const { language } = useSite();
  return (
    <AgencyFrame page="statement">
      <StatGrid>
        <Funds funds={funds} />
      </StatGrid>
      <Form method="get" className={classes.filters} key={`${period.from} ${period.until}`}>
        <TextField type="date" name="from" label={say(words.from)} defaultValue={period.from} />
        <TextField type="date" name="until" label={say(words.until)} defaultValue={period.until} />
        <Button type="submit">{say(words.show)}</Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={say(words.none)}>
          <p>{say(words.noneText)}</p>
        </EmptyState>
      ) : (
        <>
          <h2>{say(words.sums)}</h2>
          <StatGrid>
            {sums.map(({ reason, amount }) => (
              <StatCard
                key={`${reason} ${amount.currency}`}
                label={reasonText(intl, reason)}
                value={formatDifference(moneyOf(amount))}
              />
            ))}
          </StatGrid>
          <p className={accountClasses.links}>
            <span>{say(words.lines, { count: total })}</span>
            <a href={to(`/agency/statement.csv?${new URLSearchParams({ ...period })}`)} download>
              {say(words.csv)}
            </a>
          </p>
          <ul className={classes.rows}>
            {rows.map((row) => (
              <li key={row.id} className={classes.row}>
                <span>
                  {reasonText(intl, row.reason)}
                  <small>
                    {formatDate(dayOfInstant(row.at), language)} {clockOfInstant(row.at)}
                  </small>
                </span>
                <span>
                  {row.bookingId !== null && <Link to={to(agencyBookingPath(row.bookingId))}>{row.pnr}</Link>}
                  <ByHand line={row} />
                </span>
                <span className={classes.amount}>
                  <strong>{formatDifference(moneyOf(row.amount))}</strong>
                  <small>{say(words.after, { amount: formatMoney(moneyOf(row.after)) })}</small>
                </span>
              </li>
            ))}
          </ul>
          <Pages page={page} pageSize={PAGE_SIZE} total={total} />
        </>
      )}
    </AgencyFrame>
  );
}
