import { travelDate } from '@naga/kernel/travel-date.js';
import { createParser, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { partWords } from '../../features/booking-words/state-words.js';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import type { ListView } from '../../features/list/ListViews.js';
import { typedText } from '../../session/typed-text.js';
import type { PartState, TicketCounts } from './tickets.generated.js';
import { countWords, words } from './words.js';

const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST'] as const;
const COUNTS = Object.keys(countWords) as TicketCounts[];
/** What was never sold is no ticket. */
const STATES = (Object.keys(partWords) as PartState[]).filter((state) => state !== 'HELD' && state !== 'EXPIRED');
const DATES = ['travelFrom', 'travelTo', 'soldFrom', 'soldTo', 'givenBackFrom', 'givenBackTo'] as const;
/** What a report leads here by; chosen there, and seen and taken away here. */
const FROM_REPORTS = [
  'route',
  'departure',
  'currency',
  'reason',
  'channel',
  'method',
  'agency',
  'seller',
  'affiliate',
] as const;

const matching = (pattern: RegExp) =>
  createParser({ parse: (text) => (pattern.test(text) ? text : null), serialize: (text: string) => text });
const parseAsId = matching(/^\d{1,12}$/);

/** The list's whole state, as it stands in the address; `after` is where a page begins. */
export const ticketParsers = {
  text: parseAsString.withDefault(''),
  counts: parseAsStringLiteral(COUNTS),
  state: parseAsStringLiteral(STATES),
  operatorId: parseAsId,
  route: matching(/^.{1,200}$/),
  departure: matching(/^\d{1,18}@\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  currency: matching(/^[A-Z]{3}$/),
  reason: matching(/^.{1,30}$/),
  channel: matching(/^.{1,20}$/),
  method: matching(/^.{1,30}$/),
  agency: parseAsId,
  seller: parseAsId,
  affiliate: parseAsId,
  travelFrom: parseAsTravelDate,
  travelTo: parseAsTravelDate,
  soldFrom: parseAsTravelDate,
  soldTo: parseAsTravelDate,
  givenBackFrom: parseAsTravelDate,
  givenBackTo: parseAsTravelDate,
  sort: parseAsStringLiteral(SORTS).withDefault('NEWEST'),
  after: matching(/^\d{1,18}\.\d{1,15}$/),
};

export type TicketListState = inferParserType<typeof ticketParsers>;

/** The graph's filter. */
export const filterOf = (state: TicketListState) => ({
  text: typedText(state.text),
  counts: state.counts,
  state: state.state,
  operatorId: state.operatorId,
  route: state.route,
  departure: state.departure,
  currency: state.currency,
  reason: state.reason,
  channel: state.channel,
  method: state.method,
  agencyId: state.agency,
  sellerId: state.seller,
  affiliateId: state.affiliate,
  travelFrom: state.travelFrom,
  travelTo: state.travelTo,
  soldFrom: state.soldFrom,
  soldTo: state.soldTo,
  givenBackFrom: state.givenBackFrom,
  givenBackTo: state.givenBackTo,
});

type Options = readonly { value: string; label: string }[];

/** `operators`: undefined for who sees one operator's tickets only; what a report asked for is its only choice beside none. */
export const ticketFilters = (
  intl: IntlShape,
  state: TicketListState,
  operators: Options | undefined,
): ListFilter<TicketListState>[] => [
  { kind: 'search', name: 'text', label: intl.formatMessage(words.search), hint: intl.formatMessage(words.searchHint) },
  ...(operators === undefined
    ? []
    : [{ kind: 'choice', name: 'operatorId', label: intl.formatMessage(words.operator), options: operators } as const]),
  {
    kind: 'choice',
    name: 'state',
    label: intl.formatMessage(words.state),
    options: STATES.map((value) => ({ value, label: intl.formatMessage(partWords[value]) })),
  },
  ...FROM_REPORTS.flatMap((name): ListFilter<TicketListState>[] => {
    const value = state[name];
    if (value === null) return [];
    const label = intl.formatMessage(words[name]);
    return [{ kind: 'choice', name, label, options: [{ value, label: `${label}: ${value.replace('|', ' → ')}` }] }];
  }),
];

export const dateFilters = (intl: IntlShape): { title: string; filters: ListFilter<TicketListState>[] } => ({
  title: intl.formatMessage(words.days),
  filters: DATES.map((name) => ({ kind: 'date', name, label: intl.formatMessage(words[name]) })),
});

/** The views everybody has; `today` is 'YYYY-MM-DD' at the stops. */
export const ticketViews = (intl: IntlShape, today: string): ListView<TicketListState>[] => [
  { id: 'all', label: intl.formatMessage(countWords.ALL), filters: {} },
  {
    id: 'today',
    label: intl.formatMessage(words.today),
    filters: { counts: 'TRAVELLING', travelFrom: travelDate(today), travelTo: travelDate(today) },
  },
  ...(['SOLD', 'TRAVELLING', 'GIVEN_BACK'] as const).map((counts) => ({
    id: counts,
    label: intl.formatMessage(countWords[counts]),
    filters: { counts },
  })),
];
