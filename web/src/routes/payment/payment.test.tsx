import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, aPayment, NOW } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { loggedDuring } from '../../../test/wing-log.js';
import type { Currency } from '@naga/kernel/money.js';
import type { ShownPrices } from '../../session/currency.js';
import { shownIn } from '../../../test/shown-prices.js';
import { stage } from '../../../test/stage.js';
import { anOption, priced, someOptions } from '../../../test/payment-options.js';
import { aVisit, sent } from '../../../test/visit.js';
import * as page from './payment.js';

const COOKIE = 'booking-7=secret';
const graph = (booking: object | null, more: Played = {}): Played => ({
  CheckoutBooking: () => ({ booking }),
  PaymentMethods: () => ({ paymentMethods: booking === null ? null : someOptions() }),
  AddOnOffers: () => ({ addOnOffers: [] }),
  ...more,
});
const show = (booking: object | null = aNamedBooking(), more: Played = {}, query = '', shown?: ShownPrices) =>
  stage([{ path: 'checkout/payment/:bookingId', module: page }], {
    at: `/checkout/payment/7${query}`,
    graph: playing(graph(booking, more)),
    cookie: COOKIE,
    ...(shown && { shown }),
  });
const started = (payment: object, status = 'BLOCKED'): Played => ({
  StartPayment: () => ({ startPayment: { __typename: 'StartedPayment', payment, booking: { id: '7', status } } }),
});
const refused = (code: string): Played => ({
  StartPayment: () => ({ startPayment: { __typename: 'Refused', code, facts: {} } }),
});

async function post(fields: Record<string, string>, booking: object, more: Played) {
  const market = playing(graph(booking, more));
  const context = aVisit({}, market);
  const request = sent('/checkout/payment/7', fields, COOKIE);
  const answer = await page.action({ request, context, params: { bookingId: '7', lang: 'kh' } } as never);
  return { answer, asked: market.asked, to: answer instanceof Response ? answer.headers.get('location') : undefined };
}

const KEPT = { currency: 'KHR', units: '4000', per: '1', since: '2026-11-01T00:00:00.000Z' };
const keeping = (shownRate: object | null, more: object = {}) => {
  const booking = aNamedBooking(more);
  const legs = booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map((part) => ({ ...part, shownRate })) }));
  return { ...booking, legs };
};
const totalLine = async () => {
  const [line] = await screen.findAllByText('Total', { selector: 'dt' });
  return line!.nextSibling!.textContent;
};

describe('in the currency that was chosen', () => {
  test('the total is shown at the rate that the hold kept, whatever it is now, and the button says what is charged', async () => {
    show(keeping(KEPT), {}, '', shownIn('KHR'));
    expect(await totalLine()).toBe('≈\u00a0៛98.400');
    expect(screen.getAllByText('You pay', { selector: 'dt' })[0]!.nextSibling).toHaveTextContent('$24,60');
    expect(screen.getByRole('button', { name: 'Pay $24,60' })).toBeVisible();
  });

  test.each<[string, Currency, object | null, string]>([
    ['another was chosen since', 'THB', KEPT, '≈\u00a0฿799,50'],
    ['nothing was kept', 'KHR', null, '≈\u00a0៛100.900'],
    ['there is no rate', 'VND', null, '$24,60'],
  ])('where %s the rates of today hold, if any', async (_, currency, kept, total) => {
    show(keeping(kept), {}, '', shownIn(currency));
    expect(await totalLine()).toBe(total);
  });

  test('who goes back to what is charged reads that alone', async () => {
    show(keeping(KEPT));
    expect(await totalLine()).toBe('$24,60');
  });
});

describe('payment', () => {
  test('a card is paid at the provider’s page, which sends back to the confirmation in the same language', async () => {
    const { to, asked } = await post({ method: 'CARD' }, aNamedBooking(), started(aPayment()));
    expect(to).toBe('/sandbox/pay/abc');
    expect(asked.at(-1)?.variables).toMatchObject({
      method: 'CARD',
      returnUrl: 'https://naga.example/kh/bookingresponse?booking=7',
    });
  });

  test('says what it showed of the chosen way, and tells a price that is dearer by now', async () => {
    const user = userEvent.setup({ delay: null });
    const dearer = { code: 'PRICE_CHANGED', facts: { expected: 2460, total: 2660, currency: 'USD' } };
    const options = [anOption('CARD', 'REDIRECT', priced(102)), anOption('KHQR', 'QR', priced(60))];
    const { asked } = show(aNamedBooking(), {
      PaymentMethods: () => ({ paymentMethods: options }),
      StartPayment: () => ({ startPayment: { __typename: 'Refused', ...dearer } }),
    });
    await user.click(await screen.findByRole('radio', { name: /^KHQR/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $24,60' }));
    expect(await screen.findByText(/^The price has changed: it is \$26,60 now/)).toBeVisible();
    const pays = asked.find(({ name }) => name === 'StartPayment')!;
    expect(pays.variables).toMatchObject({ method: 'KHQR', expectedTotal: 2460 });
  });

  test('pressing twice goes back to the open charge and starts no other', async () => {
    const { to, asked } = await post({ method: 'CARD' }, aNamedBooking({ payments: [aPayment()] }), {});
    expect(to).toBe('/sandbox/pay/abc');
    expect(asked.map(({ name }) => name)).toEqual(['CheckoutBooking']);
  });

  test.each(['KHQR', 'WING'])('%s is waited for on a page of ours, in the same language', async (method) => {
    const { to } = await post({ method }, aNamedBooking(), started(aPayment({ id: '9', method: method as 'KHQR' })));
    expect(to).toBe('/kh/checkout/payment/7/9');
  });

  test('credit that pays a part goes with another way; what is closed says why', async () => {
    const reason = 'NOT_ENOUGH';
    const options = [
      ...someOptions().filter(({ method }) => method !== 'PAY_ON_BOARDING'),
      {
        ...someOptions()[0]!,
        method: 'WALLET_CREDIT',
        flow: 'BALANCE',
        reason,
        facts: { available: 500, currency: 'USD' },
      },
      { ...someOptions()[0]!, method: 'CASH_COLLECTION', flow: 'CODE', reason: 'TOO_LATE' },
      {
        ...someOptions()[0]!,
        method: 'PAY_ON_BOARDING',
        flow: 'ON_BOARDING',
        reason: 'TOO_MANY_UNPAID',
        facts: { unpaid: 3 },
      },
    ];
    show(aNamedBooking(), { PaymentMethods: () => ({ paymentMethods: options }) });
    expect(await screen.findByRole('checkbox', { name: 'Use my credit of $5,00 first' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /Cash at a counter/ })).toBeDisabled();
    expect(screen.getByText('Too little time is left before departure.')).toBeVisible();
    expect(screen.getByText(/^You have 3 bookings waiting for cash\. Pay or cancel one first/)).toBeVisible();
    const { asked } = await post({ method: 'CARD', useWallet: 'yes' }, aNamedBooking(), started(aPayment()));
    expect(asked.at(-1)?.variables).toMatchObject({ method: 'CARD', useWallet: true });
  });

  test('a press that nobody answers keeps the page, the chosen way and the code that was typed, and says so', async () => {
    const user = userEvent.setup({ delay: null });
    const dead = () => {
      throw new TypeError('Failed to fetch');
    };
    let isDead = false;
    const met = show(aNamedBooking(), {
      StartPayment: () => (isDead ? dead() : started(aPayment({ id: '9', method: 'KHQR' })).StartPayment!({}, {})),
    });
    await user.click(await screen.findByRole('radio', { name: /KHQR/ }));
    await user.type(screen.getByLabelText('Offer code'), 'MEKONG');
    isDead = true;
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('No answer came')).toBeVisible();
    expect(screen.getByRole('radio', { name: /KHQR/ })).toBeChecked();
    expect(screen.getByLabelText('Offer code')).toHaveValue('MEKONG');
    isDead = false;
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('/checkout/payment/7/9')).toBeVisible();
    expect(met.asked.filter(({ name }) => name === 'StartPayment').map(({ variables }) => variables['method'])).toEqual(
      ['KHQR', 'KHQR'],
    );
  });

  test('where fees are by method each way says its own, and the price follows the chosen one, line by line', async () => {
    const user = userEvent.setup({ delay: null });
    const options = [
      anOption('CARD', 'REDIRECT', priced(102, 300)),
      anOption('KHQR', 'QR', priced(60, 250)),
      anOption('WALLET_CREDIT', 'BALANCE', priced(0)),
    ];
    const { container } = show(aNamedBooking(), { PaymentMethods: () => ({ paymentMethods: options }) });
    expect(await screen.findByText('The fee depends on how you pay. The total follows what you choose.')).toBeVisible();
    const lines = () => container.querySelectorAll('dt').length;
    const before = lines();
    for (const [name, fee, total, terms] of [
      [/^Visa/, '$1,02', '$25,02', /Once a booking: 3\s%/],
      [/^KHQR/, '$0,60', '$24,60', /Once a booking: 2,5\s%/],
      [/credit/, '$0,00', '$24,00', undefined],
    ] as const) {
      const way = screen.getByRole('radio', { name });
      expect(way).toHaveAccessibleDescription(expect.stringContaining(`Fee ${fee}, ${total} in all.`));
      await user.click(way);
      expect(screen.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
      // That of the usual way stood there from the beginning.
      expect(screen.queryAllByText(`The total is ${total} now.`)).toHaveLength(total === '$25,02' ? 0 : 1);
      expect(lines()).toBe(before);
      if (terms !== undefined) expect(screen.getByText(terms)).toBeInTheDocument();
    }
  });

  test('what stands on the button is what is taken, whatever was begun before: all ways at three percent', async () => {
    const options = [anOption('CARD', 'REDIRECT', priced(102, 300)), anOption('KHQR', 'QR', priced(102, 300))];
    show(aNamedBooking(), { PaymentMethods: () => ({ paymentMethods: options }) });
    expect(await screen.findByRole('button', { name: 'Pay $25,02' })).toBeVisible();
    expect(screen.queryByText(/The fee depends on how you pay/)).toBeNull();
  });

  test('where every way costs the same no way speaks of fees', async () => {
    show();
    expect(await screen.findByRole('radio', { name: /KHQR/ })).toBeVisible();
    expect(screen.queryByText(/in all\./)).toBeNull();
    expect(screen.queryByText(/The fee depends/)).toBeNull();
  });

  test('a code that is over is not gone back to', async () => {
    const over = aPayment({ method: 'KHQR', qr: 'https://naga.example/pay', expiresAt: NOW });
    const { asked } = await post({ method: 'KHQR' }, aNamedBooking({ payments: [over] }), started(aPayment()));
    expect(asked.map(({ name }) => name)).toContain('StartPayment');
  });

  test('pay on boarding confirms at once', async () => {
    const { to, asked } = await post({ method: 'PAY_ON_BOARDING' }, aNamedBooking(), {
      ...started(aPayment({ method: 'PAY_ON_BOARDING', payUrl: null })),
      ConfirmPayOnBoarding: () => ({ confirmBooking: { __typename: 'Booking', id: '7', status: 'BOOKED' } }),
    });
    expect(to).toBe('/kh/bookingresponse?booking=7');
    expect(asked.map(({ name }) => name)).toContain('ConfirmPayOnBoarding');
  });

  test('without script and without a choice nothing is charged', async () => {
    const { answer, asked } = await post({}, aNamedBooking(), {});
    expect(answer).toEqual({ noMethod: true });
    expect(asked).toHaveLength(1);
  });

  test('a method that is not available disappears, the others stay', async () => {
    show(aNamedBooking(), refused('METHOD_NOT_AVAILABLE'));
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('radio', { name: /Pay on boarding/ }));
    await user.click(screen.getByRole('button', { name: 'Book now, pay $24,60 on board' }));
    expect(await screen.findByText(/This way to pay is not available/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Pay on boarding/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked();
  });

  test.each([
    ['declined', 'The payment was declined. Nothing was charged.'],
    ['cancelled', 'You stopped the payment. Nothing was charged.'],
    ['replaced', 'Another way to pay was chosen. By this one nothing was charged.'],
    ['expired', 'The code was not scanned in time. Nothing was charged.'],
  ])('after a %s payment the seats are still held and it can be tried again', async (ended, text) => {
    show(aNamedBooking({ payments: [aPayment({ state: 'DECLINED', payUrl: null })] }), {}, `?ended=${ended}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $24,60' })).toBeEnabled();
  });

  test.each([
    ['declined', 'DECLINED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('how the Wing app came back is logged after a %s payment, too', async (ended, state) => {
    const payments = [aPayment({ id: '9', method: 'WING', state, payUrl: null })];
    const logged = await loggedDuring(async () => {
      show(aNamedBooking({ payments }), {}, `?ended=${ended}&payment_id=9&messages=${ended}`);
      await screen.findByRole('timer');
    });
    expect(logged).toEqual([{ payment_id: '9', logData: { event: 'returned', messages: ended } }]);
    await waitFor(() => expect(sessionStorage.getItem('pg_booking_id')).toBe('7'));
  });

  test.each(['', '?ended=declined'])('what arrived and went back is not called declined (%s)', async (query) => {
    const payments = [aPayment({ state: 'FAILED', sentBack: true, payUrl: null })];
    show(aNamedBooking({ payments }), {}, query);
    expect(await screen.findByText(/all of it goes back to you: the way you paid/)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay $24,60' })).toBeEnabled();
  });

  test('while a person looks at what arrived nothing is paid again: the page that says so follows', async () => {
    const booking = aNamedBooking({ payments: [aPayment({ state: 'REVIEW', payUrl: null })] });
    const { to, asked } = await post({ method: 'CARD' }, booking, {});
    expect(to).toBe('/kh/bookingresponse?booking=7');
    expect(asked.map(({ name }) => name)).toEqual(['CheckoutBooking']);
    show(booking);
    expect(await screen.findByText('/bookingresponse?booking=7')).toBeVisible();
  });

  test('no browser keeps the page, and one that wakes it up asks what became of it', async () => {
    expect(page.headers()).toEqual({ 'Cache-Control': 'no-store' });
    let booking = aNamedBooking({ payments: [aPayment({ state: 'DECLINED', payUrl: null })] });
    stage([{ path: 'checkout/payment/:bookingId', module: page }], {
      at: '/checkout/payment/7?ended=declined',
      graph: playing({ ...graph(null), CheckoutBooking: () => ({ booking }) }),
      cookie: COOKIE,
    });
    await screen.findByText('The payment was declined. Nothing was charged.');
    booking = aNamedBooking({ status: 'BOOKED', expiresAt: null });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText('/bookingresponse?booking=7')).toBeVisible();
  });

  test('when the time is over nothing can be paid, but held again', async () => {
    show(aNamedBooking({ status: 'EXPIRED', expiresAt: null }));
    expect(await screen.findByRole('button', { name: 'Hold seats 5C, 5D again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('more time is asked for with the booking’s token', async () => {
    const market = playing({ ExtendHold: () => ({ extendHold: { __typename: 'Booking', id: '7' } }) });
    const request = sent('/checkout/payment/7', { intent: 'extend' }, COOKIE);
    expect(await page.action({ request, context: aVisit({}, market), params: { bookingId: '7' } } as never)).toBeNull();
    expect(market.asked[0]).toMatchObject({ name: 'ExtendHold', headers: { 'x-booking-token': 'secret' } });
  });

  test.each([
    ['sold', aNamedBooking({ status: 'BOOKED', expiresAt: null }), '/bookingresponse?booking=7'],
    ['without names', aNamedBooking({ passengersComplete: false }), '/checkout/passengers/7'],
    ['cancelled', aNamedBooking({ status: 'CANCELLED', expiresAt: null }), '/view-booking-detail/7'],
  ])('a booking that is %s goes where it belongs', async (_, booking, path) => {
    show(booking);
    expect(await screen.findByText(`${path}`)).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show();
    await screen.findByRole('radio', { name: /Visa/ });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
