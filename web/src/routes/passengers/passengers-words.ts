import { defineMessages } from 'react-intl';

export const words = defineMessages({
  title: { id: 'checkout.passengers.title', defaultMessage: 'Who travels?' },
  lead: {
    id: 'checkout.passengers.lead',
    defaultMessage: 'Names as in the passport or identity card, in Latin or Khmer letters.',
  },
  continue: { id: 'checkout.passengers.continue', defaultMessage: 'Continue to payment' },
  remember: { id: 'checkout.passengers.remember', defaultMessage: 'Remember these travellers on this device' },
  rememberHint: {
    id: 'checkout.passengers.rememberHint',
    defaultMessage: 'Only the names, only here. Untick it on a device that others use.',
  },
});
