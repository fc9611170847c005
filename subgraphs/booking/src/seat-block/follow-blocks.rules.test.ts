import { expect, test } from '@jest/globals';
import { type FollowingSchedule, followingBlocks, type MadeBlock } from './follow-blocks.rules.js';

const DAY = '2026-12-01';
const block = (seat: string, more: Partial<MadeBlock> = {}): MadeBlock => ({
  ...{ mode: 'live', routeScheduleId: '1', date: DAY, seat, stands: true },
  ...{ closedTo: null, agencyId: null, reason: 'Flooded', blockedById: '4', blockedAt: 1, whole: false },
  ...{
    operatorId: '7',
    operatorBranchId: null,
    operatorCountryCode: 'KH',
    operatorName: 'Mekong',
    routeNames: { en: 'A' },
  },
  ...more,
});
const follows = (more: Partial<FollowingSchedule> = {}): FollowingSchedule => ({
  ...{ routeScheduleId: '3', insteadOf: ['2', '1'], seats: ['1A', '1B', '9A'] },
  ...{ days: { daysOfWeek: [1, 2, 3, 4, 5, 6, 7], allowFrom1: DAY } },
  ...more,
});
const whole = (seat: string, more: Partial<MadeBlock> = {}) => block(seat, { whole: true, ...more });
const ofAgency = { agencyId: '5', reason: 'Quota' };

test.each<[string, MadeBlock[], string[]]>([
  ['a seat is blocked where the vehicle has it', [block('1A'), block('7D')], ['live 2026-12-01 1A: Flooded']],
  ['on the days that the other is sold', [block('1A', { date: '2026-11-30' })], []],
  ['a closed departure is closed with the seats that it had not', [whole('1A')], ['live 2026-12-01 1A,1B,9A: Flooded']],
  ['but for what was freed', [whole('1A'), whole('1B', { stands: false })], ['live 2026-12-01 1A,9A: Flooded']],
  [
    'what was freed and closed again is closed',
    [whole('1A', { stands: false }), whole('1A')],
    ['live 2026-12-01 1A,1B,9A: Flooded'],
  ],
  ['nothing of what was freed alone', [block('1A', { stands: false })], []],
  [
    'the nearest of whom something was blocked',
    [block('1A'), block('1B', { routeScheduleId: '2' })],
    ['live 2026-12-01 1B: Flooded'],
  ],
  ['freed is said as well', [block('1A'), block('1A', { routeScheduleId: '2', stands: false })], []],
  [
    'the other’s own is not overruled, freed or not',
    [block('1A'), block('1B'), block('1B', { routeScheduleId: '3', stands: false })],
    ['live 2026-12-01 1A: Flooded'],
  ],
  [
    'each mode its own',
    [block('1A'), block('1B', { mode: 'sandbox' })],
    ['live 2026-12-01 1A: Flooded', 'sandbox 2026-12-01 1B: Flooded'],
  ],
  [
    'what is kept for some before what is closed to all',
    [block('1A'), block('1A', ofAgency)],
    ['live 2026-12-01 1A: Quota', 'live 2026-12-01 1A: Flooded'],
  ],
  ['nothing of others', [block('1A', { routeScheduleId: '9' })], []],
])('%s', (_, made, expected) => {
  const told = followingBlocks(follows(), made).map(
    ({ mode, date, seats, terms }) => `${mode} ${date} ${seats.join()}: ${terms.reason}`,
  );
  expect(told).toEqual(expected);
});
