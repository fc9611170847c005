import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { payLinkDocuments as asking, type SeenLink, tokenOf } from './pay-link-documents.js';
import { type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set('2026-11-20T13:00:00+07:00'));

const clerk = (userId = '71'): Traveller =>
  world.aUser({ userId, roleId: 7, grants: { 'payment.request': 'all', 'audit.view': 'all' } });
const ASKED = {
  payerName: 'Chan Sophea',
  payerEmail: 'sophea@example.com',
  language: 'km',
  reason: 'Extra luggage',
};
const aLink = (): Promise<SeenLink> =>
  clerk().ask(asking.create, { input: { ...ASKED, amount: 2500, currency: 'USD', days: 7 } });
const SAME = { ...ASKED, payableUntil: '2026-11-27', note: null };
const edits = <T = SeenLink & SeenRefusal>(id: string, change: object, version = 1, who = clerk()): Promise<T> =>
  who.ask<T>(asking.update, { id, version, input: { ...SAME, ...change } });
const told = (id: string) =>
  world.rows<{ type: string; payload: object }>(
    `select type, payload from outbox_event where payload->>'linkId' = $1 order by sequence`,
    [id],
  );
const pays = async (link: SeenLink): Promise<void> => {
  const payer = world.aTraveller();
  const { reference } = await payer.ask<{ reference: string }>(asking.pay, { token: tokenOf(link), method: 'CARD' });
  await payer.decides(reference, 'APPROVE');
};

test('payer, reason, last day and note are changed at once, with who did it', async () => {
  const { id } = await aLink();
  const change = { payerName: ' Sok Dara ', reason: 'A lost bag', payableUntil: '2026-12-01', note: 'He called' };
  expect(await edits(id, change)).toMatchObject({
    version: 2,
    note: 'He called',
    expiresAt: '2026-12-01T17:00:00.000Z',
  });
  expect(
    await world.rows(`select payer_name, reason, updated_by_id::text as by, updated_at from pay_link where id = $1`, [
      id,
    ]),
  ).toEqual([
    { payer_name: 'Sok Dara', reason: 'A lost bag', by: '71', updated_at: new Date('2026-11-20T13:00:00+07:00') },
  ]);
  const [entry] = await world.rows<{ changes: object }>(
    `select changes from audit_entry where entity = 'PayLink' and row_id = $1 and action = 'update'`,
    [id],
  );
  expect(Object.keys(entry!.changes).sort()).toEqual(['expires_at', 'note', 'payer_name', 'reason']);
  expect((await told(id)).map(({ type }) => type)).toEqual(['pay_link.asked']);
});

test('another address has the request anew, in another language too; the first one is not told again', async () => {
  const { id } = await aLink();
  await edits(id, { payerEmail: 'dara@example.com' });
  await edits(id, { payerEmail: 'dara@example.com', language: 'th' }, 2);
  expect((await told(id)).map(({ payload }) => payload)).toMatchObject([
    { payerEmail: 'sophea@example.com', language: 'km' },
    { payerEmail: 'dara@example.com', language: 'km' },
    { payerEmail: 'dara@example.com', language: 'th' },
  ]);
});

test('of two who edit at once the second learns of it; whose answer was lost changes nothing by repeating it', async () => {
  const { id } = await aLink();
  expect(await edits(id, { reason: 'A lost bag' })).toMatchObject({ version: 2 });
  expect(await edits(id, { reason: 'A lost bag' })).toMatchObject({ version: 2 });
  expect(await edits(id, { reason: 'A found bag' }, 1, clerk('72'))).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    facts: { by: 'User 71', at: '2026-11-20T06:00:00.000Z' },
  });
});

test('what is paid keeps what its payer read, and a note is still written', async () => {
  const link = await aLink();
  await pays(link);
  const { id } = link;
  expect(await edits(id, { reason: 'A lost bag', payerEmail: 'dara@example.com', note: 'Late' })).toMatchObject({
    code: 'PAY_LINK_FIELDS_CLOSED',
    facts: { fields: ['payerEmail', 'reason'], state: 'PAID' },
  });
  expect(await edits(id, { note: 'Late' })).toMatchObject({ state: 'PAID', note: 'Late', version: 2 });
});

test('what is over stays over', async () => {
  const { id } = await aLink();
  world.clock.advance({ minutes: 8 * 24 * 60 });
  expect(await edits(id, { payableUntil: '2026-12-01' })).toMatchObject({ code: 'PAY_LINK_FIELDS_CLOSED' });
});

test('what is wrong is said at its field', async () => {
  const { id } = await aLink();
  const fields = async (change: object) =>
    (await clerk().raw(asking.update, { id, version: 1, input: { ...SAME, ...change } })).errors?.[0]?.extensions?.[
      'fields'
    ];
  expect(await fields({ payerName: ' ' })).toEqual([{ path: 'payerName', code: 'REQUIRED' }]);
  expect(await fields({ payerEmail: null })).toEqual([{ path: 'payerEmail', code: 'REQUIRED' }]);
  expect(await fields({ payableUntil: '2026-11-19' })).toEqual([{ path: 'payableUntil', code: 'RANGE' }]);
  expect(await fields({ payerEmail: 'nobody' })).toMatchObject([{ path: 'payerEmail' }]);
});

test('a donation keeps its cause; it is nobody’s without the right, or elsewhere', async () => {
  const { token } = await world.aTraveller().ask<{ token: string }>(asking.donate, {
    input: { amount: 700, currency: 'USD', cause: 'EDUCATION', language: 'en' },
  });
  const [row] = await world.rows<{ id: string }>('select id::text from pay_link where token = $1', [token]);
  const gift = { payerName: null, payerEmail: null, language: 'en', reason: 'EDUCATION', payableUntil: '2026-11-20' };
  expect(await edits(row!.id, { ...gift, reason: 'HEALTH' })).toMatchObject({
    code: 'PAY_LINK_FIELDS_CLOSED',
    facts: { fields: ['reason'], state: 'OPEN' },
  });
  expect(await edits(row!.id, { ...gift, payerEmail: 'dara@example.com' })).toMatchObject({ version: 2 });
  expect(await told(row!.id)).toEqual([]);
  const laos = world.aUser({ userId: '81', roleId: 11, countryCode: 'LA', grants: { 'payment.request': 'country' } });
  expect(await edits(row!.id, gift, 2, laos)).toMatchObject({ code: 'PAY_LINK_NOT_FOUND' });
});
