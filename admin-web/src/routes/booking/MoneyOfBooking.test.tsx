import { expect, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render, screen } from '@testing-library/react';
import type { BookingDetailQuery } from './booking.generated.js';
import { MoneyOfBooking } from './MoneyOfBooking.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const PAYMENT = { id: '8', method: 'CARD', state: 'SETTLED', createdAt: '2026-11-20T06:00:00.000Z' };

const show = (arrived: number, forgiven: number, fees: object[] = []) => {
  const booking = {
    total: usd(1300),
    paid: usd(arrived),
    forgiven: usd(forgiven),
    refunded: usd(0),
    due: usd(0),
    fees,
    refunds: [],
    legs: [],
    payments: [{ ...PAYMENT, amount: usd(arrived), forgiven: usd(forgiven) }],
  } as unknown as NonNullable<BookingDetailQuery['booking']>;
  render(
    <LanguageProvider language="en" messages={{}}>
      <MoneyOfBooking booking={booking} />
    </LanguageProvider>,
  );
};

test('a payment that was taken as paid for less stands as what arrived, beside what was let go', () => {
  show(1290, 10);
  expect(screen.getByText('Let go').parentElement).toHaveTextContent('$0,10 USD');
  expect(screen.getByText('Paid').parentElement).toHaveTextContent('$12,90 USD');
  expect(screen.getByRole('row', { name: /settled · \$0,10\sUSD let go \$12,90\sUSD$/ })).toBeVisible();
});

test('of one that arrived as it was asked nothing is said to be let go', () => {
  show(1300, 0);
  expect(screen.queryByText(/let go/i)).toBeNull();
});

test('an add-on of many seats is one line, worked out beside it, and another for what went back', () => {
  const names = { en: 'Extra bag', km: null, th: null, vi: null, es: null };
  const bag = {
    name: 'add_on',
    cause: null,
    percent: 0,
    fixed: usd(500),
    amount: usd(500),
    addOn: { id: '4', quantity: 1, names },
  };
  show(1300, 0, [bag, bag, { ...bag, name: 'add_on_back', percent: null, fixed: null, amount: usd(-250) }]);
  expect(screen.getByText('2 × Extra bag').parentElement).toHaveTextContent(/\$10,00\sUSD\$5,00\sUSD each$/);
  expect(screen.getByText('Extra bag, given back').parentElement).toHaveTextContent(/−\u2060\$2,50\sUSD$/);
});
