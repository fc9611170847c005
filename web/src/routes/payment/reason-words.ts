import { defineMessages, type NoMessageValues } from 'react-intl';

const words = defineMessages<{
  TOO_LATE: NoMessageValues;
  NOT_ON_THIS_ROUTE: NoMessageValues;
  BLOCKED: NoMessageValues;
  NO_SHOWS: NoMessageValues;
  NOT_ENOUGH: NoMessageValues;
}>({
  TOO_LATE: { id: 'checkout.payment.reason.TOO_LATE', defaultMessage: 'Too little time is left before departure.' },
  NOT_ON_THIS_ROUTE: {
    id: 'checkout.payment.reason.NOT_ON_THIS_ROUTE',
    defaultMessage: 'Nobody can pay the driver on this route.',
  },
  BLOCKED: { id: 'checkout.payment.reason.BLOCKED', defaultMessage: 'Not possible for your account.' },
  NO_SHOWS: {
    id: 'checkout.payment.reason.NO_SHOWS',
    defaultMessage: 'Not possible for now: two rides to be paid on board were not taken.',
  },
  NOT_ENOUGH: {
    id: 'checkout.payment.reason.NOT_ENOUGH',
    defaultMessage: 'Too little is left of it for this booking.',
  },
});

/** Why a way to pay is shown and cannot be taken; undefined for reasons that nobody needs to read. */
export const reasonWord = (reason: string): (typeof words)[keyof typeof words] | undefined =>
  Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : undefined;
