import { defineMessages, type NoMessageValues } from 'react-intl';

/** Whose scope of reward.manage looks after points. */
export const REWARD_SCOPES = ['country', 'all'] as const;
export const KINDS = [
  'EARN_PENDING',
  'EARN',
  'REDEEM',
  'REDEEM_RETURN',
  'EXPIRE',
  'REVERSE',
  'ADJUST',
  'REFERRAL',
  'CASHBACK',
] as const;
export const CODES = ['GOODWILL', 'COMPLAINT', 'CORRECTION', 'CAMPAIGN', 'MISUSE'] as const;

export const kindWords = defineMessages<Record<(typeof KINDS)[number], NoMessageValues>>({
  EARN_PENDING: { id: 'admin.rewards.EARN_PENDING', defaultMessage: 'Waits for its trip' },
  EARN: { id: 'admin.rewards.EARN', defaultMessage: 'Earned' },
  REDEEM: { id: 'admin.rewards.REDEEM', defaultMessage: 'Spent' },
  REDEEM_RETURN: { id: 'admin.rewards.REDEEM_RETURN', defaultMessage: 'Came back' },
  EXPIRE: { id: 'admin.rewards.EXPIRE', defaultMessage: 'Expired' },
  REVERSE: { id: 'admin.rewards.REVERSE', defaultMessage: 'Lost with its trip' },
  ADJUST: { id: 'admin.rewards.ADJUST', defaultMessage: 'Moved by hand' },
  REFERRAL: { id: 'admin.rewards.REFERRAL', defaultMessage: 'Recommendation' },
  CASHBACK: { id: 'admin.rewards.CASHBACK', defaultMessage: 'Cashback' },
});

export const codeWords = defineMessages<Record<(typeof CODES)[number], NoMessageValues>>({
  GOODWILL: { id: 'admin.rewards.GOODWILL', defaultMessage: 'Goodwill' },
  COMPLAINT: { id: 'admin.rewards.COMPLAINT', defaultMessage: 'Answer to a complaint' },
  CORRECTION: { id: 'admin.rewards.CORRECTION', defaultMessage: 'Correction' },
  CAMPAIGN: { id: 'admin.rewards.CAMPAIGN', defaultMessage: 'Campaign' },
  MISUSE: { id: 'admin.rewards.MISUSE', defaultMessage: 'Misuse' },
});

export const words = defineMessages<
  Record<
    | 'title'
    | 'none'
    | 'owner'
    | 'kind'
    | 'points'
    | 'ride'
    | 'rebooked'
    | 'rebookedYes'
    | 'rebookedNo'
    | 'booking'
    | 'at'
    | 'until'
    | 'from'
    | 'to'
    | 'why'
    | 'note'
    | 'BUS'
    | 'TAXI'
    | 'FERRY'
    | 'spendable'
    | 'pending'
    | 'expiring'
    | 'move'
    | 'moveAbout'
    | 'howMany'
    | 'howManyHint'
    | 'ask'
    | 'keep'
    | 'asked'
    | 'whole'
    | 'wrong'
    | 'requests'
    | 'noRequests'
    | 'noRequestsText'
    | 'noneText'
    | 'approve'
    | 'withdraw'
    | 'whyNot'
    | 'approved'
    | 'declined'
    | 'withdrawn',
    NoMessageValues
  > & {
    total: { count: number; shown: string };
    requestsTotal: { count: number; shown: string };
    of: { name: string };
  }
>({
  title: { id: 'admin.rewards.title', defaultMessage: 'Rewards' },
  of: { id: 'admin.rewards.of', defaultMessage: 'Points of {name}' },
  total: {
    id: 'admin.rewards.total',
    defaultMessage: '{count, plural, one {{shown} movement} other {{shown} movements}}',
  },
  none: { id: 'admin.rewards.none', defaultMessage: 'No points have moved yet' },
  noneText: {
    id: 'admin.rewards.none-text',
    defaultMessage:
      'Each point that somebody earns, spends or loses stands here, with the ride or the reason it came by.',
  },
  owner: { id: 'admin.rewards.owner', defaultMessage: 'Whose' },
  kind: { id: 'admin.rewards.kind', defaultMessage: 'Kind' },
  points: { id: 'admin.rewards.points', defaultMessage: 'Points' },
  ride: { id: 'admin.rewards.ride', defaultMessage: 'Ride' },
  rebooked: { id: 'admin.rewards.rebooked', defaultMessage: 'Re-booked' },
  rebookedYes: { id: 'admin.rewards.rebooked-yes', defaultMessage: 'Yes' },
  rebookedNo: { id: 'admin.rewards.rebooked-no', defaultMessage: 'No' },
  booking: { id: 'admin.rewards.booking', defaultMessage: 'Booking' },
  at: { id: 'admin.rewards.at', defaultMessage: 'When' },
  until: { id: 'admin.rewards.until', defaultMessage: 'Ends' },
  from: { id: 'admin.rewards.from', defaultMessage: 'From' },
  to: { id: 'admin.rewards.to', defaultMessage: 'To' },
  why: { id: 'admin.rewards.why', defaultMessage: 'Why' },
  note: { id: 'admin.rewards.note', defaultMessage: 'In your words, for who decides' },
  BUS: { id: 'admin.rewards.BUS', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.rewards.TAXI', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.rewards.FERRY', defaultMessage: 'Ferry' },
  spendable: { id: 'admin.rewards.spendable', defaultMessage: 'To spend' },
  pending: { id: 'admin.rewards.pending', defaultMessage: 'Wait for a trip' },
  expiring: { id: 'admin.rewards.expiring', defaultMessage: 'End within 30 days' },
  move: { id: 'admin.rewards.move', defaultMessage: 'Move points by hand' },
  moveAbout: {
    id: 'admin.rewards.move-about',
    defaultMessage: 'Nothing moves until a second person says yes; then the customer is told.',
  },
  howMany: { id: 'admin.rewards.how-many', defaultMessage: 'How many' },
  howManyHint: { id: 'admin.rewards.how-many-hint', defaultMessage: 'With a minus they are taken away.' },
  ask: { id: 'admin.rewards.ask', defaultMessage: 'Ask for it' },
  keep: { id: 'admin.rewards.keep', defaultMessage: 'Not now' },
  asked: { id: 'admin.rewards.asked', defaultMessage: 'Asked. A second person is told.' },
  whole: { id: 'admin.rewards.whole', defaultMessage: 'Enter a whole number.' },
  wrong: { id: 'admin.rewards.wrong', defaultMessage: 'Say why, in a sentence.' },
  requests: { id: 'admin.rewards.requests', defaultMessage: 'Points asked for' },
  requestsTotal: {
    id: 'admin.rewards.requests-total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  noRequests: { id: 'admin.rewards.no-requests', defaultMessage: 'Nobody asks for points' },
  noRequestsText: {
    id: 'admin.rewards.no-requests-text',
    defaultMessage: 'Points that a colleague wants to move by hand wait here for a second person.',
  },
  approve: { id: 'admin.rewards.approve', defaultMessage: 'Approve and move them' },
  withdraw: { id: 'admin.rewards.withdraw', defaultMessage: 'Take the request back' },
  whyNot: { id: 'admin.rewards.why-not', defaultMessage: 'Why not' },
  approved: { id: 'admin.rewards.approved', defaultMessage: 'Moved. The customer is told.' },
  declined: { id: 'admin.rewards.declined', defaultMessage: 'Declined. Nothing has moved.' },
  withdrawn: { id: 'admin.rewards.withdrawn', defaultMessage: 'The request is taken back.' },
});
