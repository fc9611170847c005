import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { nameIn, usd } from '../../../test/graph-values.js';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import { BOOKING, JOURNEY, leg, MADE, NEW, OFFER, OLD, OPEN, way } from '../../../test/exchange-booking.js';
import ExchangeRoute from './ExchangeRoute.js';
import { sentence } from '../../../test/sentence.js';

const CLERK = someone({ 'booking.edit': 'branch', 'booking.view': 'branch' }, { roleId: 5 });
const AT = '/bookings/exchange/7';
const CHOSEN = `${AT}?way=onward&part=1&part=2&date=2026-11-24&journey=${encodeURIComponent(NEW)}`;

/** The graph after `turns` of the booking, one for each time that it is asked. */
const show = (at: string, turns: object[], answers: Answers = {}, me = CLERK) => {
  const queue = [...turns];
  const booking = () => (queue.length > 1 ? queue.shift()! : queue[0]!);
  return showScreen([{ path: '/bookings/exchange/:bookingId', element: <ExchangeRoute /> }], at, me, {
    BookingToExchange: () => ({
      booking: booking(),
      paymentMethods: [way('CARD'), way('KHQR'), way('CASH_COLLECTION'), way('AGENT_BALANCE', 'NOT_ENOUGH')],
    }),
    StaffExchangeDepartures: () => ({ searchJourneys: { __typename: 'JourneySearch', journeys: [JOURNEY] } }),
    StaffExchangeOffer: () => ({ exchangeOffer: OFFER }),
    StaffExchangeSeats: () => ({ journey: JOURNEY }),
    ...answers,
  });
};
/** Of a seat that costs three dollars more than the ones that are found. */
const offerOf1C = ({ rides }: { rides?: { seatNumbers: string[] | null }[] }) => {
  const isBetter = rides?.some(({ seatNumbers }) => seatNumbers?.includes('1C')) ?? false;
  const seats = isBetter ? [{ ...OFFER.seats[0]!, seatNumber: '1C' }] : OFFER.seats.slice(0, 1);
  return { exchangeOffer: { ...OFFER, difference: isBetter ? 600 : 300, seats } };
};
const button = (label: string | RegExp) => screen.findByRole('button', { name: label });
const press = async (label: string | RegExp) => userEvent.click(await button(label));

describe('staff exchange a booking', () => {
  test('by who changes, the day, the departure and its price, with seats that were chosen', async () => {
    const { container, sent } = show(AT, [BOOKING, OPEN], {
      StaffExchangeOffer: offerOf1C,
      StaffBeginExchange: () => ({ beginExchange: OPEN }),
    });
    expect(await screen.findByRole('heading', { name: 'Another departure for KX74QP' })).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Leo Keo, 5D' }));
    await press('Show departures');
    expect(await screen.findByRole('cell', { name: '$12,00\u00a0USD' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Take 07:30, Mekong Ibis' }));
    expect(sent('StaffExchangeDepartures')).toMatchObject({ from: 'phnom-penh', to: 'siem-reap', passengers: 1 });
    expect(await button('Change and pay $3,00\u00a0USD')).toBeVisible();
    expect(screen.getByText('Change fee')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await press('Choose other seats');
    await userEvent.click(await screen.findByRole('checkbox', { name: /1A.*\$12,00/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /1C.*\$15,00/ }));
    await press('Change and pay $6,00\u00a0USD');
    const asked = { partIds: ['1'], rides: [{ legId: NEW, seatNumbers: ['1C'] }], expected: 600, refundTo: null };
    await waitFor(() => expect(sent('StaffBeginExchange')).toMatchObject(asked));
  });

  test('as far as they drive it: another operator’s way is not among them, and a line says why', async () => {
    const back = { ...leg('295@2026-11-25:11-4'), direction: 'RETURN', viewerMay: [] };
    const parts = back.parts.map((part) => ({ ...part, id: `b${part.id}` }));
    const { unmount } = show(AT, [{ ...BOOKING, legs: [leg(OLD), { ...back, parts }] }]);
    expect(await screen.findAllByRole('button', { name: 'Show departures' })).toHaveLength(1);
    expect(screen.getByText(/^Another operator drives a ride of this booking/)).toBeVisible();
    unmount();
    show(AT, [{ ...BOOKING, legs: [{ ...leg(OLD), viewerMay: [] }] }]);
    expect(await screen.findByText(/^Another operator drives a ride of each journey/)).toBeVisible();
  });

  test('but not before its operator has answered: until when that is stands there', async () => {
    const asked = { ...leg(OLD), awaitsOperator: true, confirmBy: '2026-11-21T04:30:00+07:00' };
    show(AT, [{ ...BOOKING, exchangeableUntil: null, legs: [asked] }]);
    expect(await screen.findByText(sentence(/^Mekong Ibis answers by 2026-11-21 04:30\./))).toBeVisible();
    expect(screen.queryByText(/were ridden/)).not.toBeInTheDocument();
  });

  test('and takes cash at the counter for it', async () => {
    const pending = {
      __typename: 'Payment',
      id: '5',
      method: 'CASH_COLLECTION',
      state: 'PENDING',
      payUrl: null,
      qr: null,
      code: '12345678',
      expiresAt: '2026-11-20T06:09:00.000Z',
      amount: usd(300),
    };
    const { sent, container } = show(AT, [OPEN, MADE], {
      StaffPayExchange: () => ({
        startPayment: { __typename: 'StartedPayment', booking: { ...OPEN, payments: [pending] } },
      }),
      StaffTakeCash: () => ({ collectCash: { __typename: 'CashAtCounter', booking: MADE } }),
    });
    expect(await screen.findByText('$3,00 USD to pay')).toBeVisible();
    expect(screen.getByText(/ held for the customer\.$/)).toBeVisible();
    const lines = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling!.textContent}`);
    expect(lines).toEqual([
      'New fare $25,00\u00a0USD',
      'Fare until now −\u2060$24,00\u00a0USD',
      'Change fee $2,00\u00a0USD',
    ]);
    expect(await button('Take it from our balance')).toBeDisabled();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await press('Cash, here and now');
    await press('Cash received, make the exchange');
    expect(await screen.findByText('The exchange is made')).toBeVisible();
    expect(sent('StaffPayExchange')).toEqual({ id: '7', method: 'CASH_COLLECTION', expectedTotal: 300 });
    expect(sent('StaffTakeCash')).toEqual({ code: '12345678' });
  });

  test('and is told first where another page has begun a dearer one', async () => {
    const dearer = { code: 'PRICE_CHANGED', facts: { expected: 300, total: 600, currency: 'USD' } };
    show(AT, [OPEN, { ...OPEN, exchange: { ...OPEN.exchange, toPay: usd(600) } }], {
      StaffPayExchange: () => ({ startPayment: { __typename: 'Refused', ...dearer } }),
    });
    await press('Cash, here and now');
    expect(await screen.findByText(/^The price has changed: it is \$6,00 now/)).toBeVisible();
    expect(await screen.findByText('$6,00 USD to pay')).toBeVisible();
  });

  test('and shows the code and the page where the traveller pays', async () => {
    const pending = {
      __typename: 'Payment',
      id: '5',
      method: 'KHQR',
      state: 'PENDING',
      payUrl: '/sandbox/pay/5',
      qr: '000201',
      code: null,
      expiresAt: null,
      amount: usd(300),
    };
    show(AT, [{ ...OPEN, payments: [pending] }]);
    expect(await screen.findByRole('img', { name: 'KHQR code with which the traveller pays' })).toBeVisible();
    expect(screen.getByRole('link', { name: /\/sandbox\/pay\/5$/ })).toBeVisible();
  });

  test('that gives money back, as credit where the customer wants it', async () => {
    const { sent } = show(CHOSEN, [BOOKING, MADE], {
      StaffExchangeOffer: () => ({ exchangeOffer: { ...OFFER, difference: -500 } }),
      StaffBeginExchange: () => ({ beginExchange: MADE }),
    });
    await userEvent.click(
      await screen.findByRole('radio', { name: 'into the customer’s wallet, as credit that is not paid out' }),
    );
    await press('Change and get $5,00\u00a0USD back');
    await userEvent.type(await screen.findByLabelText(/Type REFUND to go on/), 'refund');
    expect(sent('StaffBeginExchange')).toBeUndefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Change and get $5,00\u00a0USD back' }).at(-1)!);
    expect(await screen.findByText('The exchange is made')).toBeVisible();
    expect(sent('StaffBeginExchange')).toMatchObject({ expected: -500, refundTo: 'WALLET' });
  });

  test('of a guest offers no wallet', async () => {
    show(CHOSEN, [{ ...BOOKING, bookingType: 'GUEST' }], {
      StaffExchangeOffer: () => ({ exchangeOffer: { ...OFFER, difference: -500 } }),
    });
    await button('Change and get $5,00\u00a0USD back');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('asks what the new operator asks, and shows what the graph says of it at its field', async () => {
    const passengers = OFFER.passengers.map((one) => ({ ...one, missing: one.position === 1 ? ['DOCUMENT'] : [] }));
    const { sent } = show(CHOSEN, [BOOKING], {
      StaffExchangeOffer: () => ({ exchangeOffer: { ...OFFER, passengers } }),
      StaffBeginExchange: () => badInput({ path: 'passengers.1.documentNumber', code: 'MATCHES' }),
    });
    await press('Change and pay $3,00\u00a0USD');
    expect(await screen.findByRole('link', { name: /Leo Keo, 5D: Enter the number of the passport/ })).toBeVisible();
    expect(sent('StaffBeginExchange')).toBeUndefined();
    await userEvent.type(screen.getByLabelText(/Passport or identity card number/), 'N01234567');
    await press('Change and pay $3,00\u00a0USD');
    expect((await screen.findAllByText(/Enter the number as it is printed/))[0]).toBeVisible();
    expect(sent('StaffBeginExchange')).toMatchObject({ passengers: [{}, { documentNumber: 'N01234567' }] });
  });

  test('says what of the add-ons goes along, seat by seat, and what is given back', async () => {
    const cover = (goesAlong: boolean) => ({
      __typename: 'ExchangedAddOn',
      id: '2',
      operatorId: null,
      names: nameIn('Travel insurance'),
      quantity: 1,
      amount: usd(100),
      goesAlong,
    });
    const bag = { ...cover(false), id: '4', operatorId: '9', names: nameIn('Extra bag'), amount: usd(400) };
    const { unmount } = show(CHOSEN, [BOOKING], {
      StaffExchangeOffer: () => ({ exchangeOffer: { ...OFFER, addOns: [cover(true), cover(false), bag] } }),
    });
    expect(await screen.findByText('Goes along: Travel insurance')).toBeVisible();
    expect(screen.getByText(/Travel insurance, \$1,00\sUSD\. On the new departure a seat has it once/)).toBeVisible();
    expect(screen.getByText(/Extra bag, \$4,00\sUSD\. The operator of the new departure does not/)).toBeVisible();
    unmount();
    show(AT, [{ ...OPEN, exchange: { ...OPEN.exchange, addOns: [cover(true), bag] } }]);
    expect(await screen.findByText('Goes along: Travel insurance')).toBeVisible();
    expect(screen.getByText(/Extra bag, \$4,00\sUSD\. The operator of the new departure does not/)).toBeVisible();
  });

  test('says why it is refused, that time is over, and that nothing can be exchanged any more', async () => {
    const { unmount } = show(CHOSEN, [BOOKING], {
      StaffExchangeOffer: () => ({ exchangeOffer: refused('NOT_YOUR_DEPARTURE') }),
    });
    expect(await screen.findByText(/This departure is run by somebody else/)).toBeVisible();
    unmount();
    const late = show(AT, [OPEN, { ...BOOKING, now: '2026-11-20T06:20:00.000Z' }], {
      StaffGiveExchangeUp: () => ({ cancelExchange: BOOKING }),
    });
    await press('Keep the old departure');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Keep the old departure' })).at(-1)!);
    expect(await screen.findByText('The exchange was not made')).toBeVisible();
    late.unmount();
    show(AT, [{ ...BOOKING, exchangeableUntil: null }]);
    expect(await screen.findByText(/Nothing of this booking can be exchanged any more/)).toBeVisible();
  });

  test('is for who may change bookings of others', async () => {
    show(AT, [BOOKING], {}, someone({ 'booking.view': 'operator' }));
    expect(await screen.findByText(/right/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show departures' })).toBeNull();
  });
});
