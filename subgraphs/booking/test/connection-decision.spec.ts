import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DecisionWorld, legOf, statesOf } from './decision-world.js';
import { type SeenRefusal } from './world.js';

let decision: DecisionWorld;
beforeAll(async () => {
  decision = await DecisionWorld.open();
});
afterAll(() => decision.close());
beforeEach(() => decision.begin());

describe('a connection is decided together', () => {
  test('a ride that needs no answer waits with the one that does', async () => {
    const asked = await decision.asksForThereAndBack({ onward: false, connecting: true, back: false });
    expect(asked.status).toBe('PENDING_OPERATOR');
    expect(statesOf(asked)).toEqual(['ONWARD PENDING_OPERATOR', 'CONNECTING PENDING_OPERATOR', 'RETURN TICKETED']);
    expect(asked.legs.map(({ awaitsOperator }) => awaitsOperator)).toEqual([false, true, false]);
    expect(await decision.typesOf(asked.id)).toEqual([
      'booking.pending_operator',
      'booking.confirmed',
      'ticket.issued',
    ]);
    const foreign = await decision.operator.accepts<SeenRefusal>(asked.id, legOf(asked, 'CONNECTING').id);
    expect(foreign).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await decision.operator.accepts<SeenRefusal>(asked.id, legOf(asked).id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
    });
    const accepted = await decision.world.anOperator('8').accepts(asked.id, legOf(asked, 'CONNECTING').id);
    expect(accepted).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(new Set(accepted.legs.flatMap(({ parts }) => parts.map(({ ticketCode }) => ticketCode))).size).toBe(3);
    const issued = (await decision.eventsOf(asked.id)).filter(({ type }) => type === 'ticket.issued');
    expect(issued.map(({ payload }) => (payload['ticketIds'] as string[]).length)).toEqual([1, 2]);
    expect(await decision.accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: asked.total.amount },
      { account: 'commission', balance: -360 },
      { account: 'fees', balance: -50 },
      { account: 'operator_payable', balance: -3390 },
    ]);
  });

  test('two operators: the first yes waits for the second', async () => {
    const asked = await decision.asksForThereAndBack({ onward: true, connecting: true, back: false });
    const half = await decision.operator.accepts(asked.id, legOf(asked).id);
    expect(half.status).toBe('PENDING_OPERATOR');
    expect(legOf(half)).toMatchObject({ awaitsOperator: false, confirmBy: legOf(asked).confirmBy });
    expect(await decision.operator.accepts(asked.id, legOf(asked).id)).toEqual(half);
    const whole = await decision.world.anOperator('8').accepts(asked.id, legOf(asked, 'CONNECTING').id);
    expect(statesOf(whole)).toEqual(['ONWARD TICKETED', 'CONNECTING TICKETED', 'RETURN TICKETED']);
  });

  test('one refuses: both rides are rejected, the way back stays, and its share of the fee', async () => {
    const asked = await decision.asksForThereAndBack({ onward: true, connecting: true, back: false });
    await decision.operator.accepts(asked.id, legOf(asked).id);
    const before = await decision.soldToday();
    const rejected = await decision.world.anOperator('8').refuses(asked.id, legOf(asked, 'CONNECTING').id);
    expect(statesOf(rejected)).toEqual(['ONWARD REJECTED', 'CONNECTING REJECTED', 'RETURN TICKETED']);
    expect(rejected).toMatchObject({ status: 'BOOKED', refunds: [{ amount: { amount: 2533 } }] });
    expect(await decision.soldToday()).toBe(before - 2533);
    await decision.world.job('send-refunds');
    expect(await decision.traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await decision.accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: 1267 },
      { account: 'commission', balance: -120 },
      { account: 'fees', balance: -17 },
      { account: 'operator_payable', balance: -1130 },
    ]);
    const told = (await decision.eventsOf(asked.id)).find(({ type }) => type === 'booking.rejected')!;
    expect(told.payload).toMatchObject({ total: null, legs: [{ direction: 'ONWARD' }, { direction: 'CONNECTING' }] });
    expect(await decision.operator.accepts<SeenRefusal>(asked.id, legOf(asked).id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'REJECTED' },
    });
    expect(await decision.traveller.does('confirm')).toMatchObject({ status: 'BOOKED' });
    expect(await decision.traveller.does('cancel')).toMatchObject({ status: 'CANCELLED' });
  });

  test('out and back are decided each for themselves', async () => {
    const asked = await decision.asksForThereAndBack({ onward: true, connecting: false, back: true });
    const accepted = await decision.operator.accepts(asked.id, legOf(asked, 'RETURN').id);
    expect(statesOf(accepted)).toEqual(['ONWARD PENDING_OPERATOR', 'CONNECTING PENDING_OPERATOR', 'RETURN TICKETED']);
    decision.world.clock.advance({ hours: 24, minutes: 1 });
    await decision.world.job('reject-overdue');
    const ended = (await decision.traveller.sees())!;
    expect(statesOf(ended)).toEqual(['ONWARD REJECTED', 'CONNECTING REJECTED', 'RETURN TICKETED']);
    expect(ended.refundOffer).not.toBeNull();
  });
});
