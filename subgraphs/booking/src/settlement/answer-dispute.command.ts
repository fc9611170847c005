import { typedLine } from '@naga/kernel/typed-line.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { adjustmentEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { type LockedSettlement, lockSettlement } from './lock-settlement.js';
import { openStatements, keyOf } from './open-statements.js';
import { localDay, monthOf } from './period.rules.js';
import { DisputeAmount, SettlementNotFound, SettlementNotInState } from './settlement.errors.js';
import { personBehind } from '../second-person/people-of.js';

interface Question {
  readonly settlementId: string;
  readonly lineId: string;
  readonly bookingId: string;
  readonly answer: string | null;
  /** What the line is worth, or the fare it is about. Minor units. */
  readonly most: number;
}

const FIND = `select l.settlement_id::text as "settlementId", l.id::text as "lineId", l.booking_id::text as "bookingId",
    d.answer, greatest(abs(l.amount), l.fare)::float8 as most
  from settlement_dispute d join settlement_line l on l.id = d.line_id where d.id = $1`;

const ANSWER = `update settlement_dispute set answer = $2, answered_by = $3,
    answered_at = to_timestamp($4::float8 / 1000), granted = $5 where id = $1`;

const CLOSE = `update settlement s set state = 'CLOSED' where s.id = $1 and s.state = 'DISPUTED'
  and not exists (select 1 from settlement_dispute d join settlement_line l on l.id = d.line_id
    where l.settlement_id = s.id and d.answer is null)`;

const ADJUST = `insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id, part_id,
    note, at)
  select $2, 'ADJUSTMENT', $3, fare, 0, true, booking_id, part_id, $4, to_timestamp($5::float8 / 1000)
  from settlement_line where id = $1`;

/** The line that grants an amount stands on the statement that is open today; the books follow it. */
async function grant(
  transaction: RowTransaction,
  settlement: LockedSettlement,
  question: Question,
  { amount, note, now }: { amount: number; note: string; now: number },
): Promise<void> {
  const { mode, operatorId, operatorName, operatorCountryCode, branchId, currency } = settlement;
  const whose = { mode, operatorId, operatorName, operatorCountryCode, branchId, currency };
  const today = { ...whose, ...monthOf(localDay(now)) };
  const statements = await openStatements(transaction, [today]);
  await transaction.rows(ADJUST, [question.lineId, statements.get(keyOf(today)), amount, note, now]);
  const of = { id: question.bookingId, mode, currency };
  await post(transaction, of, now, 'adjustment', adjustmentEntries(operatorId, amount));
}

/**
 * A question's answer: its words, and what it grants in minor units (0: nothing; below zero: less for the operator; at most
 * what the line is worth, or the fare it is about).
 */
export interface DisputeAnswer {
  readonly text: string;
  readonly granted: number;
}

/**
 * Answers a question about a line; what is granted is a line of the statement that is open today, since lines are never
 * changed. With the last answer the statement is CLOSED again. Refuses SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE
 * (answered already), DISPUTE_AMOUNT; throws BAD_USER_INPUT without words. Answers the statement's id.
 */
export async function answerDispute(context: BookingContext, id: string, answer: DisputeAnswer): Promise<string> {
  const { viewer, clock } = context;
  const answeredBy = personBehind(viewer);
  const text = typedLine(answer.text);
  if (text === '') throw new InvalidInput([{ path: 'answer', code: 'REQUIRED' }]);
  return inBookingTransaction(context, async (transaction) => {
    const find = () => transaction.rows<Question>(FIND, [id]);
    const [found] = /^\d{1,18}$/.test(id) ? await find() : [];
    if (found === undefined) throw new SettlementNotFound({ id });
    const settlement = await lockSettlement(transaction, viewer, 'settlement.pay', found.settlementId);
    const [question] = await find();
    if (question!.answer !== null) throw new SettlementNotInState({ id, state: settlement.state });
    const { most } = question!;
    if (Math.abs(answer.granted) > most) throw new DisputeAmount({ most, currency: settlement.currency });
    const now = clock.now();
    await transaction.rows(ANSWER, [id, text, answeredBy, now, answer.granted]);
    if (answer.granted !== 0) {
      await grant(transaction, settlement, question!, { amount: answer.granted, note: text, now });
    }
    await transaction.rows(CLOSE, [settlement.id]);
    return settlement.id;
  });
}
