import type { Currency } from '@naga/kernel/money.js';
import type { Rows } from '../booking/booking.queries.js';
import { type RefundPolicy, standardPolicy } from './refund-policy.rules.js';

const LATEST = `select o.id as "operatorId", (select jsonb_build_object('class', class, 'version', version, 'tiers', tiers, 'exchange', exchange)
    from refund_policy p where p.currency = $2 and (p.operator_id = o.id::bigint or p.operator_id is null)
    order by p.operator_id nulls last, version desc limit 1) as policy
  from unnest($1::text[]) o(id)`;

/** The policy each operator sells with now, by operator. One statement. */
export async function policiesOf(
  from: Rows,
  operatorIds: readonly string[],
  currency: Currency,
): Promise<(operatorId: string) => RefundPolicy> {
  const rows = await from.rows<{ operatorId: string; policy: RefundPolicy | null }>(LATEST, [operatorIds, currency]);
  const policies = new Map(rows.map(({ operatorId, policy }) => [operatorId, policy]));
  return (operatorId) => policies.get(operatorId) ?? standardPolicy(currency);
}
