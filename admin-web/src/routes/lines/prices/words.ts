import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

type Said =
  | ('title' | 'about' | 'currency' | 'local' | 'foreign' | 'childLocal' | 'childForeign' | 'sameAsLocal' | 'asAdults')
  | ('commission' | 'commissionHint' | 'save' | 'saved' | 'ask' | 'askedFor' | 'askAbout' | 'tooMany' | 'noPairs')
  | ('waits' | 'ownWaits' | 'declined' | 'approve' | 'approved' | 'declineDone')
  | ('now' | 'asked' | 'none' | 'way' | 'byPlatform' | 'byFeed' | 'until');

export const priceWords = defineMessages<
  Record<Said, NoMessageValues> & {
    pair: { from: string; to: string };
    zone: { names: string; more: number };
    askedBy: { who: string; at: PrimitiveType };
    why: { answer: string };
  }
>({
  title: { id: 'admin.line-prices.title', defaultMessage: 'Prices' },
  about: {
    id: 'admin.line-prices.about',
    defaultMessage:
      'What one seat costs. A way without a price is not sold. Stops of one zone cost the same on all routes of the operator.',
  },
  currency: { id: 'admin.line-prices.currency', defaultMessage: 'Currency' },
  local: { id: 'admin.line-prices.local', defaultMessage: 'Nationals' },
  foreign: { id: 'admin.line-prices.foreign', defaultMessage: 'Visitors' },
  childLocal: { id: 'admin.line-prices.child-local', defaultMessage: 'Children of nationals' },
  childForeign: { id: 'admin.line-prices.child-foreign', defaultMessage: 'Children of visitors' },
  sameAsLocal: { id: 'admin.line-prices.same-as-local', defaultMessage: 'Empty: as nationals.' },
  asAdults: { id: 'admin.line-prices.as-adults', defaultMessage: 'Empty: as adults.' },
  commission: { id: 'admin.line-prices.commission', defaultMessage: 'Commission of the platform in percent' },
  commissionHint: {
    id: 'admin.line-prices.commission-hint',
    defaultMessage: 'Empty: as it is, and for new prices what this operator usually has.',
  },
  save: { id: 'admin.line-prices.save', defaultMessage: 'Save the prices' },
  saved: { id: 'admin.line-prices.saved', defaultMessage: 'The prices are saved, and sold from now on.' },
  ask: { id: 'admin.line-prices.ask', defaultMessage: 'Ask for these prices' },
  askedFor: {
    id: 'admin.line-prices.asked-for',
    defaultMessage: 'The prices are asked for. The platform has been told.',
  },
  askAbout: {
    id: 'admin.line-prices.ask-about',
    defaultMessage:
      'A second person decides prices: the platform is told at once, and you are told its answer by mail.',
  },
  tooMany: {
    id: 'admin.line-prices.too-many',
    defaultMessage:
      'This route has more than 2,000 ways from stop to stop, which nobody can type. Its prices come with a GTFS feed that says which stops cost the same.',
  },
  noPairs: { id: 'admin.line-prices.no-pairs', defaultMessage: 'Nobody can ride between two stops of this route yet.' },
  waits: { id: 'admin.line-prices.waits', defaultMessage: 'New prices wait for your decision' },
  ownWaits: { id: 'admin.line-prices.own-waits', defaultMessage: 'New prices are asked for, and not sold yet' },
  until: {
    id: 'admin.line-prices.until',
    defaultMessage:
      'A second person on the platform says yes or no. Until then tickets cost what they cost before, whatever the fields below say.',
  },
  declined: { id: 'admin.line-prices.declined', defaultMessage: 'The last prices were declined' },
  approve: { id: 'admin.line-prices.approve', defaultMessage: 'Approve the prices' },
  approved: { id: 'admin.line-prices.approved', defaultMessage: 'The prices are approved, and sold from now on.' },
  declineDone: { id: 'admin.line-prices.decline-done', defaultMessage: 'The prices are declined. Who asked is told.' },
  now: { id: 'admin.line-prices.now', defaultMessage: 'Now' },
  asked: { id: 'admin.line-prices.asked', defaultMessage: 'Asked for' },
  none: { id: 'admin.line-prices.none', defaultMessage: 'not sold' },
  way: { id: 'admin.line-prices.way', defaultMessage: 'From – to' },
  byPlatform: {
    id: 'admin.line-prices.by-platform',
    defaultMessage: 'You may not see prices. Ask your operator’s admin to set them.',
  },
  zone: { id: 'admin.line-prices.zone', defaultMessage: '{names} and {more} more' },
  byFeed: {
    id: 'admin.line-prices.by-feed',
    defaultMessage: 'They are what a GTFS feed says. Stops that cost the same in it stand together.',
  },
  pair: { id: 'admin.line-prices.pair', defaultMessage: '{from} – {to}' },
  askedBy: { id: 'admin.line-prices.asked-by', defaultMessage: '{who} asked for them on {at}.' },
  why: { id: 'admin.line-prices.why', defaultMessage: 'Why: {answer}' },
});
