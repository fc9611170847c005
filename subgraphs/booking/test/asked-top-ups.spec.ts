import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { documents } from './documents.js';
import { type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('top-ups that wait', () => {
  test('what waits of all agencies is one list, read in two statements, for who may be the second person', async () => {
    for (const id of ['271', '272', '273']) world.anAgent(id, 0);
    const platform = (userId: string) => world.aUser({ userId, roleId: 1, grants: { 'user.manage': 'all' } });
    const [first, second] = [platform('51'), platform('52')];
    const asks = (who: Traveller, id: string, note: string) =>
      who.ask(documents.topUp, { id, amount: 30_000, kind: 'TRANSFER', note, reference: `FT ${id}` });
    await asks(first, '271', 'The first');
    await asks(first, '272', 'The second');
    await asks(second, '273', 'The third');
    const told = await world.rows<{ payload: object }>(
      `select payload from outbox_event where type = 'second_person.asked' and payload->>'recordId' = '271'`,
    );
    expect(told).toMatchObject([
      { payload: { kind: 'TOP_UP', askedById: '51', permission: 'user.manage', countryCode: 'KH' } },
    ]);
    type Page = { total: number; next: string | null; rows: { agency: { id: string } }[] };
    const ours = ['271', '272', '273'];
    const waiting = async (who: Traveller, toDecide = false) =>
      (await who.ask<Page>(documents.askedTopUps, { toDecide })).rows
        .map(({ agency }) => agency.id)
        .filter((id) => ours.includes(id));
    let page: Page | undefined;
    const asked = async () => void (page = await second.ask<Page>(documents.askedTopUps));
    expect(await statementsOf(asked)).toHaveLength(2);
    expect(page!.rows.filter(({ agency }) => agency.id === '271')).toMatchObject([
      {
        kind: 'TRANSFER',
        amount: { amount: 30_000, currency: 'USD' },
        note: 'The first',
        reference: 'FT271',
        askedBy: { id: '51' },
      },
    ]);
    expect(page!.total).toBe(page!.rows.length);
    expect(await waiting(second)).toEqual(ours);
    expect(await waiting(second, true)).toEqual(['271', '272']);
    expect(await waiting(second.actedBy('51'), true)).toEqual([]);
    const cut = await second.ask<Page>(documents.askedTopUps, { pageSize: 1 });
    const behind = await second.ask<Page>(documents.askedTopUps, { after: cut.next });
    expect([...cut.rows, ...behind.rows]).toEqual(page!.rows);
    const admin = (countryCode: string) =>
      world.aUser({ userId: '53', roleId: 11, countryCode, grants: { 'user.manage': 'country' } });
    expect(await waiting(admin('KH'), true)).toEqual(ours);
    expect(await waiting(admin('LA'))).toEqual([]);
    await asks(second, '271', 'Seen');
    expect(await waiting(first)).toEqual(['272', '273']);
  });

  test.each([
    ['support', { roleId: 7, grants: { 'booking.edit': 'all', 'refund.ask': 'all' } }],
    ['an operator’s admin', { roleId: 4, operatorId: '1', grants: { 'user.manage': 'operator' } }],
    ['an operator’s finance', { roleId: 9, operatorId: '1', grants: { 'settlement.view': 'operator' } }],
    ['an agency’s owner', { roleId: 2, agencyId: '271', grants: { 'user.manage': 'agency' } }],
  ] as const)('%s neither reads what waits nor moves a balance', async (_, who) => {
    const asks = world.aUser({ userId: '54', ...who });
    for (const [document, variables] of [
      [documents.askedTopUps, {}],
      [documents.topUp, { id: '271', amount: 100, note: 'Mine' }],
    ] as const)
      expect((await asks.raw(document, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
