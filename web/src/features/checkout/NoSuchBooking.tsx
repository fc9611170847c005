import { defineMessages, useIntl } from 'react-intl';
import { NoBookingHere } from './NoBookingHere.js';

const words = defineMessages({
  title: { id: 'checkout.unknown.title', defaultMessage: 'We cannot open this booking here' },
  text: {
    id: 'checkout.unknown.text',
    defaultMessage:
      'It was held on another device, or the address is not complete. With its reference and your e-mail or mobile number you can open it anywhere.',
  },
});

/** A booking this device has no token for, or none at all: the two look alike. */
export function NoSuchBooking() {
  const { formatMessage: say } = useIntl();
  return <NoBookingHere title={say(words.title)} text={say(words.text)} />;
}
