import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { bookingFacts } from '../booking-facts.js';
import { issuedPayload, returnLeg } from '../event.fixture.js';
import { bookingSms, type ShortNews } from './booking-sms.js';
import { plainVoice } from '../voice.js';

const BASE = 'https://naga.example';
const VOICE = plainVoice(BASE);
const NEWS = [
  'issued',
  'unpaid',
  'failed',
  'cash',
  'cashReceived',
  'inReview',
  'sentBack',
  'late',
  'pending',
  'rejected',
  'reminder',
  'cancelled',
  'partsCancelled',
  'refunded',
  'refundRefused',
  'refundInCash',
  'changed',
  'contactReplaced',
  'handedOver',
] as const;
const back = { amount: 2135, currency: 'USD' };
const facts = (change: object = {}) =>
  bookingFacts({
    ...issuedPayload,
    contactEmail: null,
    contactPhone: '012 345 678',
    ticketUrls: ['/eticket/t1'],
    cashCode: '48217730',
    heldUntil: '2026-11-20T10:10:00+07:00',
    amount: back,
    places: [{ place: 'AS_PAID', amount: back }],
    ...change,
  });

const cases = NEWS.flatMap((news) => LANGUAGES.map((language) => [news, language] as const));

test.each(cases)('%s in %s is one line that names the booking', (news, language) => {
  const sms = bookingSms(news, facts({ language }), VOICE);
  expect(sms.language).toBe(language);
  expect(sms.text).toMatch(/^Naga KX74QP/);
  expect(sms.text).not.toMatch(/\n|mail\.|undefined|null|\{\w/);
  expect(sms.subject).toContain('KX74QP');
});

test.each<[ShortNews, string]>([
  ['issued', 'https://naga.example/eticket/t1'],
  ['reminder', 'https://naga.example/eticket/t1'],
  ['changed', 'https://naga.example/eticket/t1'],
  ['unpaid', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['failed', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['cash', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['inReview', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['sentBack', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['pending', 'https://naga.example/view-booking-detail/17?reference=KX74QP&contact=012+345+678'],
  ['cancelled', '$21,35 back the way you paid.'],
  ['rejected', 'We are sending $21,35 back the way you paid, fees included.'],
  ['late', '$21,35 goes back the way you paid.'],
  ['refunded', 'your refund of $21,35 is on its way.'],
  ['contactReplaced', 'If you did not ask for this, please tell us at once.'],
])('%s ends with what matters: %s', (news, end) => {
  expect(bookingSms(news, facts(), VOICE).text.endsWith(end)).toBe(true);
});

test.each<[ShortNews, string]>([
  ['cancelled', '$21,35 goes into your account as credit.'],
  ['partsCancelled', '$21,35 goes into your account as credit. https://naga.example/eticket/t1'],
])('%s says what was taken as credit: %s', (news, end) =>
  expect(bookingSms(news, facts({ toWallet: true }), VOICE).text.endsWith(end)).toBe(true),
);

test.each([
  ['WALLET', 'Naga KX74QP: $21,35 stands as credit in your account.'],
  ['CASH', 'Naga KX74QP: your refund of $21,35 was handed out in cash.'],
  ['CONDUCTOR', 'If you did not get it, please write to us.'],
])('refunded says where it is: %s', (place, end) => {
  expect(bookingSms('refunded', facts({ places: [{ place, amount: back }] }), VOICE).text.endsWith(end)).toBe(true);
});

test('refunded in several ways says each, and what is still to come', () => {
  const places = ['AS_PAID', 'WALLET'].map((place) => ({ place, amount: back }));
  const rest = { onItsWay: { ...back, amount: 500 }, inCash: { ...back, amount: 0 } };
  expect(bookingSms('refunded', facts({ places, rest }), VOICE).text).toBe(
    'Naga KX74QP: your refund of $21,35 is on its way. $21,35 stands as credit in your account. You can pay your next trip with it. $5,00 is still to come: we write to you again when it is on its way.',
  );
});

test('names the code, how much and until when to who pays in cash', () => {
  expect(bookingSms('cash', facts(), VOICE).text).toMatch(
    /pay \$21,35 in cash at a counter by 10:10 on Friday, 20 November 2026\. Code 4821 7730\./,
  );
});

test('leads to the booking where no ticket is known', () => {
  expect(bookingSms('changed', facts({ ticketUrls: [], legs: [] }), VOICE).text).toMatch(/view-booking-detail\/17$/);
});

const [leg] = issuedPayload.legs;
const two = [
  { ...leg, seatNumbers: ['1A'] },
  { ...leg, departureTime: '2026-11-21T09:00:00+07:00', seatNumbers: ['1C'] },
];

test.each<[ShortNews, object, string]>([
  ['issued', {}, 'Naga KX74QP: Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seats 5C, 5D. Ticket:'],
  ['issued', { legs: [two[0]] }, 'Siem Reap, Sat 21 Nov 07:30, seat 1A. Ticket:'],
  ['issued', { legs: two }, 'Sat 21 Nov 07:30, seat 1A; Phnom Penh - Siem Reap, Sat 21 Nov 09:00, seat 1C. Ticket:'],
  ['changed', { legs: two }, 'changed: Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seat 1A; Phnom Penh - Siem Reap,'],
  ['issued', { legs: [leg, returnLeg] }, 'seats 5C, 5D; Siem Reap - Phnom Penh, Tue 24 Nov 22:00, seat 1A.'],
  [
    'reminder',
    { legs: two },
    'tomorrow Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seat 1A; Phnom Penh - Siem Reap, Sat',
  ],
  ['cancelled', { legs: [leg, returnLeg] }, 'cancelled: Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seats 5C, 5D; Siem'],
  ['partsCancelled', { legs: [two[1]] }, 'cancelled: Phnom Penh - Siem Reap, Sat 21 Nov 09:00, seat 1C.'],
  ['issued', { legs: [{ ...leg, seatNumbers: [] }] }, 'Siem Reap, Sat 21 Nov 07:30. Ticket:'],
])('%s says each ride with its own time and seats: %j', (news, change, said) =>
  expect(bookingSms(news, facts(change), VOICE).text).toContain(said),
);

const due = { amount: 2460, currency: 'USD' };

test.each(['issued', 'reminder', 'changed'] as const)('%s says what is paid on board, where something is', (news) => {
  expect(bookingSms(news, facts({ due }), VOICE).text).toContain('. Pay $24,60 when you board. ');
  expect(bookingSms(news, facts({ due: { ...due, amount: 0 } }), VOICE).text).not.toContain('board');
});

/** Letters of GSM 03.38: 160 to a segment; any other letter makes it 70. */
test.each<[ShortNews, object]>([
  ['issued', { due }],
  ['reminder', {}],
])('%s of one ride, in English, is one segment: %j', (news, change) => {
  const ticketUrls = [`/eticket/${'x'.repeat(25)}`];
  expect(bookingSms(news, facts({ ticketUrls, ...change }), VOICE).text).toMatch(/^[\w $@/:;,.()&=?+-]{1,160}$/);
});

test('names no ticket to whom none is sent', () => {
  expect(bookingSms('issued', facts({ ticketUrls: [] }), VOICE).text).toMatch(/seats 5C, 5D\.$/);
});
