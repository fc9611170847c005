import { describe, expect, test } from '@jest/globals';
import { timesText } from '@naga/kernel/times-text.js';
import { readFileSync } from 'node:fs';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import {
  charges,
  chooseTwoSeats,
  decide,
  endHold,
  held,
  hold,
  loseSeats,
  seatsLink,
  sellsAddOns,
  toThePayment,
  toTheProvider,
} from './harness/purchase.js';
import { RestClient, tomorrow } from './harness/rest-client.js';
import { tabTo } from './harness/keyboard.js';
import { seriousFindings } from './harness/axe.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';

onSharedSite();

/** What is bought here is bought on days that no other file takes. */
const [DAY, BACK] = [tomorrow(15), tomorrow(18)];

const isContentAndGone = async (guest: Guest): Promise<void> => {
  await guest.isContent();
  await guest.visit.context.close();
};

describe('paying', () => {
  test('a declined payment keeps the seats; the next one pays, once', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, DAY);
    await toThePayment(guest, 'declined@example.com');
    await toTheProvider(guest);
    await decide(page, 'decline');
    await page.waitForURL('**/checkout/payment/*?ended=declined&payment_id=*&messages=declined');
    await page.getByText(words('checkout.payment.declined')).waitFor();
    await page.getByRole('timer').waitFor();
    await alive(page);
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect((await charges(server, bookingId)).map(({ state }) => state).sort()).toEqual(['DECLINED', 'SETTLED']);
    // Back over the provider's page: the page that said "declined" knows by now that it is paid.
    await page.goBack();
    await page.waitForURL('**/sandbox/pay/*');
    await page.getByRole('heading').first().waitFor();
    // Pressed from within: a driver loses a page that leads on while it comes.
    await page.evaluate('setTimeout(() => history.back())');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect(await page.getByText(words('checkout.payment.declined')).count()).toBe(0);
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });

  test('who pays on boarding gets the ticket at once, says how booking went, and staff reads it', async () => {
    const guest = await Guest.arrive(browser, server.url, 'km', 375);
    const { page } = guest;
    await held(guest, server.url, DAY);
    await toThePayment(guest, 'on.board@example.com');
    await page.locator('input[value="PAY_ON_BOARDING"]').check();
    await guest.button('checkout.payment.reserve', ['total']).click();
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await page.locator('article[data-ticket]').waitFor();
    await alive(page);
    // No wallet is configured here (doors.e2e.ts has both).
    expect(await page.locator('a[href$=".pkpass"], a[href*="pay.google.com"]').count()).toBe(0);
    const send = guest.button('checkout.feedback.send');
    await send.click();
    await page.getByText(guest.words('web.review.missing')).waitFor();
    await guest.isContent();
    await page.locator('input[name="rating"]').nth(2).check();
    const said = `"=1+1", ${await page.locator('article[data-ticket]').getAttribute('data-ticket')}`;
    await page.locator('textarea[name="words"]').fill(said);
    await send.click();
    await page.getByText(guest.words('checkout.feedback.thanks')).waitFor();
    await guest.isContent();
    await guest.visit.context.close();

    const staff = await Staff.signIn(browser, server.url, 'support@naga.example');
    await staff.open('/feedback?stars=3&words=yes');
    await staff.page.getByRole('row').filter({ hasText: said }).waitFor();
    const [file] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('button', { name: staff.words('admin.list.csv') }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(said.replaceAll('"', '""'));
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  });

  test('insurance for both and a bag of one are added by the keyboard, paid with the seats, and said on the confirmation', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 375);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, DAY, { suits: sellsAddOns });
    await toThePayment(guest, 'with.bag@example.com');
    const section = page.getByRole('region', { name: words('checkout.add-ons.title') });
    const before = await guest.button('checkout.payment.pay', ['total']).textContent();
    expect(await seriousFindings(page)).toEqual([]);
    await section.getByRole('checkbox', { name: 'Travel insurance' }).waitFor();
    await tabTo(page, 'input[type="checkbox"][name^="addOn-"]');
    await page.keyboard.press('Space');
    await tabTo(page, 'select[name^="addOn-"]');
    await page.keyboard.press('2');
    await tabTo(page, 'button[value="addOns"]');
    await page.keyboard.press('Enter');
    await section.getByText(words('checkout.add-ons.added', { amount: '$6,00' })).waitFor();
    const lines = [timesText(2, 'Travel insurance'), timesText(2, 'Extra bag')];
    for (const line of lines) await page.getByText(line, { exact: true }).first().waitFor({ state: 'attached' });
    const after = await guest.button('checkout.payment.pay', ['total']).textContent();
    const cents = (text: string | null): number => Number(/\d+,\d\d/.exec(text ?? '')![0].replace(',', ''));
    expect(cents(after) - cents(before)).toBe(600);
    await guest.isContent();
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    const bought = words('checkout.add-ons.bought', { addOns: lines.join(', '), amount: '$6,00' });
    await page.getByText(bought).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await guest.isContent();
    await guest.open(`/view-booking-detail/${bookingId}`);
    await becomes(() => page.getByText(lines[1]!).count(), 2);
    await isContentAndGone(guest);
  });

  test('there and back, two passengers, one payment: a ticket for each ride', async () => {
    const guest = await Guest.arrive(browser, server.url, 'es', 375);
    const { page, words } = guest;
    const onward = await ownDeparture(server.url, { date: DAY });
    const homeward = await ownDeparture(server.url, { from: 'siem-reap', to: 'phnom-penh', date: BACK });
    await guest.open(`/bus-tickets/phnom-penh/siem-reap/${DAY}/${BACK}?pax=2`);
    await page
      .locator(`a[href*="onward=${encodeURIComponent(onward.route_schedule_id)}%40"]`)
      .first()
      .click();
    await page.getByText(words('web.results.nowReturn')).waitFor();
    await seatsLink(page, homeward).click();
    const rides = page.locator('section[id^="ride-"]');
    await rides.nth(1).waitFor();
    await alive(page);
    for (const ride of [rides.nth(0), rides.nth(1)]) await chooseTwoSeats(guest, ride);
    await guest.sayWhoSits(2);
    await guest.isContent();
    const bookingId = await hold(guest, 4);
    await toThePayment(guest, 'ida.y.vuelta@example.com');
    await guest.isContent();
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await becomes(() => page.locator('article[data-ticket]').count(), 2);
    await becomes(() => page.getByRole('img', { name: words.like('ticket-page.qr', ['name', 'seat']) }).count(), 4);
    await alive(page);
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);
    await isContentAndGone(guest);
  });
});

describe('money that comes after the hold', () => {
  /** At the confirmation page, where the provider's answer is awaited. */
  async function waiting(guest: Guest): ReturnType<typeof held> {
    const booked = await held(guest, server.url, DAY);
    await toThePayment(guest, 'slow@example.com');
    await toTheProvider(guest);
    await decide(guest.page, 'late');
    await guest.heading('checkout.open.waitingTitle').waitFor();
    await alive(guest.page);
    return booked;
  }

  test('buys the seats when they are still free, and the page that waits gets there by itself', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 375);
    const { bookingId } = await waiting(guest);
    // The page asks again by itself: what fails while the browser believes itself online takes nothing away.
    let failed = 0;
    await guest.page.route(/\/bookingresponse\.data/, (route) => (failed++ < 2 ? route.abort() : route.continue()));
    await until('two askings have failed', () => Promise.resolve(failed > 2));
    expect(await guest.heading('checkout.open.waitingTitle').isVisible()).toBe(true);
    const others = guest.visit.complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'));
    expect(others).toEqual([]);
    await endHold(server, bookingId);
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await guest.page.locator('article[data-ticket]').waitFor();
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);
    await isContentAndGone(guest);
  });

  test('goes back when somebody else has the seats, and the page that waits says so by itself', async () => {
    const guest = await Guest.arrive(browser, server.url, 'km', 1280);
    const { bookingId, journey } = await waiting(guest);
    await loseSeats(server, bookingId);
    const seats = await rowsOf<{ seat: string }>(
      server.dataDir,
      `select seat_number as seat from booking.part where booking_id = ${bookingId}`,
    );
    const other = await new RestClient(server.url).hold(
      journey,
      seats.map(({ seat }) => seat),
    );
    expect(other.status).toBe(200);
    await endHold(server, bookingId);
    await guest.heading('checkout.open.refundedTitle').waitFor();
    await isContentAndGone(guest);
  });
});

describe('what is paid and is no booking', () => {
  /** He sees the page of his link; pays by card, and is thanked. */
  async function paysTheLink(stranger: Guest, reason: string): Promise<void> {
    const { page } = stranger;
    await page.getByText(reason).waitFor();
    await alive(page);
    await stranger.isContent();
    await stranger.button('pay.pay', ['amount']).click();
    await page.waitForURL('**/sandbox/pay/*');
    await decide(page, 'approve');
    await stranger.heading('pay.paidTitle').waitFor();
    await page.getByText(reason).waitFor();
    await stranger.isContent();
  }

  /** What the list says of the payer, opened anew. */
  async function rowOf({ page }: Staff, payer: string): Promise<string> {
    await page.reload();
    const row = page.locator('tbody tr').filter({ hasText: payer });
    return (await row.innerText()).replaceAll(/\s+/g, ' ');
  }

  test('staff ask for it, a stranger pays it in Khmer on his phone, once, and the list says so', async () => {
    const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
    const { page, words } = staff;
    const reason = 'ថ្លៃកង់បន្ថែម';
    const typed = (id: string) => page.getByRole('textbox', { name: words(id), exact: true });
    await staff.open('/custom-payments/add');
    await typed('admin.pay-link.payer').fill('Chan Sophea');
    await typed('admin.pay-link.email').fill('sophea@example.com');
    await typed('admin.pay-link.amount').fill('12.50');
    await typed('admin.pay-link.reason').fill(reason);
    await page.locator('#main').getByLabel(words('admin.pay-link.language')).selectOption('km');
    await page.getByRole('button', { name: words('admin.pay-link.save') }).click();
    await page.waitForURL(/\/admin\/custom-payments\/\d+$/);
    const url = await typed('admin.pay-link.link').inputValue();
    expect(url).toMatch(/\/kh\/pay\/[a-z0-9]{31}$/);

    const stranger = await Guest.arrive(browser, server.url, 'km', 375);
    await stranger.page.goto(url);
    await paysTheLink(stranger, reason);
    // Whoever opens it again has nothing to pay.
    await stranger.page.goto(url);
    await stranger.heading('pay.paidTitle').waitFor();
    expect(await stranger.button('pay.pay', ['amount']).count()).toBe(0);

    await staff.open('/custom-payments');
    await becomes(async () => (await rowOf(staff, 'Chan Sophea')).includes(words('admin.pay-link.statePAID')), true);
    // A part of it goes back, by an amount that is left, a reason and the word.
    await page.locator('tbody tr').filter({ hasText: 'Chan Sophea' }).getByRole('link').first().click();
    await page.getByRole('button', { name: words('admin.pay-link.refund') }).click();
    const dialog = page.getByRole('dialog', { name: words('admin.pay-link.refundTitle') });
    const give = dialog.getByRole('button', { name: words('admin.pay-link.refund') });
    await dialog.getByLabel(words('admin.pay-link.refundAmount')).fill('12.51');
    await dialog.getByLabel(words('admin.pay-link.refundReason')).fill('One wheel is enough');
    await give.click();
    await dialog.getByText(words('admin.problem.range')).waitFor();
    await dialog.getByLabel(words('admin.pay-link.refundAmount')).fill('2.50');
    await staff.confirm('refund');
    await give.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('One wheel is enough').and(page.locator(':not(pre)')).last().waitFor();
    expect(await page.locator('#main').innerText()).toContain('$2,50');
    expect(staff.visit.complaints).toEqual([]);
    await Promise.all([stranger.visit.context.close(), staff.visit.context.close()]);
  });

  test('a gift is given on a phone and stands on the list of donations', async () => {
    const giver = await Guest.arrive(browser, server.url, 'km', 375);
    const { page, words } = giver;
    await giver.open('/donation-for-cause');
    await giver.isContent();
    await page.getByRole('radio', { name: words('donate.cause.education') }).check();
    await giver.field('amount').fill('7');
    await giver.field('payerName').fill('Bopha');
    await giver.button('donate.submit').click();
    await page.waitForURL('**/kh/pay/*');
    await paysTheLink(giver, words('donate.cause.education'));

    const staff = await Staff.signIn(browser, server.url, 'admin@naga.example', { language: 'km', width: 375 });
    await staff.open('/donations');
    await staff.page.getByText('Bopha').first().waitFor();
    await staff.page.getByText(staff.words('admin.pay-link.statePAID')).first().waitFor();
    expect(staff.visit.complaints).toEqual([]);
    await Promise.all([giver.visit.context.close(), staff.visit.context.close()]);
  });
});
