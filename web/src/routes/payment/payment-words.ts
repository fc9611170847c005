import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  how: NoMessageValues;
  pay: { total: string };
  reserve: { total: string };
  free: NoMessageValues;
  fee: { fee: string; due: string };
  byMethod: NoMessageValues;
  useWallet: { credit: string };
  safe: NoMessageValues;
  check: NoMessageValues;
  change: NoMessageValues;
  declined: NoMessageValues;
  cancelled: NoMessageValues;
  expired: NoMessageValues;
  replaced: NoMessageValues;
  sentBack: NoMessageValues;
  retry: NoMessageValues;
  noMethod: NoMessageValues;
  exchange: NoMessageValues;
  oldStays: NoMessageValues;
  keepOld: NoMessageValues;
}>({
  title: { id: 'checkout.payment.title', defaultMessage: 'Payment' },
  how: { id: 'checkout.payment.how', defaultMessage: 'How do you want to pay?' },
  pay: { id: 'checkout.payment.pay', defaultMessage: 'Pay {total}' },
  reserve: { id: 'checkout.payment.reserve', defaultMessage: 'Book now, pay {total} on board' },
  free: { id: 'checkout.payment.free', defaultMessage: 'Book now, nothing to pay' },
  fee: { id: 'checkout.payment.fee', defaultMessage: 'Fee {fee}, {due} in all.' },
  byMethod: {
    id: 'checkout.payment.byMethod',
    defaultMessage: 'The fee depends on how you pay. The total follows what you choose.',
  },
  useWallet: { id: 'checkout.payment.useWallet', defaultMessage: 'Use my credit of {credit} first' },
  safe: {
    id: 'checkout.payment.safe',
    defaultMessage: 'We never see or keep your card number. Pressing twice never pays twice.',
  },
  check: { id: 'checkout.payment.check', defaultMessage: 'Please check once more' },
  change: { id: 'checkout.payment.change', defaultMessage: 'Change names or contact' },
  declined: { id: 'checkout.payment.declined', defaultMessage: 'The payment was declined. Nothing was charged.' },
  cancelled: { id: 'checkout.payment.cancelled', defaultMessage: 'You stopped the payment. Nothing was charged.' },
  expired: { id: 'checkout.payment.expired', defaultMessage: 'The code was not scanned in time. Nothing was charged.' },
  replaced: {
    id: 'checkout.payment.replaced',
    defaultMessage: 'Another way to pay was chosen. By this one nothing was charged.',
  },
  sentBack: {
    id: 'checkout.payment.sentBack',
    defaultMessage:
      'What arrived was not what we had asked for, so all of it goes back to you: the way you paid or, where that cannot be, as a message will tell you.',
  },
  retry: {
    id: 'checkout.payment.retry',
    defaultMessage: 'Your seats are still held. Try again, or choose another way to pay.',
  },
  exchange: { id: 'checkout.payment.exchange', defaultMessage: 'Pay for the change' },
  oldStays: {
    id: 'checkout.payment.oldStays',
    defaultMessage: 'Your new seats are held. Your old tickets stay valid until the change is paid.',
  },
  keepOld: { id: 'checkout.payment.keepOld', defaultMessage: 'Back to the change, or keep the old departure' },
  noMethod: { id: 'checkout.payment.noMethod', defaultMessage: 'Choose how you want to pay' },
});
