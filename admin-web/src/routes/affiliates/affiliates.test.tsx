import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddAffiliateRoute from './AddAffiliateRoute.js';
import AffiliateRoute from './AffiliateRoute.js';
import AffiliatesRoute from './AffiliatesRoute.js';
import EditAffiliateRoute from './EditAffiliateRoute.js';

const LINH = { __typename: 'User', id: '12', firstName: 'Linh', lastName: 'Tran', email: 'linh@naga.example' };
const BLOG = {
  __typename: 'Affiliate',
  id: '3',
  code: '4711',
  name: 'Mekong Blog',
  accountId: '12',
  countryCode: null,
  commissionPercent: 5,
  active: true,
  bookings: 14,
  recentBookings: 2,
  lastBookingAt: '2026-11-19T03:00:00Z',
  createdAt: '2026-11-01T01:00:00Z',
  version: 1,
  account: LINH,
};
const SUMS = {
  __typename: 'AffiliateSums',
  ...{ currency: 'USD', tracked: 100, pending: 200, approved: 300, payable: 400, paid: 500, reversed: 60 },
};
const show = (
  at: string,
  answers: Answers = {},
  me = someone({ 'affiliate.manage': 'all', 'settlement.view': 'all' }),
) =>
  showScreen(
    [
      { path: '/affiliates', element: <AffiliatesRoute /> },
      { path: '/affiliates/add', element: <AddAffiliateRoute /> },
      { path: '/affiliates/:affiliateId', element: <AffiliateRoute /> },
      { path: '/affiliates/:affiliateId/edit', element: <EditAffiliateRoute /> },
    ],
    at,
    me,
    {
      Affiliates: () => ({ affiliates: { __typename: 'AffiliatePage', total: 1, next: null, rows: [BLOG] } }),
      Affiliate: () => ({
        affiliate: { ...BLOG, earned: [{ __typename: 'Money', amount: 1349, currency: 'USD' }], sums: [SUMS] },
      }),
      AffiliateUsers: () => ({ users: { __typename: 'UserPage', rows: [LINH] } }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the affiliate' }));
afterEach(() => sessionStorage.clear());

describe('affiliates', () => {
  test('are listed with what they brought; each has a link to share', async () => {
    const { container } = show('/affiliates');
    await userEvent.click(await screen.findByRole('link', { name: 'Mekong Blog' }));
    expect(await screen.findByDisplayValue(/\/\?aff=4711$/)).toBeVisible();
    expect(screen.getByText('14')).toBeVisible();
    expect(screen.getByText('$13,49 USD')).toBeVisible();
    for (const sum of ['$1,00', '$2,00', '$3,00', '$4,00', '$5,00', '$0,60'])
      expect(screen.getByRole('cell', { name: `${sum}\u00a0USD` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/affiliate-statements?code=4711');
    expect(screen.getByRole('link', { name: 'Linh Tran' })).toHaveAttribute('href', '/users/12');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are added with a code of digits and a user that some letters find', async () => {
    const { sent, router } = show('/affiliates/add', { CreateAffiliate: () => ({ createAffiliate: BLOG }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'Mekong Blog');
    await userEvent.type(screen.getByLabelText('Code'), 'abc');
    await save();
    expect(screen.getByRole('link', { name: 'Code: Digits only, twelve at most.' })).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '4711');
    await userEvent.type(screen.getByLabelText('Find the user'), 'linh');
    await screen.findByRole('option', { name: /Linh Tran/ });
    await userEvent.selectOptions(screen.getByLabelText('User'), 'Linh Tran · linh@naga.example');
    await save();
    await screen.findByText('The affiliate is saved.');
    expect(router.state.location.pathname).toBe('/affiliates/3');
    expect(sent('CreateAffiliate')).toMatchObject({ input: { code: '4711', accountId: '12', countryCode: null } });
  });

  test('say which of code and user is taken', async () => {
    show('/affiliates/3/edit', {
      UpdateAffiliate: () => ({ updateAffiliate: refused('AFFILIATE_TAKEN', { field: 'code' }) }),
    });
    expect(await screen.findByDisplayValue('Linh Tran · linh@naga.example')).toBeVisible();
    await save();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('User')).toBeValid();
  });
});
