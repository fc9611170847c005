import { defineMessages, type NoMessageValues } from 'react-intl';
import type { TariffReplayQuery } from './what-if.generated.js';

type Replay = NonNullable<TariffReplayQuery['tariffReplay']>;
type Part = Replay['part'];

export const whatIfWords = defineMessages<
  Record<
    | ('title' | 'open' | 'openAbout' | 'back' | 'about' | 'past' | 'ahead' | 'failed' | 'bothPrices')
    | ('revenue' | 'sameDemand' | 'sold' | 'before' | 'after' | 'difference'),
    NoMessageValues
  > & {
    sub: { operator: string; day: string };
    days: { count: number };
    weeks: { count: number };
    progress: { done: number; all: number };
    looked: { count: number; shown: string; from: string; to: string };
    nothing: { from: string; to: string };
    connections: { count: number; shown: string };
    cases: { count: number; shown: string };
    example: { day: string };
  }
>({
  title: { id: 'admin.what-if.title', defaultMessage: 'What if' },
  open: { id: 'admin.what-if.open', defaultMessage: 'What would it do?' },
  openAbout: {
    id: 'admin.what-if.open-about',
    defaultMessage: 'Try it on what was searched and sold, and on the departures to come, before it holds.',
  },
  back: { id: 'admin.what-if.back', defaultMessage: 'The change' },
  sub: { id: 'admin.what-if.sub', defaultMessage: 'Change of the tariff of {operator} from {day} on' },
  about: {
    id: 'admin.what-if.about',
    defaultMessage:
      'What was searched and sold is priced again as if the change had always been there, and the departures to come as they will be. Nothing is written.',
  },
  past: { id: 'admin.what-if.past', defaultMessage: 'Searches and sales of the last' },
  ahead: { id: 'admin.what-if.ahead', defaultMessage: 'Departures of the first' },
  days: { id: 'admin.what-if.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  weeks: { id: 'admin.what-if.weeks', defaultMessage: '{count, plural, one {# week} other {# weeks}}' },
  progress: { id: 'admin.what-if.progress', defaultMessage: '{done} of {all} parts are worked out' },
  failed: { id: 'admin.what-if.failed', defaultMessage: 'This part could not be worked out.' },
  looked: {
    id: 'admin.what-if.looked',
    defaultMessage: '{count, plural, one {{shown} case} other {{shown} cases}} from {from} to {to}.',
  },
  nothing: { id: 'admin.what-if.nothing', defaultMessage: 'There is nothing of it from {from} to {to}.' },
  bothPrices: {
    id: 'admin.what-if.both-prices',
    defaultMessage: 'Each search is looked at for nationals and for visitors: nobody says there which he is.',
  },
  connections: {
    id: 'admin.what-if.connections',
    defaultMessage:
      '{count, plural, one {{shown} of them is one of the two rides of a connecting journey: a part of its price.} other {{shown} of them are each one of the two rides of a connecting journey: a part of its price.}}',
  },
  cases: { id: 'admin.what-if.cases', defaultMessage: '{count, plural, one {{shown} case} other {{shown} cases}}' },
  example: { id: 'admin.what-if.example', defaultMessage: 'How both prices come about, on {day} for example.' },
  revenue: { id: 'admin.what-if.revenue', defaultMessage: 'Revenue' },
  sameDemand: {
    id: 'admin.what-if.same-demand',
    defaultMessage:
      'Fares of the seats that were sold, before coupons, points and fees, as if the same people had bought the same seats: who would have stayed away, and who would have come, is not guessed.',
  },
  sold: { id: 'admin.what-if.sold', defaultMessage: 'As sold' },
  before: { id: 'admin.what-if.before', defaultMessage: 'Without the change' },
  after: { id: 'admin.what-if.after', defaultMessage: 'With the change' },
  difference: { id: 'admin.what-if.difference', defaultMessage: 'Difference' },
});

export const partWords = defineMessages<Record<Part, NoMessageValues>>({
  SEARCHES: { id: 'admin.what-if.part.searches', defaultMessage: 'What was searched' },
  SALES: { id: 'admin.what-if.part.sales', defaultMessage: 'What was sold' },
  DEPARTURES: { id: 'admin.what-if.part.departures', defaultMessage: 'Departures to come' },
});

/** What was looked at where not all could be. */
export const cutWords = defineMessages<Record<Part, NoMessageValues>>({
  SEARCHES: {
    id: 'admin.what-if.cut.searches',
    defaultMessage:
      'There are more than can be looked at: those between places that the operator serves at both ends come first, and of all the most frequent.',
  },
  SALES: {
    id: 'admin.what-if.cut.sales',
    defaultMessage: 'There are more than can be looked at: the most frequent were.',
  },
  DEPARTURES: {
    id: 'admin.what-if.cut.departures',
    defaultMessage: 'There are more than can be looked at: the next days were.',
  },
});

/** What a number is of, below it. */
export const weightWords = defineMessages<Record<Part, { count: number }>>({
  SEARCHES: { id: 'admin.what-if.weight.searches', defaultMessage: '{count, plural, one {search} other {searches}}' },
  SALES: { id: 'admin.what-if.weight.sales', defaultMessage: '{count, plural, one {seat} other {seats}}' },
  DEPARTURES: {
    id: 'admin.what-if.weight.departures',
    defaultMessage: '{count, plural, one {seat price} other {seat prices}}',
  },
});

/** How often something was searched or sold, or will leave. */
export const rowWords = defineMessages<Record<Part, { count: number; shown: string }>>({
  SEARCHES: {
    id: 'admin.what-if.row.searches',
    defaultMessage: '{count, plural, one {{shown} search} other {{shown} searches}}',
  },
  SALES: { id: 'admin.what-if.row.sales', defaultMessage: '{count, plural, one {{shown} seat} other {{shown} seats}}' },
  DEPARTURES: {
    id: 'admin.what-if.row.departures',
    defaultMessage: '{count, plural, one {{shown} departure} other {{shown} departures}}',
  },
});

export const kindWords = defineMessages<Record<Replay['counts'][number]['kind'], NoMessageValues>>({
  DEARER: { id: 'admin.what-if.kind.dearer', defaultMessage: 'Dearer' },
  CHEAPER: { id: 'admin.what-if.kind.cheaper', defaultMessage: 'Cheaper' },
  SAME: { id: 'admin.what-if.kind.same', defaultMessage: 'The same' },
  GONE: { id: 'admin.what-if.kind.gone', defaultMessage: 'Not sold any more' },
  NEW: { id: 'admin.what-if.kind.new', defaultMessage: 'Newly sold' },
  OTHER_CURRENCY: { id: 'admin.what-if.kind.other-currency', defaultMessage: 'In another currency' },
  NO_PRICE: { id: 'admin.what-if.kind.no-price', defaultMessage: 'Without a price' },
});
