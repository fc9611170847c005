import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of reviews, and of those who want to be told of seats and prices → words. */
export const travellerRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    TOO_MANY_SEAT_ALERTS: { limit: number };
    TOO_MANY_FARE_ALERTS: { limit: number };
    FARE_ALERT_AMOUNT: { total: string };
  }
>({
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
  REVIEW_HIDDEN: {
    id: 'refusal.REVIEW_HIDDEN',
    defaultMessage: 'It was hidden for a reason. Open it to publish it.',
  },
  NOTHING_BOUGHT: {
    id: 'refusal.NOTHING_BOUGHT',
    defaultMessage: 'These seats are not paid for yet. Tell us how it went when they are.',
  },
  SEAT_ALERT_NOT_FOUND: {
    id: 'refusal.SEAT_ALERT_NOT_FOUND',
    defaultMessage: 'This alert is over. Search again, and ask anew where there is no seat.',
  },
  SEAT_ALERT_DAY: {
    id: 'refusal.SEAT_ALERT_DAY',
    defaultMessage: 'We can watch days from today until a year ahead. Please choose another one.',
  },
  TOO_MANY_SEAT_ALERTS: {
    id: 'refusal.TOO_MANY_SEAT_ALERTS',
    defaultMessage: 'You have {limit} alerts already. End one of them first.',
  },
  SEAT_ALERT_PLACE: {
    id: 'refusal.SEAT_ALERT_PLACE',
    defaultMessage: 'We do not know these two places. Please choose them again in the search.',
  },
  SEAT_ALERT_NEEDS_EMAIL: {
    id: 'refusal.SEAT_ALERT_NEEDS_EMAIL',
    defaultMessage: 'Where shall we write to? Please give an e-mail address.',
  },
  FARE_ALERT_NOT_FOUND: {
    id: 'refusal.FARE_ALERT_NOT_FOUND',
    defaultMessage: 'This alert is over. Search again, and ask anew where the price is too high.',
  },
  FARE_ALERT_DAY: {
    id: 'refusal.FARE_ALERT_DAY',
    defaultMessage: 'We can watch days from today until a year ahead. Please choose another one.',
  },
  TOO_MANY_FARE_ALERTS: {
    id: 'refusal.TOO_MANY_FARE_ALERTS',
    defaultMessage: 'You have {limit} alerts already. End one of them first.',
  },
  FARE_ALERT_PLACE: {
    id: 'refusal.FARE_ALERT_PLACE',
    defaultMessage: 'We do not know these two places. Please choose them again in the search.',
  },
  FARE_ALERT_NEEDS_EMAIL: {
    id: 'refusal.FARE_ALERT_NEEDS_EMAIL',
    defaultMessage: 'Where shall we write to? Please give an e-mail address.',
  },
  FARE_ALERT_NO_PRICE: {
    id: 'refusal.FARE_ALERT_NO_PRICE',
    defaultMessage: 'Nothing is on sale that day, so no price can fall. Have yourself told when there are seats.',
  },
  FARE_ALERT_AMOUNT: {
    id: 'refusal.FARE_ALERT_AMOUNT',
    defaultMessage: 'One adult pays {total} now. Please type that or less, in whole cents or riel.',
  },
});
