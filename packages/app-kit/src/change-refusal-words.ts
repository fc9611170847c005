import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what a traveller changes after the sale → words. */
export const changeRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    DIFFERENCE_CHANGED: { difference: string };
    DONATION_TOO_MUCH: { mostBack: string };
    NOT_ENOUGH_SEATS: { count: number };
  }
>({
  PAY_LINK_NOT_FOUND: {
    id: 'refusal.PAY_LINK_NOT_FOUND',
    defaultMessage: 'There is no such payment, or it is not yours to see.',
  },
  PAYMENT_IN_REVIEW: {
    id: 'refusal.PAYMENT_IN_REVIEW',
    defaultMessage:
      'A person is looking at a payment that arrived otherwise than it was asked for. Please do not pay again.',
  },
  PAY_LINK_CLOSED: {
    id: 'refusal.PAY_LINK_CLOSED',
    defaultMessage: 'This was paid, is over or was taken back. Load the page again to see what became of it.',
  },
  PAY_LINK_FIELDS_CLOSED: {
    id: 'refusal.PAY_LINK_FIELDS_CLOSED',
    defaultMessage: 'This is paid or over, or money for it is here already: it can be changed no more.',
  },
  DONATION_NOT_REFUNDED: {
    id: 'refusal.DONATION_NOT_REFUNDED',
    defaultMessage: 'A donation is not given back.',
  },
  DONATION_TOO_MUCH: {
    id: 'refusal.DONATION_TOO_MUCH',
    defaultMessage: 'With a booking one gives {mostBack} at most. The page for donations takes more.',
  },
  ADD_ON_NOT_OFFERED: {
    id: 'refusal.ADD_ON_NOT_OFFERED',
    defaultMessage: 'This is not sold with this seat any more. Load the page again and choose anew.',
  },
  LINK_REFUND_AMOUNT: {
    id: 'refusal.LINK_REFUND_AMOUNT',
    defaultMessage: 'Not so much is left of what was paid. Load the page again and choose a smaller amount.',
  },
  LINK_REFUND_DECIDED: {
    id: 'refusal.LINK_REFUND_DECIDED',
    defaultMessage: 'A request waits for a second person already, or was decided. Load the page again.',
  },
  EXCHANGE_OPEN: {
    id: 'refusal.EXCHANGE_OPEN',
    defaultMessage: 'A change of this booking waits to be paid. Pay it, or give it up, before you begin another one.',
  },
  SEATS_NOT_EXCHANGEABLE: {
    id: 'refusal.SEATS_NOT_EXCHANGEABLE',
    defaultMessage: 'One of these seats can no longer be changed. Look at the booking again and choose anew.',
  },
  EXCHANGE_TOO_LATE: {
    id: 'refusal.EXCHANGE_TOO_LATE',
    defaultMessage: 'It is too late to change this ride: its departure is too near.',
  },
  NOT_THE_SAME_WAY: {
    id: 'refusal.NOT_THE_SAME_WAY',
    defaultMessage: 'A ticket is exchanged for another departure between the same places only.',
  },
  SAME_DEPARTURE: {
    id: 'refusal.SAME_DEPARTURE',
    defaultMessage: 'You are on this departure already. Please choose another one.',
  },
  RIDES_NOT_CONNECTED: {
    id: 'refusal.RIDES_NOT_CONNECTED',
    defaultMessage: 'The second ride begins in another place than the first one ends. Please choose another departure.',
  },
  RIDES_OUT_OF_ORDER: {
    id: 'refusal.RIDES_OUT_OF_ORDER',
    defaultMessage: 'One ride would leave before the one before it arrives. Please choose another departure.',
  },
  NOT_ENOUGH_SEATS: {
    id: 'refusal.NOT_ENOUGH_SEATS',
    defaultMessage:
      'This departure has no {count, plural, one {seat that can be taken} other {# seats that can be taken}}. Please choose another one.',
  },
  NOT_YOUR_DEPARTURE: {
    id: 'refusal.NOT_YOUR_DEPARTURE',
    defaultMessage: 'This departure is run by somebody else. Choose one of yours, or let support make the exchange.',
  },
  NOT_PAID_ON_BOARDING_HERE: {
    id: 'refusal.NOT_PAID_ON_BOARDING_HERE',
    defaultMessage:
      'This ticket is to be paid on board, and this departure cannot be paid so. Please choose another one.',
  },
  OTHER_CURRENCY: {
    id: 'refusal.OTHER_CURRENCY',
    defaultMessage: 'This departure is sold in another currency than your booking. Please choose another one.',
  },
  DIFFERENCE_CHANGED: {
    id: 'refusal.DIFFERENCE_CHANGED',
    defaultMessage:
      'What the change costs is another amount now: {difference}. Nothing was changed; please look at it again.',
  },
  CODE_NEEDED: {
    id: 'refusal.CODE_NEEDED',
    defaultMessage: 'Please prove first that the booking is yours: we send you a code.',
  },
  NOT_A_CORRECTION: {
    id: 'refusal.NOT_A_CORRECTION',
    defaultMessage:
      'This is more than a correction: a few letters may change, or the first and last name change places. Please ask our support.',
  },
  CORRECTED_ALREADY: {
    id: 'refusal.CORRECTED_ALREADY',
    defaultMessage: 'This name was corrected once before. Please ask our support.',
  },
});
