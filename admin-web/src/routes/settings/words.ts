import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';
import type { Setting } from './setting.js';

export const words = defineMessages({
  title: { id: 'admin.settings.title', defaultMessage: 'Settings' },
  about: {
    id: 'admin.settings.about',
    defaultMessage: 'Each holds within a second for everybody. Leave one empty and its default holds.',
  },
  search: { id: 'admin.settings.search', defaultMessage: 'Find a setting' },
  catalogue: { id: 'admin.settings.catalogue', defaultMessage: 'Search for journeys' },
  catalogueAbout: {
    id: 'admin.settings.catalogue-about',
    defaultMessage: 'What travellers are shown when a day has no journey between two places.',
  },
  save: { id: 'admin.settings.save', defaultMessage: 'Save' },
  saved: { id: 'admin.settings.saved', defaultMessage: 'It is saved and holds from now on.' },
  none: { id: 'admin.settings.none', defaultMessage: 'No setting fits' },
  noneText: { id: 'admin.settings.none-text', defaultMessage: 'Look for other words.' },
  failed: { id: 'admin.settings.failed', defaultMessage: 'The settings could not be loaded' },
  unchanged: { id: 'admin.settings.unchanged', defaultMessage: 'Never changed' },
  somebody: { id: 'admin.settings.somebody', defaultMessage: 'somebody' },
});

/** The areas that came after the search. */
export const areaWords = defineMessages({
  booking: { id: 'admin.settings.booking', defaultMessage: 'Selling seats' },
  bookingAbout: {
    id: 'admin.settings.booking-about',
    defaultMessage: 'How long seats wait for their traveller, who pays on board, and when we write to him.',
  },
  pricing: { id: 'admin.settings.pricing', defaultMessage: 'Prices and coupons' },
  pricingAbout: { id: 'admin.settings.pricing-about', defaultMessage: 'What holds for coupons made from now on.' },
  users: { id: 'admin.settings.users', defaultMessage: 'Accounts' },
  usersAbout: { id: 'admin.settings.users-about', defaultMessage: 'What holders of accounts may have.' },
});

export const filledWords = defineMessages<{
  bounds: { least: number; most: number; byDefault: number; unit: string };
  changed: { by: string; at: PrimitiveType };
  saveOf: { name: string };
}>({
  bounds: {
    id: 'admin.settings.bounds',
    defaultMessage: 'From {least} to {most} {unit}. Default: {byDefault}.',
  },
  changed: { id: 'admin.settings.changed', defaultMessage: 'Changed by {by} at {at}' },
  saveOf: { id: 'admin.settings.save-of', defaultMessage: 'Save “{name}”' },
});

export const unitWords = defineMessages<Record<Setting['unit'], NoMessageValues>>({
  MINUTES: { id: 'admin.settings.unit.minutes', defaultMessage: 'minutes' },
  HOURS: { id: 'admin.settings.unit.hours', defaultMessage: 'hours' },
  CLOCK: { id: 'admin.settings.unit.clock', defaultMessage: 'o’clock' },
  TIMES: { id: 'admin.settings.unit.times', defaultMessage: 'times' },
  ALERTS: { id: 'admin.settings.unit.alerts', defaultMessage: 'alerts' },
  LETTERS: { id: 'admin.settings.unit.letters', defaultMessage: 'letters' },
  KILOMETRES: { id: 'admin.settings.unit.kilometres', defaultMessage: 'kilometres' },
  DAYS: { id: 'admin.settings.unit.days', defaultMessage: 'days' },
  PAIRS: { id: 'admin.settings.unit.pairs', defaultMessage: 'routes' },
  POINTS: { id: 'admin.settings.unit.points', defaultMessage: 'points' },
});

/** What each setting is called, and what it does. */
export const nameWords = defineMessages<Record<Setting['key'], NoMessageValues>>({
  NEARBY_KILOMETRES: { id: 'admin.settings.nearby-kilometres', defaultMessage: 'How near is nearby' },
  NEARBY_PAIRS: { id: 'admin.settings.nearby-pairs', defaultMessage: 'Routes nearby' },
  DAYS_AHEAD: { id: 'admin.settings.days-ahead', defaultMessage: 'Next day with a journey' },
  HOLD_MINUTES: { id: 'admin.settings.hold-minutes', defaultMessage: 'How long seats are held' },
  NO_SHOWS: { id: 'admin.settings.no-shows', defaultMessage: 'Missed rides before paying on board ends' },
  NO_SHOW_DAYS: { id: 'admin.settings.no-show-days', defaultMessage: 'How long a missed ride counts' },
  REMIND_FROM: { id: 'admin.settings.remind-from', defaultMessage: 'First hour of reminders' },
  REMIND_UNTIL: { id: 'admin.settings.remind-until', defaultMessage: 'Last hour of reminders' },
  TICKET_RESENDS: { id: 'admin.settings.ticket-resends', defaultMessage: 'Tickets sent again' },
  COUPON_CODE_LETTERS: { id: 'admin.settings.coupon-code-letters', defaultMessage: 'Length of a random coupon code' },
  SEAT_ALERTS: { id: 'admin.settings.seat-alerts', defaultMessage: 'Alerts of free seats' },
  FARE_ALERTS: { id: 'admin.settings.fare-alerts', defaultMessage: 'Alerts of falling prices' },
  DEVELOPER_LINK_HOURS: { id: 'admin.settings.developer-link-hours', defaultMessage: 'Link for a new developer' },
  REFERRER_POINTS: { id: 'admin.settings.referrer-points', defaultMessage: 'Points for who recommends' },
  FRIEND_POINTS: { id: 'admin.settings.friend-points', defaultMessage: 'Points for the friend' },
  REFERRALS_OF_ONE: { id: 'admin.settings.referrals-of-one', defaultMessage: 'Friends of one person in a month' },
  REFERRALS_OF_ALL: { id: 'admin.settings.referrals-of-all', defaultMessage: 'Recommendations in a month' },
  CASHBACK_POINTS: { id: 'admin.settings.cashback-points', defaultMessage: 'Cashback' },
  CASHBACK_OF_ALL: { id: 'admin.settings.cashback-of-all', defaultMessage: 'Cashback in a month' },
  POINTS_BY_HAND: { id: 'admin.settings.points-by-hand', defaultMessage: 'Points moved by hand' },
});
export const effectWords = defineMessages<Record<Setting['key'], NoMessageValues>>({
  NEARBY_KILOMETRES: {
    id: 'admin.settings.nearby-kilometres-about',
    defaultMessage: 'Where there is no journey, routes from or to a place as near as this are proposed.',
  },
  NEARBY_PAIRS: {
    id: 'admin.settings.nearby-pairs-about',
    defaultMessage: 'As many of them are proposed at most; with 0 none is.',
  },
  DAYS_AHEAD: {
    id: 'admin.settings.days-ahead-about',
    defaultMessage: 'On a day without a journey, as many later days are looked through for the next one.',
  },
  HOLD_MINUTES: {
    id: 'admin.settings.hold-minutes-about',
    defaultMessage:
      'Seats that were chosen wait for as long as this to be paid. Asking for more time, or beginning to pay, adds five minutes, twice at most.',
  },
  NO_SHOWS: {
    id: 'admin.settings.no-shows-about',
    defaultMessage: 'Who did not come to as many rides that he was to pay on board pays before the ride.',
  },
  NO_SHOW_DAYS: {
    id: 'admin.settings.no-show-days-about',
    defaultMessage: 'Rides that were missed longer ago are forgiven.',
  },
  REMIND_FROM: {
    id: 'admin.settings.remind-from-about',
    defaultMessage: 'Who travels tomorrow is reminded from this hour of the day, by the clock at his stop.',
  },
  REMIND_UNTIL: {
    id: 'admin.settings.remind-until-about',
    defaultMessage: 'From this hour on nobody is reminded any more that day.',
  },
  TICKET_RESENDS: {
    id: 'admin.settings.ticket-resends-about',
    defaultMessage: 'Tickets of one booking can be sent again as many times within 24 hours.',
  },
  COUPON_CODE_LETTERS: {
    id: 'admin.settings.coupon-code-letters-about',
    defaultMessage: 'So many letters and digits stand behind its prefix. Codes that exist stay as they are.',
  },
  SEAT_ALERTS: {
    id: 'admin.settings.seat-alerts-about',
    defaultMessage: 'One reader may have as many at a time.',
  },
  FARE_ALERTS: {
    id: 'admin.settings.fare-alerts-about',
    defaultMessage: 'One reader may have as many at a time.',
  },
  DEVELOPER_LINK_HOURS: {
    id: 'admin.settings.developer-link-hours-about',
    defaultMessage: 'The link in the approval, which leads to a password, works for as long as this.',
  },
  REFERRER_POINTS: {
    id: 'admin.settings.referrer-points-about',
    defaultMessage:
      'What somebody gets when the first trip of a friend he recommended us to is over. 0 here and for the friend ends the campaign.',
  },
  FRIEND_POINTS: {
    id: 'admin.settings.friend-points-about',
    defaultMessage: 'What the friend gets for the same trip.',
  },
  REFERRALS_OF_ONE: {
    id: 'admin.settings.referrals-of-one-about',
    defaultMessage: 'For so many friends one person gets points in a month; others bring nobody any.',
  },
  REFERRALS_OF_ALL: {
    id: 'admin.settings.referrals-of-all-about',
    defaultMessage: 'So many recommendations of all people together bring points in a month.',
  },
  CASHBACK_POINTS: {
    id: 'admin.settings.cashback-points-about',
    defaultMessage:
      'On top of each point that a trip earns so many more are given: 5 are 5 % of the fare. 0 ends the campaign.',
  },
  CASHBACK_OF_ALL: {
    id: 'admin.settings.cashback-of-all-about',
    defaultMessage: 'So many points are given away by it in a month at most.',
  },
  POINTS_BY_HAND: {
    id: 'admin.settings.points-by-hand-about',
    defaultMessage: 'So many at a time at most; each takes a second person.',
  },
});
