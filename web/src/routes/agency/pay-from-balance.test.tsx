import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { funds, show, usd } from '../../../test/agency-stage.js';
import { aBooking, aNamedBooking, anExchange, exchangedBag, LATER } from '../../../test/checkout-fixtures.js';
import type { Played } from '../../../test/graph.js';
import { anOption, priced } from '../../../test/payment-options.js';

const user = userEvent.setup({ delay: null });

describe('paying from the balance', () => {
  const held = (more: Played): Played => ({ CheckoutBooking: () => ({ booking: aNamedBooking() }), ...more });

  test('is refused in words while nothing is lost', async () => {
    const { container } = show(
      '/booking/7',
      held({
        AgencyFunds: () => funds(),
        AgencyPay: () => ({
          startPayment: { __typename: 'Refused', code: 'METHOD_NOT_AVAILABLE', facts: { reason: 'NOT_ENOUGH' } },
        }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other ways to pay' })).toHaveAttribute('href', '/checkout/payment/7');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('costs what that way costs, whatever the booking was begun to be paid by', async () => {
    const paymentMethods = [anOption('AGENT_BALANCE', 'BALANCE', priced(0))];
    const methods = { PaymentMethods: () => ({ paymentMethods }), AgencyPay: () => ({ startPayment: started }) };
    const { asked } = show('/booking/7', held({ AgencyFunds: () => funds(2400), ...methods }));
    await user.click(await screen.findByRole('button', { name: 'Pay $24,00 from the balance' }));
    // Nor more than that, where somebody made it dearer meanwhile.
    const pays = asked.find(({ name }) => name === 'AgencyPay')!;
    expect(pays.variables).toEqual({ id: '7', expectedTotal: 2400 });
  });

  const addOnOffers = [
    {
      id: '2',
      kind: 'INSURANCE',
      mostPerSeat: 1,
      names: { en: 'Travel insurance', km: null, th: null, vi: null, es: null },
      descriptions: null,
      seats: ['1', '2'].map((partId) => ({ partId, quantity: 0, unit: usd(100) })),
    },
  ];
  const selling = (more: Played = {}) =>
    show(
      '/booking/7',
      held({
        AgencyFunds: () => funds(),
        AddOnOffers: () => ({ addOnOffers }),
        SetAddOns: () => ({ setAddOns: { __typename: 'Booking', id: '7' } }),
        ...more,
      }),
    );

  test('sells what is sold beside the seats; it is added before the seats are paid', async () => {
    const chosen: object[] = [];
    const { asked, container } = selling({
      SetAddOns: (variables) => (chosen.push(variables), { setAddOns: { __typename: 'Booking', id: '7' } }),
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Travel insurance/ }));
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(/^What you chose is added first\./)).toBeVisible();
    expect(chosen).toEqual([{ id: '7', addOns: ['1', '2'].map((partId) => ({ addOnId: '2', partId, quantity: 1 })) }]);
    expect(asked.map(({ name }) => name)).not.toContain('AgencyPay');
  });

  test('says at its box why something is not sold with these seats', async () => {
    const facts = { addOnId: '2', partId: '1' };
    selling({ SetAddOns: () => ({ setAddOns: { __typename: 'Refused', code: 'ADD_ON_NOT_OFFERED', facts } }) });
    await user.click(await screen.findByRole('checkbox', { name: /^Travel insurance/ }));
    await user.click(screen.getByRole('button', { name: 'Add to my trip' }));
    expect(await screen.findByText(/^This is not sold with this seat/)).toBeVisible();
  });

  test('is not offered where too little is left', async () => {
    show('/booking/7', held({ AgencyFunds: () => funds(100) }));
    expect(await screen.findByText(/^Only \$1,00 are left to sell for/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
  });

  test('leads to the receipt, as does coming back to what is sold', async () => {
    show('/booking/7', held({ AgencyFunds: () => funds(), AgencyPay: () => ({ startPayment: started }) }));
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('/agency/bookings/7/receipt')).toBeVisible();
  });

  const exchanging = (expiresAt = LATER) => ({
    ...aNamedBooking({ status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null }),
    exchange: anExchange({
      ...{ expiresAt, toPay: usd(200), newFare: usd(2500), legs: aBooking().legs },
      addOns: [exchangedBag(true), exchangedBag(false, '9')],
    }),
  });
  const toBePaid = (more: Played = {}): Played => ({
    CheckoutBooking: () => ({ booking: exchanging() }),
    AgencyFunds: () => funds(),
    ...more,
  });

  test('takes the difference of an exchange, and then prints the receipt', async () => {
    const offered = { AddOnOffers: () => ({ addOnOffers }) };
    const { asked } = show('/booking/7', toBePaid({ ...offered, AgencyPay: () => ({ startPayment: started }) }));
    expect(await screen.findByRole('heading', { name: 'Pay for the change of booking KX74QP' })).toBeVisible();
    // Who pays reads for which ride.
    expect(screen.getByText('07:30').closest('li')).toHaveTextContent(/Mekong Ibis/);
    expect(screen.getByText(/ held for the customer\.$/)).toBeVisible();
    expect(screen.getByText(/^The new seats are held\. The old tickets stay valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the seats back' })).not.toBeInTheDocument();
    expect(screen.queryByText('Add to your trip')).not.toBeInTheDocument();
    // The lines add up to the sum, which is the one that is paid; the new seats open into theirs.
    const [money] = screen.getAllByText(/^Total/).map((total) => total.closest('dl')!);
    expect(
      within(money!)
        .getAllByText(/\$/, { selector: '*:not(:has(*))' })
        .map((each) => each.textContent),
    ).toEqual([...['$25,00', '−\u2060$24,00', '$1,00'], '$2,00']);
    expect(screen.getByText('How this price is made')).toBeVisible();
    expect(screen.getByText(/^Goes along: 2\s×\sExtra bag$/)).toBeVisible();
    expect(screen.getByText(/Extra bag, \$4,00\. The operator of the new departure does not offer it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay $2,00 from the balance' }));
    expect(await screen.findByText('/agency/bookings/7/receipt')).toBeVisible();
    expect(asked.find(({ name }) => name === 'AgencyPay')!.variables).toEqual({ id: '7', expectedTotal: 200 });
  });

  test('or keeps the old departure', async () => {
    const kept = { __typename: 'Booking', id: '7' };
    show('/booking/7', toBePaid({ AgencyKeepOld: () => ({ cancelExchange: kept }) }));
    await user.click(await screen.findByRole('button', { name: 'Keep the old departure' }));
    expect(await screen.findByText('/agency/bookings/7')).toBeVisible();
  });

  test('an exchange whose time is over is begun anew at the desk', async () => {
    const { now } = aBooking();
    show('/booking/7', toBePaid({ CheckoutBooking: () => ({ booking: exchanging(now) }) }));
    expect(await screen.findByText('/agency/bookings/7/change')).toBeVisible();
  });

  test('seats whose time is over lead back to their departures', async () => {
    const over = aBooking({ status: 'EXPIRED', expiresAt: null });
    show('/booking/7', { CheckoutBooking: () => ({ booking: over }), AgencyFunds: () => funds() });
    expect(await screen.findByRole('link', { name: 'Search again' })).toHaveAttribute(
      'href',
      '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
  });

  const started = { __typename: 'StartedPayment', payment: { id: '1', state: 'SETTLED' } };
});
