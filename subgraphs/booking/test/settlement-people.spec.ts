import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aClosedStatement, staff } from './closed-statement.js';
import { type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const platform = (userId: string, more: object = {}): Traveller => staff(world, userId, 'all', more);
/** Person 1 of the platform, in the session of a colleague. */
const inAnothersName = (userId = '2'): Traveller => platform(userId, { impersonatorId: '1' });
const asOperator = (operatorId: string): Traveller =>
  staff(world, `4${operatorId}`, 'operator', { operatorId, impersonatorId: '1' });

test('whoever acts as a colleague agrees once, as himself', async () => {
  const { id } = await aClosedStatement(world, '61');
  expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
  const again = await inAnothersName().ask<SeenStatement>(documents.approve, { id });
  expect(again).toMatchObject({ state: 'CLOSED', approvals: [{ userId: '1', side: 'PLATFORM' }] });
  expect(await platform('2').ask(documents.approve, { id })).toMatchObject({ state: 'APPROVED' });
});

test('whoever acts as one of the operator’s people does not speak for the operator', async () => {
  const { id } = await aClosedStatement(world, '62');
  expect(await asOperator('62').ask(documents.approve, { id })).toMatchObject({
    state: 'CLOSED',
    approvals: [{ userId: '1', side: 'PLATFORM' }],
  });
  expect(await platform('1').ask(documents.approve, { id })).toMatchObject({ state: 'CLOSED' });
});

test('whoever wrote a payment down does not find it at the bank, in nobody’s name', async () => {
  const { id } = await aClosedStatement(world, '63');
  for (const user of ['1', '2']) await platform(user).ask(documents.approve, { id });
  const paid = await inAnothersName('3').ask<SeenStatement>(documents.pay, { id, reference: 'ABA 9' });
  expect(paid).toMatchObject({ state: 'PAID', paidBy: '1' });
  for (const himself of [platform('1'), inAnothersName('2')])
    expect(await himself.ask(documents.reconcile, { id })).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  expect(await platform('3').ask(documents.reconcile, { id })).toMatchObject({ state: 'RECONCILED' });
});
