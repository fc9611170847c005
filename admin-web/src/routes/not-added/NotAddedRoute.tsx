import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

const words = defineMessages({
  donations: { id: 'admin.not-added.donations', defaultMessage: 'Donations are given, not entered' },
  donationsText: {
    id: 'admin.not-added.donations-text',
    defaultMessage:
      'Who gives does so on the site’s page for donations. To ask somebody for money, make a custom payment.',
  },
  ask: { id: 'admin.pay-link.add', defaultMessage: 'Ask for a payment' },
  reviews: { id: 'admin.not-added.reviews', defaultMessage: 'Reviews are written by who travelled' },
  reviewsText: {
    id: 'admin.not-added.reviews-text',
    defaultMessage: 'Each traveller is invited by mail after the ride. Here reviews are published and answered.',
  },
  all: { id: 'admin.not-added.all', defaultMessage: 'To the list' },
});

/** What no staff adds says who does. */
export default function NotAddedRoute() {
  const isReview = useLocation().pathname.startsWith('/reviews');
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage {...(isReview ? words.reviews : words.donations)} />}
      actions={
        <>
          {!isReview && (
            <Button as={Link} to="/custom-payments/add">
              <FormattedMessage {...words.ask} />
            </Button>
          )}
          <Button as={Link} variant="quiet" to={isReview ? '/reviews' : '/donations'}>
            <FormattedMessage {...words.all} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...(isReview ? words.reviewsText : words.donationsText)} />
    </EmptyState>
  );
}
