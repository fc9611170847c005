import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { likePattern } from '../text/like-pattern.js';

export interface AffiliateRow {
  readonly id: string;
  /** Digits. */
  readonly code: string;
  readonly name: string;
  readonly accountId: string | null;
  readonly countryCode: string | null;
  readonly commissionPercent: number;
  readonly active: boolean;
  readonly bookings: number;
  /** Of the last thirty days. */
  readonly recentBookings: number;
  readonly lastBookingAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

type StoredAffiliate = Omit<AffiliateRow, 'commissionPercent'> & { readonly commissionBasisPoints: number };

const REACH = { country: 'country_code = $key' } as const;

export const AFFILIATE_SCOPES = scopesOf(REACH);

const RECENT_MS = 30 * 86_400_000;

/** $1: the viewer's mode; $2: thirty days ago. */
const COLUMNS = `affiliate.id, code, name, account_id as "accountId", country_code as "countryCode",
  commission_basis_points as "commissionBasisPoints", active, created_at as "createdAt", version, counted.bookings,
  counted.recent as "recentBookings", counted.latest as "lastBookingAt"`;
const COUNTED = `left join lateral (
    select count(*)::int as bookings, count(*) filter (where booked_at > $2)::int as recent, max(booked_at) as latest
    from affiliate_booking where affiliate_id = affiliate.id and mode = $1 and cancelled_at is null
  ) as counted on true`;

const rowOf = ({ commissionBasisPoints, ...row }: StoredAffiliate): AffiliateRow => ({
  ...row,
  commissionPercent: commissionBasisPoints / 100,
});

const since = (now: number): Date => new Date(now - RECENT_MS);

/** One affiliate: one's own, or within a reach; undefined for any other. */
export async function affiliateBy(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  which: { readonly id?: string; readonly accountId?: string },
  now: number,
): Promise<AffiliateRow | undefined> {
  if (which.id !== undefined && !isRowId(which.id)) return undefined;
  const { condition, value } = reachCondition(reach, REACH, 5);
  const self = viewer.kind === 'user' ? viewer.userId : null;
  const [row] = await database.rows<StoredAffiliate>(
    `select ${COLUMNS} from affiliate ${COUNTED}
     where affiliate.id = coalesce($3::bigint, affiliate.id) and ($6::bigint is null or account_id = $6::bigint)
     and (account_id::text = $4::text or ${condition})`,
    [viewer.mode, since(now), which.id ?? null, self, value, which.accountId ?? null],
  );
  return row && rowOf(row);
}

/** Those of these codes that are one's own, or within a reach; in one statement. */
export async function affiliatesByCode(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  codes: readonly string[],
  now: number,
): Promise<AffiliateRow[]> {
  const { condition, value } = reachCondition(reach, REACH, 5);
  const self = viewer.kind === 'user' ? viewer.userId : null;
  const rows = await database.rows<StoredAffiliate>(
    `select ${COLUMNS} from affiliate ${COUNTED} where code = any($3::text[]) and (account_id::text = $4::text or ${condition})`,
    [viewer.mode, since(now), codes, self, value],
  );
  return rows.map(rowOf);
}

export interface AffiliateSearch extends PageAsked {
  readonly filter?: { readonly text?: string | null; readonly active?: boolean | null } | null | undefined;
}

const BY_NAME = ListOrder.ascending({ 'lower(name)': 'text', 'affiliate.id': 'whole' });

/** One page of the affiliates within a reach, by name, with the counts of their bookings. */
export function affiliatePage(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  { filter, ...at }: AffiliateSearch,
  now: number,
): ListPage<AffiliateRow> {
  const { condition, value } = reachCondition(reach, REACH, 3);
  const where = `where ${condition} and ($4::text is null or concat_ws(' ', name, code) ilike $4)
    and ($5::boolean is null or active = $5) and $1::text is not null and $2::timestamptz is not null`;
  const { text, active } = filter ?? {};
  return listPage<StoredAffiliate>(database, {
    columns: COLUMNS,
    from: `from affiliate ${COUNTED} ${where}`,
    counted: `from affiliate ${where}`,
    values: [viewer.mode, since(now), value, text ? likePattern(text) : null, active ?? null],
    order: BY_NAME,
    at,
    summed: { counts: { bookings: 'counted.bookings', recentBookings: 'counted.recent' } },
  }).map(rowOf);
}

/** What of a sale whoever has a code earns now. */
export interface AffiliateShare {
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  /** Of the affiliate as he stands. */
  readonly version: number;
}

/** Null where nobody active has this code. */
export async function shareOf(database: Database, code: string): Promise<AffiliateShare | null> {
  const text = 'select commission_basis_points as "basisPoints", version from affiliate where code = $1 and active';
  const [row = null] = await database.rows<AffiliateShare>(text, [code]);
  return row;
}

export interface NamedAffiliate {
  readonly code: string;
  readonly name: string;
  readonly countryCode: string | null;
  readonly accountId: string | null;
}

/** Whoever has these codes, active or not: what they earned is theirs. */
export const affiliatesNamed = (database: Database, codes: readonly string[]): Promise<NamedAffiliate[]> =>
  database.rows(
    `select code, name, country_code as "countryCode", account_id::text as "accountId" from affiliate
     where code = any($1::text[])`,
    [codes],
  );
