import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aBooking, aPoint, aRide, aSeat } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './seats.js';

const PATH = 'checkout/:details_1?/:details_2?';
const RIDE = aRide();
/** Between the same stops, on another day. */
const wayBack = (date: string) =>
  aRide({
    id: `47@${date}:11-4`,
    boarding: { ...RIDE.dropOff, time: `${date}T07:30:00+07:00` },
    dropOff: { ...RIDE.boarding, time: `${date}T13:30:00+07:00` },
  });
const AT = `/checkout/${encodeURIComponent(RIDE.id)}?pax=2&nat=foreign`;
const quote = ({ items }: { items: { nationality: string }[] }) => {
  const seats = items.reduce((sum, { nationality }) => sum + (nationality === 'LOCAL' ? 1000 : 1200), 0);
  return { quote: { currency: 'USD', total: seats + 60, fees: [{ name: 'transaction', amount: 60 }] } };
};
const graph = (more: Played = {}): Played => ({
  Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] } }),
  SeatsQuote: quote as never,
  ...more,
});
const show = (more: Played = {}, cookie = '', at = AT) =>
  stage([{ path: PATH, module: page }], { at, graph: playing(graph(more)), cookie });

/** What the server says to the browser's own mutation. */
const fetched = jest.fn<(input: unknown, init: { body: string }) => Promise<Response>>();
const answers = (...all: object[]) =>
  all.forEach((holdSeats) => fetched.mockResolvedValueOnce(Response.json({ data: { holdSeats } })));
const input = (call = 0) => JSON.parse(fetched.mock.calls[call]![1].body).variables.input;
const original = globalThis.fetch;

/** The browser's stream of live seats, played by the test; jsdom has none. */
class PlayedStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  tell(news: object) {
    act(() => void this.dispatchEvent(new MessageEvent('seats', { data: JSON.stringify(news) })));
  }
  close() {}
}
let streams: PlayedStream[] = [];
beforeEach(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  sessionStorage.clear();
  streams = [];
  Object.assign(globalThis, { EventSource: PlayedStream });
  for (const name of ['hold', 'booking-7', 'booking-8', 'booking-9']) document.cookie = `${name}=; max-age=0`;
  fetched.mockReset();
  globalThis.fetch = fetched as never;
});
afterEach(() => {
  globalThis.fetch = original;
});

async function choose() {
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /seat 5C/ }));
  await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
  await user.click(screen.getAllByRole('radio', { name: 'Ms' })[0]!);
  await user.click(screen.getAllByRole('radio', { name: 'Mr' })[1]!);
  return user;
}
/** At once, as a browser fills a form in. */
async function put(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}
const hold = () => screen.findByRole('button', { name: 'Hold 2 seats' });

describe('choosing seats', () => {
  test('two seats with title and nationality are held at the price that was shown', async () => {
    answers({ __typename: 'HeldBooking', accessToken: 'secret', booking: { __typename: 'Booking', id: '7' } });
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
    expect(input()).toMatchObject({
      legs: [
        {
          legId: RIDE.id,
          direction: 'ONWARD',
          seats: [
            { seatNumber: '5C', title: 'MS', nationality: 'FOREIGN' },
            { seatNumber: '5D', title: 'MR', nationality: 'FOREIGN' },
          ],
        },
      ],
      expectedTotal: 2460,
    });
    expect(document.cookie).toContain('booking-7=secret');
  });

  test('the price follows a nationality before anything is held', async () => {
    show();
    const user = await choose();
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText('2 × seat, foreign visitor')).toBeInTheDocument();
    expect(within(panel).getAllByText('$24,60').length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('radio', { name: /Cambodian/ })[1]!);
    expect(within(panel).getByText('1 × seat, Cambodian')).toBeInTheDocument();
    expect(within(panel).getAllByText('$22,60').length).toBeGreaterThan(0);
  });

  test.each([
    ['KH', 'Cambodian', /^Operators sell seats to Cambodian citizens/, /You are Cambodians: \$10,00 a seat/],
    ['LA', 'Lao national', /^Operators sell seats to Lao citizens/, /You are Lao nationals: \$10,00 a seat/],
    ['TH', 'Thai national', /^Operators sell seats to Thai citizens/, /You are Thai nationals: \$10,00 a seat/],
    ['MM', 'Local', /^Operators sell seats to citizens of their own/, /You are locals: \$10,00 a seat/],
  ])('whose nationals pay the local price, the ride says: %s', async (country, name, reason, whose) => {
    const legs = [aRide({ localCountryCode: country })];
    show({ Seats: () => ({ onward: { id: RIDE.id, legs } }) }, '', AT.replace('nat=foreign', 'nat=local'));
    expect(await screen.findAllByRole('radio', { name: new RegExp(`^${name}`) })).toHaveLength(2);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(whose)).toBeVisible();
    const line = `2 × seat, ${name === 'Local' ? 'local' : name}`;
    expect(within(screen.getByRole('complementary')).getByText(line)).toBeInTheDocument();
  });

  test('what comes back when plans change is said before anything is held', async () => {
    show();
    const panel = await screen.findByRole('complementary');
    expect(within(panel).getByText('75 % until Fri 19:30')).toBeInTheDocument();
  });

  test('the best seats together are chosen at one press, by keyboard too, and announced', async () => {
    show();
    const best = await screen.findByRole('button', { name: 'Choose the best 2 seats together' });
    best.focus();
    await userEvent.setup({ delay: null }).keyboard('{Enter}');
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /seat 5D/ })).toBeChecked();
    expect(screen.getByText('2 of 2: 5C, 5D · total $24,00')).toHaveAttribute('role', 'status');
  });

  test('a company that finds no seats is told so', async () => {
    const full = { ...RIDE.seatMap!, seats: [aSeat('5C'), aSeat('5D', { state: 'UNAVAILABLE' })] };
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ seatMap: full })] } }) });
    expect(await screen.findByText('There are no 2 seats left that all of you may take.')).toBeVisible();
  });

  test('what is missing is said on top, with a way to it', async () => {
    show();
    await userEvent.setup({ delay: null }).click(await hold());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Choose 2 more seats: Phnom Penh → Siem Reap')).toBeVisible();
    expect(within(summary).getByText('Passenger 2: choose Mr or Ms')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a man on a women’s seat is told before the server is asked', async () => {
    show();
    const user = await choose();
    await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
    await user.click(screen.getByRole('checkbox', { name: /seat 3A/ }));
    await user.click(await hold());
    expect(await screen.findByText(/Seat 3A is for women only/)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a hold that is refused clears seats and passengers, says why, and the map is asked again', async () => {
    let taken = false;
    const seats = () => ({
      onward: {
        id: RIDE.id,
        legs: [
          aRide({
            seatMap: { ...RIDE.seatMap!, seats: [aSeat('5C'), aSeat('5D', taken ? { state: 'UNAVAILABLE' } : {})] },
          }),
        ],
      },
    });
    answers({ __typename: 'Refused', code: 'SEATS_TAKEN', facts: { legId: RIDE.id, seats: ['5D'] } });
    sessionStorage.setItem('passengers 294@2026-11-21:4-11', '{}');
    const { asked } = show({ Seats: seats });
    const user = await choose();
    taken = true;
    await user.click(await hold());
    expect(await screen.findByText(/Seat 5D has just been taken/)).toBeVisible();
    expect(screen.getByText(/Nothing is held and nothing was charged/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await screen.findByRole('checkbox', { name: /seat 5D, .*unavailable/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
    expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).not.toBeChecked();
    expect(sessionStorage.getItem('passengers 294@2026-11-21:4-11')).toBeNull();
    expect(asked.filter(({ name }) => name === 'Seats').length).toBeGreaterThan(1);
  });

  describe('while others buy', () => {
    test('a seat they take turns grey with a word, and the choice stays', async () => {
      show();
      await choose();
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '1A': 'UNAVAILABLE', '1B': 'UNAVAILABLE', '9A': 'BLOCKED' } });
      expect(await screen.findByText('Seat 1B has just been taken by somebody else.')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 1B, .*unavailable/ })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    });

    test('a chosen seat that is gone is told of and given up, the other one stays', async () => {
      show();
      await choose();
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '5D': 'UNAVAILABLE' } });
      expect(await screen.findByText('Seat 5D has just been taken. Please choose another one.')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /seat 5D/ })).not.toBeChecked();
    });

    test('what an own press takes is not said to be taken by others', async () => {
      const answer = Promise.withResolvers<Response>();
      fetched.mockReturnValueOnce(answer.promise);
      show();
      const user = await choose();
      await user.click(await hold());
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '5C': 'UNAVAILABLE', '5D': 'UNAVAILABLE' } });
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      const held = { __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } };
      answer.resolve(Response.json({ data: { holdSeats: held } }));
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(screen.queryByText(/has just been taken/)).not.toBeInTheDocument();
    });

    test('what this device holds stays its own', async () => {
      show({ CheckoutBooking: () => ({ booking: aBooking() }) }, 'booking-7=secret; hold=7');
      await screen.findByRole('link', { name: 'Continue' });
      document.cookie = 'hold=7';
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '1B': 'UNAVAILABLE' } });
      expect(await screen.findByText(/Seat 1B has just been taken/)).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    });
  });

  describe('children', () => {
    const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
    const fare = { ...RIDE.seatFare!, childLocal: usd(500), childForeign: usd(700) };
    const withChildren = (hasPassengerTypePricing: boolean) => ({
      Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ seatFare: fare, hasPassengerTypePricing })] } }),
    });

    test('where the schedule prices by passenger type each says whether he is one: price, lines and hold follow', async () => {
      const quote = { currency: 'USD', total: 1960, fees: [{ name: 'transaction', amount: 60 }] };
      fetched.mockResolvedValueOnce(Response.json({ data: { quote } }));
      answers({ __typename: 'HeldBooking', accessToken: 'secret', booking: { __typename: 'Booking', id: '7' } });
      show(withChildren(true));
      const user = await choose();
      const children = screen.getAllByRole('radio', { name: /Child/ });
      expect(children).toHaveLength(2);
      await user.click(children[1]!);
      const panel = screen.getByRole('complementary');
      expect(within(panel).getByText('1 × seat, foreign visitor')).toBeInTheDocument();
      expect(within(panel).getByText('1 × child’s seat, foreign visitor')).toBeInTheDocument();
      expect((await within(panel).findAllByText('$19,60')).length).toBeGreaterThan(0);
      expect(input(0)).toBeUndefined();
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input(1)).toMatchObject({
        legs: [{ seats: [{ passengerType: 'ADULT' }, { passengerType: 'CHILD' }] }],
        expectedTotal: 1960,
      });
    });

    test('who were counted in the search are there from the beginning, priced before anything is asked for', async () => {
      const childQuote = ({ items }: { items: { passengerType: string }[] }) => {
        const seats = items.reduce((sum, { passengerType }) => sum + (passengerType === 'CHILD' ? 700 : 1200), 0);
        return { quote: { currency: 'USD', total: seats + 60, fees: [{ name: 'transaction', amount: 60 }] } };
      };
      const at = AT.replace('pax=2', 'pax=1&children=1');
      show({ ...withChildren(true), SeatsQuote: childQuote as never }, '', at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Choose 2 seats' })).toBeVisible();
      const checked = screen
        .getAllByRole('radio', { name: /Child/ })
        .map((radio) => (radio as HTMLInputElement).checked);
      expect(checked).toEqual([false, true]);
      const panel = screen.getByRole('complementary');
      expect(within(panel).getByText('1 × child’s seat, foreign visitor')).toBeInTheDocument();
      expect(within(panel).getAllByText('$19,60').length).toBeGreaterThan(0);
      expect(fetched).not.toHaveBeenCalled();
    });

    test('pay as adults where the schedule has no price for them, and that is said', async () => {
      show(withChildren(false), '', AT.replace('pax=2', 'pax=1&children=1'));
      expect(
        await screen.findByText(/^Children, those under 12 on the day of travel, pay the same as adults/),
      ).toBeVisible();
      expect(screen.getAllByRole('radio', { name: 'Child' })).toHaveLength(2);
      expect(within(screen.getByRole('complementary')).getAllByText('$24,60').length).toBeGreaterThan(0);
    });

    test('where it does not nobody is asked', async () => {
      show(withChildren(false));
      await choose();
      expect(screen.queryByRole('radio', { name: /Child/ })).not.toBeInTheDocument();
    });
  });

  test('a changed price is asked about with the old and the new one, then held for the new one', async () => {
    answers(
      { __typename: 'Refused', code: 'PRICE_CHANGED', facts: { expected: 2460, total: 2660, currency: 'USD' } },
      { __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } },
    );
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText(/from \$24,60 to \$26,60/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hold the seats for $26,60', hidden: true }));
    expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
    expect(input(1).expectedTotal).toBe(2660);
  });

  test('without network the choice stays and says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    show();
    const user = await choose();
    await user.click(await hold());
    expect(await screen.findByText(/Your choice is kept/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
  });

  test('a choice outlives a reload of the page', async () => {
    const { unmount } = show();
    await choose();
    unmount();
    show();
    expect(await screen.findByText('Passenger 1 · seat 5C')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /seat 5D/ })).toBeChecked();
  });

  test('what this device holds shows in any tab, with its countdown and a way on', async () => {
    show({ CheckoutBooking: () => ({ booking: aBooking() }) }, 'booking-7=secret; hold=7');
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout/passengers/7');
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('seats that another tab of this visitor holds are shown as held, not as taken', async () => {
    let isHeld = false;
    answers({ __typename: 'Refused', code: 'SEATS_TAKEN', facts: { legId: RIDE.id, seats: ['5C', '5D'] } });
    show({ CheckoutBooking: () => ({ booking: isHeld ? aBooking() : null }) }, 'booking-7=secret; hold=7');
    const user = await choose();
    isHeld = true;
    document.cookie = 'hold=7';
    await user.click(await hold());
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('other seats instead: the old ones are given back first', async () => {
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } });
    const { asked } = show(
      { CheckoutBooking: () => ({ booking: aBooking() }), GiveBackHold: () => ({ cancelBooking: { id: '7' } }) },
      'booking-7=secret; hold=7',
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('checkbox', { name: /seat 5D/ }));
    await user.click(screen.getByRole('checkbox', { name: /seat 1B/ }));
    await user.click(await screen.findByRole('button', { name: 'Hold these 2 seats instead' }));
    expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
    expect(asked.find(({ name }) => name === 'GiveBackHold')).toMatchObject({
      variables: { id: '7' },
      headers: { 'x-booking-token': 'secret' },
    });
  });

  test('the same passengers ride there and back: each ride has its map, one press holds all', async () => {
    const back = wayBack('2026-11-24');
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '9' } });
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=1&nat=local`,
    );
    const user = userEvent.setup({ delay: null });
    await user.click((await screen.findAllByRole('checkbox', { name: /seat 5C/ }))[0]!);
    await user.click(screen.getAllByRole('checkbox', { name: /seat 5D/ })[1]!);
    await user.click(screen.getByRole('radio', { name: 'Ms' }));
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/9')).toBeVisible();
    expect(input().legs).toMatchObject([
      { direction: 'ONWARD', seats: [{ seatNumber: '5C', nationality: 'LOCAL' }] },
      { direction: 'RETURN', legId: back.id, seats: [{ seatNumber: '5D', nationality: 'LOCAL' }] },
    ]);
    expect(input().expectedTotal).toBe(2060);
  });

  test('who is at home on the way there is a visitor on that of another country, asked once and charged as shown', async () => {
    const back = { ...wayBack('2026-11-24'), localCountryCode: 'LA' };
    fetched.mockImplementation(async (_, { body }) => Response.json({ data: quote(JSON.parse(body).variables) }));
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=1&nat=KH`,
    );
    const user = userEvent.setup({ delay: null });
    await user.click((await screen.findAllByRole('checkbox', { name: /seat 5C/ }))[0]!);
    await user.click(screen.getAllByRole('checkbox', { name: /seat 5D/ })[1]!);
    await user.click(screen.getByRole('radio', { name: 'Ms' }));
    const nationalities = within(screen.getByRole('group', { name: 'Nationality' }));
    expect(nationalities.getAllByRole('radio')).toHaveLength(3);
    expect(nationalities.getByRole('radio', { name: /^Cambodian/ })).toBeChecked();
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByText('1 × seat, foreign visitor')).toBeInTheDocument();
    expect(panel.getByText('1 × seat, Cambodian')).toBeInTheDocument();
    expect(panel.getAllByText('$22,60').length).toBeGreaterThan(0);
    await user.click(nationalities.getByRole('radio', { name: /^Foreign visitor/ }));
    expect((await panel.findAllByText('$24,60')).length).toBeGreaterThan(0);
    await user.click(nationalities.getByRole('radio', { name: /^Lao national/ }));
    expect((await panel.findAllByText('$22,60')).length).toBeGreaterThan(0);
    expect(panel.getByText('1 × seat, Lao national')).toBeInTheDocument();
    fetched.mockReset();
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '9' } });
    await user.click(await hold());
    expect(await screen.findByText('/checkout/passengers/9')).toBeVisible();
    const told = { nationality: 'LOCAL', nationalOf: 'LA' };
    expect(input()).toMatchObject({ legs: [{ seats: [told] }, { seats: [told] }], expectedTotal: 2260 });
  });

  describe('beginning again', () => {
    test('clearing the page resets seats, passengers, pick-up and booking, and keeps the journey', async () => {
      let status = 'BLOCKED' as 'BLOCKED' | 'CANCELLED';
      const { asked } = show(
        {
          Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ allowPickup: true })] } }),
          CheckoutBooking: () => ({ booking: aBooking({ status }) }),
          GiveBackHold: () => {
            status = 'CANCELLED';
            return { cancelBooking: { id: '7' } };
          },
        },
        'booking-7=secret; hold=7',
      );
      const user = userEvent.setup({ delay: null });
      expect(await screen.findByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      await put(user, screen.getByLabelText(/^Address of the pick-up/), 'Hotel');
      await user.click(screen.getByRole('button', { name: 'Clear my choice' }));
      expect(await screen.findByRole('button', { name: 'Hold 2 seats' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
      expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).not.toBeChecked();
      expect(screen.getByLabelText(/^Address of the pick-up/)).toHaveValue('');
      expect(screen.queryByRole('button', { name: 'Clear my choice' })).not.toBeInTheDocument();
      expect(asked.filter(({ name }) => name === 'GiveBackHold')).toHaveLength(1);
      expect(document.cookie).not.toContain('hold=7');
    });

    test('another trip forgets the journey, too, and all that this tab kept for it', async () => {
      show();
      const user = await choose();
      expect(Object.keys(sessionStorage)).toEqual(['seats 294@2026-11-21 2 0']);
      await user.click(screen.getByRole('button', { name: 'Choose another trip' }));
      expect(await screen.findByText('/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2')).toBeVisible();
      expect(Object.keys(sessionStorage)).toEqual([]);
    });
  });

  describe('where one gets on and off', () => {
    const at = (stop: string) => `294@2026-11-21:${stop}-11`;
    const points = [
      aPoint('3', 'Olympic Market', '2026-11-21T07:10:00+07:00', 'Street 286'),
      aPoint('4', 'Night Market', '2026-11-21T07:30:00+07:00'),
    ];
    const market: Played = {
      Seats: (variables) => {
        const onward = String(variables['onward']);
        const [, stop] = /:(\d+)-/.exec(onward)!;
        const point = points.find(({ stop: { id } }) => id === stop)!;
        const { location } = RIDE.boarding.stop;
        const boarding = { ...point, stop: { ...point.stop, location } };
        return { onward: { id: onward, legs: [aRide({ id: onward, boarding, boardingChoices: points })] } };
      },
    };

    test('is the search’s until one chooses another stop: the address, the times and the seats follow', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(market);
      const user = await choose();
      const board = screen.getByRole('group', { name: 'Get on in Phnom Penh' });
      expect(within(board).getByRole('radio', { name: /07:30 Night Market/ })).toBeChecked();
      await user.click(within(board).getByRole('radio', { name: /07:10 Olympic Market/ }));
      expect(await screen.findByText(/Mekong Ibis · 07:10 Olympic Market/)).toBeVisible();
      expect(within(board).getByRole('radio', { name: /07:10 Olympic Market/ })).toBeChecked();
      // Who travels stays; the seats are those of another segment.
      expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
      expect(screen.queryByText(/just been taken/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('checkbox', { name: /seat 5C/ }));
      await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().legs).toMatchObject([{ legId: at('3'), seats: [{ seatNumber: '5C' }, { seatNumber: '5D' }] }]);
    });

    test('each stop has its address and its place on the map', async () => {
      show(market);
      expect(await screen.findByText('Street 286')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Olympic Market' })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/?mlat=11.57&mlon=104.92#map=17/11.57/104.92',
      );
    });

    test('an own hold from another stop of the same departure is given back first', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } });
      const { asked } = show(
        {
          ...market,
          CheckoutBooking: () => ({ booking: aBooking() }),
          GiveBackHold: () => ({ cancelBooking: { id: '7' } }),
        },
        'booking-7=secret; hold=7',
        `/checkout/${encodeURIComponent(at('3'))}?pax=2&nat=foreign`,
      );
      const user = await choose();
      await user.click(await screen.findByRole('button', { name: 'Hold these 2 seats instead' }));
      expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
      expect(asked.filter(({ name }) => name === 'GiveBackHold')).toHaveLength(1);
    });

    test('where each town has one stop nothing is asked', async () => {
      show();
      await hold();
      expect(screen.queryByRole('group', { name: /^Get on/ })).not.toBeInTheDocument();
    });

    test('axe finds nothing', async () => {
      const { container } = show(market);
      await hold();
      expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    });
  });

  describe('being fetched', () => {
    const taxi = aRide({
      vehicle: { __typename: 'VehicleType', id: '9', name: 'Taxi 4', transportType: 'TAXI', category: 'Car' },
    });
    const byTaxi: Played = { Seats: () => ({ onward: { id: RIDE.id, legs: [taxi] } }) };

    test('a taxi asks for address, time, telephone and where to set down, and the hold carries them', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      const { container } = show(byTaxi);
      const user = await choose();
      await put(user, screen.getByLabelText(/^Address of the pick-up/), ' 12 Street 240 ');
      await put(user, screen.getByLabelText(/^Pick-up time/), '06:45');
      await put(user, screen.getByLabelText(/^Telephone at that address/), '012 345 678');
      await put(user, screen.getByLabelText(/^Address at the destination/), 'Angkor Guesthouse');
      expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().legs).toMatchObject([
        {
          pickupAddress: '12 Street 240',
          pickupTime: '06:45',
          pickupPhone: '012345678',
          taxiDropOff: 'Angkor Guesthouse',
        },
      ]);
    });

    test('a time without an address is asked about before anything is held', async () => {
      show(byTaxi);
      const user = await choose();
      await put(user, screen.getByLabelText(/^Pick-up time/), '06:45');
      await user.click(await hold());
      expect(await screen.findAllByText(/Say where the driver shall come/)).toHaveLength(2);
      expect(fetched).not.toHaveBeenCalled();
    });

    test('a coach asks nobody', async () => {
      show();
      await hold();
      expect(screen.queryByText(/Pick-up at an address/)).not.toBeInTheDocument();
    });
  });

  describe('a price that was another one in the results', () => {
    const fare = {
      nationals: [{ countryCode: 'KH', fare: { total: { amount: 2060, currency: 'USD' } } }],
      foreign: { total: { amount: 2460, currency: 'USD' } },
    };
    const priced: Played = { Seats: () => ({ onward: { id: RIDE.id, fare, legs: [RIDE] } }) };
    const consent = () => screen.findByRole('button', { name: 'Hold the seats for $24,60', hidden: true });

    test('is said, and held only with the traveller’s consent when it has risen', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(priced, '', `${AT}&was=2260`);
      expect(await screen.findByText(/It was \$22,60 when you chose this trip and is \$24,60 now/)).toBeVisible();
      const user = await choose();
      await user.click(await hold());
      expect(await screen.findByText(/from \$22,60 to \$24,60/)).toBeInTheDocument();
      expect(fetched).not.toHaveBeenCalled();
      await user.click(await consent());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(input().expectedTotal).toBe(2460);
    });

    test('is said and asks nothing when it has fallen', async () => {
      answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } });
      show(priced, '', `${AT}&was=2660`);
      expect(await screen.findByText(/It was \$26,60 when you chose this trip/)).toBeVisible();
      const user = await choose();
      await user.click(await hold());
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
    });

    test('is not spoken of when it is the same', async () => {
      show(priced, '', `${AT}&was=2460`);
      await hold();
      expect(screen.queryByText(/The price has changed/)).not.toBeInTheDocument();
    });
  });

  test.each([
    ['no journey at all', '/checkout', 'We do not know this trip'],
    ['nonsense', '/checkout/nonsense', 'We do not know this trip'],
  ])('%s leads to a new search', async (_, at, title) => {
    show({}, '', at);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/');
  });

  test('a departure that is closed leads back to the same search', async () => {
    show({ Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ notOnSaleReason: 'TOO_CLOSE' })] } }) });
    expect(await screen.findByRole('link', { name: 'See the other departures' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
    expect(screen.getByText('It leaves too soon to be booked online.')).toBeVisible();
  });

  test('a way back that leaves before one has arrived is not sold', async () => {
    const back = wayBack('2026-11-20');
    show(
      { Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] }, return: { id: back.id, legs: [back] } }) },
      '',
      `/checkout/${encodeURIComponent(RIDE.id)}/${encodeURIComponent(back.id)}?pax=2`,
    );
    expect(await screen.findByText('The way back leaves before you have arrived.')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show();
    await hold();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
