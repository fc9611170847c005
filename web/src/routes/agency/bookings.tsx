import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { FilterFields } from '@naga/ui/FilterFields';
import { SelectField } from '@naga/ui/SelectField';
import { StatusPill } from '@naga/ui/StatusPill';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import accountClasses from '../../features/account/form/account.module.css';
import { statusWords, toneOf } from '../../features/booking-card/status-words.js';
import { clockOf, dayOf } from '../../session/dates.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/bookings';
import { agencyBookingPath } from '../../features/checkout/agency-paths.js';
import classes from './agency.module.css';
import { AgencyBookingsDocument } from './agency.generated.js';
import { AgencyFrame } from './AgencyFrame.js';
import { DAYS, listOf, pageIn, SORTS, STATUSES } from './booking-list.js';
import { Pages } from './Pages.js';

const PAGE_SIZE = 20;

const words = defineMessages<{
  text: NoMessageValues;
  status: NoMessageValues;
  any: NoMessageValues;
  soldFrom: NoMessageValues;
  soldTo: NoMessageValues;
  travelFrom: NoMessageValues;
  travelTo: NoMessageValues;
  sort: NoMessageValues;
  NEWEST: NoMessageValues;
  OLDEST: NoMessageValues;
  TRAVEL_SOONEST: NoMessageValues;
  TRAVEL_LATEST: NoMessageValues;
  show: NoMessageValues;
  csv: NoMessageValues;
  count: { count: number };
  none: NoMessageValues;
  noneText: NoMessageValues;
  sell: NoMessageValues;
  people: { count: number };
  earned: { amount: string };
  list: NoMessageValues;
}>({
  text: { id: 'agency.bookings.text', defaultMessage: 'Name, reference, e-mail or number' },
  status: { id: 'agency.bookings.status', defaultMessage: 'Status' },
  any: { id: 'agency.bookings.any', defaultMessage: 'Any' },
  soldFrom: { id: 'agency.bookings.soldFrom', defaultMessage: 'Sold from' },
  soldTo: { id: 'agency.bookings.soldTo', defaultMessage: 'Sold until' },
  travelFrom: { id: 'agency.bookings.travelFrom', defaultMessage: 'Leaves from' },
  travelTo: { id: 'agency.bookings.travelTo', defaultMessage: 'Leaves until' },
  sort: { id: 'agency.bookings.sort', defaultMessage: 'Order' },
  NEWEST: { id: 'agency.bookings.newest', defaultMessage: 'Newest first' },
  OLDEST: { id: 'agency.bookings.oldest', defaultMessage: 'Oldest first' },
  TRAVEL_SOONEST: { id: 'agency.bookings.soonest', defaultMessage: 'Next departure first' },
  TRAVEL_LATEST: { id: 'agency.bookings.latest', defaultMessage: 'Last departure first' },
  show: { id: 'agency.bookings.show', defaultMessage: 'Show' },
  csv: { id: 'agency.bookings.csv', defaultMessage: 'Download CSV' },
  count: { id: 'agency.bookings.count', defaultMessage: '{count, plural, one {# booking} other {# bookings}}' },
  none: { id: 'agency.bookings.none', defaultMessage: 'No bookings here' },
  noneText: { id: 'agency.bookings.noneText', defaultMessage: 'Nothing was sold that fits these filters.' },
  sell: { id: 'agency.bookings.sell', defaultMessage: 'Sell a seat' },
  people: { id: 'agency.bookings.people', defaultMessage: '{count, plural, one {# passenger} other {# passengers}}' },
  earned: { id: 'agency.bookings.earned', defaultMessage: 'commission {amount}' },
  list: { id: 'agency.bookings.list', defaultMessage: 'Bookings' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const asked = { ...listOf(url.searchParams), page, pageSize: PAGE_SIZE };
  const { bookings } = await ask(context, AgencyBookingsDocument, asked);
  const { total = 0, rows } = bookings;
  return { total, rows, page };
}

/** What was sold: by oneself, or by everybody of the agency for its owner. The address is the list. */
export default function Bookings({ loaderData: { total, rows, page } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const { language } = useSite();
  const [query] = useSearchParams();
  const { filter, sort } = listOf(query);
  return (
    <AgencyFrame page="bookings">
      <Form method="get" role="search" aria-label={say(words.list)} key={query.toString()}>
        <FilterFields
          first={
            <TextField
              type="search"
              name="text"
              label={say(words.text)}
              defaultValue={filter.text ?? ''}
              maxLength={200}
            />
          }
          active={[filter.status, ...DAYS.map((name) => filter[name])].filter((one) => one !== null).length}
          end={<Button type="submit">{say(words.show)}</Button>}
        >
          <SelectField
            name="status"
            label={say(words.status)}
            defaultValue={filter.status ?? ''}
            options={[
              { value: '', label: say(words.any) },
              ...STATUSES.map((value) => ({ value, label: say(statusWords[value]) })),
            ]}
          />
          {DAYS.map((name) => (
            <TextField key={name} type="date" name={name} label={say(words[name])} defaultValue={filter[name] ?? ''} />
          ))}
          <SelectField
            name="sort"
            label={say(words.sort)}
            defaultValue={sort}
            options={SORTS.map((value) => ({ value, label: say(words[value]) }))}
          />
        </FilterFields>
      </Form>
      <p className={accountClasses.links}>
        <span>{say(words.count, { count: total })}</span>
        {total > 0 && (
          <a href={to(`/agency/bookings.csv?${query}`)} download>
            {say(words.csv)}
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={say(words.none)}
          actions={
            <Button as={Link} to={to('/agency/search')}>
              {say(words.sell)}
            </Button>
          }
        >
          <p>{say(words.noneText)}</p>
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id} className={classes.row}>
              <span>
                <Link to={to(agencyBookingPath(row.id))}>{row.pnr}</Link>{' '}
                <StatusPill tone={toneOf(row.status)}>{say(statusWords[row.status])}</StatusPill>
                <small>
                  {[row.passengerName, say(words.people, { count: row.passengerCount })].filter(Boolean).join(' · ')}
                </small>
              </span>
              <span>
                {row.fromName} → {row.toName}
                <small>
                  {formatDate(dayOf(row.departureTime), language)} {clockOf(row.departureTime)} · {row.operatorName}
                </small>
              </span>
              <strong className={classes.amount}>
                {formatMoney(moneyOf(row.stayingTotal))}
                {row.facts.agentCommission !== null && row.facts.agentCommission.amount !== 0 && (
                  <small>{say(words.earned, { amount: formatMoney(moneyOf(row.facts.agentCommission)) })}</small>
                )}
              </strong>
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} pageSize={PAGE_SIZE} total={total} />
    </AgencyFrame>
  );
}
