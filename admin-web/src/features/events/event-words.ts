import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** What can happen to a booking or an account, as timelines and messages name it (the servers' sources are checked). */
export const EVENT_TYPES = [
  'hold.created',
  'hold.extended',
  'hold.expired',
  'passengers.set',
  'payment.started',
  'payment.pending',
  'payment.authorized',
  'payment.settled',
  'payment.failed',
  'payment.declined',
  'payment.cancelled',
  'payment.expired',
  'payment.review',
  'payment.refunded_late',
  'booking.pending_operator',
  'booking.rejected',
  'leg.accepted',
  'leg.refused',
  'booking.confirmed',
  'booking.cancelled',
  'booking.parts_cancelled',
  'booking.opened',
  'booking.joined',
  'people.forgotten',
  'ticket.issued',
  'refund.created',
  'refund.done',
  'account.registered',
  'account.verification_requested',
  'account.email_verified',
  'account.email_change_requested',
  'account.email_changed',
  'account.password_reset_requested',
  'account.password_changed',
  'account.otp_requested',
  'account.second_factor_added',
  'account.second_factor_removed',
  'account.second_factor_reset',
  'account.farewell',
  'developer.requested',
  'developer.decided',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const eventWords = defineMessages<Record<EventType, NoMessageValues> & { other: { type: string } }>({
  'hold.created': { id: 'admin.event.hold.created', defaultMessage: 'Seats held' },
  'hold.extended': { id: 'admin.event.hold.extended', defaultMessage: 'Hold extended' },
  'hold.expired': { id: 'admin.event.hold.expired', defaultMessage: 'Hold expired' },
  'passengers.set': { id: 'admin.event.passengers.set', defaultMessage: 'Passengers named' },
  'payment.started': { id: 'admin.event.payment.started', defaultMessage: 'Payment started' },
  'payment.pending': { id: 'admin.event.payment.pending', defaultMessage: 'Payment under way' },
  'payment.authorized': { id: 'admin.event.payment.authorized', defaultMessage: 'Payment authorized' },
  'payment.settled': { id: 'admin.event.payment.settled', defaultMessage: 'Payment settled' },
  'payment.failed': { id: 'admin.event.payment.failed', defaultMessage: 'Payment failed' },
  'payment.declined': { id: 'admin.event.payment.declined', defaultMessage: 'Payment declined' },
  'payment.cancelled': { id: 'admin.event.payment.cancelled', defaultMessage: 'Payment cancelled' },
  'payment.expired': { id: 'admin.event.payment.expired', defaultMessage: 'Payment ran out of time' },
  'payment.review': { id: 'admin.event.payment.review', defaultMessage: 'Payment to be looked at' },
  'payment.refunded_late': {
    id: 'admin.event.payment.refunded-late',
    defaultMessage: 'Money came too late and goes back',
  },
  'booking.pending_operator': {
    id: 'admin.event.booking.pending-operator',
    defaultMessage: 'Waits for the operator',
  },
  'booking.rejected': { id: 'admin.event.booking.rejected', defaultMessage: 'Rejected by the operator' },
  'leg.accepted': { id: 'admin.event.leg.accepted', defaultMessage: 'Accepted by the operator' },
  'leg.refused': { id: 'admin.event.leg.refused', defaultMessage: 'Refused by the operator' },
  'booking.confirmed': { id: 'admin.event.booking.confirmed', defaultMessage: 'Booking confirmed' },
  'booking.cancelled': { id: 'admin.event.booking.cancelled', defaultMessage: 'Booking cancelled' },
  'booking.parts_cancelled': { id: 'admin.event.booking.parts-cancelled', defaultMessage: 'Some seats cancelled' },
  'booking.opened': { id: 'admin.event.booking.opened', defaultMessage: 'Booking opened by the traveller' },
  'booking.joined': {
    id: 'admin.event.booking.joined',
    defaultMessage: 'Joined the account of its traveller',
  },
  'people.forgotten': { id: 'admin.event.people.forgotten', defaultMessage: 'Names and contact forgotten' },
  'ticket.issued': { id: 'admin.event.ticket.issued', defaultMessage: 'Tickets issued' },
  'refund.created': { id: 'admin.event.refund.created', defaultMessage: 'Refund due' },
  'refund.done': { id: 'admin.event.refund.done', defaultMessage: 'Refund done' },
  'account.registered': { id: 'admin.event.account.registered', defaultMessage: 'Account registered' },
  'account.verification_requested': {
    id: 'admin.event.account.verification-requested',
    defaultMessage: 'Verification mail asked for',
  },
  'account.email_verified': { id: 'admin.event.account.email-verified', defaultMessage: 'E-mail address verified' },
  'account.email_change_requested': {
    id: 'admin.event.account.email-change-requested',
    defaultMessage: 'Another e-mail address asked for',
  },
  'account.email_changed': { id: 'admin.event.account.email-changed', defaultMessage: 'E-mail address changed' },
  'account.password_reset_requested': {
    id: 'admin.event.account.password-reset-requested',
    defaultMessage: 'New password asked for',
  },
  'account.password_changed': { id: 'admin.event.account.password-changed', defaultMessage: 'Password changed' },
  'account.otp_requested': { id: 'admin.event.account.otp-requested', defaultMessage: 'Code by SMS asked for' },
  'account.second_factor_added': {
    id: 'admin.event.account.second-factor-added',
    defaultMessage: 'Authenticator app set up',
  },
  'account.second_factor_removed': {
    id: 'admin.event.account.second-factor-removed',
    defaultMessage: 'Authenticator app removed by its owner',
  },
  'account.second_factor_reset': {
    id: 'admin.event.account.second-factor-reset',
    defaultMessage: 'Lost authenticator app removed',
  },
  'account.farewell': { id: 'admin.event.account.farewell', defaultMessage: 'Account deleted' },
  'developer.requested': { id: 'admin.event.developer.requested', defaultMessage: 'API access asked for' },
  'developer.decided': { id: 'admin.event.developer.decided', defaultMessage: 'API access decided' },
  other: { id: 'admin.event.other', defaultMessage: 'Changed ({type})' },
});

const isKnown = (type: string): type is EventType => (EVENT_TYPES as readonly string[]).includes(type);

/** What happened, in words; what is younger than this client says at least that something did. */
export const eventTitle = (intl: IntlShape, type: string): string =>
  isKnown(type)
    ? intl.formatMessage(eventWords[type])
    : intl.formatMessage(eventWords.other, { type: type.replaceAll(/[._]/g, ' ') });
