import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import type { Member } from '../../session/member.js';
import * as affiliate from './affiliate.js';
import * as dashboard from './dashboard.js';

const booking = (id: string, pnr: string, more: object = {}) => ({
  id,
  pnr,
  status: 'BOOKED',
  passengerName: 'Ana Reyes',
  passengerCount: 2,
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  operatorName: 'Mekong Ibis',
  departureTime: '2026-11-21T07:30:00+07:00',
  stayingTotal: { amount: 2460, currency: 'USD' },
  legs: [
    {
      id: `${id}1`,
      direction: 'ONWARD',
      fromName: 'Phnom Penh',
      toName: 'Siem Reap',
      departureTime: '2026-11-21T07:30:00+07:00',
      arrivalTime: '2026-11-21T13:10:00+07:00',
      operatorName: 'Mekong Ibis',
      seatNumbers: ['5C', '5D'],
      ticketUrl: '/eticket/abc',
    },
  ],
  ...more,
});
const nothing = {
  upcoming: { total: 0, rows: [] as object[] },
  past: { total: 0, rows: [] as object[] },
  myRewards: { spendable: 180, pending: 22, expiringSoon: 40 },
  myWallet: [] as object[],
  myAffiliate: null as object | null,
  myUnreadNotifications: 0,
};
/** Statement 9 has a seat. */
const linesOf = (statementId: string): object[] =>
  statementId === '9'
    ? [
        {
          ...{ id: '1', amount: { amount: 60, currency: 'USD' }, fare: { amount: 1200, currency: 'USD' } },
          ...{ basisPoints: 500, isReversal: false, travelDate: '2026-10-10' },
          ...{ fromName: 'Phnom Penh', toName: 'Siem Reap' },
        },
      ]
    : [];
const show = (
  answer: Partial<typeof nothing> = {},
  member: Partial<Member> = {},
  at = '/dashboard',
  statements: object[] = [],
) =>
  stage(
    [
      { path: 'dashboard', module: dashboard },
      { path: 'dashboard/affiliate', module: affiliate },
    ],
    {
      at,
      graph: playing({
        Dashboard: () => ({ ...nothing, ...answer }),
        AffiliateLines: ({ statementId }) => ({ affiliateLines: { total: 1, rows: linesOf(statementId as string) } }),
        AffiliatePage: () => ({ myAffiliate: answer.myAffiliate ?? null, affiliateStatements: { rows: statements } }),
      }),
      member: aMember(member),
    },
  );

describe('the dashboard', () => {
  test('shows trips ahead and behind, each with ticket, seats, price and its own page', async () => {
    const { container } = show({
      upcoming: { total: 1, rows: [booking('7', 'KX74QP')] },
      past: { total: 11, rows: [booking('3', 'ABC234', { status: 'COMPLETED' })] },
    });
    const ahead = within(await screen.findByRole('region', { name: 'Trips ahead' }));
    expect(ahead.getByText('Sat 21 Nov · 07:30')).toBeVisible();
    expect(ahead.getByText('Mekong Ibis · seats 5C, 5D')).toBeVisible();
    expect(ahead.getByText('Ana Reyes · 2 passengers · $24,60')).toBeVisible();
    expect(ahead.getByRole('link', { name: 'Open the e-ticket' })).toHaveAttribute('href', '/eticket/abc');
    expect(ahead.getByRole('link', { name: 'Booking KX74QP' })).toHaveAttribute('href', '/dashboard/7');
    const behind = within(screen.getByRole('region', { name: 'Past trips' }));
    expect(behind.getByText('Travelled')).toBeVisible();
    expect(behind.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/dashboard?page=2');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('without a trip says how one gets here', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Plan a trip' })).toHaveAttribute('href', '/');
    expect(screen.getByText('180')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Credit' })).toBeNull();
  });

  test('shows the credit there is, one sum for each currency, and no card without any', async () => {
    const credit = [
      { amount: 1250, currency: 'USD' },
      { amount: 400_000, currency: 'KHR' },
    ];
    const { container } = show({ myWallet: credit });
    expect(await screen.findByRole('heading', { name: 'Credit' })).toBeVisible();
    expect(screen.getByText('$12,50')).toBeVisible();
    expect(screen.getByText('To spend, in KHR')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('reminds of an address that is not confirmed', async () => {
    show({}, { emailVerified: false });
    expect(await screen.findByText(/ana@example.com is not confirmed yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send the link again' })).toHaveAttribute('href', '/email/verify');
  });

  test('leads developers and affiliates to their pages, and nobody else', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Hello Ana' });
    expect(screen.queryByRole('link', { name: /affiliate|developers/ })).toBeNull();
  });
});

test('an affiliate sees the link and what came by it', async () => {
  const mine = {
    id: '1',
    code: '4711',
    name: 'Guest house by the river',
    commissionPercent: 5,
    active: true,
    bookings: 12,
    recentBookings: 3,
    lastBookingAt: '2026-11-18T03:00:00.000Z',
    sums: [{ currency: 'USD', tracked: 100, pending: 1500, approved: 300, payable: 400, paid: 500, reversed: 60 }],
  };
  const statement = {
    ...{ id: '9', code: '4711', periodFrom: '2026-10-02', periodTo: '2026-10-31', state: 'PAID', seats: 3 },
    ...{ amount: { amount: 520, currency: 'USD' }, paymentReference: 'ABA 7' },
  };
  const others = { ...statement, id: '10', code: '4712', amount: { amount: 999, currency: 'USD' } };
  const { container } = show({ myAffiliate: mine }, { roleId: 8 }, '/dashboard/affiliate', [statement, others]);
  expect(await screen.findByText('https://naga.example/?aff=4711')).toBeVisible();
  expect(screen.getByText('5 %')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Commission · USD' })).toBeVisible();
  expect(screen.getByText('$15,00')).toBeVisible();
  expect(screen.getByText('3 seats · Paid, reference ABA 7')).toBeVisible();
  expect(screen.getByText('$5,20')).toBeVisible();
  expect(screen.queryByText('$9,99')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'How $5,20 is made' }));
  expect(await screen.findByText('5 % of $12,00')).toBeVisible();
  expect(screen.getByText(/^Sat 10 Oct · Phnom Penh → Siem Reap/).closest('dt')!.nextSibling).toHaveTextContent(
    '$0,60',
  );
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'How $5,20 is made', expanded: true }));
  await waitFor(() => expect(screen.queryByText('5 % of $12,00')).toBeNull());
});
