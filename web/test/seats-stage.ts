import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRide } from './checkout-fixtures.js';
import { playing, type Played } from './graph.js';
import { stage } from './stage.js';
import * as page from '../src/routes/seats/seats.js';

const PATH = 'checkout/:details_1?/:details_2?';
export const RIDE = aRide();
/** Between the same stops, on another day. */
export const wayBack = (date: string) =>
  aRide({
    id: `47@${date}:11-4`,
    boarding: { ...RIDE.dropOff, time: `${date}T07:30:00+07:00` },
    dropOff: { ...RIDE.boarding, time: `${date}T13:30:00+07:00` },
  });
export const AT = `/checkout/${encodeURIComponent(RIDE.id)}?pax=2&nat=foreign`;
const priceFor = ({ nationality }: { nationality: string }): number => (nationality === 'LOCAL' ? 1000 : 1200);
export const quote = ({ items }: { items: { ref: string; nationality: string }[] }) => {
  const seats = items.reduce((sum, item) => sum + priceFor(item), 0);
  const fees = [{ name: 'transaction', amount: 60, percent: 0, fixed: 60 }];
  const made = items.map((item) => ({
    ref: item.ref,
    stages: [{ name: 'base', amount: priceFor(item), names: null }],
  }));
  return { quote: { currency: 'USD', total: seats + 60, fees, items: made } };
};
const graph = (more: Played = {}): Played => ({
  Seats: () => ({ onward: { id: RIDE.id, legs: [RIDE] } }),
  SeatsQuote: quote as never,
  ...more,
});
export const show = (more: Played = {}, cookie = '', at = AT) =>
  stage([{ path: PATH, module: page }], { at, graph: playing(graph(more)), cookie });

/** What the server says of promotions that would lower what is chosen; nothing, unless a test says otherwise. */
export const ahead = jest.fn<(variables: object) => object | null>();
const isAboutPromotions = ({ body }: { body: string }): boolean => body.includes('SeatsPromotions');

/** What the server says to the browser's own mutation. */
export const fetched = jest.fn<(input: unknown, init: { body: string }) => Promise<Response>>();
export const answers = (...all: object[]) =>
  all.forEach((holdSeats) => fetched.mockResolvedValueOnce(Response.json({ data: { holdSeats } })));
export const input = (call = 0) => JSON.parse(fetched.mock.calls[call]![1].body).variables.input;

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
export const streams: PlayedStream[] = [];

/** Each test begins with nothing held, heard or answered. */
export function onSeats(): void {
  const original = globalThis.fetch;
  beforeEach(() => {
    // jsdom has the element without its methods.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    sessionStorage.clear();
    streams.length = 0;
    Object.assign(globalThis, { EventSource: PlayedStream });
    for (const name of ['hold', 'booking-7', 'booking-8', 'booking-9']) document.cookie = `${name}=; max-age=0`;
    fetched.mockReset();
    ahead.mockReset().mockReturnValue(null);
    const answer = (asked: unknown, init: { body: string }): Promise<Response> =>
      isAboutPromotions(init)
        ? Promise.resolve(Response.json({ data: { promotionsAhead: ahead(JSON.parse(init.body).variables) } }))
        : fetched(asked, init);
    globalThis.fetch = answer as never;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
}

export async function choose() {
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /seat 5C/ }));
  await user.click(screen.getByRole('checkbox', { name: /seat 5D/ }));
  await user.click(screen.getAllByRole('radio', { name: 'Ms' })[0]!);
  await user.click(screen.getAllByRole('radio', { name: 'Mr' })[1]!);
  return user;
}
/** At once, as a browser fills a form in. */
export async function put(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}
export const hold = () => screen.findByRole('button', { name: 'Hold 2 seats' });
