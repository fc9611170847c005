import { instantOf } from '@naga/kernel/clock-time.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { countryInReach } from '../reward-request/customer-in-reach.js';
import { idOf } from '../reward-request/reward-requests.queries.js';
import type { UsersContext } from '../services.js';
import type { MovementRow } from './reward.queries.js';
import type { MovementKind } from './reward.rules.js';

export interface ListedMovement extends MovementRow {
  readonly accountId: string;
}

export interface MovementsWish extends PageAsked {
  readonly accountId?: string | null | undefined;
  readonly kind?: MovementKind | null | undefined;
  readonly transportType?: string | null | undefined;
  readonly isRebooked?: boolean | null | undefined;
  /** Local days, the last included. */
  readonly from?: TravelDate | null | undefined;
  readonly until?: TravelDate | null | undefined;
}

/** What all lines of one kind come to. */
export interface MovementSum {
  readonly kind: MovementKind;
  readonly points: number;
  readonly movements: number;
}

const COLUMNS = `m.id::text as id, m.account_id::text as "accountId", m.kind, m.points, m.at, m.expires_at as "expiresAt",
    m.booking_id::text as "bookingId", m.pnr, m.is_pending as "isPending", m.transport_type as "transportType",
    m.is_rebooked as "isRebooked", m.note`;
const FROM = `from reward_movement m join account a on a.id = m.account_id
  where ($1::text is null or a.country_code = $1) and ($2::bigint is null or m.account_id = $2)
    and ($3::text is null or m.kind = $3) and ($4::text is null or m.transport_type = $4)
    and ($5::boolean is null or m.is_rebooked = $5) and ($6::timestamptz is null or m.at >= $6)
    and ($7::timestamptz is null or m.at < $7)`;
const SUMS = `select m.kind, sum(m.points)::int as points, count(*)::int as movements ${FROM} group by m.kind order by m.kind`;

const LATEST = ListOrder.descending({ 'm.at': 'time', 'm.id': 'whole' });

/** The lines of everybody's points within the viewer's reach, the latest first, and what they come to by kind. */
export function rewardMovements(
  { database, viewer }: UsersContext,
  { accountId, kind, transportType, isRebooked, from, until, ...at }: MovementsWish,
): { readonly page: ListPage<ListedMovement>; readonly sums: () => Promise<readonly MovementSum[]> } {
  const country = countryInReach(viewer);
  if (country === undefined) return { page: ListPage.none(), sums: () => Promise.resolve([]) };
  const values = [
    country,
    idOf(accountId),
    kind ?? null,
    transportType ?? null,
    isRebooked ?? null,
    from == null ? null : new Date(instantOf(from, 0)),
    until == null ? null : new Date(instantOf(addDays(until, 1), 0)),
  ];
  return {
    page: listPage<ListedMovement>(database, { columns: COLUMNS, from: FROM, values, order: LATEST, at }),
    sums: () => database.plannedRows<MovementSum>(SUMS, values),
  };
}
