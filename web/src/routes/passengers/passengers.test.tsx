import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aBooking, aLocalBooking, aNamedBooking, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import { aVisit, sent } from '../../../test/visit.js';
import * as page from './passengers.js';

const COOKIE = 'booking-7=secret; hold=7';
const OVER = { status: 'EXPIRED', expiresAt: null } as const;
const graph = (booking: object | null, more: Played = {}): Played => ({
  CheckoutBooking: () => ({ booking }),
  ...more,
});
const show = (booking: object | null = aBooking(), more: Played = {}) =>
  stage([{ path: 'checkout/passengers/:bookingId', module: page }], {
    at: '/checkout/passengers/7',
    graph: playing(graph(booking, more)),
    cookie: COOKIE,
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const field = (name: RegExp, index = 0) => screen.getAllByRole('textbox', { name })[index]!;
/** At once, as a browser fills a form in. */
async function put(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}
async function fill() {
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('heading', { level: 1, name: 'Who travels?' });
  await put(user, field(/^First name/), 'Dara');
  await put(user, field(/^Last name/), 'Keo');
  await put(user, field(/^First name/, 1), 'Leo');
  await put(user, field(/^Last name/, 1), 'Marsh');
  await put(user, field(/^E-mail/), 'dara@example.com');
  await put(user, field(/^Mobile number/), '012 345 678');
  return user;
}
const go = () => screen.getByRole('button', { name: 'Continue to payment' });
const saved: Played = { SetPassengers: () => ({ setPassengers: { __typename: 'Booking', id: '7' } }) };

test('who asks for more time where none is left to give is told so', async () => {
  const near = aBooking({ canExtendHold: true, expiresAt: '2026-11-20T06:01:30.000Z' });
  let asked = false;
  stage([{ path: 'checkout/passengers/:bookingId', module: page }], {
    at: '/checkout/passengers/7',
    graph: playing({
      // Another tab was faster, as the next look at the booking shows.
      CheckoutBooking: () => ({
        booking: asked ? { ...near, now: '2026-11-20T06:00:05.000Z', canExtendHold: false } : near,
      }),
      ExtendHold: () => {
        asked = true;
        return { extendHold: { __typename: 'Refused', code: 'HOLD_EXTENDED_TOO_OFTEN', facts: {} } };
      },
    }),
    cookie: COOKIE,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'I need more time' }));
  expect(await screen.findByText(/cannot be held any longer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
  expect(screen.getByRole('timer')).toBeVisible();
});

describe('who travels', () => {
  test.each([
    ['KH', 'Cambodian'],
    ['LA', 'Lao national'],
  ])('locals have the nationality of the operator of the ride: %s', async (country, name) => {
    show(aLocalBooking(country));
    expect(await screen.findByText(new RegExp(`Ms · ${name}`))).toBeVisible();
    expect(screen.getByText(`2 × seat, national price (${name})`)).toBeInTheDocument();
  });

  test('names and contact go to the booking with its token, then to payment', async () => {
    const { asked } = show(aBooking(), saved);
    const user = await fill();
    await user.click(go());
    expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
    expect(asked.find(({ name }) => name === 'SetPassengers')).toMatchObject({
      variables: {
        id: '7',
        passengers: [
          { seatNumber: '5C', title: 'MS', firstName: 'Dara', lastName: 'Keo' },
          { seatNumber: '5D', title: 'MR', firstName: 'Leo', lastName: 'Marsh' },
        ],
        contact: { email: 'dara@example.com', mobileNumber: '012345678' },
      },
      headers: { 'x-booking-token': 'secret' },
    });
  });

  test('a field is judged when it is left, not while it is typed', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    await user.type((await screen.findAllByRole('textbox', { name: /^E-mail/ }))[0]!, 'dara@');
    expect(screen.queryByText(/name@example.com/)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(/name@example.com/)).toBeVisible();
  });

  test('sending an empty form puts the focus on a summary that leads to each field', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    await screen.findByRole('heading', { level: 1 });
    await user.click(go());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByText(/^Passenger 2: Enter the first name/));
    expect(field(/^First name/, 1)).toHaveFocus();
  });

  test('"I don’t have e-mail" needs the mobile number only', async () => {
    const { asked } = show(aBooking(), saved);
    const user = await fill();
    await user.clear(field(/^E-mail/));
    await user.click(screen.getByRole('checkbox', { name: /don’t have e-mail/ }));
    await user.click(go());
    expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
    expect(asked.find(({ name }) => name === 'SetPassengers')?.variables).toMatchObject({ contact: { email: null } });
  });

  test('what was typed outlives a reload', async () => {
    const { unmount } = show();
    await fill();
    unmount();
    show();
    expect(await screen.findByDisplayValue('Marsh')).toBeVisible();
  });

  test('travellers of before fill a seat with one press', async () => {
    localStorage.setItem('travellers', JSON.stringify([{ firstName: 'Sok', lastName: 'Chea' }]));
    show();
    await userEvent
      .setup({ delay: null })
      .click((await screen.findAllByRole('button', { name: 'Fill in Sok Chea' }))[1]!);
    expect(field(/^First name/, 1)).toHaveValue('Sok');
    expect(field(/^First name/)).toHaveValue('');
  });

  test('who is signed in finds the contact of the profile, and himself among those who travelled before', async () => {
    stage([{ path: 'checkout/passengers/:bookingId', module: page }], {
      at: '/checkout/passengers/7',
      graph: playing(graph(aBooking({ contactEmail: null, contactPhone: null }))),
      cookie: COOKIE,
      member: aMember(),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(field(/^E-mail/)).toHaveValue('ana@example.com');
    expect(field(/^Mobile number/)).toHaveValue('+85512345600');
    await userEvent.setup({ delay: null }).click(screen.getAllByRole('button', { name: 'Fill in Ana Reyes' })[0]!);
    expect(field(/^First name/)).toHaveValue('Ana');
  });

  test('a browser can fill the form: every field says what it is', async () => {
    show();
    await screen.findByRole('heading', { level: 1 });
    const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    expect(tokens).toEqual([
      'given-name',
      'family-name',
      'section-passenger-2 given-name',
      'section-passenger-2 family-name',
      'email',
      'tel',
    ]);
  });

  test('when the time is over the form stays and the same seats are offered again', async () => {
    let bookingId = '';
    const { asked, cookies } = show(aNamedBooking(OVER), {
      CheckoutBooking: ({ id }) => ({
        booking: (bookingId = String(id)) === '8' ? aNamedBooking({ id: '8' }) : aNamedBooking(OVER),
      }),
      HoldSeats: () => ({ holdSeats: { __typename: 'HeldBooking', accessToken: 'new', booking: { id: '8' } } }),
    });
    expect(await screen.findByText('The time for your seats is over')).toBeVisible();
    expect(screen.getByDisplayValue('Marsh')).toBeVisible();
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Hold seats 5C, 5D again' }));
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(bookingId).toBe('8');
    expect(cookies()).toContain('booking-8=new');
    expect(asked.find(({ name }) => name === 'HoldSeats')?.variables).toMatchObject({ input: { expectedTotal: 2460 } });
  });

  test.each([
    [{ __typename: 'BookingAnswer', booking: { id: '8' } }, '/checkout/passengers/8'],
    [{ __typename: 'Refused', code: 'BOOKING_NOT_HELD', facts: {} }, '/checkout/passengers/8?added=gone'],
  ])('what it gave for a cause is given with the seats that are held again, or told: %j', async (given, leads) => {
    const gift = {
      name: 'donation',
      amount: usd(200),
      percent: null,
      fixed: null,
      cause: 'HEALTH' as const,
      addOn: null,
    };
    const { fees } = aNamedBooking();
    const over = aNamedBooking({ ...OVER, fees: [...fees, { __typename: 'BookingFee', ...gift }] });
    const graph = playing({
      CheckoutBooking: () => ({ booking: over }),
      HoldSeats: () => ({ holdSeats: { __typename: 'HeldBooking', accessToken: 'new', booking: { id: '8' } } }),
      SetDonation: () => ({ setDonation: given }),
    });
    const request = sent('/checkout/passengers/7', { intent: 'again' }, 'booking-7=secret');
    const context = aVisit({ currency: 'KHR' }, graph);
    const answer = await page.action({ request, context, params: { bookingId: '7' } } as never);
    expect((answer as Response).headers.get('location')).toBe(leads);
    expect(graph.asked.find(({ name }) => name === 'HoldSeats')?.variables).toMatchObject({
      input: { expectedTotal: 2460, shownIn: { currency: 'KHR', at: '2026-11-20T03:00:00.000Z' } },
    });
    expect(graph.asked.find(({ name }) => name === 'SetDonation')).toMatchObject({
      variables: { id: '8', amount: 200, cause: 'HEALTH' },
      headers: { 'x-booking-token': 'new' },
    });
  });

  describe('what was added to the trip', () => {
    const bag = {
      __typename: 'SeatAddOn' as const,
      id: '4',
      quantity: 2,
      names: { __typename: 'LocalizedText' as const, en: 'Extra bag', km: null, th: null, vi: null, es: null },
      amount: usd(1000),
    };
    const { fees, legs, ...rest } = aNamedBooking();
    const [leg] = legs;
    const fee = { ...fees[0]!, name: 'add_on', amount: usd(1000) };
    const before = {
      ...{ ...rest, ...OVER, total: usd(3460), fees: [...fees, fee] },
      legs: [{ ...leg!, parts: leg!.parts.map((part, index) => ({ ...part, addOns: index === 0 ? [bag] : [] })) }],
    };
    const seats = leg!.parts.map(({ position }) => ({ id: `1${position}`, position }));
    const again = (unit: number, more: Played = {}) =>
      show(before, {
        CheckoutBooking: ({ id }) => ({
          booking: id === '8' ? aNamedBooking({ id: '8', total: usd(2460 + 2 * unit) }) : before,
        }),
        HoldSeats: () => ({ holdSeats: { __typename: 'HeldBooking', accessToken: 'new', booking: { id: '8' } } }),
        AddOnsAgain: () => ({
          booking: { id: '8', legs: [{ direction: 'ONWARD', parts: seats }] },
          addOnOffers: [{ id: '4', mostPerSeat: 3, seats: [{ partId: '10', unit: usd(unit) }] }],
        }),
        SetAddOns: () => ({ setAddOns: { __typename: 'Booking', id: '8' } }),
        ...more,
      });
    const press = async (label = 'Hold seats 5C, 5D again') =>
      userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: label }));

    test('is taken again, beside the seat of the same passenger, with the key of the new hold', async () => {
      const { asked } = again(500);
      await press();
      expect(await screen.findByRole('timer')).toBeVisible();
      expect(asked.find(({ name }) => name === 'HoldSeats')?.variables).toMatchObject({
        input: { expectedTotal: 2460 },
      });
      expect(asked.find(({ name }) => name === 'SetAddOns')).toMatchObject({
        variables: { id: '8', addOns: [{ addOnId: '4', partId: '10', quantity: 2 }] },
        headers: { 'x-booking-token': 'new' },
      });
      expect(screen.queryByText(/^Your seats are held\./)).toBeNull();
    });

    test('costs something else now: that is said', async () => {
      again(600);
      await press();
      expect(await screen.findByText(/has another price now: your booking costs \$36,60\.$/)).toBeVisible();
    });

    test.each<[string, Played]>([
      [
        'refused',
        { SetAddOns: () => ({ setAddOns: { __typename: 'Refused', code: 'ADD_ON_NOT_OFFERED', facts: {} } }) },
      ],
      ['offered no more', { AddOnsAgain: () => ({ booking: null, addOnOffers: null }) }],
      [
        'not taken so',
        {
          SetAddOns: () => {
            const fields = [{ path: 'addOns.0.quantity', code: 'WHOLE_RIDE' }];
            return { errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }] };
          },
        },
      ],
    ])('is %s: the seats stay held, and that is said', async (_, more) => {
      again(500, more);
      await press();
      expect(await screen.findByText(/^Your seats are held\. Not all that you had added/)).toBeVisible();
      expect(screen.getByRole('timer')).toBeVisible();
    });

    test('is in a new price that one agrees to, and not in the one that the seats are held for', async () => {
      const total = 2660;
      const { asked } = again(500, {
        HoldSeats: ({ input }) => ({
          holdSeats:
            (input as { expectedTotal: number }).expectedTotal === total
              ? { __typename: 'HeldBooking', accessToken: 'new', booking: { id: '8' } }
              : { __typename: 'Refused', code: 'PRICE_CHANGED', facts: { expected: 2460, total, currency: 'USD' } },
        }),
      });
      await press();
      expect(await screen.findByText(/it is \$36,60 now/)).toBeVisible();
      await press('Hold them for $36,60');
      expect(await screen.findByRole('timer')).toBeVisible();
      expect(asked.map(({ name }) => name)).toContain('SetAddOns');
    });
  });

  test('the seats can be given back: the way leads to their map, and nothing that was typed is kept', async () => {
    const { asked } = show(aBooking(), { GiveBackHold: () => ({ cancelBooking: { id: '7' } }) });
    const user = await fill();
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Give the seats back' }));
    expect(await screen.findByText('/checkout/294%402026-11-21%3A4-11?pax=2')).toBeVisible();
    expect(asked.find(({ name }) => name === 'GiveBackHold')?.variables).toEqual({ id: '7' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('what was said about being fetched is held again, too', async () => {
    const [leg] = aBooking().legs;
    const fetchedAt = { pickupAddress: '12 Street 240', pickupTime: '06:45', pickupPhone: null, taxiDropOff: null };
    const { asked } = show(aNamedBooking({ ...OVER, legs: [{ ...leg!, ...fetchedAt }] }), {
      HoldSeats: () => ({ holdSeats: { __typename: 'Refused', code: 'SEATS_TAKEN', facts: { seats: ['5D'] } } }),
    });
    await userEvent
      .setup({ delay: null })
      .click(await screen.findByRole('button', { name: 'Hold seats 5C, 5D again' }));
    await screen.findByText(/Seat 5D has just been taken/);
    const held = asked.find(({ name }) => name === 'HoldSeats')?.variables;
    expect(held).toMatchObject({ input: { legs: [{ ...fetchedAt, seats: [{ seatNumber: '5C' }, {}] }] } });
  });

  test('seats that are gone meanwhile are named, with a way to choose others', async () => {
    show(aBooking(OVER), {
      HoldSeats: () => ({ holdSeats: { __typename: 'Refused', code: 'SEATS_TAKEN', facts: { seats: ['5D'] } } }),
    });
    await userEvent
      .setup({ delay: null })
      .click(await screen.findByRole('button', { name: 'Hold seats 5C, 5D again' }));
    expect(await screen.findByText(/Seat 5D has just been taken/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose other seats' })).toHaveAttribute(
      'href',
      '/checkout/294%402026-11-21%3A4-11?pax=2',
    );
  });

  test('the way back to the search keeps places, day and number of passengers', async () => {
    show(aBooking(OVER));
    expect(await screen.findByRole('link', { name: 'Back to the search' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
  });

  test('what is sold already leads to the confirmation', async () => {
    show(aNamedBooking({ status: 'BOOKED', expiresAt: null }));
    expect(await screen.findByText('/bookingresponse?booking=7')).toBeVisible();
  });

  test('a booking of another device explains itself', async () => {
    show(null);
    expect(await screen.findByRole('link', { name: 'Find my booking' })).toHaveAttribute(
      'href',
      '/view-booking-detail',
    );
  });

  test('without script a wrong form comes back with what was typed', async () => {
    const context = aVisit({}, playing(graph(aBooking())));
    const request = sent('/checkout/passengers/7', { 'passengers.0.firstName': 'Dara' }, COOKIE);
    const answer = await page.action({ request, context, params: { bookingId: '7' } } as never);
    expect(answer).toMatchObject({ form: { passengers: [{ firstName: 'Dara' }, { firstName: '' }] } });
    expect((answer as { faults: unknown[] }).faults).toHaveLength(5);
  });

  test('where the server is stricter its word stands at the field', async () => {
    const fields = [{ path: 'contact.mobileNumber', code: 'NOT_A_PHONE' }];
    show(aBooking(), {
      SetPassengers: () => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }] }),
    });
    const user = await fill();
    await user.click(go());
    expect((await screen.findAllByText(/Enter 8 to 15 digits/)).length).toBeGreaterThan(0);
  });

  test('axe finds nothing, also with errors', async () => {
    const { container } = show();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.setup({ delay: null }).click(go());
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
