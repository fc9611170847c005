import { isRowId } from '@naga/kernel/row-id.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { lockSettlement } from './lock-settlement.js';
import { LineDisputedAlready, SettlementNotFound, SettlementNotInState } from './settlement.errors.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

/** Questions are of operators. */
const FIND = `select s.id::text as "settlementId" from settlement_line n join settlement s on s.id = n.settlement_id
  where n.id = $1 and s.payee = 'OPERATOR'`;

const DISPUTE = `with opened as (
    insert into settlement_dispute (line_id, reason, opened_by, opened_at)
    values ($1, $2, $3, to_timestamp($4::float8 / 1000)) on conflict do nothing returning id),
  s as (update settlement set state = 'DISPUTED' where id = $5 and state = 'CLOSED' and exists (select 1 from opened))
  select id from opened`;

/**
 * Questions one line of a closed statement, which waits until all its questions are answered. Refuses
 * SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE, LINE_DISPUTED_ALREADY; throws BAD_USER_INPUT without a reason.
 * Answers the statement's id.
 */
export async function disputeLine(context: BookingContext, lineId: string, reason: string): Promise<string> {
  const { viewer, clock } = context;
  const openedBy = personBehind(viewer);
  const text = typedLine(reason);
  if (text === '') throw new InvalidInput([{ path: 'reason', code: 'REQUIRED' }]);
  return inBookingTransaction(context, async (transaction) => {
    const [line] = isRowId(lineId) ? await transaction.rows<{ settlementId: string }>(FIND, [lineId]) : [];
    if (line === undefined) throw new SettlementNotFound({ id: lineId });
    const { id, state } = await lockSettlement(transaction, viewer, 'settlement.agree', line.settlementId);
    if (state !== 'CLOSED' && state !== 'DISPUTED') throw new SettlementNotInState({ id, state });
    const opened = await transaction.rows(DISPUTE, [lineId, text, openedBy, clock.now(), id]);
    if (opened.length === 0) throw new LineDisputedAlready({ lineId });
    return id;
  });
}
