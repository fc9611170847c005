import { isRowId } from '@naga/kernel/row-id.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { peopleOf, personBehind } from '@naga/server-kit/viewer/people-of.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { affiliatePayoutEntries } from '../ledger/payout-entries.rules.js';
import { post } from '../ledger/post.js';
import {
  AffiliateStatementNotFound,
  AffiliateStatementNotPayable,
  OwnAffiliateStatement,
} from './affiliate-statement.errors.js';
import { statementScope } from './affiliate-statements.queries.js';

interface Locked {
  readonly state: string;
  readonly mode: string;
  readonly code: string;
  readonly currency: string;
  readonly accountId: string | null;
}

const LOCK = (
  condition: string,
): string => `select s.state, s.mode, s.code, s.currency, s.account_id::text as "accountId"
  from affiliate_statement s where ${condition} and s.id = $3 for update`;

const PAY = `update affiliate_statement set state = 'PAID', paid_at = to_timestamp($2::float8 / 1000), paid_by = $3,
    payment_reference = $4 where id = $1 returning (select sum(amount) from affiliate_line where statement_id = $1)::float8 as amount`;

/**
 * Writes down that a statement was paid by bank. Refuses AFFILIATE_STATEMENT_NOT_FOUND, AFFILIATE_STATEMENT_NOT_PAYABLE,
 * OWN_AFFILIATE_STATEMENT; throws BAD_USER_INPUT without the bank's reference.
 */
export async function payAffiliateStatement(context: BookingContext, id: string, reference: string): Promise<void> {
  const { viewer, clock } = context;
  const paidBy = personBehind(viewer);
  const text = typedLine(reference);
  if (text === '') throw new InvalidInput([{ path: 'reference', code: 'REQUIRED' }]);
  if (!isRowId(id)) throw new AffiliateStatementNotFound({ id });
  await inBookingTransaction(context, async (transaction) => {
    const { condition, values } = statementScope(viewer, 'settlement.pay');
    const [statement] = await transaction.rows<Locked>(LOCK(condition), [...values, id]);
    if (statement === undefined) throw new AffiliateStatementNotFound({ id });
    const { state, mode, code, currency, accountId } = statement;
    if (state !== 'PAYABLE') throw new AffiliateStatementNotPayable({ id, state });
    if (peopleOf(viewer).includes(accountId ?? '')) throw new OwnAffiliateStatement({ id });
    const now = clock.now();
    const [paid] = await transaction.rows<{ amount: number }>(PAY, [id, now, paidBy, text]);
    const entries = affiliatePayoutEntries(code, paid!.amount);
    await post(transaction, { id: null, mode, currency }, now, 'affiliate', entries);
  });
}
