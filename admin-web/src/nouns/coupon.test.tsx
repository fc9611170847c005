import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../test/operator-choices.js';
import { type Answers, bulkReport, refused, showScreen, someone, sumsOf } from '../../test/show-screen.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import type { NounRow } from '../records/noun/noun-field.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import coupons from './coupon.js';

const SUMMER = {
  __typename: 'CouponRecord',
  id: '3',
  version: 2,
  mayChange: true,
  active: true,
  operatorId: null,
  countryCode: null,
  name: 'Summer',
  applies: 'BY_CODE',
  titles: null,
  stackGroup: null,
  priority: null,
  kind: 'PERCENT',
  value: 1250,
  currency: 'USD',
  cap: 500,
  buyFrom: null,
  buyUntil: '2026-12-31T17:00:00.000Z',
  travelFrom: null,
  travelUntil: null,
  weekdays: [5, 6],
  transportTypes: ['BUS'],
  operatorIds: ['1'],
  operators: [{ __typename: 'Operator', id: '1', name: 'Mekong Ibis' }],
  routeIds: ['51'],
  minimumAmount: null,
  minimumPassengers: 2,
  firstBookingOnly: false,
  nationality: null,
  channels: ['web'],
  paymentMethods: [],
  limitTotal: 100,
  limitPerCustomer: 1,
  limitPerDay: null,
  budget: 100_000,
  fundedBy: 'SHARED',
  operatorShare: 4000,
  combinesWithOffers: true,
  createdAt: '2026-11-01T01:00:00.000Z',
  state: 'RUNNING',
  uses: 7,
  spent: 2100,
  codeCount: 1,
  firstCode: 'SUMMER10',
};
const LINE = {
  __typename: 'RouteRecord',
  id: '51',
  version: 1,
  name: 'Phnom Penh – Kampot',
  mayChange: true,
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
};
const ADMIN = someone({ 'coupon.manage': 'all' });
const OPERATOR = someone({ 'coupon.manage': 'operator' }, { operatorId: '1', roleId: 4 });
const show = (at: string, me = ADMIN, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/coupons', element: <NounList noun={coupons} /> },
      { path: '/coupons/add', element: <AddNoun noun={coupons} /> },
      { path: '/coupons/:recordId', element: <NounPage noun={coupons} /> },
      { path: '/coupons/:recordId/edit', element: <EditNoun noun={coupons} /> },
    ],
    at,
    me,
    {
      ...operators,
      CouponRecords: () => ({ page: { total: 1, next: null, rows: [SUMMER] } }),
      CouponRecord: () => ({ record: SUMMER }),
      CouponRecordSums: () => sumsOf(['spent', 400_000, 'KHR'], ['spent', 3100, 'USD'], ['uses', 1285]),
      Lines: () => ({ page: { total: 1, next: null, rows: [LINE] } }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
afterEach(() => sessionStorage.clear());

describe('coupons', () => {
  test('are listed with what is gone of them and what has become of them, under it what all of them come to', async () => {
    const { container, sent } = show(
      '/coupons?state=RUNNING&operatorIds=1&transportTypes=BUS&fundedBy=SHARED&sort=-USES',
    );
    expect(await screen.findByText('7 / 100')).toBeVisible();
    for (const text of ['SUMMER10', '12,5 %', 'Mekong Ibis', '$21,00 USD', '2027-01-01 00:00'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(within(screen.getByRole('table')).getByText('Running')).toBeVisible();
    for (const sum of ['1.285', '$31,00 USD', '៛4.000 KHR']) expect(await screen.findByText(sum)).toBeVisible();
    const filter = { state: 'RUNNING', operatorIds: '1', transportTypes: 'BUS', fundedBy: 'SHARED' };
    expect(sent('CouponRecords')).toMatchObject({ filter, order: 'USES', descending: true });
    expect(sent('CouponRecordSums')).toEqual({ filter: expect.objectContaining(filter) });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('say on their page all they demand, and lead to their codes and uses', async () => {
    show('/coupons/3');
    for (const text of ['12,5 %', '$1.000,00 USD', '40 %', 'Fri, Sat', 'Phnom Penh – Kampot', 'Running'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'one code' })).toHaveAttribute('href', '/coupons/3/codes');
    expect(screen.getByRole('link', { name: '7 uses' })).toHaveAttribute('href', '/coupon-codes?coupon=3');
    // What demands nothing is left out.
    expect(screen.queryByText('Least amount')).toBeNull();
  });

  test('leave out what they demand nothing of, and count as money does', async () => {
    const plain = { ...SUMMER, buyUntil: null, weekdays: [], limitTotal: 1284 };
    show('/coupons/3', ADMIN, { CouponRecord: () => ({ record: plain }) });
    expect(await screen.findByText('1.284')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'When' })).toBeNull();
  });

  test('are nobody’s without the permission', async () => {
    show('/coupons', someone({ 'booking.view': 'all' }));
    expect(await screen.findByText(/coupon\.manage/)).toBeVisible();
  });

  test('an operator gives away its own money on its own rides', async () => {
    const { sent } = show('/coupons/add', OPERATOR, { CreateCoupon: () => ({ saved: SUMMER }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'A dollar');
    expect(screen.getByLabelText('Paid for by')).toBeDisabled();
    expect(screen.queryByLabelText(/^Share of the operators/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Value/), '150');
    await save();
    expect(sent('CreateCoupon')).toBeUndefined();
    expect(screen.getByLabelText(/^Value/)).toBeInvalid();
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Amount off the fares');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bus' }));
    await save();
    expect(sent('CreateCoupon')).toMatchObject({
      input: {
        kind: 'AMOUNT',
        value: 15_000,
        currency: 'USD',
        fundedBy: 'OPERATOR',
        operatorShare: null,
        operatorIds: ['1'],
        transportTypes: ['BUS'],
        combinesWithOffers: true,
      },
    });
  });

  test('the platform chooses operators by name, and says who bears which share', async () => {
    const { sent } = show('/coupons/add', ADMIN, { CreateCoupon: () => ({ saved: SUMMER }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'Shared');
    await userEvent.type(screen.getByLabelText(/^Value/), '10');
    await userEvent.selectOptions(screen.getByLabelText('Paid for by'), 'Both');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Share of the operators/), '40');
    const group = within(screen.getByRole('group', { name: 'Operators' }));
    const [first] = within(group.getByRole('combobox')).getAllByRole('option').slice(1) as HTMLOptionElement[];
    await userEvent.selectOptions(group.getByRole('combobox'), first!);
    expect(group.getByRole('listitem')).toHaveTextContent(first!.textContent);
    await save();
    expect(sent('CreateCoupon')).toMatchObject({ input: { operatorShare: 4000, operatorIds: [first!.value] } });
  });

  test('are saved with the version that was read, as they were but for what changed', async () => {
    const { sent } = show('/coupons/3/edit', ADMIN, {
      UpdateCoupon: () => ({ saved: refused('COUPON_LIMIT_TOO_LOW', { uses: 7, spent: 2100, currency: 'USD' }) }),
    });
    const limit = await screen.findByLabelText(/^Uses altogether/);
    await userEvent.clear(limit);
    await userEvent.type(limit, '5');
    await save();
    expect(await screen.findByRole('link', { name: /7/ })).toBeVisible();
    expect(limit).toBeInvalid();
    const { id: _, version: _v, __typename: _t, active: _a, mayChange: _m, operators: _o, ...row } = SUMMER;
    const { operatorId: _i, countryCode: _c, createdAt: _d, state: _s, uses: _u, spent: _p, ...said } = row;
    const { codeCount: _n, firstCode: _f, ...input } = said;
    const buyUntil = '2027-01-01T00:00:00+07:00';
    expect(sent('UpdateCoupon')).toEqual({ id: '3', version: 2, input: { ...input, buyUntil, limitTotal: 5 } });
  });

  test('are switched off and on again many at once, with the way back', async () => {
    const { asked } = show('/coupons', ADMIN, {
      EndCoupon: ({ ids }) => bulkReport({ done: ids }),
      UndoCouponBulk: () => bulkReport({ state: 'UNDONE', undoneCount: 1 }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It is as it was.')).toBeVisible();
    const ends = asked.filter(({ name }) => /^End|^Undo/.test(name)).map(({ variables }) => variables);
    expect(ends).toEqual([{ ids: ['3'], active: false }, { id: '70' }]);
  });
});

/** A form in which this is typed beside what a new coupon begins with. */
const typed = (more: Record<string, string | boolean>) => ({
  ...Object.assign({}, ...Object.entries(coupons.fields).map(([name, field]) => field.typed(name, undefined))),
  name: 'Summer',
  value: '10',
  ...more,
});

test.each<[string, Record<string, string>, string[]]>([
  ['a coupon that is right', {}, []],
  ['more than all of it', { value: '101' }, ['value']],
  ['a share nobody set', { fundedBy: 'SHARED' }, ['operatorShare']],
  ['half a riel', { kind: 'AMOUNT', currency: 'KHR', value: '1500.5', cap: '1,5' }, ['value', 'cap']],
  ['half a passenger', { minimumPassengers: '1,5' }, ['minimumPassengers']],
])('%s', (_, change, names) => {
  const wrong = Object.assign(
    {},
    ...Object.entries(coupons.fields).map(([name, field]) => field.check(name, typed(change))),
  ) as Record<string, string | false>;
  expect(Object.keys(wrong).filter((name) => wrong[name])).toEqual(names);
});

test('what files say is what people would type', () => {
  const said = (name: string, values: object) => coupons.fields[name]!.written!(name, { ...SUMMER, ...values });
  expect([
    said('value', {}),
    said('value', { kind: 'AMOUNT' }),
    said('value', { kind: 'AMOUNT', currency: 'VND', value: 20_000 }),
    said('cap', { cap: null }),
    said('operatorShare', {}),
    said('buyUntil', {}),
    said('weekdays', {}),
  ]).toEqual(['12.5', '12.5', '20000', '', '40', '2027-01-01 00:00', '5;6']);
  const dong = { ...coupons.fields['value']!.typed('value', { ...SUMMER, kind: 'AMOUNT' } as unknown as NounRow) };
  expect(dong).toEqual({ value: '12.5' });
});
