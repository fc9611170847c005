import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MANY_PROMISES, seat, World } from '../world.js';
import { officeSteps } from './office-steps.js';
import { pays, ride, travellerSteps } from './traveller-steps.js';
import { Walk, walkThrough } from './walk.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
});
afterAll(() => world.close());

const { timers, board, cancel, day, ride: rides } = travellerSteps;
const steps = { ...officeSteps, timers, board, cancel, day, rides, 'cancel some': travellerSteps['cancel some'] };
type Name = keyof typeof steps;

const names = Object.keys(officeSteps) as Name[];
const between = (first: Name, last: Name): Name[] => names.slice(names.indexOf(first), names.indexOf(last) + 1);
const LINKS: Name[] = [...between('asks for a payment', 'a second person declines'), 'timers', 'day'];
const STATEMENTS: Name[] = [...between('the month ends', 'is found at the bank'), 'cancel', 'rides'];
const starts = {
  'a link': LINKS,
  'a link that is paid': LINKS,
  'a link with other money': LINKS,
  'a ride, and the month after': STATEMENTS,
  'a ride': [...between('reviews', 'is read by all'), 'cancel some', 'timers'] as Name[],
  bought: [...between('tops up', 'the range ends, or goes on'), 'cancel', 'timers'] as Name[],
};
/** What was done before, to have something to work on. */
const BEFORE: Readonly<Record<keyof typeof starts, readonly Name[]>> = {
  'a link': ['asks for a payment', 'begins by card'],
  'a link that is paid': ['asks for a large payment', 'begins by QR', 'begins by card', 'pays the link'],
  'a link with other money': ['asks for a payment', 'begins by card', 'less comes for the link'],
  'a ride, and the month after': ['board', 'rides', 'the month ends'],
  'a ride': ['board', 'rides'],
  bought: [],
};

test('whatever offices do with links, balances, terms, codes, statements and reviews: the books say it, and nobody is paid twice', async () => {
  const walk = new Walk(world);
  await walkThrough(walk, {
    steps,
    starts,
    begin: async (one, start) => {
      one.untilLocal(one.day(1), '10:00');
      one.traveller = world.aTraveller();
      one.leg = ride(one, false, '7').leg();
      await one.traveller.holds(one.leg, [seat('1A'), seat('1B')]);
      await pays(one.traveller);
      for (const step of BEFORE[start]) await steps[step].take(one);
    },
    tours: [
      [
        'bought',
        'asks for a payment',
        'begins by card',
        'begins by QR',
        'pays the link',
        'the provider tells of the link',
        'gives some back',
        'sends the link again',
        'timers',
      ],
      [
        'bought',
        'asks for a large payment',
        'begins by card',
        'pays the link',
        'gives much back',
        'a second person agrees',
        'timers',
      ],
      [
        'a link that is paid',
        'the account of the link is closed',
        'gives some back',
        'refunds of links are refused',
        'sends it again',
        'sends it as cash',
        'hands it out',
      ],
      [
        'bought',
        'asks for a payment',
        'begins by card',
        'less comes for the link',
        'the link is taken as paid',
        'gives',
        'begins by QR',
        'pays the link',
      ],
      [
        'bought',
        'asks for a payment',
        'edits the link',
        'ends the link',
        'tops up',
        'the agency sells',
        'waits for cash',
        'the driver is not paid',
        'the driver is paid',
        'the driver is paid until a day',
        'half comes back',
      ],
      [
        'bought',
        'asks for other terms',
        'a second person agrees with the terms',
        'asks for other terms',
        'nothing comes back',
        'a second person agrees with the terms',
        'a second person declines the terms',
        'asks for other terms',
        'takes the terms back',
      ],
      [
        'bought',
        'a class of codes',
        'some codes',
        'one code less',
        'the range ends, or goes on',
        'the agency sells',
        'the class is for locals',
        'the class goes off, or on again',
        'no more classes are switched',
        'classes are as they were',
        'cancel',
      ],
      [
        'a ride, and the month after',
        'the operator asks',
        'is granted',
        'the operator agrees',
        'is paid by bank',
        'is found at the bank',
      ],
      [
        'bought',
        'says how booking went',
        'reviews',
        'board',
        'rides',
        'reviews',
        'is answered',
        'are read by all at once',
        'no more are published',
        'are hidden at once',
        'are as they were',
        'is hidden',
        'is read by all',
      ],
    ],
    // Whoever gives a sum that can be paid may; call-backs are forged in the walk of staff.
    refusedElsewhere: ['donate', 'receivePaymentCallback'],
  });
  const paid = await world.rows(`select 1 from settlement where state = 'RECONCILED'`);
  expect(paid.length).toBeGreaterThan(0);
});
