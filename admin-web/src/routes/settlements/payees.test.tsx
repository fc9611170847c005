import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import SettlementRoute from './SettlementRoute.js';
import SettlementsRoute from './SettlementsRoute.js';

const TOTALS = {
  __typename: 'SettlementTotals',
  totalBooked: 0,
  totalSeats: 0,
  totalFare: 0,
  operatorDiscounts: 0,
  totalCommission: 0,
  addOns: 0,
  cancelledCount: 0,
  cancelledFare: 0,
  cancellationFees: 0,
  faultRefunds: 0,
  notCollected: 0,
  cashCollected: 0,
  adjustments: 0,
  netPayment: 1200,
};
const statement = (more: object) => ({
  __typename: 'Settlement',
  id: '5',
  payee: 'INSURER',
  cause: null,
  operatorId: null,
  operatorName: null,
  branch: null,
  currency: 'USD',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  state: 'CLOSED',
  openDisputes: 0,
  totals: TOTALS,
  approvals: [],
  closedAt: '2026-12-04T00:00:00Z',
  approvedAt: null,
  paidAt: null,
  paidBy: null,
  paymentReference: null,
  reconciledAt: null,
  ...more,
});
const line = (id: string, kind: string, amount: number, pnr: string | null) => ({
  __typename: 'SettlementLine',
  id,
  kind,
  amount: { __typename: 'Money', amount, currency: 'USD' },
  isCorrection: false,
  at: '2026-11-20T03:00:00Z',
  bookingId: pnr === null ? null : '7',
  linkId: pnr === null ? '12' : null,
  pnr,
  travelDate: null,
  fromName: null,
  toName: null,
  seatNumber: null,
  ticketCode: null,
  addOn: null,
  note: null,
  dispute: null,
});
const covered = {
  __typename: 'SoldAddOn',
  id: '1',
  quantity: 3,
  names: { __typename: 'LocalizedText', en: 'Travel insurance', km: null, th: null, vi: null, es: null },
};
const page = (of: string, rows: object[]) => ({ __typename: `${of}Page`, total: rows.length, next: null, rows });
const finance = someone({ 'settlement.view': 'all', 'settlement.agree': 'all', 'settlement.pay': 'all' });
const show = (at: string, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/settlements', element: <SettlementsRoute /> },
      { path: '/settlements/:settlementId', element: <SettlementRoute /> },
    ],
    at,
    finance,
    {
      Settlements: () => ({
        settlements: page('Settlement', [
          statement({}),
          statement({ id: '6', payee: 'CAUSE', cause: 'NATURE' }),
          statement({ id: '8', payee: 'CAUSE' }),
          statement({ id: '9', payee: 'OPERATOR', operatorId: '7', operatorName: 'Mekong Ibis' }),
        ]),
      }),
      SettlementSums: () => ({ page: { __typename: 'SettlementPage', columnSums: [] } }),
      Settlement: () => ({ settlement: statement({}) }),
      SettlementLines: () => ({
        settlementLines: page('SettlementLine', [
          { ...line('1', 'INSURANCE', 1300, 'KX74QP'), addOn: covered },
          line('2', 'DONATION', -100, null),
        ]),
      }),
      SettlementLineSums: () => ({ page: { __typename: 'SettlementLinePage', columnSums: [] } }),
      RecordChanges: () => ({ recordChanges: [] }),
      Operators: () => ({ operators: [] }),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());

test('statements are told by whose they are, and found by it', async () => {
  const { container, sent } = show('/settlements?payee=INSURER');
  for (const name of ['Insurer', 'Donations: Forests and rivers', 'Donations', 'Mekong Ibis'])
    expect(await screen.findByRole('cell', { name })).toBeVisible();
  expect(sent('Settlements')).toMatchObject({ filter: { payee: 'INSURER' } });
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('of the insurer there is what is paid on, its lines, and the step that comes next; nothing to question', async () => {
  const { container } = show('/settlements/5');
  expect(await screen.findByRole('heading', { name: 'Insurer, 2026-11' })).toBeVisible();
  expect(screen.getByText('The platform pays this on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/7');
  expect(screen.getByRole('link', { name: 'Link 12' })).toHaveAttribute('href', '/donations/12');
  expect(screen.getByRole('cell', { name: /^Insurance · 3\s×\sTravel insurance$/ })).toBeVisible();
  for (const text of ['Total fare', 'Branch', 'Balance of the operator', 'Question', 'Ride'])
    expect(screen.queryByText(text)).toBeNull();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});
