import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { wholeReason } from '@naga/server-kit/viewer/second-person.js';
import type { UsersContext } from '../services.js';
import { MANAGE, requireCustomer } from './customer-in-reach.js';
import { pointsProblem, type RewardCode } from './reward-request.rules.js';

export interface PointsByHand {
  readonly accountId: string;
  readonly points: number;
  readonly code: RewardCode;
  readonly note: string;
}

const INSERT = `insert into reward_request (account_id, points, code, note, asked_by_id, asked_at)
  values ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000)) returning id::text as id`;

/**
 * Asks that points of an account are moved by hand, with a code and a text; nothing moves until a second person says yes
 * (rules.md 10), who is told. Answers the request's id. Refuses USER_NOT_FOUND out of reach; InvalidInput for points that
 * are none, too many at a time or against their code, and without a text.
 */
export async function askPoints(
  context: UsersContext,
  { accountId, points, code, note: typed }: PointsByHand,
): Promise<string> {
  const { database, viewer, clock, services } = context;
  const problem = pointsProblem(points, code, services.settings.current.POINTS_BY_HAND);
  if (problem !== undefined) throw new InvalidInput([problem]);
  const note = wholeReason(typed, 'note');
  const asker = personBehind(viewer);
  const { country: countryCode } = await requireCustomer(database, viewer, accountId);
  return inRowTransaction(database, async (transaction) => {
    const now = clock.now();
    const [made] = await transaction.rows<{ id: string }>(INSERT, [accountId, points, code, note, asker, now]);
    const payload = {
      kind: 'POINTS',
      recordId: made!.id,
      askedById: asker,
      permission: MANAGE,
      countryCode,
      operatorId: null,
      agencyId: null,
      branchIds: [],
      reason: note,
      amount: null,
      pnr: null,
      way: null,
    };
    const { mode, requestId } = viewer;
    await emitRows(transaction, now, [{ type: 'second_person.asked', payload, mode, requestId }]);
    return made!.id;
  });
}
