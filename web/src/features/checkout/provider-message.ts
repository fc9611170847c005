import { defineMessages, type MessageDescriptor } from 'react-intl';

const words = defineMessages({
  settled: { id: 'checkout.provider.settled', defaultMessage: 'The payment provider says that you have paid.' },
  declined: {
    id: 'checkout.provider.declined',
    defaultMessage: 'The payment provider says that the payment was declined.',
  },
  cancelled: {
    id: 'checkout.provider.cancelled',
    defaultMessage: 'The payment provider says that you stopped the payment.',
  },
  pending: {
    id: 'checkout.provider.pending',
    defaultMessage: 'The payment provider says that the payment is on its way.',
  },
});

/** What a provider said when it sent the payer back (?messages=), in words; undefined for anything but its codes. */
export const providerMessage = (code: string | null): MessageDescriptor | undefined =>
  code !== null && Object.hasOwn(words, code) ? words[code as keyof typeof words] : undefined;
