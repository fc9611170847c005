import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl } from 'react-intl';
import { PageHead } from '../../session/PageHead.js';

const words = defineMessages({
  title: { id: 'account.agency.title', defaultMessage: 'Agency' },
  text: {
    id: 'account.agency.text',
    defaultMessage: 'Search departures with their seats and fares, and look after the bookings you made.',
  },
  search: { id: 'account.agency.search', defaultMessage: 'Search departures' },
  bookings: { id: 'account.agency.bookings', defaultMessage: 'Bookings' },
});

/** The home of agencies and operators' people: their work is done in the back office. */
export default function Agency() {
  const intl = useIntl();
  const title = intl.formatMessage(words.title);
  return (
    <div className="wrap section">
      <PageHead title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <Button as="a" href="/admin/search">
              {intl.formatMessage(words.search)}
            </Button>
            <Button as="a" variant="quiet" href="/admin/bookings">
              {intl.formatMessage(words.bookings)}
            </Button>
          </>
        }
      >
        <p>{intl.formatMessage(words.text)}</p>
      </EmptyState>
    </div>
  );
}
