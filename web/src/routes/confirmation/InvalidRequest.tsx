import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { viewBookingPath } from '../../features/checkout/paths.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'checkout.invalid.title', defaultMessage: 'Invalid request detected' },
  text: {
    id: 'checkout.invalid.text',
    defaultMessage:
      'This page is opened by the payment provider and needs to know your booking. If you have paid, your booking is safe: open it with its reference.',
  },
  find: { id: 'checkout.unknown.find', defaultMessage: 'Find my booking' },
  search: { id: 'checkout.unknown.search', defaultMessage: 'New search' },
});

/** The default message of the payment's return page (specification, section 8), with a way on. */
export function InvalidRequest() {
  const intl = useIntl();
  const to = useLocalPath();
  const title = intl.formatMessage(words.title);
  return (
    <CheckoutFrame title={title} step="payment">
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
    </CheckoutFrame>
  );
}
