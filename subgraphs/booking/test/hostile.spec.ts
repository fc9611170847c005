import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draws } from '@naga/server-kit/testing/draws.js';
import { documents } from './documents.js';
import { seat, World } from './world.js';

let world: World;
let leg: string;
beforeAll(async () => {
  world = await World.open();
  leg = world.aDeparture().leg();
});
afterAll(() => world.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '9223372036854775808',
    '1e9',
    "'; drop table booking; --",
    '\u0000',
    '\ud800',
    '../..',
    '%',
    'null',
  ),
  fc.string({ minLength: 5000, maxLength: 6000 }),
);
const anything = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty),
  fc.object(),
);

const told = {
  passengers: fc.array(
    fc.record({
      title: fc.constant('MR'),
      nationality: fc.constant('LOCAL'),
      firstName: nasty,
      lastName: nasty,
      seatNumber: nasty,
      email: anything,
    }),
  ),
  contact: fc.record({ email: fc.oneof(nasty, anything), mobileNumber: fc.oneof(nasty, fc.constant('012345678')) }),
};

/** Variables of every document, each field either plausible or anything at all. */
const variables = {
  hold: fc.record({
    input: fc.record({
      legs: fc.array(
        fc.record({
          legId: fc.oneof(fc.constant('?'), nasty, anything),
          seats: fc.array(
            fc.oneof(
              fc.record({ seatNumber: nasty, title: fc.constant('MR'), nationality: fc.constant('LOCAL') }),
              anything,
            ),
            { maxLength: 30 },
          ),
        }),
        { maxLength: 6 },
      ),
      language: fc.oneof(nasty, anything),
      affiliateId: fc.oneof(nasty, anything),
      expectedTotal: anything,
      passengers: fc.oneof(told.passengers, anything),
      contact: fc.oneof(told.contact, anything),
    }),
  }),
  extend: fc.record({ id: anything }),
  passengers: fc.record({ id: fc.oneof(fc.constant('1'), anything), ...told }),
  pay: fc.record({
    id: fc.oneof(fc.constant('1'), anything),
    method: fc.oneof(fc.constant('CARD'), anything),
    returnUrl: fc.oneof(nasty, anything),
  }),
  confirm: fc.record({ id: anything }),
  cancel: fc.record({ id: anything, partIds: fc.array(anything), expectedRefund: anything }, { requiredKeys: ['id'] }),
  decide: fc.record({ id: fc.oneof(nasty, anything), outcome: fc.constant('APPROVE') }),
  callback: fc.record({ provider: fc.oneof(fc.constant('sandbox'), nasty), body: nasty, signature: nasty }),
  wing: fc.record({ id: nasty, log: fc.oneof(fc.object(), anything) }),
  booking: fc.record({ id: anything }),
  byReference: fc.record({ pnr: nasty, email: nasty }),
  charge: fc.record({ id: nasty }),
  list: fc.record({
    filter: fc.record({ text: nasty, operatorId: anything, travelFrom: anything }, { requiredKeys: [] }),
    page: fc.integer(),
    pageSize: fc.integer(),
  }),
  summary: fc.record({ date: anything }),
} as const;

const CODED = /^(BAD_USER_INPUT|FORBIDDEN|UNAUTHENTICATED|TOO_MANY_ATTEMPTS)$/;

test.each(Object.keys(variables) as (keyof typeof variables)[])(
  '%s: a coded answer to anything, never an accident',
  async (name) => {
    const state = () =>
      world.rows(
        'select count(*)::int as bookings, (select count(*)::int from seat_claim) as seats, (select count(*)::int from payment) as payments from booking',
      );
    const owner = world.aTraveller();
    if (name === 'passengers' || name === 'pay') await owner.holds(leg, [seat(name === 'pay' ? '1A' : '1B')]);
    const before = await state();
    const admin = world.aUser({ userId: '1', grants: { 'booking.view': 'all' } });
    const asks = name === 'list' || name === 'summary' ? admin : owner;
    await fc.assert(
      fc.asyncProperty(variables[name] as fc.Arbitrary<Record<string, unknown>>, async (values) => {
        const { errors } = await asks.raw(documents[name], values);
        for (const error of errors ?? []) expect(error.extensions['code']).toMatch(CODED);
      }),
      draws(20),
    );
    expect(await state()).toEqual(before);
  },
);
