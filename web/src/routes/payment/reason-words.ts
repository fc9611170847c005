import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

const words = defineMessages<{
  TOO_LATE: NoMessageValues;
  NOT_ON_THIS_ROUTE: NoMessageValues;
  BLOCKED: NoMessageValues;
  NO_SHOWS: NoMessageValues;
  NOT_ENOUGH: NoMessageValues;
  WITH_DONATION: NoMessageValues;
  WITH_ADD_ONS: NoMessageValues;
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
  WITH_DONATION: {
    id: 'checkout.payment.reason.WITH_DONATION',
    defaultMessage: 'A donation is paid before the ride. Take it off to pay the driver.',
  },
  WITH_ADD_ONS: {
    id: 'checkout.payment.reason.WITH_ADD_ONS',
    defaultMessage: 'What you added to your trip is paid before the ride. Take it off to pay the driver.',
  },
});

/** Why a way to pay is shown and cannot be taken; undefined for reasons that nobody needs to read. */
export function reasonText(
  intl: IntlShape,
  reason: string,
  facts: Readonly<Record<string, unknown>>,
): string | undefined {
  // Who begins to pay in two pages at once reads the same as a refusal.
  if (reason === 'TOO_MANY_UNPAID') return refusalText(intl, 'METHOD_NOT_AVAILABLE', { ...facts, reason });
  return Object.hasOwn(words, reason) ? intl.formatMessage(words[reason as keyof typeof words]) : undefined;
}
