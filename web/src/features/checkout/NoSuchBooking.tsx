import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import classes from './CheckoutFrame.module.css';
import { viewBookingPath } from './paths.js';

const words = defineMessages({
  title: { id: 'checkout.unknown.title', defaultMessage: 'We cannot open this booking here' },
  text: {
    id: 'checkout.unknown.text',
    defaultMessage:
      'It was held on another device, or the address is not complete. With its reference and your e-mail or mobile number you can open it anywhere.',
  },
  find: { id: 'checkout.unknown.find', defaultMessage: 'Find my booking' },
  search: { id: 'checkout.unknown.search', defaultMessage: 'New search' },
});

/** A booking this device has no token for, or none at all: the two look alike. */
export function NoSuchBooking() {
  const intl = useIntl();
  const to = useLocalPath();
  const title = intl.formatMessage(words.title);
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
        <p>{intl.formatMessage(words.text)}</p>
      </EmptyState>
    </div>
  );
}
