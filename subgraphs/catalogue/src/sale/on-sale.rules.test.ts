import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import {
  blockBefore,
  isOffered,
  NOT_ON_SALE_REASONS,
  notOnSale,
  type SaleMoment,
  type SaleTerms,
} from './on-sale.rules.js';
import type { Buyer } from './route-for-user.rules.js';

const day = (date: string): number => dayNumber(travelDate(date));
const at = (date: string, hour: number, minute = 0): number => day(date) * 1440 + hour * 60 + minute;

const open: SaleTerms = {
  disabled: false,
  operatorId: '7',
  countryCode: 'KH',
  operatorOffline: false,
  localsOnly: false,
  confirmsByHand: false,
  blockBefore: 0,
  blockingHours: null,
  blockedPeriod: { from: null, to: null },
  season: [
    { from: null, to: null },
    { from: null, to: null },
  ],
  routeForUser: 'EVERYONE',
};
const guest: Buyer = { kind: 'GUEST' };
/** Friday 10:00, for a bus on Saturday at 07:30. */
const friday: SaleMoment = {
  now: at('2026-11-20', 10),
  boardingDeparture: at('2026-11-21', 7, 30),
  day: day('2026-11-21'),
};
const saturday = (hour: number, minute = 0): SaleMoment => ({ ...friday, now: at('2026-11-21', hour, minute) });

test.each<[string, Partial<SaleTerms>, SaleMoment, Buyer, string | null]>([
  ['nothing speaks against it', {}, friday, guest, null],
  ['a disabled schedule is not sold', { disabled: true }, friday, guest, 'DISABLED'],
  ['nothing of an offline operator is sold', { operatorOffline: true }, friday, guest, 'OPERATOR_OFFLINE'],
  ['a minute before departure it is sold', {}, saturday(7, 29), guest, null],
  ['at the minute of departure it is departed', {}, saturday(7, 30), guest, 'DEPARTED'],
  ['180 days ahead it is sold', {}, { ...friday, now: friday.boardingDeparture - 180 * 1440 }, guest, null],
  [
    '180 days are counted by the calendar, not by the clock',
    {},
    { ...friday, now: at('2026-11-21', 0) - 180 * 1440 },
    guest,
    null,
  ],
  [
    '181 days ahead it is not sold yet',
    {},
    { ...friday, now: at('2026-11-20', 23, 59) - 180 * 1440 },
    guest,
    'TOO_EARLY',
  ],
  ['block before ends the sale', { blockBefore: 60 }, saturday(6, 31), guest, 'TOO_CLOSE'],
  ['block before is counted to the minute', { blockBefore: 60 }, saturday(6, 30), guest, null],
  ['four hours before, by hand is sold', { confirmsByHand: true }, saturday(3, 30), guest, null],
  [
    'later, there is no time to confirm by hand',
    { confirmsByHand: true },
    saturday(3, 31),
    guest,
    'OPERATOR_CONFIRMS_BY_HAND',
  ],
  ['nothing is sold in the blocking hours', { blockingHours: { from: 540, to: 660 } }, friday, guest, 'BLOCKING_HOURS'],
  ['blocking hours end', { blockingHours: { from: 540, to: 600 } }, friday, guest, null],
  ['blocking hours begin', { blockingHours: { from: 600, to: 601 } }, friday, guest, 'BLOCKING_HOURS'],
  ['blocking hours pass midnight, evening', { blockingHours: { from: 570, to: 300 } }, friday, guest, 'BLOCKING_HOURS'],
  [
    'blocking hours pass midnight, morning',
    { blockingHours: { from: 1200, to: 660 } },
    friday,
    guest,
    'BLOCKING_HOURS',
  ],
  ['blocking hours pass midnight, day', { blockingHours: { from: 1200, to: 300 } }, friday, guest, null],
  ['blocking hours without length block nothing', { blockingHours: { from: 600, to: 600 } }, friday, guest, null],
  [
    'the blocked period includes its last day',
    { blockedPeriod: { from: day('2026-11-10'), to: day('2026-11-21') } },
    friday,
    guest,
    'BLOCKED_PERIOD',
  ],
  [
    'a blocked period without end',
    { blockedPeriod: { from: day('2026-11-21'), to: null } },
    friday,
    guest,
    'BLOCKED_PERIOD',
  ],
  ['a blocked period without beginning', { blockedPeriod: { from: null, to: day('2026-11-20') } }, friday, guest, null],
  ['out of range 1', { season: [{ from: day('2026-12-01'), to: null }] }, friday, guest, 'OUTSIDE_SEASON'],
  [
    'range 2 opens what range 1 does not',
    {
      season: [
        { from: day('2026-12-01'), to: null },
        { from: day('2026-11-21'), to: day('2026-11-21') },
      ],
    },
    friday,
    guest,
    null,
  ],
  [
    'only range 2 set, and the day before it',
    {
      season: [
        { from: null, to: null },
        { from: day('2026-11-22'), to: null },
      ],
    },
    friday,
    guest,
    'OUTSIDE_SEASON',
  ],
  ['registered only, for a guest', { routeForUser: 'REGISTERED' }, friday, guest, 'ROUTE_FOR_USER'],
  ['registered only, for a customer', { routeForUser: 'REGISTERED' }, friday, { kind: 'REGISTERED' }, null],
  ['agencies only, for a customer', { routeForUser: 'AGENCY' }, friday, { kind: 'REGISTERED' }, 'ROUTE_FOR_USER'],
  ['agencies only, for an agency', { routeForUser: 'AGENCY' }, friday, { kind: 'AGENCY' }, null],
  ['staff only, for an agency', { routeForUser: 'STAFF' }, friday, { kind: 'AGENCY' }, 'ROUTE_FOR_USER'],
  ['staff only, for its operator', { routeForUser: 'STAFF' }, friday, { kind: 'OPERATOR', operatorId: '7' }, null],
  [
    'staff only, for another operator',
    { routeForUser: 'STAFF' },
    friday,
    { kind: 'OPERATOR', operatorId: '8' },
    'ROUTE_FOR_USER',
  ],
  ['staff only, for the platform', { routeForUser: 'STAFF' }, friday, { kind: 'PLATFORM' }, null],
  ['locals only, nationality not yet known', { localsOnly: true }, friday, guest, null],
  ['locals only, for a local', { localsOnly: true }, friday, { kind: 'GUEST', foreign: false }, null],
  ['locals only, for a foreigner', { localsOnly: true }, friday, { kind: 'GUEST', foreign: true }, 'LOCALS_ONLY'],
])('%s', (_name, terms, moment, buyer, expected) => {
  expect(notOnSale({ ...open, ...terms }, moment, buyer)).toBe(expected);
});

test('the first reason in the written order is the answer', () => {
  const all: SaleTerms = {
    disabled: true,
    countryCode: 'KH',
    operatorId: '7',
    operatorOffline: true,
    localsOnly: true,
    confirmsByHand: true,
    blockBefore: 10_000,
    blockingHours: { from: 0, to: 1439 },
    blockedPeriod: { from: 0, to: null },
    season: [{ from: 0, to: 1 }],
    routeForUser: 'STAFF',
  };
  const mended: Partial<SaleTerms>[] = [
    { disabled: false },
    { operatorOffline: false },
    {},
    {},
    { blockBefore: 0 },
    { confirmsByHand: false },
    { blockingHours: null },
    { blockedPeriod: { from: null, to: null } },
    { season: [] },
    { routeForUser: 'EVERYONE' },
  ];
  const gone: SaleMoment = { ...friday, now: friday.boardingDeparture };
  const early: SaleMoment = { ...friday, now: friday.boardingDeparture - 200 * 1440 };
  const late = saturday(6);
  const moments = [gone, gone, gone, early, friday, late];
  const reasons = NOT_ON_SALE_REASONS.map((_, count) => {
    const terms = Object.assign({}, all, ...mended.slice(0, count)) as SaleTerms;
    return notOnSale(terms, moments[count] ?? friday, { kind: 'GUEST', foreign: true });
  });
  expect(reasons).toEqual(NOT_ON_SALE_REASONS);
});

test.each([
  ['the timing decides', 30, null, 30],
  ['the schedule takes its place', 30, 5, 5],
  ['also with nothing at all', 30, 0, 0],
])('block before: %s', (_name, timing, schedule, expected) => {
  expect(blockBefore(timing, schedule)).toBe(expected);
});

test.each<[string, Partial<SaleTerms>, boolean, boolean]>([
  ['what is sold to everyone', {}, false, true],
  [
    'also in its blocking hours and close to departure',
    { blockingHours: { from: 0, to: 1439 }, blockBefore: 9999 },
    false,
    true,
  ],
  ['not what is disabled', { disabled: true }, true, false],
  ['not what is offline', { operatorOffline: true }, false, false],
  ['but what is offline where that is asked for', { operatorOffline: true }, true, true],
  ['not in its blocked period', { blockedPeriod: { from: friday.day, to: null } }, false, false],
  ['not out of season', { season: [{ from: friday.day + 1, to: null }] }, false, false],
  ['not what is for some people only', { routeForUser: 'REGISTERED' }, false, false],
])('lists of routes count %s', (_name, terms, offlineToo, expected) => {
  expect(isOffered({ ...open, ...terms }, friday.day, offlineToo)).toBe(expected);
});
