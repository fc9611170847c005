import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import type { SetTransactionFeeMutationVariables } from './transaction-fees.generated.js';
import TransactionFeesRoute from './TransactionFeesRoute.js';

const terms = (percent: number, fixed: number, byMethod: readonly object[] = []) => ({
  __typename: 'FeeTerms',
  percent,
  fixed,
  byMethod: byMethod.map((own) => ({ __typename: 'MethodFee', ...own })),
});
const usd = {
  __typename: 'TransactionFee',
  id: '1',
  currency: 'USD',
  version: 4,
  savedAt: null,
  mostFixed: 500,
  terms: terms(250, 0, [{ method: 'CARD', percent: 300, fixed: 30 }]),
};
const khr = { ...usd, id: null, currency: 'KHR', version: 0, mostFixed: 2_000_000, terms: terms(0, 0) };

const show = (more: Answers = {}, at = '/transaction-fees', scope = 'all') =>
  showScreen([{ path: 'transaction-fees', Component: TransactionFeesRoute }], at, someone({ 'pricing.edit': scope }), {
    TransactionFees: () => ({ transactionFees: [usd, khr] }),
    SetTransactionFee: ({ input }: Record<string, unknown>) => {
      const { version, percent, fixed, byMethod } = input as SetTransactionFeeMutationVariables['input'];
      return { setTransactionFee: { ...usd, version: version + 1, terms: terms(percent, fixed, byMethod) } };
    },
    RecordTimeline: () => ({ recordTimeline: { __typename: 'AuditPage', rows: [], next: null } }),
    ...more,
  });
const way = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the fees' }));

afterEach(() => sessionStorage.clear());

test('the standard fee and that of each way stand beside each other; empty is the standard one', async () => {
  const { container } = show();
  const card = await way('card');
  expect(card.getByLabelText('Percent of the fares')).toHaveValue('3');
  expect(card.getByLabelText('Once a booking, in USD')).toHaveValue('0.3');
  expect((await way('KHQR')).getByLabelText('Percent of the fares')).toHaveValue('');
  expect((await axe(container)).violations).toEqual([]);
});

test('a way gets a fee of its own, another loses it, and it is taken back', async () => {
  const { sent } = show();
  const card = await way('card');
  for (const label of ['Percent of the fares', 'Once a booking, in USD'])
    await userEvent.clear(card.getByLabelText(label));
  await userEvent.type((await way('cash at a counter')).getByLabelText('Once a booking, in USD'), '0.5');
  await save();
  const standard = { currency: 'USD', percent: 250, fixed: 0 };
  expect(sent('SetTransactionFee')).toEqual({
    input: { ...standard, version: 4, byMethod: [{ method: 'CASH_COLLECTION', percent: 0, fixed: 50 }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was.')).toBeVisible();
  expect(sent('SetTransactionFee')).toEqual({
    input: { ...standard, version: 5, byMethod: [{ method: 'CARD', percent: 300, fixed: 30 }] },
  });
});

test.each([
  ['Percent of the fares', '30'],
  ['Once a booking, in USD', '6'],
])('%s of %s is not sent', async (label, typed) => {
  const { sent } = show();
  const field = (await way('card')).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await save();
  expect(field).toBeInvalid();
  expect(sent('SetTransactionFee')).toBeUndefined();
});

test('who was second is told by whom', async () => {
  const facts = { by: 'Dara Kim', at: '2026-11-20T02:00:00.000Z' };
  show({
    SetTransactionFee: () => ({ setTransactionFee: { __typename: 'Refused', code: 'CHANGED_MEANWHILE', facts } }),
  });
  await userEvent.type((await way('KHQR')).getByLabelText('Percent of the fares'), '1');
  await save();
  expect((await screen.findAllByText(/Dara Kim saved a change/))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what is saved now' })).toBeVisible();
});

test('another currency stands under its address', async () => {
  show({}, '/transaction-fees?currency=KHR');
  expect((await way('card')).getByLabelText('Once a booking, in KHR')).toHaveValue('');
});

test('it is for who prices everything', async () => {
  const { sent } = show({}, '/transaction-fees', 'country');
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
  expect(sent('TransactionFees')).toBeUndefined();
});
