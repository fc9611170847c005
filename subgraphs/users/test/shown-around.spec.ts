import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let clerk: SignedIn;
beforeAll(async () => {
  world = await World.start();
  clerk = await staff(world, 4, OPERATOR);
});
afterAll(() => world.close());

const isShown = async (viewer: Viewer): Promise<boolean> =>
  (await world.ask<{ shownAround: boolean }>('{ me { shownAround } }', {}, viewer)).shownAround;
const REMEMBER = 'mutation { rememberShownAround { done } }';
const codeOf = async (viewer: Viewer) => (await world.run(REMEMBER, {}, viewer)).errors?.[0]?.extensions?.['code'];

test('the tour is offered until somebody was shown around, to him alone', async () => {
  const colleague = await staff(world, 4, OPERATOR);
  expect([await isShown(clerk), await isShown(colleague)]).toEqual([false, false]);
  for (const _ of 'twice') expect(await world.ask(REMEMBER, {}, clerk)).toEqual({ done: true });
  expect([await isShown(clerk), await isShown(colleague)]).toEqual([true, false]);
});

test('who acts as somebody else says nothing for him, nor does a guest', async () => {
  const other = await staff(world, 4, OPERATOR);
  expect(await codeOf({ ...other, impersonatorId: clerk.userId } as Viewer)).toBe('FORBIDDEN');
  expect(await codeOf(guest())).toBe('UNAUTHENTICATED');
  expect(await isShown(other)).toBe(false);
});
