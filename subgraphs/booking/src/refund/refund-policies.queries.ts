import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Currency } from '@naga/kernel/money.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import type { PolicyState, RefundClass, RefundTier } from './refund-policy.rules.js';

/** A version of a policy, as lists show it. */
export interface RefundPolicyRecord {
  readonly id: string;
  readonly operatorId: string | null;
  readonly routeId: string | null;
  readonly routeScheduleId: string | null;
  readonly class: RefundClass;
  readonly currency: Currency;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  /** Null for the terms of class Standard. */
  readonly exchange: ExchangeTerms | null;
  readonly createdAt: string;
  readonly soldFrom: string;
  readonly state: PolicyState;
}

/** SQL: of one place and currency; `a` and `b` name rows. */
export const samePlace = (a: string, b: string): string =>
  `(${a}.operator_id, ${a}.route_id, ${a}.route_schedule_id, ${a}.currency)
    is not distinct from (${b}.operator_id, ${b}.route_id, ${b}.route_schedule_id, ${b}.currency)`;

/** `$1` is the moment. A later version is sold instead as soon as its time has come, so one that begins no later ends it. */
const STATE = `case when exists (select 1 from refund_policy n where ${samePlace('n', 'p')} and (n.version, n.id) > (p.version, p.id)
    and n.sold_from <= greatest(p.sold_from, to_timestamp($1::float8 / 1000))) then 'PAST'
  when p.sold_from > to_timestamp($1::float8 / 1000) then 'COMING' else 'SOLD' end`;

const instant = (column: string): string =>
  `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`;

const ROWS = `(select p.*, ${STATE} as state from refund_policy p) p`;

const COLUMNS = `p.id::text as id, p.operator_id::text as "operatorId", p.route_id::text as "routeId",
    p.route_schedule_id::text as "routeScheduleId", p.class, p.currency, p.version, p.tiers, p.exchange,
    ${instant('p.created_at')} as "createdAt", ${instant('p.sold_from')} as "soldFrom", p.state`;

const ROW = `select ${COLUMNS} from ${ROWS}`;

/** Everybody's policy is seen by everybody who sees any: it is sold where he set none. */
const WITHIN = '($2::bigint[] is null or p.operator_id is null or p.operator_id = any($2))';

const asked = async (context: BookingContext): Promise<readonly unknown[]> => [
  context.clock.now(),
  await operatorsInReach(context, 'refund.policy'),
];

/** Everybody's first, by operator. */
const BY_PLACE = ListOrder.ascending({
  'coalesce(p.operator_id, 0)': 'whole',
  'p.currency': 'text',
  'coalesce(p.route_schedule_id, 0)': 'whole',
  'coalesce(p.route_id, 0)': 'whole',
  '(-p.version)': 'whole',
  'p.id': 'whole',
});

export interface PolicyFilter extends PageAsked {
  readonly operatorId?: string | null | undefined;
  readonly refundClass?: RefundClass | null | undefined;
}

/** One page of the policies that are sold now or will be. */
export async function refundPolicies(
  context: BookingContext,
  { operatorId, refundClass, ...at }: PolicyFilter,
): Promise<ListPage<RefundPolicyRecord>> {
  return listPage<RefundPolicyRecord>(context.database, {
    columns: COLUMNS,
    from: `from ${ROWS} where p.state <> 'PAST' and ${WITHIN}
      and ($3::text is null or p.operator_id::text = $3) and ($4::text is null or p.class = $4)`,
    values: [...(await asked(context)), operatorId ?? null, refundClass ?? null],
    order: BY_PLACE,
    at,
  });
}

/** All versions of the place that this one is of, the newest first; none out of reach. */
export async function refundPolicyVersions(context: BookingContext, id: string): Promise<RefundPolicyRecord[]> {
  if (!isRowId(id)) return [];
  return context.database.rows<RefundPolicyRecord>(
    `${ROW} join refund_policy one on one.id = $3 and ${samePlace('one', 'p')}
      where ${WITHIN} order by p.version desc, p.id desc`,
    [...(await asked(context)), id],
  );
}

/** One version, whoever asks: for who has just written it. */
export async function refundPolicyOf({ database, clock }: BookingContext, id: string): Promise<RefundPolicyRecord> {
  const [row] = await database.rows<RefundPolicyRecord>(`${ROW} where p.id = $2`, [clock.now(), id]);
  return row!;
}
