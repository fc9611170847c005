import type { ScanOutcome } from '@naga/kernel/boarding.js';
import { describe, expect, test } from '@jest/globals';
import {
  afterPack,
  answered,
  asInput,
  boardedOf,
  conflicts,
  handsBack,
  decideBoarding,
  decideUndo,
  type DeviceScan,
  elsewhere,
  findPassenger,
  type Pack,
  type PackPassenger,
  partOfCode,
  waiting,
} from './device-scans.rules.js';

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+07:00`);
const passenger = (partId: string, change: Partial<PackPassenger> = {}): PackPassenger => ({
  __typename: 'ManifestPassenger',
  partId,
  bookingId: '1',
  pnr: 'KX74QP',
  seatNumber: `${partId}A`,
  name: `Sok ${partId}`,
  title: 'MS',
  nationality: 'LOCAL',
  passengerType: 'ADULT',
  ticketId: null,
  missing: [],
  documentNumber: null,
  birthDate: null,
  phone: null,
  ticketCode: `N7-00010${partId}`,
  from: 'Phnom Penh',
  to: 'Siem Reap',
  departureTime: '2026-11-21T07:30:00+07:00',
  owed: { __typename: 'Money', amount: 0, currency: 'USD' },
  pickupAddress: null,
  pickupTime: null,
  pickupPhone: null,
  taxiDropOff: null,
  addOns: [],
  state: 'TICKETED',
  boardedAt: null,
  boardedBy: null,
  ...change,
});
const pack: Pack = {
  keys: [],
  takenAt: at('06:00'),
  manifest: {
    __typename: 'Manifest',
    operatorId: '7',
    asOf: '2026-11-20T23:00:00.000Z',
    routeScheduleId: '77',
    date: '2026-11-21',
    departureTime: '2026-11-21T07:30:00+07:00',
    arrivalTime: '2026-11-21T13:00:00+07:00',
    route: 'Phnom Penh – Siem Reap',
    operatorName: 'Mekong Ibis',
    vehicleName: 'VIP',
    seatCount: 40,
    blockedSeats: [],
    calls: [],
    passengers: [
      passenger('1'),
      passenger('2', { owed: { __typename: 'Money', amount: 1025, currency: 'USD' } }),
      passenger('3', {
        state: 'BOARDED',
        boardedAt: '2026-11-21T06:50:00+07:00',
        boardedBy: { __typename: 'Colleague', id: '5', name: 'Dara' },
      }),
    ],
    revoked: [
      { __typename: 'RevokedTicket', partId: '4', ticketCode: 'N7-000104', seatNumber: '4A', state: 'REFUNDED' },
    ],
  },
};
const scan = (partId: string, time: string, change: Partial<DeviceScan> = {}): DeviceScan => ({
  clientId: `${partId} ${time}`,
  kind: 'BOARD',
  means: 'QR',
  qr: 'NAGA1.a.b',
  partId,
  at: at(time),
  collected: 0,
  owedByList: null,
  name: '',
  seatNumber: `${partId}A`,
  answer: null,
  ...change,
});
const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const said = (outcome: ScanOutcome): DeviceScan['answer'] => ({
  __typename: 'ScanAnswer',
  clientId: 'x',
  outcome,
  partId: '1',
  owed: null,
  boardedAt: null,
  boardedBy: null,
  ridesAt: null,
  taken: null,
});
const pass = (partId: string, change = {}) => ({
  ticketId: 't',
  partId,
  pnr: 'KX74QP',
  routeScheduleId: '77',
  date: '2026-11-21',
  seatNumber: '9D',
  ...change,
});
const outcomeOf = (partId: string, scans: readonly DeviceScan[] = [], collected = 0) =>
  decideBoarding(pack, findPassenger(pack, scans, partId, pass(partId))!, at('07:10'), collected);

describe('without network', () => {
  test.each([
    ['who is in the list boards', '1', [], 0, 'BOARDED'],
    ['who owes pays first', '2', [], 0, 'NOT_PAID'],
    ['and boards with it', '2', [], 1025, 'BOARDED'],
    ['who boarded before the list was taken', '3', [], 0, 'ALREADY_BOARDED'],
    ['who boarded at this device', '1', [scan('1', '07:00')], 0, 'ALREADY_BOARDED'],
    ['and was taken back', '1', [scan('1', '07:00'), scan('1', '07:05', { kind: 'UNDO' })], 0, 'BOARDED'],
    ['in whatever order they are kept', '1', [scan('1', '07:05', { kind: 'UNDO' }), scan('1', '07:00')], 0, 'BOARDED'],
    ['whose ticket was given back', '4', [], 0, 'REVOKED'],
    ['who bought after the list was taken', '9', [], 0, 'BOARDED'],
    ['and comes again', '9', [scan('9', '07:00')], 0, 'ALREADY_BOARDED'],
    [
      'what the server did not let count does not',
      '1',
      [scan('1', '07:00', { answer: said('REVOKED') })],
      0,
      'BOARDED',
    ],
    ['what it let count does', '1', [scan('1', '07:00', { answer: said('BOARDED') })], 0, 'ALREADY_BOARDED'],
  ] as const)('%s', (_, partId, scans, collected, outcome) => {
    expect(outcomeOf(partId, scans, collected)).toBe(outcome);
  });

  test('what its list said goes along with what was collected', () => {
    expect(asInput(scan('2', '07:00', { collected: 1025, owedByList: 1025 }))).toMatchObject({
      collected: 1025,
      owedByList: 1025,
    });
  });

  test('cash of a refused scan that was given back is sent as a scan of its own, and boards nobody', () => {
    const refused = scan('2', '07:00', { collected: 500, answer: { ...said('NOT_PAID')!, taken: money(500) } });
    const back = handsBack(refused, at('07:05'))!;
    expect(asInput(back)).toMatchObject({
      kind: 'HAND_BACK',
      partId: '2',
      collected: 500,
      refusedId: refused.clientId,
    });
    expect([waiting([back]), outcomeOf('1', [{ ...back, partId: '1' }])]).toEqual([[back], 'BOARDED']);
    const answers = ['HANDED_BACK', 'NOTHING_TO_HAND_BACK'] as const;
    expect(answers.map((outcome) => conflicts([{ ...back, answer: said(outcome) }]).length)).toEqual([0, 1]);
    expect(handsBack(scan('2', '07:00', { answer: said('NOT_PAID') }), at('07:05'))).toBeUndefined();
  });

  test('what was collected is owed again when it is taken back', () => {
    const scans = [scan('2', '07:00', { collected: 1025 }), scan('2', '07:05', { kind: 'UNDO' })];
    expect(findPassenger(pack, scans.slice(0, 1), '2')!.owed?.amount).toBe(0);
    expect(findPassenger(pack, scans, '2')!.owed?.amount).toBe(1025);
  });

  test('a boarding is taken back within 15 minutes', () => {
    const found = findPassenger(pack, [scan('1', '07:00')], '1')!;
    expect([decideUndo(found, at('07:15')), decideUndo(found, at('07:16'))]).toEqual(['UNDONE', 'TOO_LATE_TO_UNDO']);
  });

  test('on board is who was, and who boarded here', () => {
    expect(boardedOf(pack, [])).toBe(1);
    expect(boardedOf(pack, [scan('1', '07:00'), scan('2', '07:01', { collected: 1025 })])).toBe(3);
  });
});

describe('what is owed by who shows a code', () => {
  const owing = (amount: number, asOf: string) => ({ owed: { amount, currency: 'USD', asOf: at(asOf) } });
  test.each([
    ['of the list, where the code is older', '2', owing(500, '05:59'), [], 1025],
    ['of the list, where the code is as old', '2', owing(500, '06:00'), [], 1025],
    ['of the code, where that is newer', '2', owing(500, '06:01'), [], 500],
    ['of the code: he has paid since', '2', owing(0, '06:01'), [], 0],
    ['of the list, where the code is of before codes said so', '2', {}, [], 1025],
    ['of the code, where no list knows him', '9', owing(700, '05:00'), [], 700],
    ['nothing that is known, where neither says so', '9', {}, [], undefined],
    [
      'nothing more once he has paid at this door',
      '9',
      owing(700, '06:30'),
      [scan('9', '07:00', { collected: 700 })],
      0,
    ],
    [
      'as much again once that is taken back',
      '9',
      owing(700, '06:30'),
      [scan('9', '07:00', { collected: 700 }), scan('9', '07:05', { kind: 'UNDO' })],
      700,
    ],
  ] as const)('%s', (_, partId, said, scans, owed) => {
    expect(findPassenger(pack, scans, partId, pass(partId, said))!.owed?.amount).toBe(owed);
  });

  test('is collected before he boards, listed or not', () => {
    const unlisted = findPassenger(pack, [], '9', pass('9', owing(700, '06:30')))!;
    expect([0, 699, 700].map((cash) => decideBoarding(pack, unlisted, at('07:10'), cash))).toEqual([
      'NOT_PAID',
      'NOT_PAID',
      'BOARDED',
    ]);
  });
});

test.each([
  ['N7-000101', '1'],
  [' n7-000102 ', '2'],
  ['000103', '3'],
  ['101', '1'],
  ['N7-000104', '4'],
  ['100', undefined],
  ['', undefined],
])('the typed code %j is of %s', (typed, partId) => {
  expect(partOfCode(pack, typed)).toBe(partId);
});

test('who is in no list and shows no code is nobody', () => {
  expect(findPassenger(pack, [], '9')).toBeUndefined();
  expect(findPassenger(pack, [], '4')?.state).toBe('REFUNDED');
});

test.each([
  [{}, undefined],
  [{ routeScheduleId: '78' }, 'WRONG_DEPARTURE'],
  [{ date: '2026-11-22' }, 'NOT_TODAY'],
])('a pass with %j', (change, outcome) => {
  expect(elsewhere(pack, pass('1', change))).toBe(outcome);
});

describe('what is kept', () => {
  const scans = [
    scan('2', '07:05'),
    scan('1', '07:00'),
    scan('3', '06:00', { answer: said('BOARDED') }),
    scan('4', '06:30', { answer: said('REVOKED') }),
  ];

  test('waits in the order of its time', () => {
    expect(waiting(scans).map(({ partId }) => partId)).toEqual(['1', '2']);
  });

  test('is a conflict when the server says otherwise', () => {
    expect(conflicts(scans).map(({ partId }) => partId)).toEqual(['4']);
  });

  test('goes once a list that was asked for later has come', () => {
    expect(afterPack(scans, answered(scans)).map(({ partId }) => partId)).toEqual(['2', '1', '4']);
    expect(afterPack(scans, new Set())).toEqual(scans);
  });

  test('is sent with its code, or by name where none was read', () => {
    expect(asInput(scans[1]!)).toMatchObject({ qr: 'NAGA1.a.b', partId: null, at: '2026-11-21T00:00:00.000Z' });
    expect(asInput(scan('1', '07:00', { qr: null, means: 'CODE' }))).toMatchObject({ qr: null, partId: '1' });
  });
});
