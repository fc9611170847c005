import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seat, World } from './world.js';

/** Indexes with a condition, exclusions: what entities have no words for. */
const UNSAID = [
  'seat_claim_no_overlap',
  'booking_held',
  'exchange_open',
  'balance_waiting',
  'exchange_over',
  'booking_search',
  'booking_to_forget',
  'booking_by_email',
  'booking_of_guest',
  'booking_by_phone_end',
  'ledger_entry_cash',
  'ledger_entry_beside',
  'affiliate_statement_open',
  'affiliate_statement_state',
  'booking_by_affiliate',
  'booking_bought_by',
  'leg_awaits_codes',
  'leg_waiting',
  'ledger_entry_of_party',
  'part_given_back_at',
  'part_no_show',
  'payment_in_review',
  'part_code',
  'part_to_settle',
  'payment_due',
  'refund_policy_request_waiting',
  'booking_fee_given',
  'refund_failed',
  'refund_untold',
  'refund_waiting',
  'part_riding',
  'review_ratings',
  'sandbox_charge_waiting',
];

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test('tables are what the entities say, but for what MikroORM cannot say', async () => {
  const drift = await schemaDrift(world.test.subgraph.database);
  expect(drift.filter((statement) => !UNSAID.some((name) => statement.includes(name)))).toEqual([]);
});

test('the database refuses an unbalanced ledger, and a change of what is written', async () => {
  const { id } = await world.aTraveller().buys(world.aDeparture().leg(), [seat('1A')]);
  const insert = `insert into ledger_entry (transaction_id, booking_id, mode, at, account, debit, credit, currency, reason)
    values (gen_random_uuid(), $1, 'live', now(), 'customer', 5, 0, 'USD', 'test')`;
  await expect(world.rows(insert, [id])).rejects.toThrow(/not balanced/);
  await expect(world.rows('update ledger_entry set debit = 1')).rejects.toThrow(/append-only/);
  await expect(world.rows('delete from ledger_entry')).rejects.toThrow(/append-only/);
});
