import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aLocalBooking, aNamedBooking, aPart, aPayment, aTicket, LATER, NOW } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import { plainReference } from './find-booking.js';
import * as page from './view-booking.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const offer = (amount: number) => ({
  validUntil: '2026-11-20T06:10:00Z',
  amount: usd(amount),
  paid: usd(2460),
  lines: ['1', '2'].map((partId) => ({
    partId,
    percent: 75,
    fixedFee: usd(0),
    amount: usd(amount / 2),
    addOns: usd(0),
  })),
});
const sold = (change: object = {}) => ({
  ...aNamedBooking({
    status: 'BOOKED',
    paymentStatus: 'PAID',
    expiresAt: null,
    due: { __typename: 'Money', ...usd(0) },
    payments: [aPayment({ state: 'SETTLED', payUrl: null })],
  }),
  refundOffer: offer(1800),
  exchangeableUntil: null,
  takesCredit: false,
  bookingType: 'GUEST',
  exchange: null,
  cashBack: { __typename: 'Money', amount: 0, currency: 'USD' },
  backAtAgency: { __typename: 'Money', amount: 0, currency: 'USD' },
  soldBy: null,
  tickets: [aTicket()],
  ...change,
});
const show = (at: string, played: Played, cookie = 'booking-7=secret') =>
  stage([{ path: 'view-booking-detail/:booking_id?', module: page }], { at, graph: playing(played), cookie });

async function find(played: Played, reference = 'kx7 4qp', contact = 'dara@example.com') {
  const shown = show('/view-booking-detail', played, '');
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByRole('textbox', { name: /^Booking reference/ }), reference);
  await user.type(screen.getByRole('textbox', { name: /^E-mail or mobile number/ }), contact);
  await user.click(screen.getByRole('button', { name: 'Open the booking' }));
  return shown;
}

test('what was read when it was held is read for ever, with its rate, whatever is chosen now', async () => {
  const booking = sold();
  const shownRate = { currency: 'KHR', units: '4000', per: '1', since: '2026-10-31T18:00:00.000Z' };
  const legs = booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map((part) => ({ ...part, shownRate })) }));
  show('/view-booking-detail/7', { ViewBooking: () => ({ booking: { ...booking, legs } }) });
  const line = await screen.findByText('About, as it was shown to you');
  expect(line.nextSibling).toHaveTextContent('≈ ៛98.400');
  expect(screen.getByText(/at the rate of .*1 November 2026: 1 USD = 4\.000 KHR/)).toBeInTheDocument();
});

describe('what comes back is explained', () => {
  const back = (as: string, change: object = {}) => ({
    __typename: 'PartGivenBack',
    as,
    amount: usd(800),
    percent: null,
    fixedFee: null,
    unpaid: null,
    ...change,
  });
  const byTerms = { percent: 75, fixedFee: usd(100), unpaid: usd(0) };
  test.each([
    ['by the step of its terms', back('CANCELLED', byTerms), 'Seat 5D: 75 % of $12,00, less $1,00$8,00'],
    [
      'less what was not paid yet',
      back('CANCELLED', { ...byTerms, fixedFee: usd(0), unpaid: usd(300) }),
      'Seat 5D: 75 % of $12,00, $3,00 of it was not paid yet$5,00',
    ],
    [
      'as its operator refused it',
      back('REJECTED', { amount: usd(1200) }),
      'Seat 5D: $12,00 is not to be paid, as the company refused it',
    ],
    ['as somebody decided', back('GOODWILL', { unpaid: usd(0) }), 'Seat 5D: as our support decided for you$8,00'],
    [
      'as somebody decided of what was not paid',
      back('GOODWILL', { unpaid: usd(800) }),
      'Seat 5D: as our support decided for you, $8,00 of it was not paid yet$0,00',
    ],
    ['without its terms, where nobody kept them', back('CANCELLED'), 'Seat 5D$8,00'],
  ])('%s', async (_, givenBack, text) => {
    const [leg] = aNamedBooking().legs;
    const parts = [leg!.parts[0]!, { ...leg!.parts[1]!, state: 'REFUNDED', givenBack }];
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold({ legs: [{ ...leg, parts }] }) }) });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByText('How what comes back is made'));
    expect(screen.getByText(/^Seat 5D/).parentElement).toHaveTextContent(text);
    expect(screen.getByText(/^Seat 5D/)).toBeVisible();
  });
});

describe('an agency reads what it earned by each seat', () => {
  const gold = { name: 'Gold', version: 2 };
  const atDesk = (bySeats: object) =>
    stage([{ path: 'agency/bookings/:booking_id', module: page }], {
      at: '/agency/bookings/7',
      graph: playing({
        ViewBooking: () => ({ booking: sold({ facts: { agentCommission: usd(48) } }) }),
        EarnedBySeats: () => ({ booking: { id: '7', ...bySeats } }),
      }),
      cookie: 'booking-7=secret',
    });
  const earned = (change: object = {}) => ({ amount: usd(48), kept: usd(48), rate: 400, level: gold, ...change });
  test.each([
    ['by a share of its fare', earned(), 'Seat 5C: 4 % of $12,00, level Gold, version 2$0,48'],
    ['by an amount', earned({ rate: null }), 'Seat 5C: $0,48 for the seat, level Gold, version 2$0,48'],
    ['by a rate that nobody kept', earned({ level: null }), 'Seat 5C: 4 % of $12,00$0,48'],
    [
      'less what went back',
      earned({ kept: usd(12) }),
      'Seat 5C: 4 % of $12,00, level Gold, version 2, $0,36 of it went back with the fare$0,12',
    ],
  ])('%s', async (_, of, text) => {
    const [leg] = aNamedBooking().legs;
    const parts = leg!.parts.map((part, index) => ({ ...part, earned: index === 0 ? of : null }));
    atDesk({ exchangedLegs: [], legs: [{ ...leg, parts }] });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByText('How your commission is made'));
    expect(screen.getByText(/^Seat 5C/)).toBeVisible();
    expect(screen.getByText(/^Seat 5C/).parentElement).toHaveTextContent(text);
    expect(screen.queryByText(/^Seat 5D/)).not.toBeInTheDocument();
  });

  test('and of what was exchanged what stays of it; who bought reads nothing of it', async () => {
    const parts = [{ ...aPart({ id: '9', seatNumber: '2A' }), earned: earned({ kept: usd(5) }) }];
    atDesk({ exchangedLegs: [{ id: '9', parts }], legs: [] });
    await userEvent.setup({ delay: null }).click(await screen.findByText('How your commission is made'));
    expect(screen.getByText(/^Seat 2A/).parentElement).toHaveTextContent('$0,05');
    cleanup();
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold() }) });
    await screen.findByText('How this price is made');
    expect(screen.queryByText('How your commission is made')).not.toBeInTheDocument();
  });
});

describe('what was bought beside the seats', () => {
  const bags = { id: '4', names: { en: 'Extra bag', km: null, th: null, vi: null, es: null }, quantity: 2 };
  const add = (name: string, amount: number) => ({
    name,
    amount: usd(amount),
    percent: 0,
    fixed: null,
    cause: null,
    addOn: bags,
  });
  const withBags = (states: readonly [string, string], fees: readonly object[], change: object = {}) => {
    const { legs, ...booking } = sold(change);
    const had = { ...bags, amount: usd(1000) };
    const parts = legs[0]!.parts.map((part, index) => ({
      ...part,
      state: states[index],
      addOns: index === 0 && states[0] === 'TICKETED' ? [had] : [],
    }));
    return { ...booking, legs: [{ ...legs[0]!, parts }], fees: [...booking.fees, ...fees] };
  };

  test('stands beside who has it, and on a line of what was paid', async () => {
    const booking = withBags(['TICKETED', 'TICKETED'], [add('add_on', 1000)]);
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    const [beside, line] = await screen.findAllByText('2 × Extra bag');
    expect(beside!.closest('dt')).toHaveTextContent('Ms Dara Keo');
    expect(line!.nextSibling).toHaveTextContent('$10,00');
  });

  test('is told where seats are given back, and is in what comes back', async () => {
    const [first, second] = offer(1800).lines;
    const refundOffer = { ...offer(1800), lines: [{ ...first!, addOns: usd(750) }, second!] };
    const booking = withBags(['TICKETED', 'TICKETED'], [add('add_on', 1000)], { refundOffer });
    const { asked } = show('/view-booking-detail/7?cancel=1', {
      ViewBooking: () => ({ booking }),
      CancelBooking: () => ({ cancelBooking: { __typename: 'Booking', id: '7' } }),
    });
    expect(await screen.findByText('seat 5C · 75 % of $12,00 · $7,50 of what was added')).toBeVisible();
    expect(screen.getByText('seat 5D · 75 % of $12,00')).toBeVisible();
    expect(screen.getByText('$16,50')).toBeVisible();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Cancel and get $25,50 back' }));
    expect(asked.find(({ name }) => name === 'CancelBooking')?.variables).toMatchObject({ expectedRefund: 2550 });
  });

  test('that went back is a line below zero, and is told where what comes back is made', async () => {
    const booking = withBags(['REFUNDED', 'TICKETED'], [add('add_on', 1000), add('add_on_back', -750)]);
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    const back = await screen.findByText('2 × Extra bag, given back');
    expect(back.nextSibling).toHaveTextContent('−\u2060$7,50');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByText('How what comes back is made'));
    expect(screen.getAllByText('2 × Extra bag').at(-1)!.nextSibling).toHaveTextContent('$7,50');
  });
});

describe('my booking', () => {
  test('reference and e-mail open it on this device, however the reference is written', async () => {
    const { asked, cookies } = await find({
      FindBooking: () => ({ bookingByReference: { accessToken: 'opened', booking: { id: '7' } } }),
      ViewBooking: () => ({ booking: sold() }),
    });
    expect(await screen.findByRole('heading', { name: 'Booking KX74QP' })).toBeVisible();
    expect(asked[0]?.variables).toEqual({ pnr: 'KX74QP', email: 'dara@example.com' });
    expect(cookies()).toContain('booking-7=opened');
    expect(cookies()).not.toContain('hold=');
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-booking-token': 'opened' });
  });

  test('who guesses too often is told in how many minutes he may again, and keeps what he typed', async () => {
    const extensions = { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 361 };
    await find({ FindBooking: () => ({ errors: [{ message: 'no', extensions }] }) });
    expect(await screen.findByText(/wait 7 minutes and try again/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Booking reference/ })).toHaveValue('KX74QP');
  });

  test('two that do not belong together: no word about which is wrong, and nothing typed is lost', async () => {
    await find({ FindBooking: () => ({ bookingByReference: null }) });
    expect(await screen.findByText(/No booking fits these two/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^E-mail or mobile/ })).toHaveValue('dara@example.com');
  });

  test('shows state, people, money, what comes back and the tickets', async () => {
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold() }) });
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.getByText('Ms Dara Keo · Foreign visitor')).toBeVisible();
    expect(screen.getByText('Visa / Mastercard · paid')).toBeVisible();
    expect(screen.getByText('If plans change you get back')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the e-ticket' })).toHaveAttribute('href', aTicket().url);
  });

  test('what was paid in cash is handed out at a counter', async () => {
    const cashBack = { __typename: 'Money', amount: 1200, currency: 'USD' };
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold({ status: 'CANCELLED', cashBack }) }) });
    const notice = await screen.findByText(/^You get .*12.* back in cash$/);
    expect(notice).toBeVisible();
    expect(
      screen.getByText(/^Name your booking reference KX74QP at a counter of the operator\. The counter sends a code/),
    ).toBeVisible();
  });

  test.each([
    ['Angkor Tours', 'You get $12,00 back from Angkor Tours'],
    [null, 'You get $12,00 back from the agency that sold you the tickets'],
  ])('what went back to the agency that sold it is asked for there, by name: %s', async (name, title) => {
    const backAtAgency = { __typename: 'Money', amount: 1200, currency: 'USD' };
    const soldBy = { __typename: 'SellingAgency', id: '3', name };
    const booking = sold({ status: 'CANCELLED', paymentStatus: 'REFUNDED', backAtAgency, soldBy });
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/^You bought the tickets there, and there your money is paid out/)).toBeVisible();
  });

  test('names the code to pay in cash, how much and until when, while the seats wait for it', async () => {
    const cash = aPayment({
      method: 'CASH_COLLECTION',
      state: 'PENDING',
      payUrl: null,
      code: '48217730',
      expiresAt: LATER,
    });
    const waiting = { status: 'BLOCKED', paymentStatus: 'PENDING', expiresAt: LATER, refundOffer: null, tickets: [] };
    const { unmount } = show('/view-booking-detail/7', {
      ViewBooking: () => ({ booking: sold({ ...waiting, payments: [cash] }) }),
    });
    expect(await screen.findByText('Pay $24,60 in cash')).toBeVisible();
    expect(screen.getByText('4821 7730')).toBeVisible();
    expect(screen.getByText(/^Pay until .*After that your seats are given to others\.$/)).toBeVisible();
    unmount();
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold({ payments: [cash] }) }) });
    await screen.findByText('Booked');
    expect(screen.queryByText('4821 7730')).toBeNull();
  });

  test.each([
    ['KH', 'Cambodian'],
    ['LA', 'Lao national'],
  ])('locals have the nationality of the operator of the ride: %s', async (country, name) => {
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: sold({ legs: aLocalBooking(country).legs }) }) });
    expect(await screen.findByText(new RegExp(`^Ms .*· ${name}$`))).toBeVisible();
    expect(screen.getByText(`2 × seat, national price (${name})`)).toBeVisible();
  });

  test('is cancelled only after the amount was said', async () => {
    let isCancelled = false;
    const { asked } = show('/view-booking-detail/7', {
      ViewBooking: () => ({ booking: isCancelled ? sold({ status: 'CANCELLED', refundOffer: null }) : sold() }),
      CancelBooking: () => {
        isCancelled = true;
        return { cancelBooking: { __typename: 'Booking', id: '7' } };
      },
    });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('link', { name: 'Cancel the booking' }));
    expect(await screen.findByText(/Of the \$24,60 you paid you get \$18,00 back/)).toBeVisible();
    expect(asked.some(({ name }) => name === 'CancelBooking')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel and get $18,00 back' }));
    expect(await screen.findByText('The booking is cancelled.')).toBeVisible();
  });

  test('some seats are given back for the amount that was shown, the others stay', async () => {
    const [keeps, gives] = [
      aPart({ state: 'TICKETED' }),
      aPart({ id: '2', position: 1, seatNumber: '5D', state: 'REFUNDED' }),
    ];
    let isDone = false;
    const { asked } = show('/view-booking-detail/7?cancel=1', {
      ViewBooking: () => ({
        booking: isDone
          ? sold({ status: 'PARTIALLY_CANCELLED', legs: [{ ...sold().legs[0]!, parts: [keeps, gives] }] })
          : sold(),
      }),
      CancelBooking: () => {
        isDone = true;
        return { cancelBooking: { __typename: 'Booking', id: '7' } };
      },
    });
    const user = userEvent.setup({ delay: null });
    const ride = await screen.findByRole('group', { name: /^Phnom Penh to Siem Reap/ });
    await user.click(within(ride).getByRole('checkbox', { name: /^Ms Dara Keo/ }));
    await user.click(within(ride).getByRole('checkbox', { name: /^Mr Leo Marsh/ }));
    expect(screen.getByText('Choose at least one seat.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Cancel/ })).toBeDisabled();
    await user.click(within(ride).getByRole('checkbox', { name: /^Mr Leo Marsh/ }));
    expect(screen.getByText(/^You get \$9,00 back for these seats/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel and get $9,00 back' }));
    expect(await screen.findByText(/^Some seats of this booking are cancelled/)).toBeVisible();
    expect(asked.find(({ name }) => name === 'CancelBooking')?.variables).toEqual({
      id: '7',
      partIds: ['2'],
      expectedRefund: 900,
    });
    expect(screen.getByText('cancelled')).toBeVisible();
  });

  test('who exchanged his seat alone sits in the new one, and the other where he sat', async () => {
    const [leg] = sold().legs;
    const [stays, moved] = [aPart({ state: 'TICKETED' }), { position: 1, title: 'MR' as const, firstName: 'Leo' }];
    const parts = [stays, aPart({ ...moved, id: '2', seatNumber: '5D', state: 'EXCHANGED' })];
    const later = { ...leg!, id: '2', parts: [aPart({ ...moved, id: '3', seatNumber: '7A', state: 'TICKETED' })] };
    const booking = sold({ status: 'RE_BOOKED', legs: [{ ...leg!, parts }, later] });
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    expect(await screen.findByText('seat 5C')).toBeVisible();
    expect(screen.getByText('seat 7A')).toBeVisible();
    expect(screen.queryByText('cancelled')).toBeNull();
  });

  test('money on its way back stands beside what was paid', async () => {
    const refund = { __typename: 'Refund' as const, id: '1', state: 'transit', reason: 'CANCELLED', createdAt: NOW };
    show('/view-booking-detail/7', {
      ViewBooking: () => ({
        booking: sold({ refunds: [{ ...refund, amount: { __typename: 'Money', ...usd(818) } }] }),
      }),
    });
    const line = (await screen.findByText('Money still to come back')).parentElement;
    expect(line).toHaveTextContent('$8,18');
    expect(screen.queryByText(/did not take the money back/)).toBeNull();
  });

  test('a payment of less, taken as paid, stands as what arrived, beside what nobody owes any more', async () => {
    const money = (amount: number) => ({ __typename: 'Money' as const, ...usd(amount) });
    const short = { state: 'SETTLED', payUrl: null, amount: money(1500), forgiven: money(172) } as const;
    show('/view-booking-detail/7', {
      ViewBooking: () => ({
        booking: sold({ payments: [aPayment(short)] }),
      }),
    });
    expect((await screen.findByText(/· paid$/)).parentElement).toHaveTextContent('$15,00');
    expect(screen.getByText('Not owed any more').parentElement).toHaveTextContent('$1,72');
  });

  test('money that was not taken back is not told as on its way, and the page says what becomes of it', async () => {
    const refund = { __typename: 'Refund' as const, id: '1', state: 'failed', reason: 'CANCELLED', createdAt: NOW };
    show('/view-booking-detail/7', {
      ViewBooking: () => ({
        booking: sold({ refunds: [{ ...refund, amount: { __typename: 'Money', ...usd(818) } }] }),
      }),
    });
    expect(await screen.findByText(/did not take the money back/)).toBeVisible();
    expect(screen.getByText('Not taken back yet').parentElement).toHaveTextContent('$8,18');
    expect(screen.queryByText('Money still to come back')).not.toBeInTheDocument();
  });

  test('an address may name the seats: without script the amount is counted on the server', async () => {
    show('/view-booking-detail/7?cancel=1&part=2&part=99', { ViewBooking: () => ({ booking: sold() }) });
    expect(await screen.findByRole('button', { name: 'Cancel and get $9,00 back' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Ms Dara Keo/ })).not.toBeChecked();
  });

  test('says before that it ends a change which is not paid yet', async () => {
    const change = { __typename: 'Exchange', expiresAt: NOW, toPay: usd(300), legs: [] } as never;
    show('/view-booking-detail/7?cancel=1', { ViewBooking: () => ({ booking: sold({ exchange: change }) }) });
    expect(await screen.findByText(/^Your change to another departure is not paid yet/)).toBeVisible();
  });

  test('when nothing comes back the question says so', async () => {
    show('/view-booking-detail/7?cancel=1', { ViewBooking: () => ({ booking: sold({ refundOffer: offer(0) }) }) });
    expect(await screen.findByRole('button', { name: 'Cancel anyway' })).toBeVisible();
  });

  test('that cannot be cancelled offers no button', async () => {
    show('/view-booking-detail/7?cancel=1', { ViewBooking: () => ({ booking: sold({ refundOffer: null }) }) });
    await screen.findByText('Booked');
    expect(screen.queryByText(/Cancel/)).not.toBeInTheDocument();
  });

  test('that waits for its operator says who confirms until when, and cannot be cancelled', async () => {
    const { legs, ...waiting } = sold({ status: 'PENDING_OPERATOR', refundOffer: null, tickets: [] });
    const asked = legs.map((leg) => ({ ...leg, confirmBy: '2026-11-21T04:30:00+07:00' }));
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: { ...waiting, legs: asked } }) });
    expect(await screen.findByText('Waiting for the operator')).toBeVisible();
    expect(
      screen.getByText(/^Mekong Ibis confirms each booking by hand and answers by 04:30 on Sat 21 Nov/),
    ).toBeVisible();
    expect(screen.queryByText(/Cancel/)).not.toBeInTheDocument();
  });

  test('of which the operator refused one ride says what goes back and what stays', async () => {
    const { legs, ...rest } = sold({});
    const refused = { ...legs[0]!, id: '2', parts: legs[0]!.parts.map((part) => ({ ...part, state: 'REJECTED' })) };
    const fees = [
      ...rest.fees,
      { __typename: 'BookingFee', name: 'refused', amount: usd(-30), percent: null, fixed: null },
    ];
    const total = { __typename: 'Money', ...usd(4860) };
    show('/view-booking-detail/7', {
      ViewBooking: () => ({ booking: { ...rest, fees, total, legs: [...legs, refused] } }),
    });
    expect(await screen.findByText(/A ride of this booking was refused/)).toBeVisible();
    expect(screen.getByText('Fee returned with the refused ride').closest('div')).toHaveTextContent('−\u2060$0,30');
    // What stays is one ride with its seats, and what it costs without the returned fee.
    expect(screen.getAllByText(/^Seats /)).toHaveLength(1);
    expect(screen.getByText('2 × seat, foreign visitor').closest('div')).toHaveTextContent('$24,00');
    expect(screen.getByText('Total').closest('div')).toHaveTextContent('$24,30');
  });

  test('of another device is asked for by its reference', async () => {
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking: null }) }, '');
    expect(await screen.findByRole('heading', { name: 'My booking' })).toBeVisible();
  });

  test('axe finds nothing on form and booking', async () => {
    const { container, unmount } = show('/view-booking-detail', {});
    await screen.findByRole('heading', { level: 1 });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    unmount();
    const booking = show('/view-booking-detail/7?cancel=1', { ViewBooking: () => ({ booking: sold() }) });
    await screen.findByText('Booked');
    expect((await axe(booking.container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ['KX74QP', 'KX74QP'],
  [' kx7 4qp ', 'KX74QP'],
  ['KX7-4QP', 'KX74QP'],
])('%p is the reference %s', (text, expected) => {
  expect(plainReference(text)).toBe(expected);
});

describe('a booking of the sandbox', () => {
  const pages = ['view-booking-detail/:booking_id', 'developers/bookings/:booking_id'];
  const open = (at: string) =>
    stage(
      pages.map((path) => ({ path, module: page })),
      { at, graph: playing({ ViewBooking: () => ({ booking: sold() }) }) },
    );

  test('is looked at by its developer: marked, without tickets, and with nothing to change', async () => {
    const { asked } = open('/developers/bookings/7?mode=sandbox&cancel=1');
    expect(await screen.findByText('Sandbox')).toBeVisible();
    expect(asked[0]?.headers).toMatchObject({ 'x-mode': 'sandbox' });
    for (const name of [/ticket/, /Calendar/i, /Cancel/]) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  test('is not what a traveller’s page is asked for', async () => {
    const { asked } = open('/view-booking-detail/7?mode=sandbox');
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.queryByText('Sandbox')).toBeNull();
    expect(asked[0]?.headers).not.toHaveProperty('x-mode');
  });
});

describe('in the last hours before a ride, when nothing can be exchanged any more', () => {
  const legs = (states: string[], departureTime = '2026-11-20T15:00:00+07:00') =>
    sold().legs.map((leg) => ({
      ...leg,
      departureTime,
      parts: leg.parts.map((part, index) => ({ ...part, state: states[index] })),
    }));

  test('the tickets are sent again from the page of the booking itself', async () => {
    const { asked } = show('/view-booking-detail/7', {
      ViewBooking: () => ({ booking: sold() }),
      SendTicketsAgain: () => ({ resendTickets: { __typename: 'Booking', id: '7' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the tickets again to da••@example.com' }));
    expect(await screen.findByText('Done. The tickets are on their way to you.')).toBeVisible();
    expect(asked.some(({ name }) => name === 'SendTicketsAgain')).toBe(true);
  });

  test.each([
    ['is offered until he leaves', sold({ legs: legs(['TICKETED', 'TICKETED']) }), true],
    ['also before there is a ticket', sold({ legs: legs(['CONFIRMED', 'REFUNDED']), tickets: [] }), true],
    ['not once all have left', sold({ legs: legs(['TICKETED', 'TICKETED'], '2026-11-20T12:59:00+07:00') }), false],
    ['not for who gave his seat back', sold({ legs: legs(['REFUNDED', 'REFUNDED']) }), false],
  ])('correcting a name %s', async (_, booking, isOffered) => {
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    await screen.findByRole('heading', { name: 'Booking KX74QP' });
    expect(screen.queryByRole('link', { name: 'Correct a name' }) !== null).toBe(isOffered);
  });

  test('a ticket leads to its booking where this device opens it, else to the form with what the ticket says', async () => {
    const at = '/view-booking-detail?reference=kx7-4qp&contact=dara%40example.com';
    const played: Played = {
      OpenedReference: ({ id }) => ({ booking: { id, pnr: id === '7' ? 'KX74QP' : 'AAAAAA' } }),
      ViewBooking: () => ({ booking: sold() }),
    };
    const { unmount } = show(at, played, 'booking-5=other; booking-7=secret');
    expect(await screen.findByRole('heading', { name: 'Booking KX74QP' })).toBeVisible();
    unmount();
    show(at, played, 'booking-5=other');
    expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveValue('dara@example.com');
  });

  test('they go by SMS where no e-mail was given, and the button says where', async () => {
    const booking = sold({ contactEmail: null, contactPhone: '+855 12 345 678' });
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    expect(await screen.findByRole('button', { name: 'Send the tickets again to +855 12 •• 678' })).toBeVisible();
  });

  test.each([
    ['there is no address', sold({ contactEmail: null, contactPhone: null })],
    ['no ticket is good', sold({ tickets: [] })],
  ])('nothing is sent where %s', async (_, booking) => {
    show('/view-booking-detail/7', { ViewBooking: () => ({ booking }) });
    await screen.findByRole('heading', { name: 'Booking KX74QP' });
    expect(screen.queryByRole('button', { name: /^Send the tickets again/ })).toBeNull();
  });
});

describe('what comes back as credit', () => {
  const cancelling = (change: object) =>
    show('/view-booking-detail/7?cancel=1', {
      ViewBooking: () => ({ booking: sold(change) }),
      CancelBooking: () => ({ cancelBooking: { __typename: 'Booking', id: '7', status: 'CANCELLED' } }),
    });

  test('the text follows the box of who bought it by himself', async () => {
    const { asked } = cancelling({ takesCredit: true, bookingType: 'CUSTOMER' });
    expect(await screen.findByText(/you get \$18,00 back, the way you paid/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^As credit for my next trip/ }));
    expect(screen.getByText(/you get \$18,00 as credit for your next trip/)).toBeVisible();
    expect(screen.queryByText(/the way you paid/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and get $18,00 back' }));
    await screen.findByText('Booked');
    expect(asked.find(({ name }) => name === 'CancelBooking')?.variables).toMatchObject({ refundTo: 'WALLET' });
  });

  test('a guest is told how he could have it, and comes back here', async () => {
    cancelling({});
    expect(await screen.findByText(/an account whose e-mail address is dara@example.com/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in or make an account' })).toHaveAttribute(
      'href',
      '/auth/login?redirectPath=%2Fview-booking-detail%2F7%3Fcancel%3D1',
    );
  });

  test.each([
    ['AGENCY', 'from Angkor Tours'],
    ['CASH', 'in cash at a counter of the operator'],
    ['AS_PAID', ', the way you paid'],
  ] as const)('it says how it goes back: %s', async (wayBack, words) => {
    const payments = [
      aPayment({ method: 'CARD', state: 'DECLINED' }),
      aPayment({ id: '2', state: 'SETTLED', wayBack }),
    ];
    cancelling({
      bookingType: 'AGENCY',
      payments,
      soldBy: { __typename: 'SellingAgency', id: '3', name: 'Angkor Tours' },
    });
    expect(
      await screen.findByText((text) =>
        text.includes(`you get $18,00 back${words.startsWith(',') ? '' : ' '}${words}`),
      ),
    ).toBeVisible();
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    expect(screen.getByText(/^You get \$9,00 back for these seats/)).toHaveTextContent(words);
  });

  test('what was paid in several ways goes back as it was paid', async () => {
    cancelling({
      payments: [
        aPayment({ state: 'SETTLED', wayBack: 'CASH' }),
        aPayment({ id: '2', state: 'SETTLED', wayBack: 'AGENCY' }),
      ],
    });
    expect(await screen.findByText(/you get \$18,00 back, the way you paid/)).toBeVisible();
  });

  test('nobody is told so of what somebody sold him', async () => {
    cancelling({ bookingType: 'AGENCY' });
    await screen.findByText(/you get \$18,00 back, the way you paid/);
    expect(screen.queryByText(/an account whose e-mail address/)).toBeNull();
  });
});
