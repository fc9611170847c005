import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DecisionWorld, legOf } from './decision-world.js';
import { documents } from './documents.js';
import { type SeenBooking, type SeenRefusal, type Traveller } from './world.js';

let decision: DecisionWorld;
beforeAll(async () => {
  decision = await DecisionWorld.open();
});
afterAll(() => decision.close());
beforeEach(() => decision.begin());

describe('who answers', () => {
  const grants = (scope: string) => ({ 'booking.view': scope, 'booking.edit': scope }) as never;

  test('for everybody else the booking does not exist, and nothing happens to it', async () => {
    const asked = await decision.asks();
    const { id } = legOf(asked);
    const others = [
      decision.world.anOperator('8'),
      decision.world.aUser({ userId: '51', roleId: 10, operatorId: '7', branchId: '72', grants: grants('branch') }),
      decision.world.aUser({ userId: '52', roleId: 11, countryCode: 'LA', grants: grants('country') }),
      decision.world.aUser({ userId: '55', roleId: 4, operatorId: '7', mode: 'sandbox', grants: grants('operator') }),
    ];
    for (const other of others) {
      const refusal = { code: 'BOOKING_NOT_FOUND', facts: { bookingId: asked.id } };
      expect(await other.accepts<SeenRefusal>(asked.id, id)).toMatchObject(refusal);
      expect(await other.refuses<SeenRefusal>(asked.id, id)).toMatchObject(refusal);
    }
    expect(await decision.traveller.sees()).toEqual(asked);
  });

  test('the booking says to each whether it waits for him', async () => {
    const asked = await decision.asksForThereAndBack({ onward: true, connecting: true, back: false });
    const seenBy = async (staff: Traveller): Promise<boolean[]> => {
      const seen = await staff.ask<SeenBooking>(documents.booking, { id: asked.id });
      return seen.legs.map(({ awaitsViewer }) => awaitsViewer);
    };
    expect(asked.legs.map(({ awaitsViewer }) => awaitsViewer)).toEqual([false, false, false]);
    expect(await seenBy(decision.operator)).toEqual([true, false, false]);
    expect(await seenBy(decision.world.anOperator('8'))).toEqual([false, true, false]);
  });

  test('ids that are none are unknown', async () => {
    const asked = await decision.asks();
    const unknown = [
      [asked.id, '0'],
      [asked.id, "1' or true"],
      ['x', legOf(asked).id],
      [asked.id, '9'.repeat(30)],
    ] as const;
    for (const [bookingId, legId] of unknown)
      expect(await decision.operator.accepts<SeenRefusal>(bookingId, legId)).toMatchObject({
        code: 'BOOKING_NOT_FOUND',
      });
  });

  test('the permission is asked for at the door', async () => {
    const asked = await decision.asks();
    const variables = { id: asked.id, legId: legOf(asked).id };
    const guest = await decision.traveller.raw(documents.acceptLeg, variables);
    expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const finance = decision.world.aUser({
      userId: '9',
      roleId: 9,
      operatorId: '7',
      grants: { 'booking.view': 'operator' },
    });
    const refused = await finance.raw(documents.acceptLeg, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('who bought or sold does not answer for the operator, whatever he may change', async () => {
    const asked = await decision.asks();
    const variables = { id: asked.id, legId: legOf(asked).id };
    const { bookingToken } = decision.traveller.viewer;
    for (const buyer of [
      decision.world.aUser({ userId: '53', roleId: 2, agencyId: '3', grants: grants('agency') }),
      decision.world.aUser({ userId: '54', roleId: 6, grants: grants('own'), bookingToken: bookingToken! }),
    ])
      for (const document of [documents.acceptLeg, documents.refuseLeg]) {
        const refused = await buyer.raw(document, { ...variables, reason: 'none' });
        expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.edit' });
      }
    expect(await decision.traveller.sees()).toEqual(asked);
  });

  test.each([
    ['its branch', { roleId: 5, operatorId: '7', branchId: '71', grants: grants('branch') }],
    ["its country's admin", { roleId: 11, countryCode: 'KH', grants: grants('country') }],
    ['the platform', { roleId: 1, grants: grants('all') }],
  ])('%s may', async (_, user) => {
    const asked = await decision.asks();
    const staff = decision.world.aUser({ userId: '60', ...user });
    expect(await staff.accepts(asked.id, legOf(asked).id)).toMatchObject({ status: 'BOOKED' });
  });
});
