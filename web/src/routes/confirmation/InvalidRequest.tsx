import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { defineMessages, useIntl } from 'react-intl';
import { NoBookingHere } from '../../features/checkout/NoBookingHere.js';

const words = defineMessages({
  text: {
    id: 'checkout.invalid.text',
    defaultMessage:
      'This page is opened by the payment provider and needs to know your booking. If you have paid, your booking is safe: open it with its reference.',
  },
});

/** The default message of the payment's return page (specification, section 8), with a way on. */
export function InvalidRequest() {
  const intl = useIntl();
  return <NoBookingHere title={refusalText(intl, 'INVALID_REQUEST', {})} text={intl.formatMessage(words.text)} />;
}
