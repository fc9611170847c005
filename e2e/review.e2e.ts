import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { pairs } from './harness/pairs.js';
import { freeSeats, type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';

onSharedSite();

const ASPECTS = ['cleanliness', 'punctuality', 'busQuality', 'professionalism'] as const;

interface Ride {
  readonly bookingId: string;
  readonly ticketId: string;
  /** Names the operator's page. */
  readonly slug: string;
}

/** A ride that somebody was on and that is over: the job that ends rides has only not been there yet. */
async function aRide(suits: (journey: JourneyRow) => boolean): Promise<Ride> {
  const client = new RestClient(server.url);
  const journey = await ownDeparture(server.url, { date: tomorrow(5), suits });
  const held = (await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 1))).body.result[0]!;
  await client.pay(held, 'pay_on_boarding');
  const { tickets } = (await client.confirm(held)).body.result[0]!;
  const past = (...columns: string[]) => columns.map((one) => `${one} = ${one} - interval '7 days'`).join(', ');
  await rowsOf(
    server.dataDir,
    `update leg set ${past('departure_time', 'arrival_time')} where booking_id = ${held.id}`,
  );
  await rowsOf(server.dataDir, `update part set state = 'BOARDED' where booking_id = ${held.id}`);
  const [operator] = await rowsOf<{ slug: string }>(
    server.dataDir,
    `select o.slug from leg l join catalogue.operator o on o.id = l.operator_id where l.booking_id = ${held.id}`,
  );
  return { bookingId: held.id, ticketId: tickets[0]!.ticket_id, slug: operator!.slug };
}

const rides: Ride[] = [];
beforeAll(async () => {
  const [boss] = await rowsOf<{ operator: string }>(
    server.dataDir,
    `select operator_id::text as operator from users.account where email = 'operator.admin@naga.example'`,
  );
  const isHis = (journey: JourneyRow) =>
    (journey as JourneyRow & { operator: { id: string } }).operator.id === boss!.operator;
  for (let n = 0; n < 3; n++) rides.push(await aRide(isHis));
});

/** The path to the review, as the mail says that came when the ride was over. */
async function invitation({ ticketId }: Ride): Promise<string> {
  const said = `/reviews/${ticketId}/`;
  const mails = () =>
    rowsOf<{ text: string }>(server.dataDir, `select text from users.message where text like '%${said}%'`);
  await becomes(async () => (await mails()).length, 1);
  const { text } = (await mails())[0]!;
  return /\S+/.exec(text.slice(text.indexOf(said)))![0];
}

/** Gives each of the four ratings so many stars, the last one by keyboard. */
async function rate(page: Page, stars: number): Promise<void> {
  for (const aspect of ASPECTS) {
    await page
      .locator(`input[name="${aspect}"]`)
      .nth(stars - 2)
      .check();
    await page.keyboard.press('ArrowRight');
  }
}

const starsOf = ({ bookingId }: Ride) =>
  rowsOf(
    server.dataDir,
    `select cleanliness + punctuality + bus_quality + professionalism as stars from review where booking_id = ${bookingId}`,
  );

describe.each(pairs(['en', 1280, 0], ['km', 375, 1]))(
  'who has travelled says how it was (%s, %d wide)',
  (language, width, n) => {
    test('asked by mail, by keyboard, and finds it on the page of the operator', async () => {
      const guest = await Guest.arrive(browser, server.url, language, width);
      const { page, words } = guest;
      const ride = rides[n]!;
      await guest.open(await invitation(ride));
      await guest.heading('web.review.title', ['operator']).waitFor();
      await guest.isContent();
      await guest.button('web.review.send').click();
      await page.getByText(words('web.review.missing')).nth(3).waitFor();
      await guest.isContent();
      await rate(page, 4);
      const said = `Calm driver, ${language} ${ride.ticketId.slice(0, 5)}x`;
      await page.locator('textarea[name="comments"]').fill(said);
      await guest.button('web.review.send').click();
      await page.getByText(words('web.review.published')).waitFor();
      expect(await starsOf(ride)).toEqual([{ stars: 16 }]);

      await guest.open(`/operators/${ride.slug}`);
      await page.getByText(said).waitFor();
      await guest.isContent();
      await alive(page);
      await guest.visit.context.close();
    });
  },
);

test('a review with a telephone number is read first; published and answered, both stand on the page of the operator', async () => {
  const ride = rides[2]!;
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { page, words } = guest;
  await guest.open(await invitation(ride));
  await rate(page, 2);
  const said = `Late ${ride.ticketId}: call 012 345 678`;
  await page.locator('textarea[name="comments"]').fill(said);
  await guest.button('web.review.send').click();
  await page.getByText(words('web.review.waiting')).waitFor();
  await guest.open(`/operators/${ride.slug}`);
  expect(await page.getByText(said).count()).toBe(0);

  const support = await Staff.signIn(browser, server.url, 'support@naga.example');
  await support.open('/reviews?state=WAITING');
  await support.page.getByRole('row').filter({ hasText: said }).getByRole('link').first().click();
  await support.page.getByRole('button', { name: support.words('admin.reviews.publish') }).click();
  await support.page.getByText(support.words('admin.reviews.published')).waitFor();

  const operator = await Staff.signIn(browser, server.url, 'operator.admin@naga.example', {
    language: 'km',
    width: 375,
  });
  await operator.page.goto(support.page.url());
  const answer = `<i>We are sorry</i>, ${ride.ticketId}`;
  await operator.page.getByRole('textbox', { name: operator.words('admin.reviews.answer') }).fill(answer);
  await operator.page.getByRole('button', { name: operator.words('admin.reviews.send') }).click();
  await operator.page.getByText(operator.words('admin.reviews.saved')).waitFor();

  await guest.reload();
  await page.getByText(said).waitFor();
  await page.getByText(answer).waitFor();
  await guest.isContent();
  expect([...support.visit.complaints, ...operator.visit.complaints]).toEqual([]);
  await Promise.all([guest, support, operator].map(({ visit }) => visit.context.close()));
});
