import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { requireReach } from '../refund/policy-reach.js';
import { type NewPolicy, requirePlace, termsOf } from '../refund/policy-wish.js';
import { RefundPolicyChanged } from '../refund/refund-policy.errors.js';
import { lockNewest } from '../refund/write-policy.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { RefundPolicyWaits } from './refund-policy-request.errors.js';

const WAITING = `select id::text as id from refund_policy_request where state = 'waiting'
  and (operator_id, route_id, route_schedule_id) is not distinct from ($1::bigint, $2::bigint, $3::bigint) and currency = $4`;

const INSERT = `insert into refund_policy_request (state, operator_id, route_id, route_schedule_id, currency, class, tiers,
    exchange, sold_from, expected_version, reason, asked_by_id, asked_at)
  values ('waiting', $1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::date, $9, $10, $11, to_timestamp($12::float8 / 1000))
  returning id::text as id`;

/**
 * Asks for a new version of a refund policy, which a second person decides (rules.md 8, `P`); until then nothing changes.
 * Who may be that second person is told.
 * Answers the request's id. Refuses REFUND_POLICY_NOT_FOUND out of reach, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND,
 * REFUND_POLICY_CHANGED where another version is the newest than the one that was looked at, REFUND_POLICY_WAITS, TRY_AGAIN;
 * InvalidInput for terms that are none, a day that is over, and without a reason.
 */
export async function askRefundPolicy(context: BookingContext, wish: NewPolicy, typed: string): Promise<string> {
  const now = context.clock.now();
  const reason = wholeReason(typed, 'reason');
  const asker = personBehind(context.viewer);
  const { tiers, exchange } = termsOf(wish, now);
  const { operatorId = null, routeId = null, routeScheduleId = null, currency, soldFrom = null } = wish;
  await requireReach(context, 'pricing.ask', operatorId);
  await requirePlace(context, wish);
  const place = [operatorId, routeId, routeScheduleId, currency];
  return inBookingTransaction(context, async (transaction) => {
    const version = (await lockNewest(transaction, wish))?.version ?? 0;
    if (version !== wish.expectedVersion) throw new RefundPolicyChanged({ version });
    const [waiting] = await transaction.rows<{ id: string }>(WAITING, place);
    if (waiting !== undefined) throw new RefundPolicyWaits({ requestId: waiting.id });
    const terms = [wish.class, JSON.stringify(tiers), exchange ? JSON.stringify(exchange) : null, soldFrom];
    const said = [wish.expectedVersion, reason, asker, now];
    const [made] = await transaction.rows<{ id: string }>(INSERT, [...place, ...terms, ...said]);
    await tellSecondPerson(transaction, context, now, {
      kind: 'POLICY',
      recordId: made!.id,
      askedById: asker,
      permission: 'pricing.edit',
      within: { operatorId },
      reason,
      amount: null,
    });
    return made!.id;
  });
}
