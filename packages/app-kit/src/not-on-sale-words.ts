import { defineMessages, type MessageDescriptor } from 'react-intl';

const words = defineMessages({
  DISABLED: { id: 'app.notOnSale.disabled', defaultMessage: 'The operator does not run it that day.' },
  OPERATOR_OFFLINE: { id: 'app.notOnSale.offline', defaultMessage: 'The operator is not selling online right now.' },
  DEPARTED: { id: 'app.notOnSale.departed', defaultMessage: 'It has already left.' },
  TOO_EARLY: {
    id: 'app.notOnSale.tooEarly',
    defaultMessage: 'It is not on sale yet: seats are sold half a year ahead.',
  },
  TOO_CLOSE: { id: 'app.notOnSale.tooClose', defaultMessage: 'It leaves too soon to be booked online.' },
  OPERATOR_CONFIRMS_BY_HAND: {
    id: 'app.notOnSale.byHand',
    defaultMessage: 'The operator confirms each booking by hand and needs four hours for it.',
  },
  BLOCKING_HOURS: { id: 'app.notOnSale.hours', defaultMessage: 'The operator sells it only at certain hours.' },
  BLOCKED_PERIOD: { id: 'app.notOnSale.blocked', defaultMessage: 'The operator has closed sales for these days.' },
  OUTSIDE_SEASON: { id: 'app.notOnSale.season', defaultMessage: 'It does not run in this season.' },
  ROUTE_FOR_USER: { id: 'app.notOnSale.staff', defaultMessage: 'It is sold at the operator’s own counters only.' },
  LOCALS_ONLY: { id: 'app.notOnSale.locals', defaultMessage: 'It is sold to local passengers only.' },
  UNKNOWN: { id: 'app.notOnSale.unknown', defaultMessage: 'It cannot be bought online now.' },
});

/** Why a departure that runs cannot be bought (catalogue's DepartureNotOnSale.reason), as a sentence. */
export const notOnSaleWords = (reason: string): MessageDescriptor =>
  Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : words.UNKNOWN;
