import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { funds, owner, pages, row, show, usd } from '../../../test/agency-stage.js';
import { apartGraph, fakeGraph } from '../../../test/fake-graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';

const user = userEvent.setup({ delay: null });

describe('the home of an agency', () => {
  const today = { bookings: 2, seats: 3, sold: [usd(3900)] };
  const found = {
    ...funds(),
    salesSummary: today,
    bookings: { rows: [row(), row({ id: '8', pnr: 'PART22', status: 'PARTIALLY_CANCELLED' })] },
  };

  const rate = (more: object) => ({
    operatorId: null,
    transportType: null,
    percent: null,
    amount: null,
    validFrom: null,
    validUntil: null,
    ...more,
  });
  const earnings = {
    AgencyRates: () => ({
      ownCommissionLevel: {
        name: 'Silver',
        rates: [
          rate({ transportType: 'BUS', percent: 7 }),
          rate({ operatorId: '1', amount: usd(150), validUntil: '2026-12-01' }),
        ],
      },
      operators: [{ id: '1', name: 'Mekong Ibis' }],
    }),
    AgencyMonth: () => ({
      salesReport: [
        {
          key: '22',
          seller: { id: '22', name: 'Bopha Chea' },
          currency: 'USD',
          bookings: 2,
          seats: 3,
          amount: 3900,
          earned: 273,
        },
      ],
    }),
  };

  test('tells what was sold today, what is left to sell for, and who leaves next', async () => {
    const { container } = show('/agency', { ...earnings, AgencyHome: () => found });
    expect(await screen.findByRole('link', { name: /Sold today.*39,00.*2 bookings, 3 seats/ })).toHaveAttribute(
      'href',
      '/agency/bookings?soldFrom=2026-11-20&soldTo=2026-11-20',
    );
    expect(screen.getByText('Every operator, bus')).toBeVisible();
    expect(screen.getByText('7 % of the fare')).toBeVisible();
    expect(screen.getByText('Mekong Ibis')).toBeVisible();
    expect(screen.getByText('$1,50 a seat · sold until Tue 1 Dec')).toBeVisible();
    expect(screen.getByText('Bopha Chea')).toBeVisible();
    expect(screen.getByText('commission $2,73')).toBeVisible();
    expect(screen.getByText('$100,00')).toBeVisible();
    expect(screen.getByText('with $50,00 of credit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Booking KX74QP' })).toHaveAttribute('href', '/agency/bookings/7');
    expect(screen.getByRole('link', { name: 'Booking PART22' })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('its statement is the owner’s; whoever works at no agency has no balance', async () => {
    show('/agency', { AgencyHome: () => ({ ...found, agencyFunds: null }) }, aMember({ roleId: 4 }));
    await screen.findByText('Sold today');
    expect(screen.queryByText('Left to sell for')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Balance' })).not.toBeInTheDocument();
  });
});

describe('departures to sell', () => {
  test('stand on one page each, and Enter sells the first', async () => {
    stage(pages, { at: '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2', graph: fakeGraph, member: owner });
    const [first] = await screen.findAllByRole('link', { name: /^Sell \d\d:\d\d/ });
    expect(first).toHaveFocus();
    expect(first!.getAttribute('href')).toMatch(/^\/booking\?journey=.+&pax=2$/);
  });

  test('of a round trip the way back is chosen after the way there', async () => {
    stage(pages, {
      at: '/agency/search/phnom-penh/siem-reap/2026-11-21/2026-11-23',
      graph: fakeGraph,
      member: owner,
    });
    const [there] = await screen.findAllByRole('link', { name: /^Choose \d\d:\d\d/ });
    await user.click(there!);
    expect(
      await screen.findByText('No departure from Siem Reap to Phnom Penh on Mon 23 Nov can be sold.'),
    ).toBeVisible();
    expect(screen.getByText(/\/2026-11-23\?onward=/)).toBeVisible();
  });

  test('of rides in two currencies each is sold by itself', async () => {
    stage(pages, { at: '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2', graph: apartGraph, member: owner });
    const said = await screen.findAllByText('Sold in different currencies: book its rides one by one');
    const [first, second] = within(said[0]!.parentElement!).getAllByRole('link');
    for (const link of [first, second]) expect(link!.getAttribute('href')).toMatch(/^\/booking\?journey=[^~]+&pax=2$/);
    expect(first!.getAttribute('href')).not.toBe(second!.getAttribute('href'));
  });

  test('a sale without a departure begins with the search', async () => {
    show('/booking', { AgencyRates: () => ({ ownCommissionLevel: null, operators: [] }) });
    expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Departing from' })).toHaveFocus();
  });
});
