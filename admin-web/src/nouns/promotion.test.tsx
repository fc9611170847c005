import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../test/operator-choices.js';
import { type Answers, showScreen, someone, sumsOf } from '../../test/show-screen.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import { loadNoun } from '../routes/nouns/load-noun.js';
import coupons from './coupon.js';
import promotions from './promotion.js';

const FESTIVAL = {
  __typename: 'CouponRecord',
  id: '8',
  version: 2,
  mayChange: true,
  active: true,
  operatorId: null,
  countryCode: null,
  name: 'Festival 2026',
  applies: 'BY_ITSELF',
  titles: { __typename: 'LocalizedText', en: 'Water festival', km: 'បុណ្យអុំទូក', th: null, vi: null, es: null },
  stackGroup: 'festivals',
  priority: 3,
  kind: 'AMOUNT',
  value: 200,
  currency: 'USD',
  cap: null,
  buyFrom: null,
  buyUntil: null,
  travelFrom: null,
  travelUntil: null,
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  operators: [],
  routeIds: [],
  minimumAmount: null,
  minimumPassengers: null,
  firstBookingOnly: false,
  nationality: null,
  channels: [],
  paymentMethods: [],
  limitTotal: 100,
  limitPerCustomer: null,
  limitPerDay: null,
  budget: 100_000,
  fundedBy: 'PLATFORM',
  operatorShare: null,
  combinesWithOffers: true,
  createdAt: '2026-11-01T01:00:00.000Z',
  state: 'RUNNING',
  uses: 7,
  spent: 1400,
  codeCount: 0,
  firstCode: null,
};

const show = (at: string, answers: Answers = {}, me = someone({ 'coupon.manage': 'all' })) =>
  showScreen(
    [
      { path: '/offer/rewards', element: <NounList noun={promotions} /> },
      { path: '/offer/rewards/add', element: <AddNoun noun={promotions} /> },
      { path: '/offer/rewards/:recordId', element: <NounPage noun={promotions} /> },
      { path: '/offer/rewards/:recordId/edit', element: <EditNoun noun={promotions} /> },
      { path: '/coupons/:recordId', element: <NounPage noun={coupons} /> },
      { path: '/coupons/:recordId/edit', element: <EditNoun noun={coupons} /> },
    ],
    at,
    me,
    {
      ...operators,
      CouponRecords: () => ({ page: { total: 1, next: null, rows: [FESTIVAL] } }),
      CouponRecord: () => ({ record: FESTIVAL }),
      CouponRecordSums: () => sumsOf(['spent', 1400, 'USD'], ['uses', 7]),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());

describe('promotions', () => {
  test('are listed apart from coupons, with what is gone of them and what has become of them', async () => {
    const { container, sent } = show('/offer/rewards?state=RUNNING');
    expect(await screen.findByText('7 / 100')).toBeVisible();
    for (const text of ['Festival 2026', 'festivals', '$2,00 USD']) expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Codes' })).toBeNull();
    expect(sent('CouponRecords')).toMatchObject({ filter: { state: 'RUNNING', applies: 'BY_ITSELF' } });
    expect(sent('CouponRecordSums')).toMatchObject({ filter: { applies: 'BY_ITSELF' } });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('have a name that travellers read, and no codes', async () => {
    show('/offer/rewards/8');
    for (const text of ['Water festival', 'festivals', '$1.000,00 USD', '7 uses'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /code/ })).toBeNull();
  });

  test('are made without asking how one pays, and not without that name', async () => {
    const { sent } = show('/offer/rewards/add', { CreateCoupon: () => ({ saved: FESTIVAL }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'Festival 2026');
    await userEvent.type(screen.getByLabelText(/^Value/), '10');
    await userEvent.type(screen.getByLabelText(/^Stack group/), 'festivals');
    expect(screen.queryByText('Ways to pay')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent('CreateCoupon')).toBeUndefined();
    await userEvent.type(screen.getByLabelText(/^Name for travellers · English/), 'Water festival');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('CreateCoupon')).toMatchObject({
      input: {
        applies: 'BY_ITSELF',
        titles: { en: 'Water festival', km: null },
        stackGroup: 'festivals',
        priority: null,
        value: 1000,
        paymentMethods: [],
      },
    });
  });

  test.each(['/coupons/8', '/coupons/8/edit'])('are found where the audit names a coupon: %s', async (address) => {
    const { router } = show(address);
    expect(await screen.findByText('7 uses')).toBeVisible();
    expect(router.state.location.pathname).toBe('/offer/rewards/8');
  });

  test('are nobody’s without the permission', async () => {
    show('/offer/rewards', {}, someone({ 'reward.manage': 'all' }));
    expect(await screen.findByText(/coupon\.manage/)).toBeVisible();
  });
});

test.each([
  ['/admin/offer/rewards', promotions],
  ['/admin/offer/rewards/8/edit', promotions],
  ['/admin/coupons/add', coupons],
])('at %s the noun is its own', async (address, noun) => {
  expect(await loadNoun({ request: new Request(`https://naga.example${address}`) })).toBe(noun);
});
