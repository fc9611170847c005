import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFare, aRide, aSeat, usd } from '../../../test/checkout-fixtures.js';
import type { Played } from '../../../test/graph.js';
import {
  AT,
  ahead,
  RIDE,
  answers,
  choose,
  fetched,
  hold,
  input,
  onSeats,
  quote,
  show,
  wayBack,
} from '../../../test/seats-stage.js';

onSeats();

const choose2 = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
  await user.click(screen.getAllByRole('radio', { name: 'Ms' })[0]!);
  await user.click(screen.getAllByRole('radio', { name: 'Mr' })[1]!);
};

describe('what seats cost', () => {
  test('better seats are marked with their price; what they cost more stands in the sum, and is what is asked for', async () => {
    const front = {
      ...{ __typename: 'SeatType' as const, id: '9', name: 'Seat', abbreviation: 'F', icon: null },
      ...{ category: 'Front row', categoryId: '4' },
    };
    const ride = aRide({
      seatTiers: [
        { __typename: 'SeatTier', seatCategoryId: null, fare: aFare(1000, 1200, '0') },
        { __typename: 'SeatTier', seatCategoryId: '4', fare: aFare(1100, 1400, '4') },
      ],
      seatMap: { __typename: 'SeatMap', floors: 1, free: 2, seats: [aSeat('1B', { seatType: front }), aSeat('5C')] },
    });
    const base = { name: 'base', amount: 1200, names: null };
    const quote = {
      currency: 'USD',
      total: 2665,
      fees: [{ name: 'transaction', amount: 65, percent: 250, fixed: 0 }],
      items: [
        {
          ref: `${RIDE.id}/0`,
          stages: [base, { name: 'supplement', amount: 200, names: { en: 'Front row', km: null } }],
        },
        { ref: `${RIDE.id}/1`, stages: [base, { name: 'rule', amount: 0, names: null }] },
      ],
    };
    fetched.mockResolvedValue(Response.json({ data: { quote } }));
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [ride] } }) });
    const user = userEvent.setup();
    const better = await screen.findByRole('checkbox', { name: /seat 1B, .*\$14,00/ });
    expect(screen.getByRole('checkbox', { name: /seat 5C, .*\$12,00/ })).toBeVisible();
    const legend = screen.getByRole('list', { name: 'What the seats mean' });
    expect(legend).toHaveTextContent(/●\$12,00●●\$14,00$/);
    await user.click(better);
    await user.click(screen.getByRole('checkbox', { name: /seat 5C/ }));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2: 1B, 5C · total $26,00');
    const panel = screen.getByRole('complementary');
    const line = within(panel).getByText('Front row, seat 1B').parentElement!;
    expect(line).toHaveTextContent('$2,00');
    expect((await within(panel).findAllByText('$26,65')).length).toBeGreaterThan(0);
    await user.click(within(panel).getByText('How this price is made'));
    const madeOf = (name: string) => within(panel).getByRole('group', { name }).querySelector('dl');
    expect(madeOf('Foreign visitor: 1B')).toHaveTextContent(
      'Ticket between these stops$12,00Front row$2,00The seat$14,00',
    );
    expect(madeOf('Foreign visitor: 5C')).toHaveTextContent('Ticket between these stops$12,00The seat$12,00');
    expect(within(panel).getByText('Transaction fee: Once a booking: 2,5 % of the fares')).toBeVisible();
    const asked = JSON.parse(String((fetched.mock.lastCall as [string, RequestInit])[1].body)) as {
      variables: { items: { fareKey: string }[] };
    };
    expect(asked.variables.items.map(({ fareKey }) => fareKey)).toEqual(['3.21.31.4-11/1:4', '3.21.31.4-11/1:0']);
  });

  test('a promotion is told before the hold, by what will be paid then; what is agreed to is the price without it', async () => {
    const titles = { en: 'Water festival', km: null, th: null, vi: null, es: null };
    ahead.mockReturnValue({
      promotions: [{ id: '8', titles }],
      discount: usd(240),
      total: usd(2220),
    });
    answers({ __typename: 'HeldBooking', accessToken: 'secret', booking: { __typename: 'Booking', id: '7' } });
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /seat 5C/ }));
    expect(ahead).not.toHaveBeenCalled();
    await choose2(user);
    const note = await screen.findByText(/^Promotion: /);
    expect(note).toHaveTextContent('Promotion: Water festival. Once your seats are held you pay $22,20, $2,40 less.');
    expect(ahead.mock.lastCall).toMatchObject([
      { legs: [{ legId: RIDE.id, seats: [{ seatNumber: '5C' }, { seatNumber: '5D' }] }] },
    ]);
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
    expect(input()).toMatchObject({ expectedTotal: 2460 });
  });

  describe('children', () => {
    const fare = { ...RIDE.seatFare!, childLocal: usd(500), childForeign: usd(700) };
    const withChildren = (hasPassengerTypePricing: boolean) => ({
      Seats: () => ({
        onward: { id: RIDE.id, legs: [aRide({ seatFare: fare, seatTiers: [], hasPassengerTypePricing })] },
      }),
    });

    test('where the schedule prices by passenger type each says whether he is one: price, lines and hold follow', async () => {
      const quote = { currency: 'USD', total: 1960, fees: [], items: [] };
      fetched.mockResolvedValueOnce(Response.json({ data: { quote } }));
      answers({ __typename: 'HeldBooking', accessToken: 'secret', booking: { __typename: 'Booking', id: '7' } });
      show(withChildren(true));
      const user = await choose();
      const children = screen.getAllByRole('radio', { name: /Child/ });
      expect(children).toHaveLength(2);
      await user.click(children[1]!);
      const panel = screen.getByRole('complementary');
      expect(within(panel).getByText('1 × seat, foreign visitor')).toBeInTheDocument();
      expect(within(panel).getByText('1 × child’s seat, foreign visitor')).toBeInTheDocument();
      expect((await within(panel).findAllByText('$19,60')).length).toBeGreaterThan(0);
      expect(input(0)).toBeUndefined();
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input(1)).toMatchObject({
        legs: [{ seats: [{ passengerType: 'ADULT' }, { passengerType: 'CHILD' }] }],
        expectedTotal: 1960,
      });
    });

    test('who were counted in the search are there from the beginning, priced before anything is asked for', async () => {
      const childQuote = ({ items }: { items: { passengerType: string }[] }) => {
        const seats = items.reduce((sum, { passengerType }) => sum + (passengerType === 'CHILD' ? 700 : 1200), 0);
        return { quote: { currency: 'USD', total: seats + 60, fees: [], items: [] } };
      };
      const at = AT.replace('pax=2', 'pax=1&children=1');
      show({ ...withChildren(true), SeatsQuote: childQuote as never }, '', at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Choose 2 seats' })).toBeVisible();
      const checked = screen
        .getAllByRole('radio', { name: /Child/ })
        .map((radio) => (radio as HTMLInputElement).checked);
      expect(checked).toEqual([false, true]);
      const panel = screen.getByRole('complementary');
      expect(within(panel).getByText('1 × child’s seat, foreign visitor')).toBeInTheDocument();
      expect(within(panel).getAllByText('$19,60').length).toBeGreaterThan(0);
      expect(fetched).not.toHaveBeenCalled();
    });

    test('pay as adults where the schedule has no price for them, and that is said', async () => {
      show(withChildren(false), '', AT.replace('pax=2', 'pax=1&children=1'));
      expect(
        await screen.findByText(/^Children, those under 12 on the day of travel, pay the same as adults/),
      ).toBeVisible();
      expect(screen.getAllByRole('radio', { name: 'Child' })).toHaveLength(2);
      expect(within(screen.getByRole('complementary')).getAllByText('$24,60').length).toBeGreaterThan(0);
    });

    test('where it does not nobody is asked', async () => {
      show(withChildren(false));
      await choose();
      expect(screen.queryByRole('radio', { name: /Child/ })).not.toBeInTheDocument();
    });
  });

  test('the same passengers ride there and back: each ride has its map, one press holds all', async () => {
    const back = wayBack('2026-11-24');
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '9' } });
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=1&nat=local`,
    );
    const user = userEvent.setup({ delay: null });
    await user.click((await screen.findAllByRole('checkbox', { name: /seat 5C/ }))[0]!);
    await user.click(screen.getAllByRole('checkbox', { name: /seat 5D/ })[1]!);
    await user.click(screen.getByRole('radio', { name: 'Ms' }));
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/9')).toBeVisible();
    expect(input().legs).toMatchObject([
      { direction: 'ONWARD', seats: [{ seatNumber: '5C', nationality: 'LOCAL' }] },
      { direction: 'RETURN', legId: back.id, seats: [{ seatNumber: '5D', nationality: 'LOCAL' }] },
    ]);
    expect(input().expectedTotal).toBe(2060);
  });

  test('who is at home on the way there is a visitor on that of another country, asked once and charged as shown', async () => {
    const back = { ...wayBack('2026-11-24'), localCountryCode: 'LA' };
    fetched.mockImplementation(async (_, { body }) => Response.json({ data: quote(JSON.parse(body).variables) }));
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=1&nat=KH`,
    );
    const user = userEvent.setup({ delay: null });
    await user.click((await screen.findAllByRole('checkbox', { name: /seat 5C/ }))[0]!);
    await user.click(screen.getAllByRole('checkbox', { name: /seat 5D/ })[1]!);
    await user.click(screen.getByRole('radio', { name: 'Ms' }));
    const nationalities = within(screen.getByRole('group', { name: 'Nationality' }));
    expect(nationalities.getAllByRole('radio')).toHaveLength(3);
    expect(nationalities.getByRole('radio', { name: /^Cambodian/ })).toBeChecked();
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByText('1 × seat, foreign visitor')).toBeInTheDocument();
    expect(panel.getByText('1 × seat, national price (Cambodian)')).toBeInTheDocument();
    expect(panel.getAllByText('$22,60').length).toBeGreaterThan(0);
    await user.click(nationalities.getByRole('radio', { name: /^Foreign visitor/ }));
    expect((await panel.findAllByText('$24,60')).length).toBeGreaterThan(0);
    await user.click(nationalities.getByRole('radio', { name: /^Lao national/ }));
    expect((await panel.findAllByText('$22,60')).length).toBeGreaterThan(0);
    expect(panel.getByText('1 × seat, national price (Lao national)')).toBeInTheDocument();
    fetched.mockReset();
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '9' } });
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/9')).toBeVisible();
    const told = { nationality: 'LOCAL', nationalOf: 'LA' };
    expect(input()).toMatchObject({ legs: [{ seats: [told] }, { seats: [told] }], expectedTotal: 2260 });
  });

  describe('a price that was another one in the results', () => {
    const fare = {
      nationals: [{ countryCode: 'KH', fare: { total: { amount: 2060, currency: 'USD' } } }],
      foreign: { total: { amount: 2460, currency: 'USD' } },
    };
    const priced: Played = { Seats: () => ({ onward: { id: RIDE.id, fare, legs: [RIDE] } }) };
    const consent = () => screen.findByRole('button', { name: 'Hold the seats for $24,60', hidden: true });

    test('is said, and held only with the traveller’s consent when it has risen', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(priced, '', `${AT}&was=2260`);
      expect(await screen.findByText(/It was \$22,60 when you chose this trip and is \$24,60 now/)).toBeVisible();
      const user = await choose();
      await user.click(await hold());
      expect(await screen.findByText(/from \$22,60 to \$24,60/)).toBeInTheDocument();
      expect(fetched).not.toHaveBeenCalled();
      await user.click(await consent());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().expectedTotal).toBe(2460);
    });

    test('is said and asks nothing when it has fallen', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(priced, '', `${AT}&was=2660`);
      expect(await screen.findByText(/It was \$26,60 when you chose this trip/)).toBeVisible();
      const user = await choose();
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
    });

    test('is not spoken of when it is the same', async () => {
      show(priced, '', `${AT}&was=2460`);
      await hold();
      expect(screen.queryByText(/The price has changed/)).not.toBeInTheDocument();
    });
  });
});
