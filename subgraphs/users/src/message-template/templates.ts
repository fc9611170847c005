import { ownWords, textIds } from '../notification/words.js';

export interface Template {
  /** 'ticket', or 'short.issued' of what SMS and Telegram say. */
  readonly key: string;
  /** SHORT: by SMS and Telegram. */
  readonly channel: 'EMAIL' | 'SHORT';
  /** When it goes; null: texts that several messages have. */
  readonly event: string | null;
  /** Ids of messages/{language}.json, the subject first. */
  readonly textIds: readonly string[];
}

/** Event by the second part of an id; a message of two events stands under the first. */
const EVENTS: Readonly<Record<string, string>> = {
  agencyBack: 'booking.cancelled',
  approved: 'developer.decided',
  asked: 'booking.pending_operator',
  askedGrant: 'second_person.asked',
  askedLinkRefund: 'second_person.asked',
  askedOtherWay: 'second_person.asked',
  askedOverrule: 'second_person.asked',
  askedPoints: 'second_person.asked',
  askedPolicy: 'second_person.asked',
  askedPrices: 'second_person.asked',
  askedTariff: 'second_person.asked',
  askedTaking: 'second_person.asked',
  askedTopUp: 'second_person.asked',
  bookingChanged: 'booking.changed',
  cancelled: 'booking.cancelled',
  cash: 'payment.cash_awaited',
  cashReceived: 'payment.cash_received',
  changed: 'account.email_changed',
  codeAwaited: 'ticket.code_awaited',
  codesAsked: 'ticket.code_awaited',
  contactReplaced: 'booking.contact_replaced',
  copy: 'ticket.issued',
  copyCancelled: 'booking.cancelled',
  copyChanged: 'booking.changed',
  deleted: 'account.farewell',
  developer: 'developer.requested',
  exchanged: 'booking.exchanged',
  factorOff: 'account.second_factor_removed',
  factorOn: 'account.second_factor_added',
  factorReset: 'account.second_factor_reset',
  failed: 'payment.failed',
  fares: 'fare_alert.fell',
  handedOver: 'booking.handed_over',
  held: 'booking.left_unpaid',
  holderCode: 'booking.code_requested',
  inReview: 'payment.in_review',
  late: 'payment.refunded_late',
  moved: 'booking.moved',
  notification: 'notification.sent',
  otp: 'account.otp_requested',
  partsCancelled: 'booking.parts_cancelled',
  password: 'account.password_changed',
  paylink: 'pay_link.asked',
  pending: 'booking.pending_operator',
  points: 'points.expire_soon',
  pointsMoved: 'points.moved',
  pointsReferred: 'points.referred',
  policy: 'refund_policy.decided',
  prices: 'prices.decided',
  refund: 'refund.done',
  refundInCash: 'refund.in_cash',
  refundRefused: 'refund.refused',
  refused: 'developer.decided',
  rejected: 'booking.rejected',
  reminder: 'booking.reminder_due',
  reset: 'account.password_reset_requested',
  review: 'booking.completed',
  seats: 'seat_alert.found',
  sentBack: 'payment.sent_back',
  ticket: 'ticket.issued',
  verify: 'account.registered',
  welcome: 'account.email_verified',
};

const SHORT_EVENTS: Readonly<Record<string, string>> = {
  issued: EVENTS['ticket']!,
  changed: EVENTS['bookingChanged']!,
  unpaid: EVENTS['held']!,
  refunded: EVENTS['refund']!,
  refundedAgency: EVENTS['refund']!,
  refundedCash: EVENTS['refund']!,
  refundedConductor: EVENTS['refund']!,
  refundedWallet: EVENTS['refund']!,
};

const SHARED = 'shared';

const shortEvent = (name: string): string | null => SHORT_EVENTS[name] ?? EVENTS[name] ?? null;

function keyOf(textId: string): string {
  const [, group = '', name = ''] = textId.split('.');
  if (group === 'short') return shortEvent(name) === null ? `short.${SHARED}` : `short.${name}`;
  return group in EVENTS ? group : SHARED;
}

const isFirst = (textId: string): number =>
  /\.(\w*s|s)ubject$/.test(textId) ? 0 : /\.\w*[tT]itle$/.test(textId) ? 1 : 2;

/** Every message the system sends, of the code's own texts. */
export const TEMPLATES: readonly Template[] = [...Map.groupBy(textIds, keyOf)].map(([key, ids]) => ({
  key,
  channel: key.startsWith('short.') || key === 'otp' ? 'SHORT' : 'EMAIL',
  event: key.startsWith('short.') ? shortEvent(key.slice('short.'.length)) : (EVENTS[key] ?? null),
  textIds: ids.toSorted((a, b) => isFirst(a) - isFirst(b)),
}));

/** The code's own English; undefined for a text there is not. */
export const ownText = (textId: string): string | undefined =>
  textIds.includes(textId) ? ownWords('en', textId) : undefined;
