import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { lockBalances } from '../reward/lock-balances.js';
import { expiryOf } from '../reward/lots.rules.js';
import { PointsNotEnough } from '../reward/reward.errors.js';
import { writeMovements } from '../reward/write-movements.js';
import type { UsersContext } from '../services.js';
import { type RewardRequestRow, rewardRequest } from './reward-requests.queries.js';
import { RewardRequestDecided, RewardRequestNotFound } from './reward-request.errors.js';

const LOCK = 'select state from reward_request where id = $1::bigint for update';
const DECIDE = `update reward_request set state = $2, decided_by_id = $3, decided_at = to_timestamp($4::float8 / 1000),
    answer = $5 where id = $1::bigint`;

async function open({ database, viewer }: UsersContext, requestId: string): Promise<RewardRequestRow> {
  const request = await rewardRequest(database, viewer, requestId);
  if (request === undefined) throw new RewardRequestNotFound({ requestId });
  return request;
}

/** Nobody else decides it until the end of the transaction. Refuses REWARD_REQUEST_DECIDED. */
async function lockWaiting(transaction: RowTransaction, requestId: string): Promise<void> {
  const [row] = await transaction.rows<{ state: string }>(LOCK, [requestId]);
  if (row!.state !== 'waiting') throw new RewardRequestDecided({ requestId, state: row!.state });
}

/** ADJUST: what is given lives twelve months; nobody loses what a booking has reserved. Refuses POINTS_NOT_ENOUGH. */
async function move(transaction: RowTransaction, { accountId, points, code }: RewardRequestRow, now: number) {
  const { spendable, reserved } = (await lockBalances(transaction, [accountId])).get(accountId)!;
  const available = spendable - reserved;
  if (points < 0 && -points > available) throw new PointsNotEnough({ available });
  const expiresAt = points > 0 ? expiryOf(now) : null;
  await writeMovements(transaction, [{ accountId, kind: 'ADJUST', points, expiresAt, note: code }], now);
}

/**
 * The second person's yes, which moves the points and tells their owner, or no, which says why. Refuses
 * REWARD_REQUEST_NOT_FOUND, REWARD_REQUEST_DECIDED, OWN_REQUEST, POINTS_NOT_ENOUGH; InvalidInput for a no without a reason.
 */
export async function decidePoints(
  context: UsersContext,
  requestId: string,
  approve: boolean,
  typed: string | null,
): Promise<void> {
  const { database, viewer, clock } = context;
  const request = await open(context, requestId);
  requireSecondPerson(viewer, request.askedById, { requestId });
  const answer = approve ? null : wholeReason(typed ?? '', 'answer');
  await inRowTransaction(database, async (transaction) => {
    const now = clock.now();
    await lockWaiting(transaction, requestId);
    if (approve) await move(transaction, request, now);
    await transaction.rows(DECIDE, [requestId, approve ? 'done' : 'refused', personBehind(viewer), now, answer]);
    if (!approve) return;
    const payload = { accountId: request.accountId, points: request.points, code: request.code };
    const { mode, requestId: asked } = viewer;
    await emitRows(transaction, now, [{ type: 'points.moved', payload, mode, requestId: asked }]);
  });
}

/** Who asked takes it back. Refuses REWARD_REQUEST_NOT_FOUND (also somebody else's), REWARD_REQUEST_DECIDED. */
export async function withdrawPoints(context: UsersContext, requestId: string): Promise<void> {
  const { database, viewer, clock } = context;
  const { askedById } = await open(context, requestId);
  if (personBehind(viewer) !== askedById) throw new RewardRequestNotFound({ requestId });
  await inRowTransaction(database, async (transaction) => {
    await lockWaiting(transaction, requestId);
    await transaction.rows(DECIDE, [requestId, 'withdrawn', askedById, clock.now(), null]);
  });
}
