import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'about'
  | 'currency'
  | 'standard'
  | 'standardAbout'
  | 'methods'
  | 'methodsAbout'
  | 'percent'
  | 'save'
  | 'saved'
  | 'failed'
  | 'unknown'
  | 'unknownText';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & { fixed: { currency: string }; bounds: { most: string } }
>({
  title: { id: 'admin.transaction-fees.title', defaultMessage: 'Transaction fees' },
  about: {
    id: 'admin.transaction-fees.about',
    defaultMessage: 'What a booking pays beside its fares. What is held already keeps the fee under which it was held.',
  },
  currency: { id: 'admin.transaction-fees.currency', defaultMessage: 'Currency' },
  standard: { id: 'admin.transaction-fees.standard', defaultMessage: 'Standard fee' },
  standardAbout: {
    id: 'admin.transaction-fees.standard-about',
    defaultMessage: 'Shown with results and seats, as long as nobody has chosen how to pay.',
  },
  methods: { id: 'admin.transaction-fees.methods', defaultMessage: 'By way to pay' },
  methodsAbout: {
    id: 'admin.transaction-fees.methods-about',
    defaultMessage: 'Leave both fields of a way empty where it costs the standard fee. Type 0 where it costs none.',
  },
  percent: { id: 'admin.transaction-fees.percent', defaultMessage: 'Percent of the fares' },
  fixed: { id: 'admin.transaction-fees.fixed', defaultMessage: 'Once a booking, in {currency}' },
  bounds: { id: 'admin.transaction-fees.bounds', defaultMessage: 'Up to 10 percent, and up to {most} a booking.' },
  save: { id: 'admin.transaction-fees.save', defaultMessage: 'Save the fees' },
  saved: { id: 'admin.transaction-fees.saved', defaultMessage: 'New bookings cost these fees from now on.' },
  failed: { id: 'admin.transaction-fees.failed', defaultMessage: 'The fees could not be loaded' },
  unknown: { id: 'admin.transaction-fees.unknown', defaultMessage: 'There is no such currency' },
  unknownText: { id: 'admin.transaction-fees.unknown-text', defaultMessage: 'Choose one that bookings are paid in.' },
});
