import { beforeAll, describe, expect, test } from '@jest/globals';
import { ownDeparture, staysOnSale } from './harness/departures.js';
import { freeSeats, type JourneyRow, RestClient } from './harness/rest-client.js';
import { onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

let client: RestClient;
beforeAll(() => {
  client = new RestClient(server.url);
});

/** Sells a departure out but for one seat; answers that seat. */
async function allButOne(journey: JourneyRow): Promise<string> {
  const seats = (await client.seats(journey))
    .filter(({ state }) => state === 'available')
    .map(({ seat_number }) => seat_number);
  const [last, ...others] = seats.reverse() as [string, ...string[]];
  for (let first = 0; first < others.length; first += 6) {
    const { status } = await client.hold(journey, others.slice(first, first + 6));
    expect(status).toBe(200);
  }
  return last;
}

describe('scarce seats over HTTP', () => {
  test('of 200 buyers at once for the last seat one holds it, the others are told which seat is gone', async () => {
    const journey = await ownDeparture(server.url, { free: 10, suits: ({ seats_available }) => seats_available <= 16 });
    const last = await allButOne(journey);
    const answers = await Promise.all(Array.from({ length: 200 }, () => client.hold(journey, [last])));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.error_details).toMatchObject({ code: 'SEATS_TAKEN', seats: [last] });
    }
  });

  test('overlapping segments exclude each other, adjoining ones do not', async () => {
    const { whole, first, second } = await aLineWithAStopBetween(client);
    const seat = freeSeats(await client.seats(whole))[0]!;
    const adjoining = await Promise.all([client.hold(first, [seat]), client.hold(second, [seat])]);
    expect(adjoining.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.hold(whole, [seat])).status).toBe(409);

    const other = freeSeats(await client.seats(whole))[0]!;
    const overlapping = await Promise.all([client.hold(whole, [other]), client.hold(first, [other])]);
    expect(overlapping.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

/** A departure sold as a whole and in two parts that meet at a stop between. */
async function aLineWithAStopBetween(client: RestClient) {
  const pairs = await client.call<{ result: { details: { from: { slug: string }; to: { slug: string } }[] } }>(
    'GET',
    '/api/v1/locations/pairs',
  );
  const { details } = pairs.body.result;
  for (const { from, to } of details) {
    for (const middle of details
      .filter((pair) => pair.from.slug === from.slug && pair.to.slug !== to.slug)
      .map((pair) => pair.to)) {
      if (!details.some((pair) => pair.from.slug === middle.slug && pair.to.slug === to.slug)) continue;
      const [wholes, firsts, seconds] = await Promise.all([
        client.journeys(from.slug, to.slug),
        client.journeys(from.slug, middle.slug),
        client.journeys(middle.slug, to.slug),
      ]);
      const roomy = wholes.filter(({ connecting, seats_available }) => connecting === 0 && seats_available > 4);
      for (const whole of roomy.filter(staysOnSale)) {
        const same = ({ route_schedule_id, date }: JourneyRow) =>
          route_schedule_id === whole.route_schedule_id && date === whole.date;
        const first = firsts.find((row) => same(row) && row.stop_id_from === whole.stop_id_from);
        const second = seconds.find(
          (row) => same(row) && row.stop_id_to === whole.stop_id_to && row.stop_id_from === first?.stop_id_to,
        );
        if (first && second) return { whole, first, second };
      }
    }
  }
  throw new Error('the demonstration market has no line with a stop between');
}
