import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { NoBookingHere } from '../../features/checkout/NoBookingHere.js';
import { providerMessage } from '../../features/checkout/provider-message.js';

const words = defineMessages({
  text: {
    id: 'checkout.invalid.text',
    defaultMessage:
      'This page is opened by the payment provider and needs to know your booking. If you have paid, your booking is safe: open it with its reference.',
  },
});

/** What the provider said, else the default message of the payment's return page (specification, section 8), with a way on. */
export function InvalidRequest() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const said = providerMessage(query.get('messages'));
  const title = said === undefined ? refusalText(intl, 'INVALID_REQUEST', {}) : intl.formatMessage(said);
  return <NoBookingHere title={title} text={intl.formatMessage(words.text)} />;
}
