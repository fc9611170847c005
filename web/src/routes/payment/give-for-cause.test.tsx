import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { someOptions } from '../../../test/payment-options.js';
import { stage } from '../../../test/stage.js';
import * as page from './payment.js';

const given = (amount: number, cause = 'HEALTH') => ({
  __typename: 'BookingFee',
  name: 'donation',
  amount: usd(amount),
  percent: null,
  fixed: null,
  cause,
});
/** The same booking, and its ways to pay, with a donation. */
function giving(amount: number, cause?: string) {
  const { fees, total, ...held } = aNamedBooking();
  const sum = usd(total.amount + amount);
  const all = [...fees, given(amount, cause)];
  const options = someOptions().map((option) => ({ ...option, fees: all, total: sum, due: sum }));
  return { booking: { ...held, fees: all, total: sum, due: sum }, options };
}

const show = (booking: object, more: Played = {}, options: readonly object[] = someOptions()) =>
  stage([{ path: 'checkout/payment/:bookingId', module: page }], {
    at: '/checkout/payment/7',
    graph: playing({
      CheckoutBooking: () => ({ booking }),
      PaymentMethods: () => ({ paymentMethods: options, booking: { pointsOffer: null } }),
      AddOnOffers: () => ({ addOnOffers: [] }),
      ...more,
    }),
    cookie: 'booking-7=secret',
  });
const takes = (asked: object[]): Played => ({
  SetDonation: (variables) => (asked.push(variables), { setDonation: { __typename: 'Booking', id: '7' } }),
});
const user = userEvent.setup({ delay: null });
const unfold = async () => user.click(await screen.findByText('Give for a good cause'));
const adds = () => user.click(screen.getByRole('button', { name: 'Add to what I pay' }));

describe('giving for a cause while one pays', () => {
  test('offers a few amounts, none of them chosen, and adds the one that is, for its cause', async () => {
    const asked: object[] = [];
    const { container } = show(aNamedBooking(), takes(asked));
    await unfold();
    expect(screen.getByRole('radio', { name: 'Nothing' })).toBeChecked();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '$1,00' }));
    await user.selectOptions(screen.getByLabelText('What is it for?'), 'Schools and books');
    await adds();
    expect(asked).toEqual([{ id: '7', amount: 100, cause: 'EDUCATION' }]);
  });

  test.each([
    ['2,5', 250],
    ['7', 700],
  ])('takes an amount of one’s own: %s', async (typed, amount) => {
    const asked: object[] = [];
    show(aNamedBooking(), takes(asked));
    await unfold();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByLabelText('Amount in USD'), typed);
    await adds();
    expect(asked).toEqual([{ id: '7', amount, cause: 'GENERAL' }]);
  });

  test.each(['', 'much', '0', '-3', '1,234'])('says at the field that "%s" is none', async (typed) => {
    const asked: object[] = [];
    show(aNamedBooking(), takes(asked));
    await unfold();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    if (typed !== '') await user.type(screen.getByLabelText('Amount in USD'), typed);
    await adds();
    expect(await screen.findByText('Write an amount that can be paid, such as 5.')).toBeVisible();
    expect(screen.getByLabelText('Amount in USD')).toBeInvalid();
    expect(asked).toEqual([]);
  });

  test('says at the field how much is given at most', async () => {
    show(aNamedBooking(), {
      SetDonation: () => ({
        setDonation: { __typename: 'Refused', code: 'DONATION_TOO_MUCH', facts: { most: 10_000, currency: 'USD' } },
      }),
    });
    await unfold();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByLabelText('Amount in USD'), '500');
    await adds();
    expect(await screen.findByText(/^With a booking one gives \$100,00 at most\./)).toBeVisible();
    expect(screen.getByLabelText('Amount in USD')).toHaveValue('500');
  });

  test('stands on a line of the price, says its cause where the price is made, and is in the button', async () => {
    const asked: object[] = [];
    const { booking, options } = giving(250);
    show(booking, takes(asked), options);
    expect(await screen.findByText('You give $2,50 for a good cause')).toBeVisible();
    expect(screen.getByText('Donation')).toBeVisible();
    expect(screen.getByText('Donation: Clinics and medicine')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay $27,10' })).toBeVisible();
    await user.click(screen.getByText('You give $2,50 for a good cause'));
    expect(screen.getByRole('radio', { name: 'Another amount' })).toBeChecked();
    expect(screen.getByLabelText('Amount in USD')).toHaveValue('2.5');
    await user.click(screen.getByRole('radio', { name: 'Nothing' }));
    await adds();
    expect(asked).toEqual([{ id: '7', amount: 0, cause: 'HEALTH' }]);
  });

  test('says why one cannot pay the driver then', async () => {
    const { booking, options } = giving(100);
    const closed = options.map((option) =>
      option.method === 'PAY_ON_BOARDING' ? { ...option, reason: 'WITH_DONATION' } : option,
    );
    show(booking, {}, closed);
    expect(await screen.findByText('A donation is paid before the ride. Take it off to pay the driver.')).toBeVisible();
  });
});
