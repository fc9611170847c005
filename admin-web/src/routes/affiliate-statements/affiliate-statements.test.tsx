import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AffiliateStatementRoute from './AffiliateStatementRoute.js';
import AffiliateStatementsRoute from './AffiliateStatementsRoute.js';

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const PAYABLE = {
  __typename: 'AffiliateStatement',
  id: '5',
  code: '4711',
  name: 'Mekong Blog',
  periodFrom: '2026-10-09',
  periodTo: '2026-10-31',
  state: 'PAYABLE',
  seats: 3,
  amount: money(3375),
  paidAt: null,
  paymentReference: null,
};
const line = (id: string, amount: number) => ({
  __typename: 'AffiliateLine',
  id,
  amount: money(amount),
  fare: money(1250),
  isReversal: amount < 0,
  at: '2026-10-09T03:00:00Z',
  travelDate: '2026-10-01',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
});
const page = (of: string, rows: object[]) => ({ __typename: `${of}Page`, total: rows.length, next: null, rows });

const show = (at: string, answers: Answers = {}, me = someone({ 'settlement.view': 'all', 'settlement.pay': 'all' })) =>
  showScreen(
    [
      { path: '/affiliate-statements', element: <AffiliateStatementsRoute /> },
      { path: '/affiliate-statements/:statementId', element: <AffiliateStatementRoute /> },
    ],
    at,
    me,
    {
      AffiliateStatements: () => ({ page: page('AffiliateStatement', [PAYABLE]) }),
      AffiliateStatementSums: () => ({ page: { __typename: 'AffiliateStatementPage', columnSums: [] } }),
      AffiliateStatement: () => ({ affiliateStatement: { ...PAYABLE, paidBy: null } }),
      AffiliateLines: () => ({ page: page('AffiliateLine', [line('1', 125), line('2', -62)]) }),
      AffiliateLineSums: () => ({ page: { __typename: 'AffiliateLinePage', columnSums: [] } }),
      RecordChanges: () => ({ recordChanges: [] }),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());

test('statements are listed with whose they are, how they stand and what they add up; one leads to its seats', async () => {
  const { container, sent } = show('/affiliate-statements?state=PAYABLE&code=4711');
  expect(await screen.findByRole('cell', { name: 'Mekong Blog' })).toBeVisible();
  expect(sent('AffiliateStatements')).toMatchObject({ filter: { state: 'PAYABLE', code: '4711' } });
  expect(screen.getByRole('cell', { name: '2026-10-09 – 2026-10-31' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'To be paid' })).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('row', { name: /Mekong Blog/ }));
  expect(await screen.findByRole('heading', { name: 'Mekong Blog · 2026-10-09 – 2026-10-31' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Taken back: the seat was given back' })).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a payment is written down with the reference of the bank, once its word was typed', async () => {
  const { sent } = show('/affiliate-statements/5', {
    PayAffiliateStatement: () => ({
      payAffiliateStatement: {
        ...PAYABLE,
        ...{ state: 'PAID', paymentReference: 'ABA 7', paidAt: '2026-11-02T03:00:00Z' },
        paidBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write down the payment' }));
  await userEvent.type(await screen.findByLabelText(/Reference of the bank/), 'ABA 7');
  await userEvent.type(screen.getByLabelText(/PAY/), 'PAY');
  await userEvent.click(screen.getAllByRole('button', { name: 'Write down the payment' }).at(-1)!);
  expect(await screen.findByText('The payment is written down.')).toBeVisible();
  expect(sent('PayAffiliateStatement')).toEqual({ id: '5', reference: 'ABA 7' });
  expect(screen.getByText('Bopha Chea')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write down the payment' })).toBeNull();
});

test('who was faster is told, and who only looks pays nothing', async () => {
  const facts = { id: '5', state: 'PAID' };
  show('/affiliate-statements/5', {
    PayAffiliateStatement: () => ({ payAffiliateStatement: refused('AFFILIATE_STATEMENT_NOT_PAYABLE', facts) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write down the payment' }));
  await userEvent.type(await screen.findByLabelText(/Reference of the bank/), 'ABA 7');
  await userEvent.type(screen.getByLabelText(/PAY/), 'PAY');
  await userEvent.click(screen.getAllByRole('button', { name: 'Write down the payment' }).at(-1)!);
  expect(await screen.findByText(/somebody has written its payment down already/)).toBeVisible();
});

test('who looks after settlements without paying them sees a statement and no payment', async () => {
  show('/affiliate-statements/5', {}, someone({ 'settlement.view': 'country' }));
  expect(await screen.findByRole('heading', { name: /Mekong Blog/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write down the payment' })).toBeNull();
});

test('a statement out of reach is none', async () => {
  show('/affiliate-statements/6', { AffiliateStatement: () => ({ affiliateStatement: null }) });
  expect(await screen.findByText('There is no such statement')).toBeVisible();
});
