import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { lockSettlement, requireStep } from './lock-settlement.js';
import { SETTLEMENT_SCOPES } from './settlement-scope.js';
import { type Approval, isApproved, type Side } from './settlement-state.rules.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

/** For whom somebody speaks who may approve: for the operator its own people only, not who looks at one's account. */
function sideOf(viewer: Viewer): Side {
  if (viewer.kind === 'user' && viewer.impersonatorId !== undefined) return 'PLATFORM';
  const reach = reachBy(viewer, 'settlement.agree', SETTLEMENT_SCOPES);
  return typeof reach === 'object' && reach.by === 'operator' ? 'OPERATOR' : 'PLATFORM';
}

const AGREE = `insert into settlement_approval (settlement_id, user_id, side, at)
  values ($1, $2, $3, to_timestamp($4::float8 / 1000)) on conflict do nothing`;

const AGREED = `select side, user_id::text as "userId" from settlement_approval where settlement_id = $1`;

const APPROVE = `update settlement set state = 'APPROVED', approved_at = to_timestamp($2::float8 / 1000) where id = $1`;

/**
 * The viewer agrees with a closed statement. CLOSED → APPROVED with one of the operator's people, or two of the platform's
 * (rules.md 8). Repeating it changes nothing. Refuses SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE.
 */
export async function approveSettlement(context: BookingContext, id: string): Promise<void> {
  const { viewer, clock } = context;
  const userId = personBehind(viewer);
  await inBookingTransaction(context, async (transaction) => {
    const settlement = await lockSettlement(transaction, viewer, 'settlement.agree', id);
    const before = await transaction.rows<Approval>(AGREED, [id]);
    if (settlement.state === 'APPROVED' && before.some((approval) => approval.userId === userId)) return;
    requireStep(settlement, 'APPROVED');
    const mine: Approval = { side: sideOf(viewer), userId };
    const now = clock.now();
    await transaction.rows(AGREE, [id, mine.userId, mine.side, now]);
    if (isApproved([...before, mine])) await transaction.rows(APPROVE, [id, now]);
  });
}
