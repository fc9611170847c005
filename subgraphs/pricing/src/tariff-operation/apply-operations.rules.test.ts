import { describe, expect, test } from '@jest/globals';
import type { BaseTicketPriceRow, PricingRuleRow } from './tariff-row.rules.js';
import { applyOperations, type TariffState } from './apply-operations.rules.js';
import { inverseOperations } from './inverse.rules.js';
import { placeKey, placeOf, type SupplementRow } from '../supplement/supplement.rules.js';
import { aPrice, aRule, dropPrice, dropSupplement, putPrice, putRule, putSupplement } from './operation.fixture.js';
import { cellKey, type Operation } from './operation.rules.js';
import { heldOn, termsOf } from './timeline.rules.js';

const DAY = '2026-12-10';
const row = (id: string, effectiveFrom: string | null, localValue: number, sold = true): BaseTicketPriceRow => ({
  ...{ id, zoneFromId: '1', zoneToId: '2', passengerType: 'ADULT', currency: 'USD', localValue, foreignValue: 700 },
  ...{ localOfferValue: null, foreignOfferValue: null, offerValidFrom: null, offerValidTo: null, commission: 1000 },
  ...{ effectiveFrom, sold },
});
const rule = (id: string, more: Partial<PricingRuleRow> = {}): PricingRuleRow => ({
  ...{ id, operatorId: '1', routeTimingId: '100', localValue: 1000, nonLocalValue: 1300 },
  ...{ originalLocalValue: 900, originalNonLocalValue: 1200, validFrom: null, validTo: null, status: 'ACTIVE' },
  ...{ isDayOfWeekDependent: false, daysOfWeek: [], priority: 0 },
  ...more,
});
const state = (prices: BaseTicketPriceRow[], rules: PricingRuleRow[] = []): TariffState => ({
  prices: new Map([['1 2 ADULT', prices]]),
  rules: new Map(rules.map((one) => [one.id, one])),
  supplements: new Map(),
  demands: new Map(),
  usualCommission: 800,
});
const WHEN = { operatorId: '1', effectiveFrom: DAY, version: 3 };
const applied = (given: TariffState, ...operations: Operation[]) => applyOperations(given, operations, WHEN);

describe('a price', () => {
  const was = aPrice();

  test('begins on the effective day; what begins later stays', () => {
    const { prices, conflicts } = applied(
      state([row('1', null, 500), row('2', '2027-01-01', 900)]),
      putPrice({ local: 600 }, {}, was),
    );
    expect(conflicts).toEqual([]);
    expect(prices).toEqual([expect.objectContaining({ localValue: 600, effectiveFrom: DAY, sold: true, version: 3 })]);
  });

  test('that is taken away is none from that day on', () => {
    expect(applied(state([row('1', null, 500)]), dropPrice({}, was)).prices).toMatchObject([
      { sold: false, effectiveFrom: DAY },
    ]);
  });

  test.each<[string, BaseTicketPriceRow[], Operation, number[]]>([
    ['is what was seen', [row('1', null, 500)], putPrice({}, {}, was), []],
    ['is another by now', [row('1', null, 550)], putPrice({}, {}, was), [0]],
    ['is none any more', [row('1', null, 500), row('2', '2026-12-01', 0, false)], putPrice({}, {}, was), [0]],
    ['was none, and is one', [row('1', null, 500)], putPrice(), [0]],
    ['is another only later', [row('1', null, 500), row('2', '2026-12-11', 550)], putPrice({}, {}, was), []],
    ['was taken away by somebody else', [], dropPrice({}, was), [0]],
  ])('%s', (_, prices, operation, conflicts) => {
    expect(applied(state(prices), operation).conflicts).toEqual(conflicts);
  });

  test.each<[string, Parameters<typeof putPrice>[0], typeof was | null, number | null, number | null]>([
    ['as it is said', { commission: 700 }, was, 650, 700],
    ['as who decides says', { commission: null }, was, 650, 650],
    ['as it was', { commission: null }, was, null, 1000],
    ['as of the operator’s others, of a new one', { commission: null }, null, null, 800],
  ])('keeps for the platform %s', (_, price, before, decided, expected) => {
    const given = state(before === null ? [] : [row('1', null, 500)]);
    const outcome = applyOperations(given, [putPrice(price, {}, before)], WHEN, decided);
    expect(outcome.prices[0]!.commission).toBe(expected);
    expect(outcome.operations[0]).toMatchObject({ price: { commission: expected } });
  });

  test('of an operator without any wants a commission', () => {
    const given = { ...state([]), usualCommission: null };
    expect(applyOperations(given, [putPrice({ commission: null })], WHEN).withoutCommission).toEqual([0]);
  });
});

describe('a rule', () => {
  test('that is new begins on the effective day, or later', () => {
    const { made } = applied(state([]), putRule(), putRule({ validFrom: '2027-01-01' })).rules;
    expect(made.map(({ at, rule: one }) => [at, one.validFrom])).toEqual([
      [0, DAY],
      [1, '2027-01-01'],
    ]);
  });

  test('in force ends the day before another takes its place', () => {
    const { rules, conflicts } = applied(state([], [rule('7')]), putRule({ local: 1100 }, '7', aRule()));
    expect(conflicts).toEqual([]);
    expect(rules).toMatchObject({
      ended: [{ id: '7', validTo: '2026-12-09' }],
      dropped: [],
      made: [{ rule: { localValue: 1100 } }],
    });
  });

  test('that has not begun is gone', () => {
    const later = rule('7', { validFrom: '2026-12-24' });
    const end: Operation = { kind: 'END_RULE', ruleId: '7', was: aRule({ validFrom: '2026-12-24' }) };
    expect(applied(state([], [later]), end).rules).toEqual({ ended: [], dropped: ['7'], made: [] });
  });

  test.each<[string, PricingRuleRow[]]>([
    ['somebody ended', [rule('7', { validTo: '2026-12-09' })]],
    ['somebody changed', [rule('7', { localValue: 1 })]],
    ['nobody knows', []],
  ])('that %s is a conflict', (_, rules) => {
    expect(applied(state([], rules), putRule({}, '7', aRule())).conflicts).toEqual([0]);
  });
});

describe('a supplement', () => {
  const stood = (localValue: number, effectiveFrom: string | null = null): SupplementRow => ({
    ...{ id: '1', operatorId: '1', seatCategoryId: '4', vehicleCategoryId: null, passengerType: 'ADULT' },
    ...{ currency: 'USD', localValue, foreignValue: 150, seatNames: { en: 'Front row' }, vehicleNames: null },
    ...{ effectiveFrom, sold: true, version: 1 },
  });
  const held = (...rows: SupplementRow[]): TariffState => ({
    ...state([]),
    supplements: new Map(rows.length === 0 ? [] : [[placeKey(placeOf(rows[0]!)), rows]]),
  });

  test('begins on the effective day, and is none from there on where it is taken away', () => {
    expect(applied(held(), putSupplement()).supplements).toEqual([
      { ...stood(100, DAY), version: 3, id: undefined, foreignValue: 200 },
    ]);
    const was = { local: 100, foreign: 150 };
    expect(applied(held(stood(100)), dropSupplement({}, was))).toMatchObject({
      supplements: [{ sold: false, effectiveFrom: DAY, localValue: 100 }],
      conflicts: [],
    });
  });

  test.each<[string, SupplementRow[], Operation, number[]]>([
    ['is what was seen', [stood(100)], putSupplement({}, {}, { local: 100, foreign: 150 }), []],
    ['is another by now', [stood(120)], putSupplement({}, {}, { local: 100, foreign: 150 }), [0]],
    [
      'is another only later',
      [stood(100), stood(120, '2027-01-01')],
      putSupplement({}, {}, { local: 100, foreign: 150 }),
      [],
    ],
    ['was none, and is one', [stood(100)], putSupplement(), [0]],
    ['of children is another', [stood(100)], putSupplement({}, { type: 'CHILD' }), []],
  ])('%s', (_, rows, operation, conflicts) => {
    expect(applied(held(...rows), operation).conflicts).toEqual(conflicts);
  });

  test('is what it was once its change is taken back', () => {
    const was = { local: 100, foreign: 150 };
    const change = [putSupplement({ local: 130 }, {}, was), putSupplement({}, { type: 'CHILD' })];
    const children = { ...stood(100, DAY), passengerType: 'CHILD' as const, foreignValue: 200 };
    const after: TariffState = {
      ...state([]),
      supplements: Map.groupBy([stood(100), { ...stood(130, DAY), foreignValue: 200 }, children], (one) =>
        placeKey(placeOf(one)),
      ),
    };
    expect(inverseOperations(change, WHEN, after, DAY)).toMatchObject({
      left: 0,
      operations: [
        { kind: 'PUT_SUPPLEMENT', supplement: was, was: { local: 130, foreign: 200 } },
        { kind: 'DROP_SUPPLEMENT', type: 'CHILD', was: { local: 100, foreign: 200 } },
      ],
    });
  });
});

describe('a return', () => {
  const before = state([row('1', null, 500)], [rule('7')]);
  const change: Operation[] = [
    putPrice({ local: 600 }, {}, aPrice()),
    putPrice({ local: 300 }, { type: 'CHILD' }),
    { ...putRule({ local: 1100 }, '7', aRule()), madeId: '8' },
    { ...putRule({ local: 1 }), madeId: '9' },
  ];
  /** As it stands once the change was applied. */
  const after = (more: BaseTicketPriceRow[] = []): TariffState => ({
    ...before,
    prices: new Map([
      ['1 2 ADULT', [row('1', null, 500), row('2', DAY, 600), ...more]],
      ['1 2 CHILD', [{ ...row('3', DAY, 300), passengerType: 'CHILD' }]],
    ]),
    rules: new Map(
      [
        rule('7', { validTo: '2026-12-09' }),
        rule('8', { localValue: 1100, validFrom: DAY }),
        rule('9', { localValue: 1, validFrom: DAY }),
      ].map((one) => [one.id, one]),
    ),
  });

  test.each([DAY, '2026-12-20'])('says on %s what was there before', (day) => {
    const { operations, left } = inverseOperations(change, WHEN, after(), day);
    expect(left).toBe(0);
    expect(operations).toMatchObject([
      { kind: 'PUT_PRICE', price: aPrice(), was: aPrice({ local: 600 }) },
      { kind: 'DROP_PRICE', type: 'CHILD', was: aPrice({ local: 300 }) },
      { kind: 'PUT_RULE', ruleId: '8', rule: aRule() },
      { kind: 'END_RULE', ruleId: '9' },
    ]);
    const outcome = applyOperations(after(), operations, { ...WHEN, effectiveFrom: day, version: 4 });
    expect(outcome.conflicts).toEqual([]);
    const timeline = [
      ...after()
        .prices.get('1 2 ADULT')!
        .filter(({ effectiveFrom }) => effectiveFrom !== day),
    ];
    const written = outcome.prices.map((price, at) => ({ ...price, id: `n${at}` }));
    expect(termsOf(heldOn([...timeline, written[0]!], '2027-06-01'))).toEqual(aPrice());
  });

  test('leaves what somebody changed since', () => {
    const { operations, left } = inverseOperations(change, WHEN, after([row('4', '2026-12-15', 650)]), '2026-12-20');
    expect(left).toBe(1);
    expect(operations.some((one) => one.kind === 'PUT_PRICE' && cellKey(one) === '1 2 ADULT')).toBe(false);
  });

  test('of a rule that was ended is a rule again', () => {
    const ended: Operation = { kind: 'END_RULE', ruleId: '7', was: aRule() };
    expect(inverseOperations([ended], WHEN, after(), DAY).operations).toEqual([
      { kind: 'PUT_RULE', ruleId: null, rule: aRule(), was: null },
    ]);
  });
});
