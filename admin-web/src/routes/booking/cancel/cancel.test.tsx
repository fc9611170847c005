import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { nameIn, usd } from '../../../../test/graph-values.js';
import { showScreen, someone } from '../../../../test/show-screen.js';
import CancelRoute from './CancelRoute.js';
import { sentence } from '../../../../test/sentence.js';

const leg = {
  __typename: 'BookingLeg',
  id: '9',
  departureTime: '2026-11-21T07:30:00+07:00',
  operatorName: 'Mekong Ibis',
  awaitsOperator: true,
  viewerMay: ['booking.cancel', 'refund.ask'],
  confirmBy: '2026-11-21T04:30:00+07:00',
  fromLocationName: nameIn('Phnom Penh'),
  toLocationName: nameIn('Siem Reap'),
  parts: [
    {
      __typename: 'BookingPart',
      id: '1',
      state: 'PENDING_OPERATOR',
      seatNumber: '1A',
      firstName: 'Dara',
      lastName: 'Sok',
      fare: usd(1200),
    },
  ],
};
const booking = {
  __typename: 'Booking',
  id: '7',
  pnr: 'KX74QP',
  status: 'PENDING_OPERATOR',
  total: usd(1200),
  paid: usd(1200),
  refunded: usd(0),
  due: usd(0),
  legs: [leg],
  refunds: [],
  refundOffer: null,
};
const show = (change: object = {}) =>
  showScreen(
    [{ path: '/bookings/cancel/:bookingId', element: <CancelRoute /> }],
    '/bookings/cancel/7',
    someone({ 'booking.cancel': 'all', 'refund.ask': 'all' }),
    { BookingToCancel: () => ({ booking: { ...booking, ...change } }) },
  );

test('a booking that waits for its operator says by when he answers, not that nothing can be given back', async () => {
  show();
  expect(await screen.findByText(sentence(/^Mekong Ibis answers by 2026-11-21 04:30\./))).toBeVisible();
  expect(screen.queryByText(/^Nothing of this booking can be given back/)).not.toBeInTheDocument();
});

test('of a booking of two operators he gives back what he drives, and is told why not the rest', async () => {
  const sold = { ...leg, awaitsOperator: false, confirmBy: null, parts: [{ ...leg.parts[0]!, state: 'TICKETED' }] };
  const other = {
    ...sold,
    id: '10',
    viewerMay: [],
    parts: [{ ...sold.parts[0]!, id: '2', firstName: 'Dara', seatNumber: '4D' }],
  };
  const line = (partId: string) => ({
    __typename: 'RefundLine',
    partId,
    percent: 90,
    amount: usd(1000),
    addOns: usd(0),
  });
  show({ legs: [sold, other], refundOffer: { __typename: 'RefundOffer', lines: [line('1'), line('2')] } });
  expect(await screen.findByRole('checkbox', { name: /1A/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /4D/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Another operator drives a ride of this booking/)).toBeVisible();
  expect(screen.getAllByText('$10,00 USD').length).toBeGreaterThan(0);
});

test('what is beside a seat goes back with it, and is asked for with it', async () => {
  const line = { __typename: 'RefundLine', partId: '1', percent: 90, amount: usd(1000), addOns: usd(150) };
  const sold = { ...leg, awaitsOperator: false, confirmBy: null, parts: [{ ...leg.parts[0]!, state: 'TICKETED' }] };
  show({ legs: [sold], refundOffer: { __typename: 'RefundOffer', lines: [line] } });
  expect(await screen.findByText(/^\$1,50\sUSD of its add-ons goes back, too$/)).toBeVisible();
  expect(screen.getByText('Goes back now').parentElement).toHaveTextContent(/\$11,50\sUSD/);
});

test('of one that was given back there is nothing to give', async () => {
  show({ legs: [{ ...leg, awaitsOperator: false, confirmBy: null, parts: [] }] });
  expect(await screen.findByText(/^Nothing of this booking can be given back/)).toBeVisible();
});
