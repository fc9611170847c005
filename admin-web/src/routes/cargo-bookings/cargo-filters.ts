import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import { STATUSES } from '@naga/booking-flow/parcel/parcel-story.js';
import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import type { ListView } from '../../features/list/ListViews.js';
import { typedText } from '../../session/typed-text.js';
import { words } from './words.js';

export const cargoParsers = {
  text: parseAsString.withDefault(''),
  status: parseAsStringLiteral(STATUSES),
  createdFrom: parseAsTravelDate,
  createdTo: parseAsTravelDate,
};

export type CargoState = inferParserType<typeof cargoParsers>;

/** Variables of the query CargoBookings. */
export const cargoVariables = ({ text, ...others }: CargoState, page: number, pageSize: number) => ({
  filter: { text: typedText(text), ...others },
  page,
  pageSize,
});

export const cargoFilters = (intl: IntlShape): ListFilter<CargoState>[] => [
  {
    kind: 'search',
    name: 'text',
    label: intl.formatMessage(words.search),
    hint: intl.formatMessage(words.searchHint),
  },
  {
    kind: 'choice',
    name: 'status',
    label: intl.formatMessage(words.status),
    options: STATUSES.map((value) => ({ value, label: intl.formatMessage(parcelEventWords[value]) })),
  },
];

export const cargoDays = (intl: IntlShape): { title: string; filters: ListFilter<CargoState>[] } => ({
  title: intl.formatMessage(words.days),
  filters: [
    { kind: 'date', name: 'createdFrom', label: intl.formatMessage(words.createdFrom) },
    { kind: 'date', name: 'createdTo', label: intl.formatMessage(words.createdTo) },
  ],
});

export const cargoViews = (intl: IntlShape): ListView<CargoState>[] => [
  { id: 'all', label: intl.formatMessage(words.viewAll), filters: {} },
  { id: 'way', label: intl.formatMessage(words.viewWay), filters: { status: 'IN_TRANSIT' } },
  { id: 'arrived', label: intl.formatMessage(words.viewArrived), filters: { status: 'ARRIVED' } },
];
