import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { AUDITED } from '../../migrations/create-audit.js';
import { MANY_PROMISES, World } from '../world.js';
import { rightsOf } from './rights.js';
import {
  aCustomerWithCredit,
  answeringSteps,
  PAID_BEFORE,
  partyOf,
  pays,
  type Trip,
  TRIPS,
  trips,
} from './traveller-steps.js';
import { Walk, walkThrough } from './walk.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
});
afterAll(() => world.close());

/** Nothing was changed that the audit does not tell, whoever changed it: travellers, operators, timers, the provider. */
async function expectWholeAudit(): Promise<void> {
  expect(await auditGaps(world.test.subgraph.database, AUDITED)).toEqual([]);
  const told = await world.rows<{ entity: string }>('select distinct entity from audit_entry order by entity');
  const ofBookings = ['BoardingRoute', 'Booking', 'BookingFee', 'Exchange', 'Leg', 'Part', 'Payment', 'Refund'];
  const entities = [...ofBookings, 'Settlement', 'Ticket', 'TicketRange'];
  expect(told.map(({ entity }) => entity)).toEqual(entities);
}

const every = Object.keys(answeringSteps);
type Start = Trip | `${Trip}, bought` | 'at once, sandbox';
const starts = Object.fromEntries(
  [...trips.flatMap((trip) => [trip, `${trip}, bought`] as const), 'at once, sandbox'].map((start) => [start, every]),
) as Record<Start, string[]>;
const WITH_A_PAST = /, (bought|sandbox)$/;

/** A partner who tries his program: money and seats of a market of its own. */
const inSandbox = () =>
  world.aUser({ userId: '1008', roleId: 8, apiKeyId: '9', mode: 'sandbox', channel: 'api', grants: rightsOf(8) });

/** Each fourth of them buys in riel. */
let buyers = 0;

test('whatever a traveller and his operators do in whatever order: books balance, paid means ticket or refund, lists say what is', async () => {
  const walk = new Walk(world);
  await walkThrough(walk, {
    steps: answeringSteps,
    starts,
    begin: async (one, start) => {
      one.untilLocal(one.day(1), '10:00');
      world.pricing.currency = ++buyers % 4 === 0 ? 'KHR' : 'USD';
      const trip = start.replace(WITH_A_PAST, '') as Trip;
      const legs = TRIPS[trip](one);
      one.traveller = start.endsWith('sandbox') ? inSandbox() : await aCustomerWithCredit(one);
      one.leg = legs[0]!.legId;
      const seats = partyOf(trip);
      const held = await one.traveller.holdsLegs(legs.map((leg) => ({ ...leg, seats })));
      expect(held).toEqual(await one.traveller.sees());
      if (start.endsWith('bought')) await pays(one.traveller);
    },
    tours: [
      [
        'at once',
        'rival',
        'extend',
        'names',
        'card',
        'approve',
        'exchange',
        'give exchange up',
        'move elsewhere',
        'move',
        'board',
        'ride',
      ],
      ['at once', 'names', 'card', 'approve, and close the account', 'cancel', 'timers', 'timers'],
      ['at once', 'names', 'points', 'card', 'approve', 'day', 'exchange for less', 'cancel some', 'timers', 'cancel'],
      [
        'at once',
        'points',
        'no points',
        'points',
        'names',
        'card',
        'wait',
        'wait',
        'timers',
        'approve',
        'cancel',
        'timers',
      ],
      [
        'by hand there, at once back',
        'names',
        'points',
        'boarding',
        'confirm',
        'accept',
        'refuse other',
        'ride',
        'ride',
      ],
      [
        'at once',
        'gives',
        'names',
        'gives nothing',
        'gives',
        'card',
        'approve',
        'exchange for less',
        'cancel',
        'timers',
      ],
      ['by hand there, at once back', 'gives', 'names', 'card', 'approve', 'refuse', 'timers', 'cancel', 'timers'],
      [
        'at once',
        'takes add-ons',
        'names',
        'takes none',
        'takes a bag',
        'card',
        'approve',
        'exchange for less',
        'cancel some',
        'timers',
        'cancel',
      ],
      [
        'by hand there, at once back',
        'takes a bag',
        'names',
        'card',
        'approve',
        'refuse',
        'accept other',
        'cancel some',
      ],
      ['at once', 'takes add-ons', 'names', 'points', 'card', 'approve', 'move elsewhere', 'cancel some', 'ride'],
      ['at once', 'names', 'wallet', 'delete his account', 'cancel', 'timers', 'hand out'],
      [
        'at once',
        'names',
        'card',
        'approve',
        'begin to delete his account',
        'cancel to wallet',
        'timers',
        'delete his account',
        'timers',
      ],
      ['at once', 'names', 'split', 'delete his account', 'approve', 'cancel', 'timers', 'hand out'],
      ['at once', 'names', 'cash', 'collect', 'cancel', 'timers', 'hand out'],
      ['at once', 'names', 'cash', 'an agency collects', 'cancel', 'timers', 'hand out'],
      [
        'by hand there, at once back',
        'names',
        'boarding',
        'confirm',
        'accept',
        'accept other',
        'board for too much',
        'cancel some',
        'timers',
      ],
      // The eighth of them buys in riel.
      ['by hand, bought', 'accept', 'day', 'day', 'exchange for less', 'cancel some', 'timers'],
      [
        'at once',
        'names',
        'boarding',
        'confirm',
        'move elsewhere',
        'board',
        'undo boarding',
        'cancel some',
        'board by an old list',
        'ride',
      ],
      [
        'at once',
        'names',
        'boarding',
        'confirm',
        'take the list',
        'board',
        'take cash of who is on his list, whatever became of them',
        'cancel some',
        'take cash of who is on his list, whatever became of them',
        'day',
        'take cash of who is on his list, whatever became of them',
        'hand back cash of a refused scan',
        'hand back cash of a refused scan',
        'timers',
      ],
      ['by hand, bought', 'refuse', 'timers'],
      ['at once, sandbox', 'names', 'card', 'approve', 'rival', 'exchange', 'cancel some', 'move', 'timers'],
    ],
    most: 14,
  });
  await expectWholeAudit();
  const made = await world.rows("select distinct kind from exchange where state = 'done' order by kind");
  expect(made).toEqual([{ kind: 'exchange' }, { kind: 'move' }]);
  const changed = await world.rows(`select distinct b.currency from exchange x join booking b on b.id = x.booking_id
    where x.state = 'done' order by b.currency`);
  expect(changed).toEqual([{ currency: 'KHR' }, { currency: 'USD' }]);
  const paidOnBoard = `select s.id from scan s join part p on p.id = s.part_id join leg l on l.id = p.leg_id
    where l.route_id = $1 and (s.outcome = 'BOARDED' and s.payment_id is not null or p.uncollected > 0)`;
  expect(await world.rows(paidOnBoard, [PAID_BEFORE])).toEqual([]);
  const ends = await world.rows<{ state: string }>('select distinct state from part');
  expect(ends.map(({ state }) => state)).toEqual(expect.arrayContaining(['COMPLETED', 'NO_SHOW']));
});
