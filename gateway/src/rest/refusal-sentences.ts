type Facts = Readonly<Record<string, unknown>>;
type Sentence = string | ((facts: Facts) => string);

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Why a departure is not sold (catalogue's reasons). */
const NOT_ON_SALE: Readonly<Record<string, string>> = {
  DISABLED: 'This departure does not run.',
  OPERATOR_OFFLINE: 'The operator does not sell at the moment.',
  DEPARTED: 'This departure has left.',
  TOO_EARLY: 'This departure is not on sale yet: seats are sold 180 days ahead.',
  TOO_CLOSE: 'It is too late to book this departure.',
  OPERATOR_CONFIRMS_BY_HAND:
    'This operator confirms each booking by hand and needs four hours before departure for it.',
  BLOCKING_HOURS: 'This departure is not sold at this hour.',
  BLOCKED_PERIOD: 'This departure is not sold for that day.',
  OUTSIDE_SEASON: 'This departure does not run on that day.',
  ROUTE_FOR_USER: 'This departure is not sold to you.',
  LOCALS_ONLY: 'This departure is sold to locals only.',
};

/** One English sentence a code; clients in other languages say theirs by the code. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  SEATS_TAKEN: ({ seats }) => `Somebody else has just taken seat ${list(seats)}.`,
  SEAT_NOT_BOOKABLE: ({ seats }) => `Seat ${list(seats)} is not sold on this departure.`,
  GENDER_RULE: ({ seats }) => `Seat ${list(seats)} is beside a traveller of the other sex, or not for this traveller.`,
  NOT_ON_SALE: ({ reason }) => NOT_ON_SALE[String(reason)] ?? 'This departure cannot be booked.',
  OPERATOR_CONFIRMS_BY_HAND:
    'This operator confirms each booking by hand and needs four hours before departure for it.',
  WAITS_FOR_OPERATOR: 'The operator has to answer first. Until then nothing can be cancelled.',
  SETTLEMENT_NOT_FOUND: 'There is no such statement.',
  SETTLEMENT_NOT_IN_STATE: 'The statement stands otherwise by now.',
  SECOND_PERSON_NEEDED: 'This step is for a second person.',
  LINE_DISPUTED_ALREADY: 'This line has been questioned already.',
  LEG_NOT_WAITING: 'This ride does not wait for an answer any more.',
  DECISION_OVERDUE: 'The time to accept is over. The booking is being paid back.',
  LOCALS_ONLY: 'This departure is sold to locals only.',
  NO_PRICE: 'Nobody set a price for this departure.',
  PRICE_CHANGED: 'The price has changed. Look at the new one and book again.',
  BOOKING_NOT_FOUND: 'There is no such booking.',
  DEPARTURE_NOT_FOUND: 'There is no such departure.',
  BOOKING_NOT_HELD: 'The seats of this booking are not on hold.',
  HOLD_EXPIRED: 'The hold has expired. Choose the seats again.',
  HOLD_EXTENDED_TOO_OFTEN: 'This hold cannot be extended any more.',
  PASSENGERS_INCOMPLETE: 'Give the names of all passengers and a telephone number first.',
  SEATS_NOT_CANCELLABLE: 'One of these seats can no longer be given back.',
  REFUND_CHANGED: 'What comes back has changed. Nothing was cancelled.',
  TICKET_NOT_CHANGEABLE: 'This ticket can no longer be changed.',
  RIDE_UNKNOWN: 'The timetable no longer has this ride.',
  COMMENT_NOT_YOURS: 'Only who wrote a comment words it anew.',
  NO_SUCH_ACCOUNT: 'No account has verified this address.',
  OVERRULE_AMOUNT: 'This is not an amount that can go back.',
  OVERRULE_WAITS: 'One of these seats waits for a second person already.',
  OVERRULE_NOT_FOUND: 'There is no such request.',
  OVERRULE_DECIDED: 'This request was decided before.',
  OWN_REQUEST: 'Nobody approves his own request.',
  NO_TICKET_TO_SEND: 'This booking has no ticket that is still valid.',
  NO_ADDRESS_TO_SEND: 'This booking has no e-mail address.',
  SENT_OFTEN_ENOUGH: 'The tickets were sent often enough for a day.',
  EXCHANGE_OPEN: 'Another exchange of this booking waits to be paid.',
  SEATS_NOT_EXCHANGEABLE: 'One of these seats can no longer be exchanged.',
  EXCHANGE_TOO_LATE: 'It is too late to exchange this ticket.',
  NOT_THE_SAME_WAY: 'A ticket is exchanged for another departure between the same places only.',
  SAME_DEPARTURE: 'The passenger is on this departure already.',
  RIDES_OUT_OF_ORDER: 'One ride would leave before the one before it arrives.',
  NOT_ENOUGH_SEATS: 'This departure has not enough seats that can be taken.',
  OTHER_CURRENCY: 'This departure is sold in another currency than the booking.',
  DIFFERENCE_CHANGED: 'What the exchange costs has changed. Nothing was exchanged.',
  NOTHING_TO_CANCEL: 'There is nothing left to cancel.',
  NOT_PAID: 'This booking is not paid yet.',
  NOTHING_TO_PAY: 'There is nothing to pay.',
  METHOD_NOT_AVAILABLE: 'This payment method is not available.',
  INVALID_REQUEST: 'Invalid request detected',
  CHARGE_ALREADY_DECIDED: 'This payment was decided before.',
  CHARGE_NOT_FOUND: 'There is no such payment.',
  TICKET_NOT_FOUND: 'There is no such ticket, or the e-mail is not that of its booking.',
  NOT_TRAVELLED: 'Only who has travelled can say how it was.',
  REVIEW_CLOSED: 'The week in which a review can be worded anew is over.',
  REVIEW_NOT_FOUND: 'There is no such review.',
  TRY_AGAIN: 'Too many people want this at the same moment. Try again.',
  WRONG_CREDENTIALS: 'These sign-in details are not right.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Wait and try again.',
  SESSION_ENDED: 'This session has ended. Sign in again.',
  LOGIN_NAME_TAKEN: 'This has already been registered with Naga.',
  EMAIL_TAKEN: 'The Email has already been registered with Naga.',
  RESTRICTED_AGENCY: 'Restricted Agency access!',
  TOKEN_INVALID: 'This link is not valid any more.',
  PASSWORD_NEEDED: 'Sign in to this account, or give its Password, to confirm the address.',
  AUTO_LOGIN_NOT_ALLOWED: 'These sign-in details are not right.',
  NOT_WHILE_IMPERSONATING: 'Not while you act for somebody else.',
  CODE_WRONG: 'This code is not right.',
  CHALLENGE_OVER: 'This sign-in has taken too long. Start again.',
  NO_SECOND_FACTOR: 'There is no second factor to take away.',
  SECOND_FACTOR_NOT_STARTED: 'Start setting up the second factor first.',
  SECOND_FACTOR_EXISTS: 'There is a second factor already.',
  PICTURE_NOT_READABLE: 'This is no picture that can be read.',
  PICTURE_NOT_FOUND: 'There is no such picture.',
};

/** Whether a code has words of its own. */
export const hasSentence = (code: string): boolean => code in SENTENCES;

/** What a refusal says to people, in English. */
export function sentenceOf(code: string, facts: Facts): string {
  const sentence = SENTENCES[code] ?? 'This is not possible.';
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
