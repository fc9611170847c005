import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aRide, aSeat } from '../../../test/checkout-fixtures.js';
import { AT, RIDE, answers, choose, fetched, hold, input, onSeats, show, wayBack } from '../../../test/seats-stage.js';

onSeats();

describe('choosing seats', () => {
  test('two seats with title and nationality are held at the price that was shown', async () => {
    answers({ __typename: 'HeldBooking', accessToken: 'secret', booking: { __typename: 'Booking', id: '7' } });
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
    expect(input()).toMatchObject({
      legs: [
        {
          legId: RIDE.id,
          direction: 'ONWARD',
          seats: [
            { seatNumber: '5C', title: 'MS', nationality: 'FOREIGN' },
            { seatNumber: '5D', title: 'MR', nationality: 'FOREIGN' },
          ],
        },
      ],
      expectedTotal: 2460,
    });
    expect(document.cookie).toContain('booking-7=secret');
  });

  test('the price follows a nationality before anything is held', async () => {
    show();
    const user = await choose();
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText('2 × seat, foreign visitor')).toBeInTheDocument();
    expect(within(panel).getAllByText('$24,60').length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('radio', { name: /Cambodian/ })[1]!);
    expect(within(panel).getByText('1 × seat, national price (Cambodian)')).toBeInTheDocument();
    expect(within(panel).getAllByText('$22,60').length).toBeGreaterThan(0);
  });

  test.each([
    ['KH', 'Cambodian', /^Operators sell seats to Cambodian citizens/, /You are Cambodians: \$10,00 a seat/],
    ['LA', 'Lao national', /^Operators sell seats to Lao citizens/, /You are Lao nationals: \$10,00 a seat/],
    ['TH', 'Thai national', /^Operators sell seats to Thai citizens/, /You are Thai nationals: \$10,00 a seat/],
    ['MM', 'Local', /^Operators sell seats to citizens of their own/, /You are locals: \$10,00 a seat/],
  ])('whose nationals pay the local price, the ride says: %s', async (country, name, reason, whose) => {
    const legs = [aRide({ localCountryCode: country })];
    show({ Seats: () => ({ onward: { id: RIDE.id, legs } }) }, '', AT.replace('nat=foreign', 'nat=local'));
    expect(await screen.findAllByRole('radio', { name: new RegExp(`^${name}`) })).toHaveLength(2);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(whose)).toBeVisible();
    const line = `2 × seat, national price (${name === 'Local' ? 'local' : name})`;
    expect(within(screen.getByRole('complementary')).getByText(line)).toBeInTheDocument();
  });

  test('what the operator has on board is said beside the seats', async () => {
    show();
    expect(await screen.findByText('On board: Water · A cold towel for everybody')).toBeVisible();
    expect(screen.getByRole('img', { name: RIDE.vehicle.name })).toBeVisible();
  });

  test('what comes back when plans change is said before anything is held', async () => {
    show();
    const panel = await screen.findByRole('complementary');
    expect(within(panel).getByText('75 % until Fri 19:30')).toBeInTheDocument();
  });

  test('the best seats together are chosen at one press, by keyboard too, and announced', async () => {
    show();
    const best = await screen.findByRole('button', { name: 'Choose the best 2 seats together' });
    best.focus();
    await userEvent.setup({ delay: null }).keyboard('{Enter}');
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /seat 5D/ })).toBeChecked();
    expect(screen.getByText('2 of 2: 5C, 5D · total $24,00')).toHaveAttribute('role', 'status');
  });

  test('a company that finds no seats is told so', async () => {
    const full = { ...RIDE.seatMap!, seats: [aSeat('5C'), aSeat('5D', { state: 'UNAVAILABLE' })] };
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ seatMap: full })] } }) });
    expect(await screen.findByText('There are no 2 seats left that all of you may take.')).toBeVisible();
  });

  test('what is missing is said on top, with a way to it', async () => {
    show();
    await userEvent.setup({ delay: null }).click(await hold());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Choose 2 more seats: Phnom Penh → Siem Reap')).toBeVisible();
    expect(within(summary).getByText('Passenger 2: choose Mr or Ms')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a man on a women’s seat is told before the server is asked', async () => {
    show();
    const user = await choose();
    await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
    await user.click(screen.getByRole('checkbox', { name: /seat 3A/ }));
    await user.click(await hold());
    expect(await screen.findByText(/Seat 3A is for women only/)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a hold that is refused clears seats and passengers, says why, and the map is asked again', async () => {
    let taken = false;
    const seats = () => ({
      onward: {
        id: RIDE.id,
        legs: [
          aRide({
            seatMap: { ...RIDE.seatMap!, seats: [aSeat('5C'), aSeat('5D', taken ? { state: 'UNAVAILABLE' } : {})] },
          }),
        ],
      },
    });
    answers({ __typename: 'Refused', code: 'SEATS_TAKEN', facts: { legId: RIDE.id, seats: ['5D'] } });
    sessionStorage.setItem('passengers 294@2026-11-21:4-11', '{}');
    const { asked } = show({ Seats: seats });
    const user = await choose();
    taken = true;
    await user.click(await hold());
    expect(await screen.findByText(/Seat 5D has just been taken/)).toBeVisible();
    expect(screen.getByText(/Nothing is held and nothing was charged/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await screen.findByRole('checkbox', { name: /seat 5D, .*unavailable/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
    expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).not.toBeChecked();
    expect(sessionStorage.getItem('passengers 294@2026-11-21:4-11')).toBeNull();
    expect(asked.filter(({ name }) => name === 'Seats').length).toBeGreaterThan(1);
  });

  test('who holds too many already is told which, and led there', async () => {
    const holds = [{ bookingId: '8', pnr: 'ABC234', expiresAt: '2026-11-20T03:10:00.000Z' }];
    answers({ __typename: 'Refused', code: 'TOO_MANY_HELD', facts: { limit: 9, held: 9, legId: RIDE.id, holds } });
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText(/Pay for or cancel ABC234 first/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go on with booking ABC234' });
    expect(link).toHaveAttribute('href', '/checkout/passengers/8');
  });

  test('a changed price is asked about with the old and the new one, then held for the new one', async () => {
    answers(
      { __typename: 'Refused', code: 'PRICE_CHANGED', facts: { expected: 2460, total: 2660, currency: 'USD' } },
      { __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } },
    );
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText(/from \$24,60 to \$26,60/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hold the seats for $26,60', hidden: true }));
    expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
    expect(input(1).expectedTotal).toBe(2660);
  });

  test('without network the choice stays and says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText(/Your choice is kept/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
  });

  test.each([
    ['no journey at all', '/checkout', 'We do not know this trip'],
    ['nonsense', '/checkout/nonsense', 'We do not know this trip'],
  ])('%s leads to a new search', async (_, at, title) => {
    show({}, '', at);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/');
  });

  test('a departure that is closed leads back to the same search', async () => {
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ notOnSaleReason: 'TOO_CLOSE' })] } }) });
    expect(await screen.findByRole('link', { name: 'See the other departures' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
    expect(screen.getByText('It leaves too soon to be booked online.')).toBeVisible();
  });

  test.each([
    [
      { ...RIDE.seatFare!, foreign: { ...RIDE.seatFare!.foreign, currency: 'LAK' } },
      /are sold in different currencies/,
    ],
    [null, 'The operator has not set a price yet.'],
  ])('rides that have no price together are refused in words before seats are chosen (%#)', async (seatFare, why) => {
    const second = { ...wayBack('2026-11-25'), seatFare };
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE, second] } }) });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the other departures' })).toBeVisible();
  });

  test('a way back that leaves before one has arrived is not sold', async () => {
    const back = wayBack('2026-11-20');
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=2`,
    );
    expect(await screen.findByText('The way back leaves before you have arrived.')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show();
    await hold();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
