import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddCodesRoute from './AddCodesRoute.js';
import AddCouponRoute from './AddCouponRoute.js';
import { inputOf, newCoupon, valuesOf, wrongIn } from './coupon-values.js';
import CouponCodeRoute from './CouponCodeRoute.js';
import CouponCodesRoute from './CouponCodesRoute.js';
import CouponRoute from './CouponRoute.js';
import CouponsRoute from './CouponsRoute.js';
import CouponUsesRoute from './CouponUsesRoute.js';
import EditCouponRoute from './EditCouponRoute.js';

const SUMMER = {
  __typename: 'Coupon' as const,
  id: '3',
  operatorId: null,
  countryCode: null,
  name: 'Summer',
  kind: 'PERCENT' as const,
  value: 1250,
  currency: 'USD',
  cap: 500,
  buyFrom: null,
  buyUntil: '2026-12-31T17:00:00.000Z',
  travelFrom: null,
  travelUntil: null,
  weekdays: [5, 6],
  transportTypes: ['BUS'],
  operatorIds: ['1', '4'],
  routeIds: [],
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
  fundedBy: 'SHARED' as const,
  operatorShare: 4000,
  combinesWithOffers: true,
  active: true,
  version: 2,
  createdAt: '2026-11-01T01:00:00Z',
  uses: 7,
  spent: 2100,
  codeCount: 1,
  firstCode: 'SUMMER10',
};
const CODE = {
  __typename: 'CouponCode',
  id: '9',
  couponId: '3',
  couponName: 'Summer',
  code: 'SUMMER10',
  createdAt: SUMMER.createdAt,
  uses: 7,
  lastUsedAt: null,
};
const USE = {
  __typename: 'CouponUse',
  id: '5',
  couponId: '3',
  couponName: 'Summer',
  codeId: '9',
  code: 'SUMMER10',
  state: 'CONSUMED',
  bookingId: '77',
  reservedAt: SUMMER.createdAt,
  discount: { __typename: 'Money', amount: 300, currency: 'USD' },
  booking: { __typename: 'Booking', id: '77', pnr: 'KX74QP' },
};
const ADMIN = someone({ 'coupon.manage': 'all' });
const OPERATOR = someone({ 'coupon.manage': 'operator' }, { operatorId: '1', roleId: 4 });
const page = (rows: object[], type: string) => ({ __typename: type, total: rows.length, next: null, rows });
const show = (at: string, me = ADMIN, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/coupons', element: <CouponsRoute /> },
      { path: '/coupons/add', element: <AddCouponRoute /> },
      { path: '/coupons/:couponId', element: <CouponRoute /> },
      { path: '/coupons/:couponId/edit', element: <EditCouponRoute /> },
      { path: '/coupons/:couponId/codes', element: <CouponCodesRoute /> },
      { path: '/coupons/:couponId/codes/add', element: <AddCodesRoute /> },
      { path: '/coupon-codes', element: <CouponUsesRoute /> },
      { path: '/coupon-codes/:codeId', element: <CouponCodeRoute /> },
    ],
    at,
    me,
    {
      Coupons: () => ({ coupons: page([SUMMER], 'CouponPage') }),
      Coupon: () => ({ coupon: SUMMER }),
      CouponCodes: () => ({ couponCodes: page([CODE], 'CouponCodePage') }),
      CouponUses: () => ({ couponUses: page([USE], 'CouponUsePage') }),
      CouponCode: ({ id }) => ({
        couponCode: id === CODE.id ? CODE : null,
        couponUses: { ...page([USE], 'CouponUsePage'), total: 21 },
      }),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());

describe('coupons', () => {
  test('are listed with what is gone of them, and say all they demand', async () => {
    const { container } = show('/coupons');
    expect(await screen.findByText('7 / 100')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Summer' }));
    expect(await screen.findByText('12,5 %')).toBeVisible();
    expect(screen.getByText('$1.000,00 USD')).toBeVisible();
    expect(screen.getByText('40 %')).toBeVisible();
    expect(screen.getByText('2027-01-01 00:00')).toBeVisible();
    expect(screen.getByRole('link', { name: '7 uses' })).toHaveAttribute('href', '/coupon-codes?coupon=3');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are nobody’s without the permission', async () => {
    show('/coupons', someone({ 'booking.view': 'all' }));
    expect(await screen.findByText(/coupon\.manage/)).toBeVisible();
  });

  test('an operator gives away its own money', async () => {
    const { sent } = show('/coupons/add', OPERATOR, {
      CreateCoupon: () => ({ createCoupon: refused('OUT_OF_YOUR_SCOPE') }),
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'A dollar');
    expect(screen.getByLabelText('Paid for by')).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Value'), '150');
    await userEvent.click(screen.getByRole('button', { name: 'Save the coupon' }));
    expect(sent('CreateCoupon')).toBeUndefined();
    expect(screen.getByLabelText('Value')).toBeInvalid();
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Amount off the fares');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the coupon' }));
    expect(await screen.findByRole('link', { name: /outside what you look after/ })).toBeVisible();
    expect(sent('CreateCoupon')).toMatchObject({
      input: { kind: 'AMOUNT', value: 15_000, fundedBy: 'OPERATOR', transportTypes: ['BUS'] },
    });
  });

  test('are saved with the version that was read, as they were but for what changed', async () => {
    const { sent } = show('/coupons/3/edit', ADMIN, { UpdateCoupon: () => ({ updateCoupon: SUMMER }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The coupon can be used' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the coupon' }));
    await screen.findByText('The coupon is saved.');
    const asRead = inputOf(valuesOf(SUMMER));
    const buyUntil = '2027-01-01T00:00:00+07:00';
    expect(sent('UpdateCoupon')).toEqual({ id: '3', version: 2, input: { ...asRead, buyUntil, active: false } });
  });

  test('are taken out of use at a press, and back with Undo: the opposite command, with the version there is then', async () => {
    let version = 2;
    const { asked } = show('/coupons/3', ADMIN, {
      UpdateCoupon: ({ input }) => ({
        updateCoupon: { ...SUMMER, version: (version += 1), active: (input as { active: boolean }).active },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take out of use' }));
    expect(await screen.findByText('Nobody can use the coupon any more.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Put into use' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It is as it was.')).toBeVisible();
    const sent = asked.filter(({ name }) => name === 'UpdateCoupon').map(({ variables }) => variables);
    expect(sent).toMatchObject([
      { id: '3', version: 2, input: { active: false } },
      { id: '3', version: 3, input: { active: true } },
    ]);
  });

  test('codes are added by the batch; those that exist are named', async () => {
    const { sent } = show('/coupons/3/codes', ADMIN, {
      AddCouponCodes: () => ({ addCouponCodes: refused('COUPON_CODE_TAKEN', { codes: ['SUMMER10'] }) }),
    });
    expect(await screen.findByText('SUMMER10')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Add codes' }));
    await userEvent.type(await screen.findByLabelText(/Codes, one a line/), 'summer10\nsummer11');
    await userEvent.type(screen.getByLabelText(/Random codes/), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Add codes' }));
    expect(await screen.findByRole('link', { name: /exist already: SUMMER10/ })).toBeVisible();
    expect(sent('AddCouponCodes')).toMatchObject({ input: { codes: ['summer10', 'summer11'], count: 50 } });
  });

  test('applied codes lead to their bookings', async () => {
    show('/coupon-codes');
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/77');
    expect(screen.getAllByText('Sold')[0]).toBeVisible();
  });

  test('a code has a page: whose it is, the bookings it lowered, and the way to all of them', async () => {
    const { container } = show('/coupons/3/codes');
    await userEvent.click(await screen.findByRole('link', { name: 'SUMMER10' }));
    expect(await screen.findByRole('heading', { name: /^SUMMER10/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/coupons/3');
    expect(screen.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/77');
    expect(screen.getByRole('link', { name: '21 uses' })).toHaveAttribute('href', '/coupon-codes?code=9');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('a code that nobody made is said not to exist', async () => {
    show('/coupon-codes/77');
    expect(await screen.findByRole('heading', { name: 'There is no such code' })).toBeVisible();
  });

  test('the uses of one code are a list of their own', async () => {
    const { sent } = show('/coupon-codes?code=9');
    expect(await screen.findByRole('link', { name: 'SUMMER10' })).toHaveAttribute('href', '/coupon-codes/9');
    expect(sent('CouponUses')).toMatchObject({ codeId: '9', couponId: null });
  });
});

test.each([
  ['a coupon that is right', {}, []],
  ['more than all of it', { value: '101' }, ['value']],
  ['a share nobody set', { fundedBy: 'SHARED' }, ['operatorShare']],
  ['half a riel', { kind: 'AMOUNT', currency: 'KHR', value: '1500.5', cap: '1,5' }, ['value', 'cap']],
  ['half a passenger', { minimumPassengers: '1,5' }, ['minimumPassengers']],
  ['words for numbers', { operatorIds: '1, two' }, ['operatorIds']],
])('%s', (_, change, fields) => {
  const wrong = wrongIn({ ...newCoupon('PLATFORM'), name: 'Summer', value: '10', ...change });
  expect(Object.entries(wrong).flatMap(([field, code]) => (code ? [field] : []))).toEqual(fields);
});

test('what is saved unchanged is what was read', () => {
  const { value, cap, budget, operatorShare, weekdays, operatorIds, limitTotal } = SUMMER;
  const same = { value, cap, budget, operatorShare, weekdays, operatorIds, limitTotal };
  expect(inputOf(valuesOf(SUMMER))).toMatchObject(same);
});

test('dong have no hundredths', () => {
  const dong = { ...valuesOf(SUMMER), kind: 'AMOUNT', currency: 'VND', value: '20000', cap: '' };
  expect(inputOf(dong)).toMatchObject({ value: 20_000, cap: null });
});
