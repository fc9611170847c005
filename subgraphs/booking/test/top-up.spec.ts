import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { dyingAt } from '@naga/server-kit/testing/dying-at.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { READ_AGAIN } from '../migrations/entries-say-whose-hand.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('topping up', () => {
  test('staff of the platform: a transfer by its reference, a correction by its reason', async () => {
    world.anAgent('206', 0);
    const admin = world.aPlatformAdmin();
    const transfer = { kind: 'TRANSFER', amount: 9000, note: 'By ABA', reference: 'FT 4711' };
    await admin.ask(documents.topUp, { id: '206', ...transfer });
    expect(await admin.ask(documents.topUp, { id: '206', amount: -1000, note: 'Typed wrongly' })).toMatchObject({
      balances: [{ amount: 8000 }],
      rows: [
        {
          amount: { amount: -1000 },
          reason: 'top_up',
          note: 'Typed wrongly',
          askedBy: { id: '1' },
          approvedBy: null,
          reference: null,
        },
        { amount: { amount: 9000 }, reason: 'top_up', note: 'By ABA', askedBy: { id: '1' }, reference: 'FT4711' },
      ],
    });
    await expectBalancedBooks(world);
  });

  test('above a hundred dollars in thirty days takes two people, who name the same', async () => {
    world.anAgent('262', 0);
    const admin = world.aPlatformAdmin();
    const second = world.aUser({ userId: '2', roleId: 1, grants: { 'user.manage': 'all' } });
    const moves = (who: Traveller, amount: number) =>
      who.ask<SeenRefusal>(documents.topUp, { id: '262', amount, note: 'Put right' });
    expect(await moves(admin, 6000)).toMatchObject({ total: 1, asked: [] });
    expect(await moves(admin, -4001)).toMatchObject({
      total: 1,
      asked: [
        { kind: 'CORRECTION', amount: { amount: -4001, currency: 'USD' }, note: 'Put right', askedBy: { id: '1' } },
      ],
    });
    for (const himself of [admin, second.actedBy('1')])
      expect(await moves(himself, -4001)).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await moves(second, -5000)).toMatchObject({ total: 1, asked: [{ amount: { amount: -5000 } }] });
    expect(await moves(admin, -5000)).toMatchObject({
      total: 2,
      asked: [],
      balances: [{ amount: 1000 }],
      rows: [
        {
          amount: { amount: -5000 },
          note: 'Put right',
          askedBy: { id: '2' },
          approvedBy: { id: '1' },
          approvalNote: null,
        },
        {},
      ],
    });
    world.clock.advance({ days: 31 });
    expect(await moves(admin, 10_000)).toMatchObject({ total: 3, asked: [] });
    world.clock.advance({ days: -31 });
    await expectBalancedBooks(world);
  });

  test('a transfer is booked once, whoever has it twice; what both wrote is kept', async () => {
    for (const id of ['263', '264', '265']) world.anAgent(id, 0);
    const admin = world.aPlatformAdmin();
    const second = world.aUser({ userId: '2', roleId: 1, grants: { 'user.manage': 'all' } });
    const transfer = { amount: 20_000, note: 'By ABA', reference: 'ft 26-0042' };
    const books = (who: Traveller, id: string, more: object = {}) =>
      who.ask<SeenRefusal>(documents.topUp, { id, kind: 'TRANSFER', ...transfer, ...more });
    const asked = await books(admin, '263');
    expect(asked).toMatchObject({
      total: 0,
      asked: [{ kind: 'TRANSFER', note: 'By ABA', reference: 'FT26-0042', askedBy: { id: '1' } }],
    });
    // Whoever names another transfer, or calls it a correction, asks for something else.
    for (const other of [{ reference: 'FT 26-0099' }, { kind: 'CORRECTION', reference: null }])
      expect(await books(second, '263', other)).toMatchObject({ total: 0, asked: [{ askedBy: { id: '2' } }] });
    await books(admin, '263');
    expect(await books(second, '263', { note: 'Seen', reference: 'FT26-0042' })).toMatchObject({
      asked: [],
      rows: [
        {
          note: 'By ABA',
          askedBy: { id: '1' },
          approvedBy: { id: '2' },
          approvalNote: 'Seen',
          reference: 'FT26-0042',
        },
      ],
    });
    const first = { agencyId: '263', amount: 20_000, currency: 'USD', field: 'reference' };
    for (const id of ['263', '264'])
      expect(await books(admin, id, { reference: 'FT 26-0042' })).toMatchObject({
        code: 'TRANSFER_BOOKED',
        facts: first,
      });
    const small = { amount: 500, reference: 'FT26-0043' };
    const atOnce = await Promise.all([books(admin, '264', small), books(second, '265', small)]);
    expect(atOnce.filter(({ code }) => code === 'TRANSFER_BOOKED')).toHaveLength(1);
    await expectBalancedBooks(world);
  });

  test('once for its Idempotency-Key, whether the answer is lost, it is asked twice at once, or the process dies', async () => {
    world.anAgent('210', 0);
    const admin = world.aPlatformAdmin();
    const wish = { id: '210', amount: 50, note: 'Put right' };
    const topUp = (key: string) => admin.under(key).ask<{ total: number }>(documents.topUp, wish);
    await topUp('lost');
    expect(await topUp('lost')).toMatchObject({ total: 1, balances: [{ amount: 50 }] });
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => topUp('at once')));
    expect(atOnce.map(({ total }) => total)).toEqual([2, 2, 2, 2, 2]);
    let lines = 2;
    for (let n = 1; await dyingAt(n, () => topUp(`killed at ${n}`)); n++)
      expect([n, await topUp(`killed at ${n}`)]).toMatchObject([n, { total: ++lines }]);
    expect(lines).toBeGreaterThan(5);
    await expectBalancedBooks(world);
  });

  test('not by the agency itself, no correction without a reason nor transfer without its reference, not of nobody', async () => {
    const agent = world.anAgent('207', 0);
    const admin = world.aPlatformAdmin();
    expect(await agent.raw(documents.topUp, { id: '207', amount: 1, note: 'mine' })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    const wrong = await admin.raw(documents.topUp, { id: '207', amount: 0, note: ' ' });
    expect(wrong.errors![0]!.extensions).toMatchObject({
      fields: [
        { path: 'amount', code: 'NOT_ZERO' },
        { path: 'note', code: 'REQUIRED' },
      ],
    });
    const unnamed = await admin.raw(documents.topUp, { id: '207', kind: 'TRANSFER', amount: -5, note: 'By ABA' });
    expect(unnamed.errors?.[0]?.extensions).toMatchObject({
      fields: [
        { path: 'amount', code: 'MIN' },
        { path: 'reference', code: 'REQUIRED' },
      ],
    });
    const odd = await admin.raw(documents.topUp, { id: '207', amount: 150, currency: 'KHR', note: 'Rounded' });
    expect(odd.errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
    const unknown = { code: 'AGENCY_NOT_FOUND' };
    expect(await admin.ask(documents.topUp, { id: '999', amount: 1, note: 'x' })).toMatchObject(unknown);
    expect(await agent.ask(documents.agencyBalance, { id: '206' })).toMatchObject(unknown);
  });
});

describe('who moved a balance', () => {
  test.each([
    ['By ABA (user:1)', { note: 'By ABA', askedBy: '1', approvedBy: null, approvalNote: null }],
    ['By (ABA) (user:12, user:3)', { note: 'By (ABA)', askedBy: '12', approvedBy: '3', approvalNote: null }],
    [
      'By ABA (user:1); Seen; good (user:2)',
      { note: 'By ABA', askedBy: '1', approvedBy: '2', approvalNote: 'Seen; good' },
    ],
    ['By\nABA (user:1)', { note: 'By\nABA', askedBy: '1', approvedBy: null, approvalNote: null }],
    ['Nobody is told', { note: 'Nobody is told', askedBy: null, approvedBy: null, approvalNote: null }],
  ])('is read out of the words it stood in: %j', async (words, expected) => {
    world.anAgent('290', 0);
    await world.aPlatformAdmin().ask(documents.topUp, { id: '290', amount: 1, note: 'Put right' });
    const read = await inRowTransaction(world.test.subgraph.database, async (transaction) => {
      const mine = `where party_id = '290'`;
      await transaction.rows('alter table ledger_entry disable trigger user');
      await transaction.rows(`update ledger_entry set note = $1, asked_by_id = null ${mine}`, [words]);
      for (const statement of READ_AGAIN) await transaction.rows(statement);
      await transaction.rows('alter table ledger_entry enable trigger user');
      return transaction.rows(`select note, asked_by_id::text as "askedBy", approved_by_id::text as "approvedBy",
        approval_note as "approvalNote" from ledger_entry ${mine} limit 1`);
    });
    expect(read).toEqual([expected]);
  });

  test('costs a statement no statement of its own for each line', async () => {
    world.anAgent('291', 0);
    const admin = world.aPlatformAdmin();
    const read = () => statementsOf(() => admin.ask(documents.agencyBalance, { id: '291' }));
    await admin.ask(documents.topUp, { id: '291', amount: 1, note: 'Put right' });
    const one = await read();
    for (const amount of [2, 3, 4]) await admin.ask(documents.topUp, { id: '291', amount, note: 'Put right' });
    expect(await read()).toHaveLength(one.length);
  });
});
