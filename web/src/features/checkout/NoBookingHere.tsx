import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import classes from './CheckoutFrame.module.css';
import { viewBookingPath } from './paths.js';

const words = defineMessages({
  find: { id: 'checkout.unknown.find', defaultMessage: 'Find my booking' },
  search: { id: 'checkout.unknown.search', defaultMessage: 'New search' },
});

/** A page of the purchase without a booking to show: why, and the two ways on. */
export function NoBookingHere({ title, text }: { title: string; text: string }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <div className={classes.page}>
      <PageHead title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <Button as={Link} to={to(viewBookingPath())}>
              {intl.formatMessage(words.find)}
            </Button>
            <Button as={Link} variant="quiet" to={to('/')}>
              {intl.formatMessage(words.search)}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
