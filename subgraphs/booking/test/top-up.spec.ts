import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dyingAt } from '@naga/server-kit/testing/dying-at.js';
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
        { amount: { amount: -1000 }, reason: 'top_up', note: 'Typed wrongly (user:1)', reference: null },
        { amount: { amount: 9000 }, reason: 'top_up', note: 'By ABA (user:1)', reference: 'FT4711' },
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
      rows: [{ amount: { amount: -5000 }, note: 'Put right (user:2, user:1)' }, {}],
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
      rows: [{ note: 'By ABA (user:1); Seen (user:2)', reference: 'FT26-0042' }],
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
