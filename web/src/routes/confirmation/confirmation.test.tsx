import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, aPayment, aTicket } from '../../../test/checkout-fixtures.js';
import { type Played, playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './confirmation.js';

const show = (booking: object | null, at = '/bookingresponse?booking=7', played: Played = {}) =>
  stage([{ path: 'bookingresponse', module: page }], {
    at,
    graph: playing({ Confirmation: () => ({ booking, feedbackOn: null }), ...played }),
    cookie: 'booking-7=secret',
  });
const sold = (change: object = {}) => ({
  ...aNamedBooking({ status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null }),
  tickets: [aTicket()],
  ...change,
});
const open = (change: Parameters<typeof aNamedBooking>[0]) => ({ ...aNamedBooking(change), tickets: [] });

const KEPT = ['seats 294@2026-11-21 2', 'passengers 294@2026-11-21:4-11'];

const asked = () => {
  const booking = open({ status: 'PENDING_OPERATOR', paymentStatus: 'PAID', expiresAt: null });
  return { ...booking, legs: booking.legs.map((leg) => ({ ...leg, confirmBy: '2026-11-21T04:30:00+07:00' })) };
};

test('what points paid of it and what it earns stand on the page of who bought it, and on no other', async () => {
  const { unmount } = show(sold({ points: 700, pointsToEarn: 18 }));
  expect(await screen.findByText('700 of your points paid a part of it.')).toBeVisible();
  expect(screen.getByText('You earn 18 points with it, once you have travelled.')).toBeVisible();
  unmount();
  show(sold());
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByText(/^You earn|of your points/)).toBeNull();
});

test('what was given for a cause has its own line on the page of who paid it, and on no other', async () => {
  const { fees } = aNamedBooking();
  const amount = { ...fees[0]!.amount, amount: 150 };
  const given = { ...fees[0]!, name: 'donation', amount, percent: null, fixed: null, cause: 'EDUCATION' };
  const { unmount } = show(sold({ fees: [...fees, given] }));
  expect(await screen.findByText('Your donation: $1,50 · Schools and books')).toBeVisible();
  unmount();
  show(sold());
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByText(/donation/)).toBeNull();
});

test('what was added to the trip has its own line on the page of who paid it, of all who ride', async () => {
  const { legs, ...booking } = sold();
  const cover = { id: '2', names: { en: 'Travel insurance', km: null, th: null, vi: null, es: null }, quantity: 1 };
  const addOns = [{ ...cover, amount: { amount: 150, currency: 'USD' } }];
  const parts = legs[0]!.parts.map((part) => ({ ...part, addOns }));
  show({ ...booking, legs: [{ ...legs[0]!, parts }] });
  expect(await screen.findByText('Added to your trip: 2 × Travel insurance · $3,00')).toBeVisible();
});

describe('back from paying', () => {
  test('without parameters the default message of the specification stands there, with ways on', async () => {
    show(null, '/bookingresponse');
    expect(await screen.findByRole('heading', { name: 'Invalid request detected' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  });

  test.each([
    ['settled', 'The payment provider says that you have paid.'],
    ['<b>Send money to 012</b>', 'Invalid request detected'],
    ['toString', 'Invalid request detected'],
  ])('without a booking messages=%s is said in our own words or not at all', async (messages, said) => {
    show(null, `/bookingresponse?${new URLSearchParams({ messages }).toString()}`);
    expect(await screen.findByRole('heading', { name: said })).toBeVisible();
  });

  test('while the call-back is waited for, what the provider said stands there', async () => {
    show(open({ payments: [aPayment()] }), '/bookingresponse?booking=7&messages=settled');
    expect(await screen.findByText('The payment provider says that you have paid.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
  });

  test('what the provider said goes along to where it is paid anew', async () => {
    show(
      open({ payments: [aPayment({ state: 'DECLINED' })] }),
      '/bookingresponse?booking=7&payment_id=9&messages=declined',
    );
    expect(await screen.findByText('/checkout/payment/7?ended=declined&payment_id=9&messages=declined')).toBeVisible();
  });

  test('paid: reference, a code for each passenger, PDF, calendar, map and what happens next', async () => {
    show(sold());
    expect(await screen.findByRole('heading', { name: 'Your seats to Siem Reap are booked' })).toBeVisible();
    expect(screen.getByText('KX7').parentElement).toHaveTextContent('KX74QP');
    expect(screen.getAllByRole('img', { name: /^Boarding pass of/ })).toHaveLength(2);
    const { pdfUrl, calendarUrl, url } = aTicket();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', pdfUrl);
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', calendarUrl);
    expect(screen.getByRole('link', { name: 'Open the e-ticket' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
      'href',
      'geo:11.57000,104.92000?q=11.57000,104.92000',
    );
    expect(screen.getByText('Be at the boarding point by 07:10.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See or change my booking' })).toBeVisible();
  });

  test('tickets whose codes an operator gives by hand come by themselves', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    try {
      const codeBy = '2026-11-20T18:00:00+07:00';
      const waits = sold({ tickets: [] });
      const parts = waits.legs[0]!.parts.map((part) => ({ ...part, state: 'CONFIRMED' }));
      let booking: object = { ...waits, legs: waits.legs.map((leg) => ({ ...leg, codeBy, parts })) };
      show(booking, undefined, { Confirmation: () => ({ booking, feedbackOn: null }) });
      await pass(0);
      expect(screen.getByText('Your seats are yours, the tickets follow')).toBeVisible();
      await pass(15_000);
      expect(screen.queryByRole('link', { name: 'Open the e-ticket' })).not.toBeInTheDocument();
      booking = sold();
      await pass(15_000);
      expect(screen.getByRole('link', { name: 'Open the e-ticket' })).toBeVisible();
      expect(screen.queryByText('Your seats are yours, the tickets follow')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['07:10', 'Be ready at your pick-up address by 07:10.'],
    [null, 'The driver calls you before he comes to your pick-up address.'],
  ])('who is fetched (%s) waits there, not at the stop', async (pickupTime, said) => {
    const { leg } = aTicket();
    show(sold({ tickets: [aTicket({ leg: { ...leg, pickupAddress: '12 Street 240', pickupTime } })] }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where the driver fetches you' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open in a map app' })).not.toBeInTheDocument();
  });

  test.each([
    ['it is bought', sold(), 'What happens next', []],
    ['it was refused', open({ status: 'REJECTED', expiresAt: null }), /goes back to you by itself/, []],
    ['the payment is on its way', open({ payments: [aPayment()] }), /waiting for the payment/, KEPT],
  ] as const)('what this tab kept for the trip: %s', async (_, booking, said, kept) => {
    for (const key of KEPT) sessionStorage.setItem(key, '{}');
    sessionStorage.setItem('pg_coupon_code', 'KEEP');
    show(booking);
    await screen.findByText(said, { ignore: 'title' });
    expect(Object.keys(sessionStorage).sort()).toEqual([...kept, 'pg_coupon_code'].sort());
    sessionStorage.clear();
  });

  test('while the operator is asked: who confirms until when, and what happens in either case', async () => {
    show(asked());
    expect(await screen.findByRole('heading', { name: 'The operator confirms your seats' })).toBeVisible();
    expect(
      screen.getByText(
        'Mekong Ibis confirms each booking by hand and answers by 04:30 on Sat 21 Nov at the latest. Your seats are kept for you meanwhile.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/If the answer is yes, the tickets come to dara@example.com\. If it is no/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the e-ticket' })).not.toBeInTheDocument();
  });

  test('refused by the operator: everything goes back, and the way to other departures', async () => {
    show(open({ status: 'REJECTED', expiresAt: null }));
    expect(await screen.findByText(/Everything you paid goes back to you by itself, fees too/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the search' })).toBeVisible();
  });

  test('while the provider is silent the page says that it waits', async () => {
    show(open({ payments: [aPayment()] }));
    expect(await screen.findByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the payment page' })).toHaveAttribute('href', '/sandbox/pay/abc');
  });

  test('too late: what happens in either case, and a way to the same search', async () => {
    show(open({ status: 'EXPIRED', expiresAt: null, payments: [aPayment()] }));
    expect(await screen.findByText(/the whole amount goes back by itself/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the search' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
  });

  test.each([
    ['declined', open({ payments: [aPayment({ state: 'DECLINED' })] }), '/checkout/payment/7?ended=declined'],
    ['stopped', open({ payments: [aPayment({ state: 'CANCELLED' })] }), '/checkout/payment/7?ended=cancelled'],
    ['not tried', open({}), '/checkout/payment/7'],
    ['given up', open({ status: 'CANCELLED', expiresAt: null }), '/view-booking-detail/7'],
  ])('a payment that was %s goes on at its place', async (_, booking, path) => {
    show(booking);
    expect(await screen.findByText(`${path}`)).toBeVisible();
  });

  test('a booking of another device explains itself', async () => {
    show(null);
    expect(await screen.findByText('We cannot open this booking here')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show(sold());
    await screen.findByText('What happens next');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('how booking went', () => {
  test('is said in stars and words, sent with what opens the booking, and can be said anew', async () => {
    let feedbackOn: object | null = null;
    const { asked, container } = show(null, undefined, {
      Confirmation: () => ({ booking: sold(), feedbackOn }),
      GiveFeedback: ({ bookingId, rating, words }) => {
        feedbackOn = { __typename: 'Feedback', bookingId, rating, words };
        return { giveFeedback: { __typename: 'Feedback', bookingId } };
      },
    });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please choose one to five stars.')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'GiveFeedback')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.type(screen.getByRole('textbox', { name: /What can we do better/ }), 'More pictures');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you! Our staff reads it.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'GiveFeedback')?.variables).toEqual({
      bookingId: '7',
      rating: 4,
      words: 'More pictures',
    });
    expect(screen.getByRole('button', { name: 'Send it as it is now' })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('an address without a booking', () => {
  const load = (address: string) =>
    Promise.resolve().then(() =>
      page.clientLoader({
        request: new Request(`https://naga.example${address}`),
        serverLoader: () => Promise.resolve('asked the server'),
      } as never),
    );
  afterEach(() => sessionStorage.clear());

  test('leads to the one that this tab has paid', async () => {
    sessionStorage.setItem('pg_booking_id', '7');
    const led = await load('/kh/bookingresponse?payment_id=9&messages=settled').catch((answer: unknown) => answer);
    expect((led as Response).headers.get('location')).toBe(
      '/kh/bookingresponse?booking=7&payment_id=9&messages=settled',
    );
  });

  test.each([
    ['a tab that knows none', undefined],
    ['a tab that was told nonsense', '../admin'],
  ])('%s asks the server', async (_, kept) => {
    if (kept !== undefined) sessionStorage.setItem('pg_booking_id', kept);
    expect(await load('/bookingresponse')).toBe('asked the server');
  });
});

describe('the page asks again by itself', () => {
  type Asked = Parameters<typeof page.clientLoader>[0];
  const asking = (search: string, serverLoader: () => Promise<unknown>) =>
    page.clientLoader({ request: new Request(`https://naga.example/bookingresponse${search}`), serverLoader } as Asked);
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));

  test('and an asking that fails leaves the last answer, also while the browser says it is online', async () => {
    await expect(asking('?booking=71', fails)).rejects.toThrow('Failed to fetch');
    const answer = { page: 'open', state: 'waiting' };
    expect(await asking('?booking=71', () => Promise.resolve(answer))).toBe(answer);
    expect(await asking('?booking=71', fails)).toBe(answer);
    await expect(asking('?booking=72', fails)).rejects.toThrow('Failed to fetch');
  });

  test('and goes on to where an answer leads', async () => {
    await asking('?booking=73', () => Promise.resolve({ page: 'open' }));
    const redirect = Response.redirect('https://naga.example/checkout/payment/73');
    await expect(asking('?booking=73', () => Promise.reject(redirect))).rejects.toBe(redirect);
  });
});
