import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(() => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
});

describe('the log of Wing', () => {
  const log = { step: 'opened' };
  const startsWith = async (method: string): Promise<string> => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    return (await traveller.startsToPay(method)).payment.id;
  };

  test('is kept with its payment and read by staff alone, ninety days', async () => {
    const id = await startsWith('WING');
    expect(await traveller.ask(documents.wing, { id, log })).toBe(true);
    const support = world.aUser({
      userId: '70',
      roleId: 7,
      grants: { 'booking.view': 'all', 'booking.history': 'all' },
    });
    const reads = () => support.ask(documents.wingLog, { id: traveller.bookingId });
    expect(await reads()).toEqual({ wingLog: [{ paymentId: id, logData: log }] });
    const { errors } = await traveller.raw(documents.wingLog, { id: traveller.bookingId });
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    await world.job('forget-wing-logs');
    expect(await reads()).toMatchObject({ wingLog: [{}] });
    await world.rows(`update wing_log set at = at - interval '91 days'`);
    await world.job('forget-wing-logs');
    expect(await reads()).toEqual({ wingLog: [] });
  });

  test('is not kept for what is no payment with Wing, nor without end', async () => {
    const card = await startsWith('CARD');
    for (const id of [card, '999999999', traveller.bookingId + 'x', '-1', '9'.repeat(30)])
      expect([id, await traveller.ask(documents.wing, { id, log })]).toEqual([id, false]);
    const { id } = (await traveller.startsToPay('WING')).payment;
    await world.rows(
      `insert into wing_log (payment_id, log_data, mode, at) select $1, '{}', 'live', now() from generate_series(1, 99)`,
      [id],
    );
    expect(await traveller.ask(documents.wing, { id, log })).toBe(true);
    expect(await traveller.ask(documents.wing, { id, log })).toBe(false);
    const { errors } = await traveller.raw(documents.wing, { id, log: { nul: '\u0000' } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
