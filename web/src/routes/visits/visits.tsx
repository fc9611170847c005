import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/visits';
import { VisitsDocument } from './visits.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  search: NoMessageValues;
  times: { count: number; day: string };
  booking: NoMessageValues;
}>({
  title: { id: 'web.nav.visits', defaultMessage: 'Places I went to' },
  none: { id: 'account.visits.none', defaultMessage: 'No place yet' },
  noneText: {
    id: 'account.visits.noneText',
    defaultMessage: 'After your first trip its destination stands here, and the way to the next ticket is short.',
  },
  search: { id: 'account.dashboard.search', defaultMessage: 'Plan a trip' },
  times: { id: 'account.visits.times', defaultMessage: '{count, plural, one {once} other {# times}}, last on {day}' },
  booking: { id: 'account.visits.booking', defaultMessage: 'The last booking' },
});

export const loader = ({ context }: Route.LoaderArgs) => ask(context, VisitsDocument, {});

/** Where one has travelled to, the last place first. */
export default function Visits({ loaderData: { myVisits } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const title = intl.formatMessage(words.title);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {myVisits.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(words.none)}
          actions={
            <Button as={Link} to={to('/')}>
              {intl.formatMessage(words.search)}
            </Button>
          }
        >
          <p>{intl.formatMessage(words.noneText)}</p>
        </EmptyState>
      ) : (
        <Card kind="panel" className={classes.panel}>
          <ul className={classes.rows}>
            {myVisits.map(({ locationName, times, lastOn, lastBookingId }) => (
              <li key={locationName}>
                <span>
                  <strong>{locationName}</strong>
                  <span className={classes.small}>
                    {intl.formatMessage(words.times, { count: times, day: formatDate(lastOn, language) })}
                  </span>
                </span>
                <Link to={to(`/dashboard/${lastBookingId}`)}>{intl.formatMessage(words.booking)}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
