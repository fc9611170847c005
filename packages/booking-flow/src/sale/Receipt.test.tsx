import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Receipt } from './Receipt.js';
import type { ReceiptBooking } from './receipt-booking.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const fee = (kind: string, amount: number) => ({ name: kind, amount: usd(amount), addOn: null });
const name = (en: string) => ({ en, km: null, th: null, vi: null, es: null });
const part = (seatNumber: string, state: string) => ({
  id: seatNumber,
  seatNumber,
  state,
  passengerType: 'ADULT' as const,
  firstName: 'Sok',
  lastName: 'Dara',
  ticketCode: null,
  fare: usd(1200),
  stages: [{ name: 'base', amount: 1200 }],
});
const leg = (id: string, to: string, parts: ReceiptBooking['legs'][number]['parts']) => ({
  id,
  operatorName: 'Mekong Ibis',
  vehicleName: 'Coach',
  codeBy: null as string | null,
  departureTime: '2026-11-21T07:30:00+07:00',
  arrivalTime: '2026-11-21T13:30:00+07:00',
  fromName: name('Night Market'),
  fromLocationName: name('Phnom Penh'),
  toName: name('Office'),
  toLocationName: name(to),
  terms: [] as ReceiptBooking['legs'][number]['terms'],
  parts,
});

function print(change: Partial<ReceiptBooking>): string[] {
  const booking: ReceiptBooking = {
    pnr: 'ABC234',
    status: 'BOOKED',
    createdAt: '2026-11-20T06:00:00Z',
    contactEmail: null,
    contactPhone: '012 345 678',
    total: usd(2460),
    paid: usd(2460),
    forgiven: usd(0),
    refunded: usd(0),
    due: usd(0),
    fees: [fee('transaction', 60)],
    payments: [],
    tickets: [],
    legs: [leg('1', 'Siem Reap', [part('1A', 'TICKETED'), part('1B', 'TICKETED')])],
    ...change,
  };
  const { container } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Receipt booking={booking} paper="A4" seller="Chan" feeName={(fee) => fee} />
    </IntlProvider>,
  );
  return [...container.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' '),
  );
}

test('what was bought, paid and is still to pay', () => {
  expect(print({})).toEqual(['transaction $0,60', 'Total $24,60', 'Paid $24,60', 'To pay $0,00']);
  expect(screen.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});

test('a fare is what it was before what was taken off, which is told beside it', () => {
  const stages = [
    { name: 'base', amount: 1500 },
    { name: 'coupon', amount: -200 },
    { name: 'points', amount: -100 },
  ];
  const seats = ['1A', '1B'].map((seat) => ({ ...part(seat, 'TICKETED'), stages }));
  expect(print({ legs: [leg('1', 'Siem Reap', seats)] }).slice(0, 3)).toEqual([
    'Offer code −\u2060$4,00',
    '200 points −\u2060$2,00',
    'transaction $0,60',
  ]);
  expect(screen.getAllByRole('cell', { name: '$15,00' })).toHaveLength(2);
});

test('an add-on of many seats is one line, and what of it went back another', () => {
  const bags = (amount: number, quantity: number) => ({
    name: amount > 0 ? 'add_on' : 'add_on_back',
    amount: usd(amount),
    addOn: { id: '1', quantity, names: name('Extra bag') },
  });
  const sums = print({ fees: [fee('transaction', 60), bags(500, 2), bags(250, 1), bags(-250, 1)] });
  expect(sums.slice(0, 3)).toEqual([
    'transaction $0,60',
    '3\u00a0×\u00a0Extra bag $7,50',
    'Extra bag, given back −\u2060$2,50',
  ]);
});

test('of a payment that was taken as paid for less, what arrived and what nobody owes any more', () => {
  expect(print({ paid: usd(2400), forgiven: usd(60) })).toEqual([
    'transaction $0,60',
    'Total $24,60',
    'Paid $24,00',
    'Not owed any more $0,60',
    'To pay $0,00',
  ]);
});

test('a seat that was given back is on it no more, and what went back for it is said', () => {
  const sums = print({
    status: 'PARTIALLY_CANCELLED',
    refunded: usd(900),
    fees: [fee('transaction', 60), fee('cancellation', 300)],
    legs: [
      leg('1', 'Siem Reap', [part('1A', 'REFUNDED'), part('1B', 'TICKETED')]),
      leg('2', 'Battambang', [part('2A', 'EXCHANGED')]),
    ],
  });
  expect(sums).toEqual([
    'transaction $0,60',
    'cancellation $3,00',
    'Total $15,60',
    'Paid $24,60',
    'Given back $9,00',
    'To pay $0,00',
  ]);
  expect(screen.queryByText('1A')).toBeNull();
  expect(screen.queryByRole('heading', { name: /Battambang/ })).toBeNull();
});

test('while an operator numbers its tickets by hand it says until when, and no more once they are there', () => {
  const waits = { ...leg('1', 'Siem Reap', [part('1A', 'CONFIRMED')]), codeBy: '2026-11-20T18:00:00+07:00' };
  print({ legs: [waits] });
  expect(
    screen.getByText('Mekong Ibis numbers each ticket by hand: the codes come until 2026-11-20 18:00.'),
  ).toBeVisible();
  cleanup();
  print({ legs: [{ ...waits, parts: [part('1A', 'CANCELLED'), part('1B', 'TICKETED')] }] });
  expect(screen.queryByText(/numbers each ticket/)).toBeNull();
});

test.each([
  ['CANCELLED', 'Cancelled'],
  ['REJECTED', 'Cancelled'],
  ['PENDING_OPERATOR', 'Waits for the operator’s answer'],
  ['BLOCKED', 'Held seats, not paid yet'],
  ['EXPIRED', 'Was not paid: the seats are free again'],
])('a booking that is %s is headed "%s"', (status, heading) => {
  print({ status });
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('what the tickets were sold under stands on it', () => {
  const luggage = { title: name('Luggage'), text: name('One bag of 20 kg.') };
  print({ legs: [{ ...leg('1', 'Siem Reap', [part('1A', 'TICKETED')]), terms: [luggage] }] });
  expect(screen.getByRole('heading', { name: 'Terms of the tickets' })).toBeVisible();
  expect(screen.getByText('One bag of 20 kg.')).toBeVisible();
});
