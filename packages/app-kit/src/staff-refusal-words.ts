import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what staff do to one booking → words. */
export const staffRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    TICKET_NOT_CHANGEABLE: { seats: string; count: number };
    SENT_OFTEN_ENOUGH: { most: number };
    SEATS_NOT_FREE: { seats: string; count: number; dates: string };
    REFUND_POLICY_CHANGED: { version: number };
    OVERRULE_AMOUNT: { leastBack: string; mostBack: string };
    DISPUTE_AMOUNT: { mostBack: string };
  }
>({
  TICKET_NOT_CHANGEABLE: {
    id: 'refusal.TICKET_NOT_CHANGEABLE',
    defaultMessage:
      '{count, plural, =0 {This can no longer be changed.} one {Seat {seats} can no longer be changed.} other {Seats {seats} can no longer be changed.}} Only what is bought, not yet scanned and not long gone can be. Look at the booking again.',
  },
  FORBIDDEN: {
    id: 'refusal.FORBIDDEN',
    defaultMessage: 'Your role does not allow this, or it belongs to another operator. Nothing was changed.',
  },
  RIDE_UNKNOWN: {
    id: 'refusal.RIDE_UNKNOWN',
    defaultMessage: 'The timetable no longer has this ride, so its seats cannot be looked at. Ask the operator.',
  },
  COMMENT_NOT_YOURS: {
    id: 'refusal.COMMENT_NOT_YOURS',
    defaultMessage: 'Only who wrote a comment words it anew. Write one of your own.',
  },
  NO_SUCH_ACCOUNT: {
    id: 'refusal.NO_SUCH_ACCOUNT',
    defaultMessage: 'No account has verified this address. Check it, or ask its owner to open the verification mail.',
  },
  OVERRULE_AMOUNT: {
    id: 'refusal.OVERRULE_AMOUNT',
    defaultMessage:
      'From {leastBack}, what their terms give, to {mostBack}, what was paid for these seats and is still here.',
  },
  DISPUTE_AMOUNT: {
    id: 'refusal.DISPUTE_AMOUNT',
    defaultMessage:
      'At most {mostBack} can still be granted: a seat’s fare or the cash of the line, less what was granted before.',
  },
  TICKET_CODE_TAKEN: {
    id: 'refusal.TICKET_CODE_TAKEN',
    defaultMessage: 'This code was given to a ticket before. Write another one.',
  },
  TICKET_CODE_RESERVED: {
    id: 'refusal.TICKET_CODE_RESERVED',
    defaultMessage: 'A range will give this code to a later ticket. Write another one.',
  },
  LEG_NOT_AWAITING_CODES: {
    id: 'refusal.LEG_NOT_AWAITING_CODES',
    defaultMessage: 'Nothing of this ride waits for a ticket code any more. Load the page again.',
  },
  CODES_OVERLAP: {
    id: 'refusal.CODES_OVERLAP',
    defaultMessage: 'Some of these numbers belong to another range or were given by hand. Choose others.',
  },
  SEATS_NOT_FREE: {
    id: 'refusal.SEATS_NOT_FREE',
    defaultMessage:
      '{count, plural, one {Somebody has seat {seats}} other {Somebody has seats {seats}}} on {dates}. Nothing was blocked. Choose others, or move the passengers first.',
  },
  SEAT_BLOCK_NOT_FOUND: {
    id: 'refusal.SEAT_BLOCK_NOT_FOUND',
    defaultMessage: 'This seat is not blocked any more. Load the page again.',
  },
  ROUTE_NOT_FOUND: {
    id: 'refusal.ROUTE_NOT_FOUND',
    defaultMessage: 'We found no such route among those you look after.',
  },
  SCHEDULE_NOT_FOUND: {
    id: 'refusal.SCHEDULE_NOT_FOUND',
    defaultMessage: 'This operator drives by no such schedule.',
  },
  REFUND_POLICY_CHANGED: {
    id: 'refusal.REFUND_POLICY_CHANGED',
    defaultMessage: 'Somebody wrote version {version} meanwhile. Load the page again and look at it first.',
  },
  REFUND_POLICY_WAITS: {
    id: 'refusal.REFUND_POLICY_WAITS',
    defaultMessage:
      'A version for the same tickets waits for a second person already. Ask him, or take the request back.',
  },
  POLICY_REQUEST_NOT_FOUND: { id: 'refusal.POLICY_REQUEST_NOT_FOUND', defaultMessage: 'We found no such request.' },
  POLICY_REQUEST_DECIDED: {
    id: 'refusal.POLICY_REQUEST_DECIDED',
    defaultMessage: 'This request was decided meanwhile. Look at it again.',
  },
  REFUND_POLICY_NOT_FOUND: {
    id: 'refusal.REFUND_POLICY_NOT_FOUND',
    defaultMessage: 'You cannot write the terms of these tickets.',
  },
  OVERRULE_WAITS: {
    id: 'refusal.OVERRULE_WAITS',
    defaultMessage: 'One of these seats waits for a second person already. Ask him, or take the request back.',
  },
  OVERRULE_NOT_FOUND: { id: 'refusal.OVERRULE_NOT_FOUND', defaultMessage: 'We found no such request.' },
  REFUND_NOT_FOUND: { id: 'refusal.REFUND_NOT_FOUND', defaultMessage: 'We found no such refund.' },
  REFUND_NOT_REFUSED: {
    id: 'refusal.REFUND_NOT_REFUSED',
    defaultMessage: 'This refund went on meanwhile. Look at it again.',
  },
  REFUND_NOT_THIS_WAY: {
    id: 'refusal.REFUND_NOT_THIS_WAY',
    defaultMessage:
      'This money cannot go this way: nobody with an account bought it, or counters have another currency.',
  },
  OVERRULE_DECIDED: {
    id: 'refusal.OVERRULE_DECIDED',
    defaultMessage: 'This request was decided meanwhile. Look at it again.',
  },
  NO_TICKET_TO_SEND: {
    id: 'refusal.NO_TICKET_TO_SEND',
    defaultMessage: 'This booking has no ticket that is still valid.',
  },
  NO_ADDRESS_TO_SEND: {
    id: 'refusal.NO_ADDRESS_TO_SEND',
    defaultMessage: 'This booking has neither e-mail address nor telephone. Print the ticket instead.',
  },
  SENT_OFTEN_ENOUGH: {
    id: 'refusal.SENT_OFTEN_ENOUGH',
    defaultMessage:
      'The tickets were sent {most, plural, one {once} other {# times}} within a day already. Try again tomorrow, or print them.',
  },
});
