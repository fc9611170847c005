import { expect } from '@jest/globals';
import { expectWholeWorld } from './whole-world.js';
import type { World } from './world.js';

/** Until every ride that can be bought is over, and its month is closed. */
const LONG_AFTER = { days: 76 };

/** Whatever still waits comes to its end: attempts, holds, exchanges, operators who do not answer, refunds, rides. */
const JOBS = [
  'deliver-sandbox-callbacks',
  'expire-payments',
  'expire-holds',
  'expire-exchanges',
  'reject-overdue',
  'give-overdue-codes',
  'send-refunds',
  'end-rides',
  'settle',
] as const;

const OWED = `select party_id as operator, sum(credit - debit)::int as amount from (
    select party_id, debit, credit from ledger_entry where account = 'operator_payable' and mode = 'live' and reason <> 'settlement'
    union all select substr(party_id, 10), debit, credit from ledger_entry
      where account = 'cash_in_hand' and party_id like 'operator:%' and mode = 'live' and reason <> 'settlement') e
  group by party_id having sum(credit - debit) <> 0 order by party_id`;

const STATED = `select operator_id::text as operator, sum(amount)::int as amount
  from settlement_line l join settlement s on s.id = l.settlement_id where s.mode = 'live' and s.payee = 'OPERATOR'
  group by operator_id having sum(amount) <> 0 order by operator_id::text`;

const BESIDE = `select case account when 'insurance' then 'INSURER' else 'CAUSE' end as payee, sum(credit - debit)::int as amount
  from ledger_entry where account in ('insurance', 'donations') and mode = 'live' and reason <> 'settlement'
  group by 1 having sum(credit - debit) <> 0 order by 1`;

const STATED_BESIDE = `select s.payee, sum(amount)::int as amount
  from settlement_line l join settlement s on s.id = l.settlement_id where s.mode = 'live' and s.payee <> 'OPERATOR'
  group by 1 having sum(amount) <> 0 order by 1`;

/**
 * Time runs until nothing waits any more, in the twinkling of an eye: then every operator's statements are, line by line,
 * what the books say we owe him less the cash in his hand, before anything of it was paid by bank; so are the insurer's and
 * the causes'.
 */
export async function expectSettledWorld(world: World): Promise<void> {
  world.clock.advance(LONG_AFTER);
  for (const round of [1, 2]) {
    for (const job of JOBS) await world.job(job);
    await expectWholeWorld(world);
    world.clock.advance({ days: round });
  }
  const waiting = await world.rows(
    `select state from part where state in ('HELD', 'PENDING_OPERATOR', 'CONFIRMED', 'TICKETED', 'EXCHANGE_ONGOING', 'BOARDED')`,
  );
  expect(waiting).toEqual([]);
  const owed = await world.rows(OWED);
  expect(owed.length).toBeGreaterThan(0);
  expect(await world.rows(STATED)).toEqual(owed);
  expect(await world.rows(STATED_BESIDE)).toEqual(await world.rows(BESIDE));
}
