import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aBooking, aPoint, aRide } from '../../../test/checkout-fixtures.js';
import type { Played } from '../../../test/graph.js';
import { RIDE, answers, choose, fetched, hold, input, onSeats, put, show } from '../../../test/seats-stage.js';

onSeats();

describe('where a ride begins and ends', () => {
  describe('where one gets on and off', () => {
    const at = (stop: string) => `294@2026-11-21:${stop}-11`;
    const points = [
      aPoint('3', 'Olympic Market', '2026-11-21T07:10:00+07:00', 'Street 286'),
      aPoint('4', 'Night Market', '2026-11-21T07:30:00+07:00'),
    ];
    const market: Played = {
      Seats: (variables) => {
        const onward = String(variables['onward']);
        const [, stop] = /:(\d+)-/.exec(onward)!;
        const point = points.find(({ stop: { id } }) => id === stop)!;
        const { location } = RIDE.boarding.stop;
        const boarding = { ...point, stop: { ...point.stop, location } };
        return { onward: { id: onward, legs: [aRide({ id: onward, boarding, boardingChoices: points })] } };
      },
    };

    test('is the search’s until one chooses another stop: the address, the times and the seats follow', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(market);
      const user = await choose();
      const board = screen.getByRole('group', { name: 'Get on in Phnom Penh' });
      expect(within(board).getByRole('radio', { name: /07:30 Night Market/ })).toBeChecked();
      await user.click(within(board).getByRole('radio', { name: /07:10 Olympic Market/ }));
      expect(await screen.findByText(/Mekong Ibis · 07:10 Olympic Market/)).toBeVisible();
      expect(within(board).getByRole('radio', { name: /07:10 Olympic Market/ })).toBeChecked();
      // Who travels stays; the seats are those of another segment.
      expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
      expect(screen.queryByText(/just been taken/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('checkbox', { name: /seat 5C/ }));
      await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().legs).toMatchObject([{ legId: at('3'), seats: [{ seatNumber: '5C' }, { seatNumber: '5D' }] }]);
    });

    test('each stop has its address and its place on the map', async () => {
      show(market);
      expect(await screen.findByText('Street 286')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Olympic Market' })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/?mlat=11.57&mlon=104.92#map=17/11.57/104.92',
      );
    });

    test('an own hold from another stop of the same departure is given back first', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } });
      const { asked } = show(
        {
          ...market,
          CheckoutBooking: () => ({ booking: aBooking() }),
          GiveBackHold: () => ({ cancelBooking: { id: '7' } }),
        },
        'booking-7=secret; hold=7',
        `/checkout/${encodeURIComponent(at('3'))}?pax=2&nat=foreign`,
      );
      const user = await choose();
      await user.click(await screen.findByRole('button', { name: 'Hold these 2 seats instead' }));
      expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
      expect(asked.filter(({ name }) => name === 'GiveBackHold')).toHaveLength(1);
    });

    test('where each town has one stop nothing is asked', async () => {
      show();
      await hold();
      expect(screen.queryByRole('group', { name: /^Get on/ })).not.toBeInTheDocument();
    });

    test('axe finds nothing', async () => {
      const { container } = show(market);
      await hold();
      expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    });
  });

  describe('being fetched', () => {
    const taxi = aRide({
      vehicle: {
        __typename: 'VehicleType',
        id: '9',
        name: 'Taxi 4',
        transportType: 'TAXI',
        category: 'Car',
        amenities: [],
        onBoardNote: null,
        gallery: [],
        galleryCaption: null,
      },
    });
    const byTaxi: Played = { Seats: () => ({ onward: { id: RIDE.id, legs: [taxi] } }) };

    test('a taxi asks for address, time, telephone and where to set down, and the hold carries them', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      const { container } = show(byTaxi);
      const user = await choose();
      await put(user, screen.getByLabelText(/^Address of the pick-up/), ' 12 Street 240 ');
      await put(user, screen.getByLabelText(/^Pick-up time/), '06:45');
      await put(user, screen.getByLabelText(/^Telephone at that address/), '012 345 678');
      await put(user, screen.getByLabelText(/^Address at the destination/), 'Angkor Guesthouse');
      expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().legs).toMatchObject([
        {
          pickupAddress: '12 Street 240',
          pickupTime: '06:45',
          pickupPhone: '012345678',
          taxiDropOff: 'Angkor Guesthouse',
        },
      ]);
    });

    test('a place where the driver comes by is chosen, and the hold carries where and when', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      const palace = {
        __typename: 'PickupPlace' as const,
        id: '1',
        name: 'Royal Palace',
        address: 'Riverside',
        time: '06:45',
      };
      const legs = [aRide({ allowPickup: true, pickupLocations: [palace] })];
      show({ Seats: () => ({ onward: { id: RIDE.id, legs } }) });
      const user = await choose();
      await user.selectOptions(screen.getByLabelText(/^Pick-up place/), '06:45 · Royal Palace');
      expect(screen.getByLabelText(/^Address of the pick-up/)).toHaveValue('Royal Palace, Riverside');
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().legs).toMatchObject([{ pickupAddress: 'Royal Palace, Riverside', pickupTime: '06:45' }]);
    });

    test('a time without an address is asked about before anything is held', async () => {
      show(byTaxi);
      const user = await choose();
      await put(user, screen.getByLabelText(/^Pick-up time/), '06:45');
      await user.click(await hold());
      expect(await screen.findAllByText(/Say where the driver shall come/)).toHaveLength(2);
      expect(fetched).not.toHaveBeenCalled();
    });

    test('a coach asks nobody', async () => {
      show();
      await hold();
      expect(screen.queryByText(/Pick-up at an address/)).not.toBeInTheDocument();
    });
  });
});
