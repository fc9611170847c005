import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of reviews → words. */
export const reviewRefusalWords = defineMessages<Record<string, NoMessageValues>>({
  TICKET_NOT_FOUND: {
    id: 'refusal.TICKET_NOT_FOUND',
    defaultMessage:
      'There is no such ticket, or the e-mail is not that of its booking. Open the link of your mail again.',
  },
  NOT_TRAVELLED: {
    id: 'refusal.NOT_TRAVELLED',
    defaultMessage: 'Only who has travelled can say how it was. Come back after the ride.',
  },
  REVIEW_CLOSED: {
    id: 'refusal.REVIEW_CLOSED',
    defaultMessage: 'A review can be worded anew for a week, and that week is over.',
  },
  REVIEW_NOT_FOUND: {
    id: 'refusal.REVIEW_NOT_FOUND',
    defaultMessage: 'There is no such review, or it lies outside what you look after.',
  },
});
