import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  now: { price: string };
  nothing: NoMessageValues;
  below: { currency: string };
  belowHint: NoMessageValues;
  asked: { email: string };
  watching: { email: string };
  confirmLead: { price: string };
  active: { price: string };
  stop: NoMessageValues;
  watched: { day: string; price: string };
  open: NoMessageValues;
}>({
  title: { id: 'account.fares.title', defaultMessage: 'Tell me when it gets cheaper' },
  lead: {
    id: 'account.fares.lead',
    defaultMessage: 'One mail each time the lowest price of this day falls. Each mail has a button that ends it.',
  },
  now: { id: 'account.fares.now', defaultMessage: 'Lowest price now: {price} for one adult, fees included' },
  nothing: {
    id: 'account.fares.nothing',
    defaultMessage: 'Nothing is on sale that day, so no price can fall.',
  },
  below: { id: 'account.fares.below', defaultMessage: 'Only below ({currency})' },
  belowHint: {
    id: 'account.fares.belowHint',
    defaultMessage: 'Leave it empty, and we write as soon as it costs less than now.',
  },
  asked: {
    id: 'account.fares.asked',
    defaultMessage: 'We have sent a mail to {email}. Press its button within a day, and we tell you of falling prices.',
  },
  watching: { id: 'account.fares.watching', defaultMessage: 'We write to {email} each time the price falls.' },
  confirmLead: {
    id: 'account.fares.confirmLead',
    defaultMessage:
      'One press, and we write to you when one adult travels for less than {price}, and again each time it falls further.',
  },
  active: {
    id: 'account.fares.active',
    defaultMessage: 'We watch this price, and write when it is below {price}.',
  },
  stop: { id: 'account.fares.stop', defaultMessage: 'No more mails about this' },
  watched: { id: 'account.fares.watched', defaultMessage: '{day}, below {price}' },
  open: { id: 'account.fares.open', defaultMessage: 'See the journeys' },
});
