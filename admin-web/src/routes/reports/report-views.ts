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

/** A cell of a report: what its row is about, or one of its numbers. */
export type ReportCell =
  | 'what'
  | 'bookings'
  | 'seats'
  | 'amount'
  | 'commission'
  | 'earned'
  | 'share'
  | 'balance'
  | 'departures'
  | 'sold'
  | 'occupancy'
  | 'fares'
  | 'givenBack';

/** What a report is about, and whose sales it counts where these are one seller's own. */
export interface ReportFrame {
  view: ReportView;
  from: string;
  to: string;
  seller: string | undefined;
}

const FILTER_OF: Readonly<Record<string, string>> = {
  OPERATOR: 'operatorId',
  ROUTE: 'route',
  CHANNEL: 'channel',
  METHOD: 'method',
  AGENCY: 'agency',
  SELLER: 'seller',
  AFFILIATE: 'affiliate',
  REASON: 'reason',
};

/** Whom the cells of sales and cancellations count in bookings; all others in seats. */
const OF_BOOKINGS: ReadonlySet<ReportCell> = new Set(['what', 'bookings']);

/** The list that stands behind one number of a row, as the server's test of the same name compares them. */
export function rowsBehind(
  { view, from, to, seller }: ReportFrame,
  { key, currency }: { key: string; currency?: string | undefined },
  cell: ReportCell,
): string {
  const { kind, by } = VIEWS[view];
  const [first, last] = by === 'DAY' ? [key, key] : [from, to];
  const narrowed = by === 'DAY' || by === 'DEPARTURE' ? {} : { [FILTER_OF[by]!]: key };
  const at = (path: string, filters: Record<string, string>): string => `${path}?${new URLSearchParams(filters)}`;
  if (by === 'DEPARTURE') {
    const seats = { counts: 'TRAVELLING', departure: key, ...(seller !== undefined && { seller }) };
    return cell === 'sold' ? at('/tickets', seats) : `/departures/${key.replace('@', '/')}`;
  }
  if (kind === 'occupancy') return at('/opreport', { view: 'departures', from: first, to: last, ...narrowed });
  if (cell === 'balance') return `/agencies/${key}/balance`;
  const more = { ...narrowed, ...(seller !== undefined && { seller }), ...(currency !== undefined && { currency }) };
  if (kind === 'sales') {
    const sold = { soldFrom: first, soldTo: last, ...more };
    return OF_BOOKINGS.has(cell) ? at('/bookings', sold) : at('/tickets', { counts: 'SOLD', ...sold });
  }
  return OF_BOOKINGS.has(cell)
    ? at('/bookings', { cancelledFrom: first, cancelledTo: last, ...more })
    : at('/tickets', { counts: 'GIVEN_BACK', givenBackFrom: first, givenBackTo: last, ...more });
}
