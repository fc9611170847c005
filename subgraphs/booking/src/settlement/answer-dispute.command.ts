import { isRowId } from '@naga/kernel/row-id.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import type { Currency } from '@naga/kernel/money.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { adjustmentEntries } from '../ledger/payout-entries.rules.js';
import { post } from '../ledger/post.js';
import { type LockedSettlement, lockSettlement } from './lock-settlement.js';
import { openStatements, keyOf } from './open-statements.js';
import { localDay, monthOf } from './period.rules.js';
import { DisputeAmount, SettlementNotFound, SettlementNotInState } from './settlement.errors.js';
import { aloneLeft } from '../overrule/overrule.rules.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requirePayable } from '../payment/require-payable.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { type GrantBounds, mostGranted } from './grant.rules.js';

interface Question {
  readonly settlementId: string;
  readonly lineId: string;
  readonly bookingId: string;
  readonly pnr: string;
  readonly partId: string | null;
  readonly answer: string | null;
  /** What somebody asked to grant; null while nobody did. Minor units. */
  readonly proposedGranted: number | null;
  readonly proposedBy: string | null;
}

const FIND = `select l.settlement_id::text as "settlementId", l.id::text as "lineId", l.booking_id::text as "bookingId", b.pnr,
    l.part_id::text as "partId", d.answer, d.proposed_granted::float8 as "proposedGranted",
    d.proposed_by::text as "proposedBy"
  from settlement_dispute d join settlement_line l on l.id = d.line_id join booking b on b.id = l.booking_id
  where d.id = $1`;

/** Questions about one seat on two statements are answered one after the other. */
const LOCK_BOOKING = 'select 1 from booking where id = $1 for update';

/** Of a seat, or without one of the booking's cash, over all statements of the operator. */
const BOUNDS = `select greatest(max(l.fare), abs(coalesce(sum(l.amount) filter (where l.kind <> 'ADJUSTMENT'), 0)))::float8
      as worth, coalesce(sum(l.amount) filter (where l.kind = 'ADJUSTMENT'), 0)::float8 as granted
  from settlement_line l join settlement s on s.id = l.settlement_id
  where l.booking_id = $1 and l.part_id is not distinct from $2 and s.operator_id = $3`;

const ALONE = `select abs(d.granted)::float8 as amount from settlement_dispute d join settlement_line l on l.id = d.line_id
  where l.settlement_id = $1 and d.granted <> 0 and d.proposed_by is null`;

const PROPOSE = 'update settlement_dispute set proposed_granted = $2, proposed_by = $3 where id = $1';

/** Who proposed is kept where a second person grants it. */
const ANSWER = `update settlement_dispute set answer = $2, answered_by = $3,
    answered_at = to_timestamp($4::float8 / 1000), granted = $5,
    proposed_granted = case when $6::boolean then proposed_granted end, proposed_by = case when $6 then proposed_by end
  where id = $1`;

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
 * A question's answer: its words, and what it grants in minor units (0: nothing; below zero: less for the operator). All
 * that is granted of a seat is at most its fare, of cash at most what was collected.
 */
export interface DisputeAnswer {
  readonly text: string;
  readonly granted: number;
}

/** Refuses DISPUTE_AMOUNT. */
async function requireWithin(
  transaction: RowTransaction,
  { operatorId, currency }: LockedSettlement,
  { bookingId, partId }: Question,
  granted: number,
): Promise<void> {
  const [bounds] = await transaction.rows<GrantBounds>(BOUNDS, [bookingId, partId, operatorId]);
  const most = mostGranted(bounds!, granted);
  if (Math.abs(granted) > most) throw new DisputeAmount({ most, currency });
}

/** What becomes of an amount: a first person asks for it, a second one grants what was asked, or one person may alone. */
async function waysOf(
  transaction: RowTransaction,
  viewer: Viewer,
  { id, currency }: LockedSettlement,
  { proposedBy, proposedGranted }: Question,
  granted: number,
): Promise<'asked' | 'granted by two' | 'granted'> {
  if (granted === 0) return 'granted';
  if (proposedBy !== null && proposedGranted === granted) {
    requireSecondPerson(viewer, proposedBy, { id });
    return 'granted by two';
  }
  const before = await transaction.rows<{ amount: number }>(ALONE, [id]);
  const left = aloneLeft(
    currency as Currency,
    before.map(({ amount }) => amount),
  );
  return Math.abs(granted) > left ? 'asked' : 'granted';
}

/**
 * Answers a question about a line; what is granted is a line of the statement that is open today, since lines are never
 * changed. Above what one person may let go of a statement (decision 30) the first only asks, and the question waits for a
 * second one with the same amount. With the last answer the statement is CLOSED again. Refuses SETTLEMENT_NOT_FOUND,
 * SETTLEMENT_NOT_IN_STATE (answered already), DISPUTE_AMOUNT, OWN_REQUEST; throws InvalidInput without words, or for an amount that cannot be paid. Answers
 * the statement's id.
 */
export async function answerDispute(context: BookingContext, id: string, answer: DisputeAnswer): Promise<string> {
  const { viewer, clock } = context;
  const { granted } = answer;
  const answeredBy = personBehind(viewer);
  const text = typedLine(answer.text);
  if (text === '') throw new InvalidInput([{ path: 'answer', code: 'REQUIRED' }]);
  return inBookingTransaction(context, async (transaction) => {
    const find = () => transaction.rows<Question>(FIND, [id]);
    const [found] = isRowId(id) ? await find() : [];
    if (found === undefined) throw new SettlementNotFound({ id });
    await transaction.rows(LOCK_BOOKING, [found.bookingId]);
    const settlement = await lockSettlement(transaction, viewer, 'settlement.pay', found.settlementId);
    const question = (await find())[0]!;
    if (question.answer !== null) throw new SettlementNotInState({ id, state: settlement.state });
    requirePayable(granted, settlement.currency as Currency, 'granted');
    await requireWithin(transaction, settlement, question, granted);
    const way = await waysOf(transaction, viewer, settlement, question, granted);
    const now = clock.now();
    if (way === 'asked') {
      await transaction.rows(PROPOSE, [id, granted, answeredBy]);
      const { operatorCountryCode: countryCode, operatorId, currency } = settlement;
      await tellSecondPerson(transaction, context, now, {
        kind: 'GRANT',
        recordId: settlement.id,
        askedById: answeredBy,
        permission: 'settlement.pay',
        within: { countryCode, operatorId },
        reason: text,
        amount: { amount: granted, currency },
        pnr: question.pnr,
      });
      return settlement.id;
    }
    await transaction.rows(ANSWER, [id, text, answeredBy, now, granted, way === 'granted by two']);
    if (granted !== 0) await grant(transaction, settlement, question, { amount: granted, note: text, now });
    await transaction.rows(CLOSE, [settlement.id]);
    return settlement.id;
  });
}
