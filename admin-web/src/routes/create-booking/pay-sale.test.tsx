import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import PayRoute from './PayRoute.js';

describe('how a sale is paid', () => {
  const held = {
    __typename: 'Booking',
    id: '5',
    pnr: 'KX74QP',
    status: 'BLOCKED',
    paymentStatus: 'UNPAID',
    expiresAt: '2026-11-20T10:10:00+07:00',
    now: '2026-11-20T10:00:00+07:00',
    canExtendHold: false,
    contactPhone: '+85512345678',
    total: usd(1000),
    due: usd(1000),
    fees: [],
    legs: [],
    payments: [],
  };
  const option = (method: string, due = 1000) => ({
    ...{ __typename: 'PaymentOption', method, flow: 'CODE', reason: null, facts: {} },
    total: usd(due),
    due: usd(due),
  });
  const pay = (scope: string, answers: Answers = {}) =>
    showScreen(
      [
        { path: 'create-booking/payment/:bookingId', Component: PayRoute },
        { path: 'bookings/:bookingId/receipt', element: <h1>The receipt</h1> },
      ],
      '/create-booking/payment/5',
      someone({ 'booking.create': scope, 'booking.edit': scope }),
      {
        SaleToPay: () => ({ booking: held, paymentMethods: [option('CASH_COLLECTION')] }),
        SaleAddOns: () => ({ addOnOffers: [] }),
        PaySaleInCash: () => ({
          startPayment: {
            __typename: 'StartedPayment',
            payment: { __typename: 'Payment', id: '9', code: '12345678' },
          },
        }),
        CollectSale: () => ({
          collectCash: {
            __typename: 'CashAtCounter',
            booking: { ...held, status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null },
          },
        }),
        ...answers,
      },
    );

  test('cash in the clerk’s hand is one press, and then the receipt', async () => {
    const { sent } = pay('branch');
    await userEvent.click(await screen.findByRole('button', { name: 'Cash, I have taken it' }));
    expect(await screen.findByRole('heading', { name: 'The receipt' })).toBeVisible();
    expect(sent('PaySaleInCash')).toEqual({ bookingId: '5', expectedTotal: 1000 });
    expect(sent('CollectSale')).toEqual({ code: '12345678' });
  });

  test('what another page made dearer since is told, and the clerk reads the new price before he takes it', async () => {
    let total = 1050;
    const dearer = { code: 'PRICE_CHANGED', facts: { expected: 1050, total: 1550, currency: 'USD' } };
    const { sent } = pay('branch', {
      SaleToPay: () => ({
        booking: { ...held, total: usd(total), due: usd(total) },
        paymentMethods: [option('CASH_COLLECTION', total), option('CARD', total - 50)],
      }),
      PaySale: () => {
        total = 1550;
        return { startPayment: { __typename: 'Refused', ...dearer } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cash at a counter, with a code' }));
    expect(await screen.findByText(/^The price has changed: it is \$15,50 now/)).toBeVisible();
    expect(sent('PaySale')).toEqual({ bookingId: '5', method: 'CASH_COLLECTION', expectedTotal: 1050 });
    expect(await screen.findAllByText('$15,50 USD in all')).toHaveLength(2);
  });

  test('where the fee is by way the clerk reads what he has to take', async () => {
    pay('branch', {
      SaleToPay: () => ({ booking: held, paymentMethods: [option('CASH_COLLECTION', 1050), option('CARD')] }),
    });
    expect(await screen.findAllByText('$10,50 USD in all')).toHaveLength(2);
    expect(screen.getByText('$10,00 USD in all')).toBeVisible();
  });

  test('the clerk reads what the tickets are sold under', async () => {
    const name = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
    const terms = [{ __typename: 'TicketTermText', title: name('Luggage'), text: name('One bag of 20 kg.') }];
    const leg = {
      __typename: 'BookingLeg',
      id: '1',
      operatorName: 'Mekong Ibis',
      departureTime: '2026-11-21T07:30:00+07:00',
      fromLocationName: name('Phnom Penh'),
      toLocationName: name('Kampot'),
      parts: [],
      terms,
    };
    pay('branch', { SaleToPay: () => ({ booking: { ...held, legs: [leg] }, paymentMethods: [] }) });
    expect(await screen.findByText('Terms of the tickets')).toBeVisible();
    expect(screen.getByText('One bag of 20 kg.')).toBeInTheDocument();
  });

  test('what the customer gives for a cause is added, and taken off again', async () => {
    const fee = { __typename: 'BookingFee', name: 'donation', amount: usd(250), cause: 'HEALTH' };
    let fees: object[] = [];
    const user = userEvent.setup({ delay: null });
    const { asked, container } = pay('branch', {
      SaleToPay: () => ({
        booking: { ...held, fees, total: usd(1000 + (fees.length && 250)) },
        paymentMethods: [
          fees.length === 0 ? option('PAY_ON_BOARDING') : { ...option('PAY_ON_BOARDING'), reason: 'WITH_DONATION' },
        ],
      }),
      GiveWithSale: ({ amount }) => {
        fees = amount === 0 ? [] : [fee];
        return { setDonation: { ...held, fees, total: usd(1000 + Number(amount)) } };
      },
    });
    await user.click(await screen.findByText('Give for a good cause'));
    await user.click(screen.getByRole('button', { name: 'Add to what is paid' }));
    expect(screen.getByLabelText('Amount in USD')).toHaveAccessibleDescription(/Write an amount that can be paid/);
    await user.type(screen.getByLabelText('Amount in USD'), '2,5');
    await user.selectOptions(screen.getByLabelText('What is it for?'), 'Clinics and medicine');
    await user.click(screen.getByRole('button', { name: 'Add to what is paid' }));
    expect(await screen.findByText('$2,50 USD for a good cause')).toBeVisible();
    expect(await screen.findByText(/^A donation is paid before the ride/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    expect(await screen.findByText('Give for a good cause')).toBeVisible();
    const given = asked.filter(({ name }) => name === 'GiveWithSale').map(({ variables }) => variables);
    expect(given).toEqual([
      { bookingId: '5', amount: 250, cause: 'HEALTH' },
      { bookingId: '5', amount: 0, cause: 'GENERAL' },
    ]);
  });

  test('an agency pays from its balance, or with a code', async () => {
    pay('agency');
    expect(await screen.findByRole('button', { name: 'Cash at a counter, with a code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash, I have taken it' })).toBeNull();
  });
});
