import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, aPart, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { anOption, someOptions } from '../../../test/payment-options.js';
import { stage } from '../../../test/stage.js';
import * as page from './payment.js';

afterEach(() => sessionStorage.clear());

const lowered = (amount: number) =>
  aPart({
    fare: usd(amount),
    stages: [
      { __typename: 'PriceStage', name: 'base', amount: 1200, names: null },
      { __typename: 'PriceStage', name: 'coupon', amount: amount - 1200, names: null },
    ],
  });
const [LEG] = aNamedBooking().legs;
const SAVING = aNamedBooking({
  couponCode: 'SUMMER',
  discount: usd(600),
  total: usd(1845),
  due: usd(1845),
  legs: [{ ...LEG!, parts: [lowered(900), { ...lowered(900), id: '2', seatNumber: '5D' }] }],
});

const show = (booking: object, more: Played = {}, query = '') =>
  stage([{ path: 'checkout/payment/:bookingId', module: page }], {
    at: `/checkout/payment/7${query}`,
    graph: playing({
      CheckoutBooking: () => ({ booking }),
      PaymentMethods: () => ({ paymentMethods: someOptions() }),
      AddOnOffers: () => ({ addOnOffers: [] }),
      ...more,
    }),
    cookie: 'booking-7=secret',
  });
const user = userEvent.setup({ delay: null });

/** A promotion took a dollar off, and then the code its part. */
const BOTH = aNamedBooking({
  ...SAVING,
  promotions: [
    {
      __typename: 'BookingPromotion',
      id: '8',
      titles: { __typename: 'LocalizedText', en: 'Water festival', km: 'បុណ្យអុំទូក', th: null, vi: null, es: null },
    },
  ],
  legs: [
    {
      ...LEG!,
      parts: [
        aPart({
          fare: usd(800),
          stages: [
            { __typename: 'PriceStage', name: 'base', amount: 1200, names: null },
            { __typename: 'PriceStage', name: 'promotion', amount: -60, names: null },
            { __typename: 'PriceStage', name: 'promotion', amount: -40, names: null },
            { __typename: 'PriceStage', name: 'coupon', amount: -300, names: null },
          ],
        }),
      ],
    },
  ],
});

test('a promotion stands on a line of the price by its name, above the code, and the lines add up', async () => {
  show(BOTH);
  for (const text of ['1 × seat, foreign visitor', 'Promotion: Water festival', 'Offer code SUMMER'])
    expect(await screen.findByText(text)).toBeVisible();
  for (const amount of ['$12,00', '−\u2060$1,00', '−\u2060$3,00']) expect(screen.getAllByText(amount)[0]).toBeVisible();
  await user.click(screen.getByText('How this price is made'));
  const made = screen.getByRole('group', { name: 'Foreign visitor: 5C' });
  expect([...made.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Ticket between these stops$12,00',
    'Promotion−\u2060$0,60',
    'Promotion−\u2060$0,40',
    'Offer code−\u2060$3,00',
    'The seat$8,00',
  ]);
  expect(screen.getByText('Transaction fee: Once a booking: $0,60')).toBeVisible();
});

describe('an offer code', () => {
  test('is folded; one that does not help is explained where it was typed, and kept', async () => {
    show(aNamedBooking(), {
      ApplyOfferCode: () => ({
        applyCoupon: {
          __typename: 'Refused',
          code: 'COUPON_MINIMUM',
          facts: { reason: 'PASSENGERS', minimumPassengers: 3 },
        },
      }),
    });
    const summary = await screen.findByText('Do you have an offer code?');
    expect(screen.getByLabelText('Offer code')).not.toBeVisible();
    await user.click(summary);
    await user.type(screen.getByLabelText('Offer code'), 'groups');
    await user.click(screen.getByRole('button', { name: 'Use the code' }));
    expect(await screen.findByText('This offer begins at 3 passengers.')).toBeVisible();
    expect(screen.getByLabelText('Offer code')).toBeInvalid();
    // Who does not see it hears it there.
    await waitFor(() => expect(screen.getByLabelText('Offer code')).toHaveFocus());
    expect(screen.getByLabelText('Offer code')).toHaveValue('groups');
  });

  test('that a link brought along is offered', async () => {
    show(aNamedBooking(), {}, '?coupon=FROM-A-LINK');
    sessionStorage.setItem('pg_coupon_code', 'FROM-A-LINK');
    expect(await screen.findByDisplayValue('FROM-A-LINK')).toBeVisible();
  });

  test('that helps says what it saves, on a line of the price, and can be removed', async () => {
    let removed = false;
    const { container } = show(SAVING, {
      CheckoutBooking: () => ({ booking: removed ? aNamedBooking() : SAVING }),
      PaymentMethods: () => ({ paymentMethods: [anOption('CARD', 'REDIRECT', { total: usd(1845), due: usd(1845) })] }),
      RemoveOfferCode: () => ((removed = true), { removeCoupon: { __typename: 'Booking', id: '7' } }),
    });
    expect(await screen.findByText('You save $6,00 with SUMMER.')).toBeVisible();
    expect(screen.getByText('Offer code SUMMER')).toBeVisible();
    expect(screen.getByText('−\u2060$6,00')).toBeVisible();
    expect(screen.getByText('$24,00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $18,45' })).toBeEnabled();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove the code' }));
    expect(await screen.findByText('Do you have an offer code?')).toBeVisible();
  });

  test('for certain ways to pay offers those only', async () => {
    show({ ...SAVING, couponMethods: ['CARD'] });
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked();
    const ways = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'method');
    expect(ways).toHaveLength(1);
  });

  test('that makes it free leaves nothing to pay', async () => {
    show(
      { ...SAVING, total: usd(0), due: usd(0), fees: [] },
      { ConfirmPayOnBoarding: () => ({ confirmBooking: { __typename: 'Booking', id: '7', status: 'BOOKED' } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Book now, nothing to pay' }));
    expect(await screen.findByText(/bookingresponse/)).toBeVisible();
  });
});
