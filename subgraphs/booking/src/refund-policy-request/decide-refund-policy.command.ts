import { localMoment } from '@naga/kernel/clock-time.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { reachesPolicies } from '../refund/policy-reach.js';
import { type NewPolicy, requirePlace, termsOf } from '../refund/policy-wish.js';
import { writePolicy } from '../refund/write-policy.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { type PolicyRequestRecord, policyRequest } from './policy-requests.queries.js';
import { PolicyRequestDecided, PolicyRequestNotFound } from './refund-policy-request.errors.js';

const LOCK = `select state, exchange from refund_policy_request where id = $1 for update`;

const DECIDE = `update refund_policy_request set state = $2, decided_by_id = $3, decided_at = to_timestamp($4::float8 / 1000),
    answer = $5, policy_id = $6 where id = $1`;

async function open(context: BookingContext, permission: string, requestId: string): Promise<PolicyRequestRecord> {
  const request = await policyRequest(context.database, requestId);
  if (request === undefined || !(await reachesPolicies(context, permission, request.operatorId)))
    throw new PolicyRequestNotFound({ requestId });
  return request;
}

/** Nobody else decides it until the end of the transaction. Refuses POLICY_REQUEST_DECIDED. */
async function lockWaiting(transaction: RowTransaction, requestId: string): Promise<Pick<NewPolicy, 'exchange'>> {
  const [row] = await transaction.rows<{ state: string } & Pick<NewPolicy, 'exchange'>>(LOCK, [requestId]);
  if (row!.state !== 'waiting') throw new PolicyRequestDecided({ requestId, state: row!.state });
  return row!;
}

interface Outcome {
  readonly state: RequestState;
  readonly decider: string;
  readonly answer?: string | null;
  readonly policyId?: string;
}

const close = (transaction: RowTransaction, id: string, { state, decider, answer, policyId }: Outcome, now: number) =>
  transaction.rows(DECIDE, [id, state, decider, now, answer ?? null, policyId ?? null]);

/** A day that is over by now was wished for as the first one: it is sold from now on. */
const dayFrom = (soldFrom: string | null, now: number): string | null =>
  soldFrom !== null && soldFrom > localMoment(now).date ? soldFrom : null;

/**
 * The second person's yes or no to a version that somebody asked for; a no says why, and who asked is told either way. A yes
 * writes the version in the same transaction and looks at everything again: where another version was written since, it is
 * refused, and the request waits on. Refuses POLICY_REQUEST_NOT_FOUND, POLICY_REQUEST_DECIDED, OWN_REQUEST,
 * REFUND_POLICY_CHANGED, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND, TRY_AGAIN; InvalidInput for a no without a reason.
 */
export async function decideRefundPolicy(
  context: BookingContext,
  requestId: string,
  approve: boolean,
  typed: string | null,
): Promise<void> {
  const { viewer, clock } = context;
  const request = await open(context, 'pricing.edit', requestId);
  requireSecondPerson(viewer, request.askedById, { requestId });
  const answer = approve ? null : wholeReason(typed ?? '', 'answer');
  if (approve) await requirePlace(context, request);
  await inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const { exchange } = await lockWaiting(transaction, requestId);
    const decider = personBehind(viewer);
    if (approve) {
      const wish: NewPolicy = { ...request, exchange, soldFrom: dayFrom(request.soldFrom, now) };
      const policyId = await writePolicy(transaction, wish, termsOf(wish, now), now);
      await close(transaction, requestId, { state: 'done', decider, policyId }, now);
    } else await close(transaction, requestId, { state: 'refused', decider, answer }, now);
    const { operatorId, askedById } = request;
    const payload = { requestId, askedById, operatorId, approved: approve, answer };
    await emitRows(transaction, now, [
      { type: 'refund_policy.decided', payload, mode: viewer.mode, requestId: viewer.requestId },
    ]);
  });
}

/** Who asked takes it back. Refuses POLICY_REQUEST_NOT_FOUND (also somebody else's), POLICY_REQUEST_DECIDED, TRY_AGAIN. */
export async function withdrawRefundPolicy(context: BookingContext, requestId: string): Promise<void> {
  const { viewer, clock } = context;
  const { askedById } = await open(context, 'pricing.ask', requestId);
  if (personBehind(viewer) !== askedById) throw new PolicyRequestNotFound({ requestId });
  await inBookingTransaction(context, async (transaction) => {
    await lockWaiting(transaction, requestId);
    await close(transaction, requestId, { state: 'withdrawn', decider: askedById }, clock.now());
  });
}
