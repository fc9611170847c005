import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, aPayment, LATER } from '../../../test/checkout-fixtures.js';
import { playing } from '../../../test/graph.js';
import { loggedDuring } from '../../../test/wing-log.js';
import { stage } from '../../../test/stage.js';
import * as page from './attempt.js';

const show = (payment: object, booking = aNamedBooking(), later: readonly object[] = []) =>
  stage([{ path: 'checkout/payment/:bookingId/:paymentId', module: page }], {
    at: '/checkout/payment/7/9',
    graph: playing({ CheckoutBooking: () => ({ booking: { ...booking, payments: [payment, ...later] } }) }),
    cookie: 'booking-7=secret',
  });
const khqr = (change: object = {}) =>
  aPayment({ id: '9', method: 'KHQR', qr: 'https://naga.example/sandbox/pay/abc', expiresAt: LATER, ...change });

describe('waiting for a payment that is made elsewhere', () => {
  test('KHQR: a code to scan, until when, and a way for this device', async () => {
    show(khqr());
    expect(await screen.findByRole('heading', { name: 'Scan to pay $24,60' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'KHQR code for $24,60' })).toBeVisible();
    expect(screen.getByText('The code can be scanned until 13:09.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay with an app on this device' })).toHaveAttribute(
      'href',
      '/sandbox/pay/abc',
    );
    expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/checkout/payment/7');
  });

  test('Wing: the way into the app is logged', async () => {
    const logged = await loggedDuring(async () => {
      show(aPayment({ id: '9', method: 'WING' }));
      const link = await screen.findByRole('link', { name: 'Open the Wing app' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.setup({ delay: null }).click(link);
    });
    expect(logged).toEqual([{ payment_id: '9', logData: { event: 'app opened' } }]);
  });

  test('cash: a code in groups, how much, and until when', async () => {
    show(aPayment({ id: '9', method: 'CASH_COLLECTION', payUrl: null, code: '48217730', expiresAt: LATER }));
    expect(await screen.findByRole('heading', { name: 'Pay $24,60 in cash' })).toBeVisible();
    expect(screen.getByText('4821 7730')).toBeVisible();
    expect(screen.getByText(/Pay until Fri 20 Nov, 13:09/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('a code given up in another tab for a card leads to words that say so', async () => {
    const code = aPayment({ id: '9', method: 'CASH_COLLECTION', state: 'CANCELLED', payUrl: null });
    show(code, aNamedBooking(), [aPayment({ id: '10' })]);
    expect(await screen.findByText('/checkout/payment/7?ended=replaced')).toBeVisible();
  });

  test.each([
    ['declined', khqr({ state: 'DECLINED', payUrl: null, qr: null }), '/checkout/payment/7?ended=declined'],
    ['over', khqr({ state: 'EXPIRED', payUrl: null, qr: null }), '/checkout/payment/7?ended=expired'],
    ['settled', khqr({ state: 'SETTLED', payUrl: null, qr: null }), '/bookingresponse?booking=7'],
    ['of another booking', aPayment({ id: '8' }), '/checkout/payment/7'],
  ])('a payment that is %s leads on', async (_, payment, path) => {
    show(payment);
    expect(await screen.findByText(path)).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show(khqr());
    await screen.findByRole('img', { name: /KHQR/ });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
