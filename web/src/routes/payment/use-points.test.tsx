import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, aPart, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { someOptions } from '../../../test/payment-options.js';
import { stage } from '../../../test/stage.js';
import * as page from './payment.js';

const OFFER = { available: 1240, least: 100, most: 1200, step: 10 };
const [LEG] = aNamedBooking().legs;
const paidWith = (points: number) =>
  aPart({
    fare: usd(1200 - points),
    stages: [
      { __typename: 'PriceStage', name: 'base', amount: 1200, names: null },
      { __typename: 'PriceStage', name: 'points', amount: 0 - points, names: null },
    ],
  });
const USING = aNamedBooking({
  points: 500,
  pointsToEarn: 18,
  total: usd(1960),
  due: usd(1960),
  legs: [{ ...LEG!, parts: [paidWith(250), { ...paidWith(250), id: '2', seatNumber: '5D' }] }],
});

const show = (booking: object, pointsOffer: object | null, more: Played = {}) =>
  stage([{ path: 'checkout/payment/:bookingId', module: page }], {
    at: '/checkout/payment/7',
    graph: playing({
      CheckoutBooking: () => ({ booking }),
      PaymentMethods: () => ({ paymentMethods: someOptions(), booking: { pointsOffer } }),
      AddOnOffers: () => ({ addOnOffers: [] }),
      ...more,
    }),
    cookie: 'booking-7=secret',
  });
const user = userEvent.setup({ delay: null });

describe('points at the checkout', () => {
  test('say while one chooses what they are worth, what is left to pay, and what one keeps', async () => {
    const sent: number[] = [];
    const { container } = show(aNamedBooking({ due: usd(2460), total: usd(2460) }), OFFER, {
      UsePoints: ({ points }) => (sent.push(Number(points)), { usePoints: { __typename: 'Booking', id: '7' } }),
    });
    const slider = await screen.findByRole('slider', { name: 'How many points' });
    expect(slider).toHaveAttribute('aria-valuetext', '1.200 points, $12,00 less');
    expect(slider).toHaveAccessibleDescription('You would pay $12,60 and keep 40 points.');
    fireEvent.change(slider, { target: { value: '500' } });
    expect(slider).toHaveAccessibleDescription('You would pay $19,60 and keep 740 points.');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use 500 points' }));
    expect(sent).toEqual([500]);
  });

  test('that pay a part stand on a line of the price, and can be kept instead', async () => {
    const sent: number[] = [];
    const { container } = show(USING, OFFER, {
      UsePoints: ({ points }) => (sent.push(Number(points)), { usePoints: { __typename: 'Booking', id: '7' } }),
    });
    expect(await screen.findByText('500 points pay $5,00 of it.')).toBeVisible();
    expect(screen.getByText('−\u2060$5,00')).toBeVisible();
    expect(screen.getByText('$24,00')).toBeVisible();
    expect(screen.getByText('You earn 18 points with it, once you have travelled.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use 500 points' })).toBeDisabled();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep my points' }));
    expect(sent).toEqual([0]);
  });

  test('that somebody spent meanwhile are refused at the slider', async () => {
    show(aNamedBooking(), OFFER, {
      UsePoints: () => ({ usePoints: { __typename: 'Refused', code: 'POINTS_NOT_ENOUGH', facts: { available: 40 } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Use 1.200 points' }));
    expect(await screen.findByText(/^You have 40 points to spend\./)).toBeVisible();
    expect(screen.getByRole('slider')).toBeInvalid();
  });

  test('that are too few say from how many on', async () => {
    show(aNamedBooking(), { ...OFFER, available: 40, most: 40 });
    expect(await screen.findByText(/^You have 40 points\. From 100 on/)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test.each([
    ['who is not signed in', null],
    ['who has none', { ...OFFER, available: 0, most: 0 }],
  ])('are not spoken of to %s', async (_, offer) => {
    show(aNamedBooking(), offer);
    await screen.findByRole('button', { name: /^Pay / });
    expect(screen.queryByText('Pay a part with your points')).toBeNull();
  });
});
