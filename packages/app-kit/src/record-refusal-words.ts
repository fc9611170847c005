import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what is done to the records of the back office → words. */
export const recordRefusalWords = defineMessages<Record<string, NoMessageValues>>({
  RECORD_NOT_FOUND: {
    id: 'refusal.RECORD_NOT_FOUND',
    defaultMessage: 'There is no such record any more, or it lies outside of what you look after. Load the list again.',
  },
  RECORD_IN_USE: {
    id: 'refusal.RECORD_IN_USE',
    defaultMessage: 'Other records need it, so it stays. Change these first.',
  },
});
