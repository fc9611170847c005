import type { CancelledBy, OccupancyBy, SalesBy } from './reports.generated.js';

/** Every report by what it counts and by what it is grouped. */
export const VIEWS = {
  'sales-day': { kind: 'sales', by: 'DAY' },
  'sales-operator': { kind: 'sales', by: 'OPERATOR' },
  'sales-route': { kind: 'sales', by: 'ROUTE' },
  'sales-channel': { kind: 'sales', by: 'CHANNEL' },
  'sales-method': { kind: 'sales', by: 'METHOD' },
  agencies: { kind: 'sales', by: 'AGENCY' },
  sellers: { kind: 'sales', by: 'SELLER' },
  affiliates: { kind: 'sales', by: 'AFFILIATE' },
  'occupancy-day': { kind: 'occupancy', by: 'DAY' },
  'occupancy-route': { kind: 'occupancy', by: 'ROUTE' },
  'occupancy-operator': { kind: 'occupancy', by: 'OPERATOR' },
  departures: { kind: 'occupancy', by: 'DEPARTURE' },
  'cancelled-day': { kind: 'cancelled', by: 'DAY' },
  'cancelled-reason': { kind: 'cancelled', by: 'REASON' },
  'cancelled-operator': { kind: 'cancelled', by: 'OPERATOR' },
} as const satisfies Record<
  string,
  { kind: 'sales'; by: SalesBy } | { kind: 'occupancy'; by: OccupancyBy } | { kind: 'cancelled'; by: CancelledBy }
>;

export type ReportView = keyof typeof VIEWS;
export const VIEW_IDS = Object.keys(VIEWS) as ReportView[];

/** What the specification's addresses begin with: the platform's reports, those by operator, an operator's own. */
export const FIRST_VIEWS: Readonly<Record<string, ReportView>> = {
  '/report': 'sales-day',
  '/operator-report': 'sales-operator',
  '/opreport': 'departures',
};

interface Days {
  from: string;
  to: string;
}

const FILTER_OF: Readonly<Record<Exclude<SalesBy, 'DAY'>, string>> = {
  OPERATOR: 'operator',
  ROUTE: 'route',
  CHANNEL: 'channel',
  METHOD: 'method',
  AGENCY: 'agency',
  SELLER: 'seller',
  AFFILIATE: 'affiliate',
};

const listOf = (filters: Record<string, string>): string => `/bookings?${new URLSearchParams(filters)}`;

/** The list that stands behind a row's numbers. */
export function rowsBehind(view: ReportView, key: string, { from, to }: Days): string {
  const { kind, by } = VIEWS[view];
  const [first, last] = by === 'DAY' ? [key, key] : [from, to];
  if (by === 'DEPARTURE') return `/departures/${key.replace('@', '/')}`;
  const more = by === 'DAY' || by === 'REASON' ? {} : { [FILTER_OF[by]]: key };
  if (kind === 'sales') return listOf({ soldFrom: first, soldTo: last, ...more });
  if (kind === 'cancelled') return listOf({ cancelledFrom: first, cancelledTo: last, ...more });
  return listOf({ travelFrom: first, travelTo: last, ...more });
}
