import type { Database } from '@naga/server-kit/database/database.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { CommissionRate } from './commission-rate.rules.js';

interface RateRow extends Pick<CommissionRate, 'operatorId' | 'transportType' | 'validFrom' | 'validUntil'> {
  readonly percent: number | null;
  /** Minor units. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
}

export interface LevelRow {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly rates: readonly RateRow[];
  /** How many have it. */
  readonly agencies: number;
  readonly agents: number;
  readonly version: number;
}

interface StoredLevel extends Omit<LevelRow, 'rates'> {
  readonly rates: readonly CommissionRate[];
}

/** Whose scope of pricing.edit reaches a level: its country's admins. */
const REACH = { country: 'l.country_code = $key' } as const;

export const LEVEL_SCOPES = scopesOf(REACH);

const COLUMNS = `l.id::text as id, l.name, l.country_code as "countryCode", l.rates, l.version,
  (select count(*)::int from agency b where b.commission_level_id = l.id) as agencies,
  (select count(*)::int from account c where c.commission_level_id = l.id) as agents`;

const rateView = ({ basisPoints, amount, currency, ...rate }: CommissionRate): RateRow => ({
  ...rate,
  percent: basisPoints === null ? null : basisPoints / 100,
  amount: amount === null || currency === null ? null : { amount, currency },
});

const viewOf = (row: StoredLevel): LevelRow => ({ ...row, rates: row.rates.map(rateView) });

/** The levels within a reach by country and name, in one statement; `id` for one of them alone. */
export async function commissionLevels(database: Database, reach: Reach, id?: string): Promise<LevelRow[]> {
  const { condition, value } = reachCondition(reach, REACH, 1);
  const rows = await database.rows<StoredLevel>(
    `select ${COLUMNS} from commission_level l where ${condition} and ($2::text is null or l.id = $2::text::bigint)
     order by l.country_code, lower(l.name), l.id`,
    [value, id ?? null],
  );
  return rows.map(viewOf);
}

/** What somebody who sells for an agency earns by: a level of his own before his agency's. */
const OWN = `select ${COLUMNS} from account p join agency g on g.id = p.agency_id
  join commission_level l on l.id = coalesce(p.commission_level_id, g.commission_level_id) where p.id = $1::bigint`;

/** The level an account earns by; null without one. */
export async function ownLevel(database: Database, accountId: string): Promise<LevelRow | null> {
  const [row] = await database.rows<StoredLevel>(OWN, [accountId]);
  return row === undefined ? null : viewOf(row);
}
