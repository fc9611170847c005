import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANGKOR, BALANCE } from '../../../test/agency.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AgencyRoute from './AgencyRoute.js';

const show = (answers: Answers) =>
  showScreen(
    [{ path: '/agencies/:agencyId', element: <AgencyRoute /> }],
    '/agencies/7',
    someone({ 'user.manage': 'all' }),
    {
      Agency: () => ({ agency: ANGKOR }),
      AgencyBalance: () => ({ agencyBalance: BALANCE }),
      ...answers,
    },
  );

describe('a balance that is moved by hand', () => {
  test('a balance is corrected by the platform’s people, who say how much and why', async () => {
    const { sent } = show({ TopUpAgency: () => ({ topUpAgency: BALANCE }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the balance' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Reference of the transfer')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Amount'), 'much');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the balance' }));
    expect(dialog.getByText(/^Enter an amount, 10 million at most/)).toBeVisible();
    expect(dialog.getByText('Say why')).toBeVisible();
    expect(sent('TopUpAgency')).toBeUndefined();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '-12,50');
    await userEvent.type(dialog.getByLabelText('Why'), 'Booked twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the balance' }));
    expect(dialog.getByText('Nothing is done until DEDUCT stands here.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Type DEDUCT/), 'deduct');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the balance' }));
    expect(await screen.findByText('The balance is moved.')).toBeVisible();
    expect(sent('TopUpAgency')).toEqual({
      agencyId: '7',
      kind: 'CORRECTION',
      amount: -1250,
      currency: 'USD',
      note: 'Booked twice',
      reference: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a transfer came in, and has its reference', async () => {
    const { sent } = show({ TopUpAgency: () => ({ topUpAgency: BALANCE }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Book a transfer' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), '-90,00');
    await userEvent.type(dialog.getByLabelText('Why'), 'By ABA');
    await userEvent.click(dialog.getByRole('button', { name: 'Book a transfer' }));
    expect(dialog.getByLabelText('Amount')).toBeInvalid();
    expect(dialog.getByText('Enter the reference of the transfer')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), '??');
    await userEvent.click(dialog.getByRole('button', { name: 'Book a transfer' }));
    expect(dialog.getByText('Letters and digits, 3 to 40 of them')).toBeVisible();
    expect(sent('TopUpAgency')).toBeUndefined();
  });

  test('a transfer that is booked already is named at its field', async () => {
    const first = { field: 'reference', agencyId: '9', amount: 9000, currency: 'USD', at: '2026-11-20T03:00:00.000Z' };
    const { sent } = show({
      TopUpAgency: () => ({ topUpAgency: refused('TRANSFER_BOOKED', first) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Book a transfer' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), '90,00');
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'FT 42');
    await userEvent.type(dialog.getByLabelText('Why'), 'By ABA');
    await userEvent.type(dialog.getByLabelText(/Type ADD/), 'add');
    await userEvent.click(dialog.getByRole('button', { name: 'Book a transfer' }));
    expect(await dialog.findByText(/^This transfer is booked already: .* for agency no. 9, /)).toBeVisible();
    expect(dialog.getByLabelText('Reference of the transfer')).toHaveValue('FT 42');
    expect(sent('TopUpAgency')).toMatchObject({ kind: 'TRANSFER', reference: 'FT 42' });
  });

  test('what waits for a second person says who asks, why and by which transfer', async () => {
    const asked = [
      {
        __typename: 'AskedTopUp',
        kind: 'TRANSFER',
        amount: { __typename: 'Money', amount: 900_000, currency: 'USD' },
        note: 'By ABA',
        reference: 'FT42',
        askedBy: { __typename: 'Colleague', id: '3', name: 'Sok Dara' },
      },
    ];
    show({ AgencyBalance: () => ({ agencyBalance: { ...BALANCE, asked } }) });
    expect(await screen.findByText(/Transfer · By ABA · FT42 · Sok Dara/)).toBeVisible();
  });
});
