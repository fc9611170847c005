import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: { pnr: string };
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  find: NoMessageValues;
  contact: NoMessageValues;
}>({
  title: { id: 'ticket-page.title', defaultMessage: 'E-ticket {pnr}' },
  unknown: { id: 'ticket-page.unknown', defaultMessage: 'This link opens no ticket' },
  unknownText: {
    id: 'ticket-page.unknownText',
    defaultMessage:
      'Open it again from the mail, whole and unchanged. Or find your booking with its reference and your e-mail or mobile number.',
  },
  find: { id: 'checkout.unknown.find', defaultMessage: 'Find my booking' },
  contact: { id: 'ticket-page.contact', defaultMessage: 'Ask for help' },
});
