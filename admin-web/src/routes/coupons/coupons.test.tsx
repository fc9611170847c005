import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddCodesRoute from './AddCodesRoute.js';
import CouponCodeRoute from './CouponCodeRoute.js';
import CouponCodesRoute from './CouponCodesRoute.js';
import CouponUsesRoute from './CouponUsesRoute.js';

const MADE = '2026-11-01T01:00:00Z';
const CODE = {
  __typename: 'CouponCode',
  id: '9',
  couponId: '3',
  couponName: 'Summer',
  code: 'SUMMER10',
  createdAt: MADE,
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
  reservedAt: MADE,
  discount: { __typename: 'Money', amount: 300, currency: 'USD' },
  booking: { __typename: 'Booking', id: '77', pnr: 'KX74QP' },
};
const page = (rows: object[], type: string) => ({ __typename: type, total: rows.length, next: null, rows });
const show = (at: string, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/coupons/:couponId/codes', element: <CouponCodesRoute /> },
      { path: '/coupons/:couponId/codes/add', element: <AddCodesRoute /> },
      { path: '/coupon-codes', element: <CouponUsesRoute /> },
      { path: '/coupon-codes/:codeId', element: <CouponCodeRoute /> },
    ],
    at,
    someone({ 'coupon.manage': 'all' }),
    {
      CouponRecord: () => ({ record: { __typename: 'CouponRecord', id: '3', name: 'Summer', version: 2 } }),
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

describe('codes of a coupon', () => {
  test('are added by the batch; those that exist are named', async () => {
    const { sent } = show('/coupons/3/codes', {
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

  test('that are applied lead to their bookings', async () => {
    show('/coupon-codes');
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/77');
    expect(screen.getAllByText('Sold')[0]).toBeVisible();
  });

  test('of a promotion there is none: its use leads to the promotion', async () => {
    const use = { ...USE, codeId: null, code: null, couponName: 'Festival' };
    show('/coupon-codes', { CouponUses: () => ({ couponUses: page([use], 'CouponUsePage') }) });
    expect(await screen.findByRole('link', { name: 'Festival' })).toHaveAttribute('href', '/offer/rewards/3');
    expect(screen.getByText('–')).toBeVisible();
  });

  test('have a page each: whose it is, the bookings it lowered, and the way to all of them', async () => {
    const { container } = show('/coupons/3/codes');
    await userEvent.click(await screen.findByRole('link', { name: 'SUMMER10' }));
    expect(await screen.findByRole('heading', { name: /^SUMMER10/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/coupons/3');
    expect(screen.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/77');
    expect(screen.getByRole('link', { name: '21 uses' })).toHaveAttribute('href', '/coupon-codes?code=9');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('that nobody made are said not to exist', async () => {
    show('/coupon-codes/77');
    expect(await screen.findByRole('heading', { name: 'There is no such code' })).toBeVisible();
  });

  test('have their uses in a list of their own', async () => {
    const { sent } = show('/coupon-codes?code=9');
    expect(await screen.findByRole('link', { name: 'SUMMER10' })).toHaveAttribute('href', '/coupon-codes/9');
    expect(sent('CouponUses')).toMatchObject({ codeId: '9', couponId: null });
  });
});
