import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { funds, row, show, usd } from '../../../test/agency-stage.js';

const user = userEvent.setup({ delay: null });

describe('what was sold', () => {
  test('is filtered by its address, and taken along as a file with the same filters', async () => {
    const { asked } = show('/agency/bookings?status=BOOKED&text=Sok', {
      AgencyBookings: () => ({
        bookings: { total: 21, rows: [row(), row({ id: '8', pnr: 'NONE22', facts: { agentCommission: usd(0) } })] },
      }),
    });
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/agency/bookings/7');
    // A booking that earns nothing says nothing of it.
    expect(screen.getAllByText(/^commission/).map(({ textContent }) => textContent)).toEqual(['commission $0,91']);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/agency/bookings.csv?status=BOOKED&text=Sok',
    );
    expect(asked[0]?.variables).toMatchObject({ filter: { text: 'Sok', status: 'BOOKED' }, page: 1 });
    await user.click(screen.getByRole('link', { name: 'Older' }));
    await screen.findByRole('link', { name: 'Newer' });
    expect(asked.at(-1)?.variables).toMatchObject({ filter: { text: 'Sok' }, page: 2 });
  });

  test('none is said, and the way to sell one', async () => {
    show('/agency/bookings', { AgencyBookings: () => ({ bookings: { total: 0, rows: [] } }) });
    const empty = (await screen.findByText('No bookings here')).parentElement!;
    expect(within(empty).getByRole('link', { name: 'Sell a seat' })).toHaveAttribute('href', '/agency/search');
  });
});

describe('the statement', () => {
  test('tells each movement, what there was after it, and what each kind comes to', async () => {
    const { asked, container } = show('/agency/statement?from=2026-11-01&until=2026-11-20', {
      AgencyFunds: () => funds(),
      AgencyStatement: () => ({
        agencyBalance: {
          __typename: 'AgencyBalance',
          total: 2,
          sums: [
            { reason: 'payment', amount: usd(-1300) },
            { reason: 'top_up', amount: usd(6300) },
          ],
          rows: [
            {
              id: '2',
              at: '2026-11-20T02:00:00.000Z',
              reason: 'payment',
              note: null,
              askedBy: null,
              approvedBy: null,
              approvalNote: null,
              bookingId: '7',
              pnr: 'KX74QP',
              amount: usd(-1300),
              after: usd(5000),
            },
            {
              id: '1',
              at: '2026-11-19T02:00:00.000Z',
              reason: 'top_up',
              note: 'By ABA',
              askedBy: { __typename: 'Colleague', id: '3', name: 'Sok Dara' },
              approvedBy: { __typename: 'Colleague', id: '4', name: null },
              approvalNote: 'Seen at the bank',
              bookingId: null,
              pnr: null,
              amount: usd(6300),
              after: usd(6300),
            },
          ],
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toBeVisible();
    expect(screen.getByText('then $50,00')).toBeVisible();
    expect(screen.getAllByText('+\u2060$63,00')).toHaveLength(2);
    expect(screen.getByText('By ABA · Seen at the bank')).toBeVisible();
    expect(screen.getByText('Asked by Sok Dara, approved by account 4')).toBeVisible();
    expect(asked.find(({ name }) => name === 'AgencyStatement')?.variables).toMatchObject({
      agencyId: '3',
      from: '2026-11-01',
      until: '2026-11-20',
    });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is nobody else’s', async () => {
    show('/agency/statement', {
      AgencyFunds: () => funds(),
      AgencyStatement: () => ({ agencyBalance: { __typename: 'Refused', code: 'AGENCY_NOT_FOUND', facts: {} } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
