import type { BrowserContext } from 'playwright-core';
import { journeyIdOf, ownDeparture } from '../departures.js';
import { type BookingResult, freeSeats, type JourneyRow, type RestClient } from '../rest-client.js';
import type { Screen } from './screen.js';

/** A held booking and a sold one, and the screens that only their owner sees. */
export interface OwnBookings {
  readonly held: BookingResult;
  readonly sold: BookingResult;
  readonly screens: readonly Screen[];
  /** Of the departure that the sold booking rides, in the back office. */
  readonly departurePath: string;
  /** Of a journey that is still on sale. */
  readonly journeyId: string;
}

export async function bookTwice(client: RestClient): Promise<OwnBookings> {
  const [toHold, toSell, free] = [
    // Fetches people.
    await ownDeparture(client.url, { free: 2, suits: ({ seats_available }) => seats_available <= 4 }),
    await ownDeparture(client.url),
    // Can be boarded at two stops.
    await ownDeparture(client.url, { to: 'ho-chi-minh-city' }),
  ];
  const hold = async (journey: JourneyRow) => {
    const { body } = await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 2));
    return body.result[0]!;
  };
  const [held, unpaid] = [await hold(toHold), await hold(toSell)];
  await client.pay(unpaid, 'pay_on_boarding');
  const sold = (await client.confirm(unpaid)).body.result[0]!;
  return {
    held,
    sold: { ...sold, access_token: unpaid.access_token },
    departurePath: `/departures/${toSell.route_schedule_id}/${toSell.date}`,
    journeyId: journeyIdOf(free),
    screens: [
      { name: 'seats', path: seatsPathOf(free) },
      { name: 'seats that are held', path: seatsPathOf(toHold) },
      { name: 'passengers', path: `/checkout/passengers/${held.id}` },
      { name: 'payment', path: `/checkout/payment/${held.id}` },
      { name: 'payment, declined', path: `/checkout/payment/${held.id}?ended=declined` },
      { name: 'confirmation', path: `/bookingresponse?booking=${sold.id}` },
      { name: 'booking', path: `/view-booking-detail/${sold.id}` },
      { name: 'change of a booking', path: `/view-booking-detail/${sold.id}/change` },
      { name: 'e-ticket', path: new URL(sold.tickets[0]!.url, client.url).pathname },
    ],
  };
}

const seatsPathOf = (journey: JourneyRow): string => `/checkout/${encodeURIComponent(journeyIdOf(journey))}?pax=2`;

/** The browser opens these bookings as if they had been made in it. */
export async function own(context: BrowserContext, url: string, { held, sold }: OwnBookings): Promise<void> {
  const cookies = [held, sold].map(({ id, access_token }) => ({ name: `booking-${id}`, value: access_token, url }));
  await context.addCookies([...cookies, { name: 'hold', value: held.id, url }]);
}
