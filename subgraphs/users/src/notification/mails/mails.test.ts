import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, prefixOf } from '@naga/kernel/language.js';
import { formatMoney, money } from '@naga/kernel/money.js';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BookingFacts, bookingFacts } from '../booking-facts.js';
import { issuedPayload, returnLeg } from '../event.fixture.js';
import { mailHtml } from '../mail-html.js';
import { mailText } from '../mail-text.js';
import { LINK_NEWS } from '../pay-link-facts.js';
import { wordsIn } from '../words.js';
import { agencyPaysBackMail } from './agency-pays-back.mail.js';
import { bookingCancelledMail } from './booking-cancelled.mail.js';
import { bookingChangedMail } from './booking-changed.mail.js';
import { bookingExchangedMail } from './booking-exchanged.mail.js';
import { bookingMovedMail } from './booking-moved.mail.js';

import { payLinkMail } from './pay-link.mail.js';
import { holderCodeMail } from './holder-code.mail.js';
import { bookingPendingMail } from './booking-pending.mail.js';
import { codesAskedMail } from './codes-asked.mail.js';
import { codeAwaitedMail } from './code-awaited.mail.js';
import { cashAwaitedMail } from './cash-awaited.mail.js';
import { cashReceivedMail } from './cash-received.mail.js';
import { bookingRejectedMail } from './booking-rejected.mail.js';
import { leftUnpaidMail } from './left-unpaid.mail.js';
import { contactReplacedMail, handedOverMail } from './ownership.mail.js';
import { partsCancelledMail } from './parts-cancelled.mail.js';
import { paymentFailedMail } from './payment-failed.mail.js';
import { paymentInReviewMail, paymentSentBackMail } from './payment-review.mail.js';
import { paymentRefundedLateMail } from './payment-refunded-late.mail.js';
import { operatorAskedMail } from './operator-asked.mail.js';
import { operatorCopyMail } from './operator-copy.mail.js';
import { refundDoneMail } from './refund-done.mail.js';
import { refundInCashMail, refundRefusedMail } from './refused-refund.mail.js';
import { reminderMail } from './reminder.mail.js';
import { reviewInvitationMail } from './review-invitation.mail.js';
import { ticketIssuedMail } from './ticket-issued.mail.js';
import { plainVoice } from '../voice.js';

const BASE = 'https://naga.example';
const VOICE = plainVoice(BASE);
const refund = { amount: 2135, currency: 'USD' };
const facts = (change: object = {}): BookingFacts => bookingFacts({ ...issuedPayload, ...change });
const both = {
  legs: [issuedPayload.legs[0], returnLeg],
  ticketUrls: ['/eticket/a', '/eticket/b'],
  ticketIds: ['a', 'b'],
};

const whole = (amount: number) => ({ amount, currency: 'USD' });
const rest = (onItsWay: number, inCash: number) => ({ onItsWay: whole(onItsWay), inCash: whole(inCash) });
/** All of it is back, in one place or in several. */
const back = (...places: string[]) => ({
  amount: whole(refund.amount * places.length),
  whole: whole(refund.amount * places.length),
  places: places.map((place) => ({ place, amount: refund })),
  rest: rest(0, 0),
});

const nothing = { amount: 0, currency: 'USD' };
const owedBothWays = {
  ...both,
  legs: [
    { ...issuedPayload.legs[0], toCollect: { amount: 1846, currency: 'USD' } },
    { ...returnLeg, toCollect: { amount: 1844, currency: 'USD' } },
  ],
  due: { amount: 3690, currency: 'USD' },
};

const addOns = [
  { id: '1', kind: 'INSURANCE', names: { en: 'Travel insurance', km: 'ធានារ៉ាប់រង' }, quantity: 1, amount: whole(200) },
  { id: '2', kind: 'LUGGAGE', names: { en: 'Extra <bag>', km: 'កាបូបបន្ថែម' }, quantity: 2, amount: whole(500) },
];

const changes = [
  { what: 'SEAT', who: 'Ana Reyes', before: '5C', after: '6A' },
  { what: 'PASSENGER', who: null, before: 'Ana Reyes', after: 'Anna Reyes' },
  { what: 'CONTACT', before: null, after: 'ana@example.com' },
  { what: 'TICKET_CODE', who: 'Ana Reyes', before: 'MI-1', after: 'MI-2' },
  { what: 'PICKUP', before: null, after: '12 Street 240' },
];
const PICKED_UP = {
  legs: [
    {
      ...issuedPayload.legs[0],
      pickupAddress: '12 Street 240',
      pickupPhone: '+855 12 000 333',
      pickupTime: '06:45',
      taxiDropOff: 'Angkor Guesthouse',
    },
  ],
};

/** The ride of the payload as it was sold: an hour earlier, the evening before. */
const earlier = { ...issuedPayload.legs[0], departureTime: '2026-11-20T23:30:00+07:00' };

/** Every branch of every mail. */
const MAILS = {
  'ticket.issued': (change: object) => ticketIssuedMail(facts(change), VOICE, 1),
  'ticket.issued, with points': (change: object) =>
    ticketIssuedMail(facts({ points: 700, pointsToEarn: 18, ...change }), VOICE, 1),
  'ticket.issued, both ways, each to be paid on boarding': (change: object) =>
    ticketIssuedMail(facts({ ...owedBothWays, ...change }), VOICE, 0),
  'ticket.issued, with a donation': (change: object) =>
    ticketIssuedMail(facts({ donation: whole(150), ...change }), VOICE, 1),
  'ticket.issued, with add-ons': (change: object) => ticketIssuedMail(facts({ addOns, ...change }), VOICE, 1),
  'booking.parts_cancelled, of what nobody had paid': (change: object) => {
    const some = facts({ ...owedBothWays, amount: nothing, paid: nothing, ...change });
    return partsCancelledMail(some, VOICE, some);
  },
  'ticket.issued, both ways, to be paid on boarding, no PDF': (change: object) =>
    ticketIssuedMail(facts({ ...both, due: refund, ...change }), VOICE, 0),
  'ticket.issued, of which little is known': (change: object) =>
    ticketIssuedMail(bookingFacts({ bookingId: '1', pnr: 'KX74QP', ...change }), VOICE, 0),
  'payment.refunded_late': (change: object) => paymentRefundedLateMail(facts({ amount: refund, ...change }), VOICE),
  'booking.cancelled': (change: object) => bookingCancelledMail(facts({ amount: refund, ...change }), VOICE),
  'booking.cancelled without refund': (change: object) =>
    bookingCancelledMail(facts({ amount: { amount: 0, currency: 'USD' }, ...change }), VOICE),
  'booking.cancelled, paid in cash': (change: object) =>
    bookingCancelledMail(facts({ amount: refund, cashBack: refund, ...change }), VOICE),
  'booking.cancelled, paid in cash and by card': (change: object) =>
    bookingCancelledMail(facts({ amount: refund, cashBack: { ...refund, amount: 1000 }, ...change }), VOICE),
  'booking.parts_cancelled': (change: object) =>
    partsCancelledMail(facts({ amount: refund, ...change }), VOICE, facts(change)),
  'booking.parts_cancelled, all of a ride': (change: object) =>
    partsCancelledMail(
      facts({ amount: refund, ...change }),
      VOICE,
      facts({ ticketIds: [], ticketUrls: [], ...change }),
    ),
  'booking.pending_operator': (change: object) =>
    bookingPendingMail(facts({ confirmBy: '2026-11-21T04:05:00+07:00', ...change }), VOICE),
  'ticket.code_awaited': (change: object) =>
    codeAwaitedMail(facts({ codeBy: '2026-11-21T04:05:00+07:00', ...change }), VOICE),
  'booking.rejected by the operator': (change: object) =>
    bookingRejectedMail(facts({ amount: refund, cause: 'REFUSED', reason: 'No <van> today', ...change }), VOICE),
  'booking.rejected, one way, unanswered, to be paid on boarding': (change: object) =>
    bookingRejectedMail(
      facts({ amount: { amount: 0, currency: 'USD' }, cause: 'OVERDUE', reason: null, total: null, ...change }),
      VOICE,
    ),
  'booking.rejected, paid in cash': (change: object) =>
    bookingRejectedMail(facts({ amount: refund, cashBack: refund, cause: 'REFUSED', ...change }), VOICE),
  'booking.changed': (change: object) => bookingChangedMail(facts({ changes, ...change }), VOICE, 1),
  'booking.contact_replaced': (change: object) => contactReplacedMail(facts(change), VOICE),
  'booking.handed_over': (change: object) => handedOverMail(facts(change), VOICE),
  'booking.changed, of which little is known': (change: object) => bookingChangedMail(facts(change), VOICE, 0),
  'booking.exchanged': (change: object) => bookingExchangedMail(facts({ amount: refund, ...change }), VOICE, 1),
  'booking.exchanged for a dearer ride': (change: object) =>
    bookingExchangedMail(facts({ added: refund, changeFee: refund, ...change }), VOICE, 1),
  'booking.exchanged for the same fare': (change: object) => bookingExchangedMail(facts(change), VOICE, 0),
  'booking.moved': (change: object) =>
    bookingMovedMail(facts({ reason: 'The <coach> broke down', ...change }), VOICE, 1),
  'booking.moved, to another time': (change: object) =>
    bookingMovedMail(facts({ left: { legs: [earlier], passengers: [] }, ...change }), VOICE, 1),
  'booking.moved, nobody says why': (change: object) => bookingMovedMail(facts(change), VOICE, 0),
  'booking.code_requested': (change: object) => holderCodeMail(facts(change), VOICE, '012345', 10),
  'booking.left_unpaid': (change: object) =>
    leftUnpaidMail(facts({ heldUntil: '2026-11-20T10:10:00+07:00', ...change }), VOICE),
  'booking.left_unpaid, of which little is known': (change: object) =>
    leftUnpaidMail(facts({ legs: [], total: null, ...change }), VOICE),
  'payment.failed': (change: object) =>
    paymentFailedMail(facts({ heldUntil: '2026-11-20T10:10:00+07:00', ...change }), VOICE),
  'payment.in_review': (change: object) =>
    paymentInReviewMail(facts({ amount: refund, heldUntil: '2026-11-20T10:10:00+07:00', ...change }), VOICE),
  'payment.in_review, of which little is known': (change: object) => paymentInReviewMail(facts(change), VOICE),
  'payment.sent_back': (change: object) =>
    paymentSentBackMail(facts({ amount: refund, heldUntil: '2026-11-20T10:10:00+07:00', ...change }), VOICE),
  'payment.sent_back, when nothing is held': (change: object) => paymentSentBackMail(facts(change), VOICE),
  'payment.cash_awaited': (change: object) =>
    cashAwaitedMail(
      facts({ cashCode: '48217730', amount: refund, heldUntil: '2026-11-21T04:05:00+07:00', ...change }),
      VOICE,
    ),
  'payment.cash_awaited, of which little is known': (change: object) =>
    cashAwaitedMail(facts({ cashCode: '48217730', ...change }), VOICE),
  'payment.cash_received': (change: object) =>
    cashReceivedMail(facts({ amount: refund, due: { amount: 300, currency: 'USD' }, ...change }), VOICE),
  'payment.cash_received, of which little is known': (change: object) => cashReceivedMail(facts(change), VOICE),
  'booking.reminder_due': (change: object) => reminderMail(facts({ ...PICKED_UP, due: refund, ...change }), VOICE),
  'booking.reminder_due, of which little is known': (change: object) =>
    reminderMail(facts({ legs: [], ...change }), VOICE),
  'booking.completed': (change: object) => reviewInvitationMail(facts(change), VOICE),
  'booking.completed, both ways': (change: object) => reviewInvitationMail(facts({ ...both, ...change }), VOICE),
  'booking.completed, of which little is known': (change: object) =>
    reviewInvitationMail(facts({ legs: [], ...change }), VOICE),
  'a copy for the operator': (change: object) => operatorCopyMail(facts({ changes, ...change }), VOICE),
  'a copy of what was cancelled': (change: object) => operatorCopyMail(facts(change), VOICE, 'cancelled'),
  'an operator is asked to accept': (change: object) =>
    operatorAskedMail(facts({ confirmBy: '2026-11-21T04:05:00+07:00', ...change }), VOICE),
  'an operator is asked for codes': (change: object) =>
    codesAskedMail(facts({ codeBy: '2026-11-21T04:05:00+07:00', ...change }), VOICE),
  'refund.done at a counter': (change: object) => refundDoneMail(facts({ ...back('CASH'), ...change }), VOICE),
  'refund.done by the conductor': (change: object) =>
    refundDoneMail(facts({ ...back('CONDUCTOR'), ...owedBothWays, ...change }), VOICE),
  'refund.done in part': (change: object) =>
    refundDoneMail(
      facts({ ...back('AS_PAID', 'WALLET'), whole: whole(9000), rest: rest(2000, 730), ...change }),
      VOICE,
    ),
  'refund.done, the last part': (change: object) =>
    refundDoneMail(facts({ ...back('AS_PAID'), whole: whole(9000), rest: rest(0, 0), ...change }), VOICE),
  'booking.cancelled, sold by an agency': (change: object) =>
    bookingCancelledMail(
      facts({ amount: refund, agencyId: '3', agencyBack: refund, agencyName: 'Angkor <Tours>', ...change }),
      VOICE,
    ),
  'an agency is told what it pays back': (change: object) =>
    agencyPaysBackMail(facts({ agencyBack: refund, ...change }), VOICE),
  'refund.done as credit': (change: object) => refundDoneMail(facts({ ...back('WALLET'), ...change }), VOICE),
  'refund.done to an agency': (change: object) =>
    refundDoneMail(facts({ ...back('AGENCY'), agencyName: 'Angkor <Tours>', ...change }), VOICE),
  'refund.refused': (change: object) => refundRefusedMail(facts({ amount: refund, ...change }), VOICE),
  'refund.in_cash of a deleted account': (change: object) =>
    refundInCashMail(facts({ amount: refund, why: 'ACCOUNT_DELETED', ...change }), VOICE),
  'refund.in_cash': (change: object) => refundInCashMail(facts({ amount: refund, ...change }), VOICE),
  'refund.in_cash, of what a conductor took': (change: object) =>
    refundInCashMail(facts({ amount: refund, why: 'NOT_OWED', ...change }), VOICE),
  'refund.done': (change: object) => refundDoneMail(facts({ ...back('AS_PAID'), ...change }), VOICE),
};

const cases = Object.entries(MAILS).flatMap(([name, mail]) =>
  LANGUAGES.map((language) => [name, language, mail] as const),
);

/** Of no booking, so that no reference stands in them. */
const LINK = {
  linkId: '7',
  token: 'a1b2c3',
  payerName: 'Chan <Sophea>',
  payerEmail: 'sophea@example.com',
  expiresAt: '2026-11-27T06:00:00.000Z',
  countryCode: null,
  amount: money(2500, 'USD'),
  arrived: null,
  payable: true,
  state: 'OPEN' as const,
};
const linkCases = LANGUAGES.flatMap((language) =>
  LINK_NEWS.flatMap((about) => [
    [about, language, { ...LINK, language, kind: 'CUSTOM', reason: 'Extra luggage' } as const] as const,
    [about, language, { ...LINK, language, kind: 'DONATION', reason: 'HEALTH', payerName: null } as const] as const,
  ]),
);

test.each(linkCases)('pay_link.%s in %s says how much and for what', (about, language, facts) => {
  const mail = payLinkMail(about, facts, VOICE);
  for (const said of [mailHtml(mail), mailText(mail)]) {
    expect(said).toContain(formatMoney(facts.amount));
    expect(said).not.toMatch(/mail\.\w+|undefined|null|NaN|\{\w/);
  }
  expect(mail.actions.map(({ url }) => url)).toEqual(
    about === 'asked' || about === 'sent_back'
      ? [`${BASE}/${language === 'en' ? '' : `${prefixOf(language)}/`}pay/a1b2c3`]
      : [],
  );
});

test.each(LANGUAGES)('in %s what came for a link that was over is not called more than was asked', (language) => {
  const facts = { ...LINK, language, kind: 'CUSTOM', reason: 'Luggage', arrived: money(2400, 'USD') } as const;
  const [expired, cancelled, overpaid] = [
    payLinkMail('refunded_late', { ...facts, state: 'EXPIRED', payable: false }, VOICE),
    payLinkMail('refunded_late', { ...facts, state: 'CANCELLED', payable: false }, VOICE),
    payLinkMail('overpaid', { ...facts, state: 'PAID', payable: false }, VOICE),
  ];
  expect(new Set([expired, cancelled, overpaid].map(({ paragraphs }) => paragraphs[0])).size).toBe(3);
  for (const mail of [expired, cancelled]) {
    expect(mail.subject).toContain('$24,00');
    expect(mail.actions).toEqual([]);
    for (const said of [mailHtml(mail), mailText(mail)]) expect(said).toContain('$24,00');
  }
});

test.each(LANGUAGES)('in %s a link whose payment went back is paid again only while it can be', (language) => {
  const facts = { ...LINK, language, kind: 'CUSTOM', reason: 'Luggage', arrived: money(2400, 'USD') } as const;
  const [open, over] = [true, false].map((payable) => payLinkMail('sent_back', { ...facts, payable }, VOICE));
  expect([open!.actions.length, over!.actions.length]).toEqual([1, 0]);
  for (const mail of [open!, over!, payLinkMail('in_review', facts, VOICE)]) expect(mailText(mail)).toContain('$24,00');
});

describe('a mail', () => {
  test.each(cases)('%s in %s has words for everything, the same in HTML and text', (_, language, mailOf) => {
    const mail = mailOf({ language });
    const [html, text] = [mailHtml(mail), mailText(mail)];
    expect(html).toContain(`<html lang="${language}">`);
    for (const said of [html, text, mail.subject]) {
      expect(said).toContain('KX74QP');
      expect(said).not.toMatch(/mail\.\w+|undefined|null|NaN|\{\w/);
    }
    const plain = html
      .replace(/<[^>]*>/g, '')
      .replace(/&#39;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>');
    for (const part of [mail.title, ...mail.paragraphs, ...mail.closing, ...mail.rides.flatMap((ride) => ride.notes)]) {
      expect(plain).toContain(part);
      expect(text).toContain(part);
    }
    for (const { url } of mail.actions) {
      expect(url.startsWith(`${BASE}/`)).toBe(true);
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(url);
    }
  });

  test('uses every word of the catalogue, and there is none it does not find', () => {
    const catalogue = new URL('../../../messages/en.json', import.meta.url);
    const ids = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')) as object);
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const sources = globSync('{mails/*.mail,mails/*-{fact,mail,sms,text},ride-lines}.ts', { cwd });
    const source = sources.map((name) => readFileSync(`${cwd}${name}`, 'utf8')).join('');
    expect([...new Set(source.match(/(?<=')mail\.\w+(\.\w+)?(?=')/g))].sort()).toEqual(ids.sort());
    expect(() => wordsIn('km')('mail.nothing.of.the.kind')).toThrow();
    expect(() => wordsIn('km')('mail.why')).toThrow();
  });

  test('shows rides as clocks at the stops show them, nights included', () => {
    const { rides } = MAILS['ticket.issued, both ways, to be paid on boarding, no PDF']({});
    expect(rides).toEqual([
      {
        day: 'Saturday, 21 November 2026',
        departs: '07:30',
        arrives: '13:10',
        from: 'Phnom Penh, Night Market branch',
        to: 'Siem Reap town office',
        later: undefined,
        duration: '5 h 40 min',
        notes: ['Mekong Ibis', 'VIP 27', 'Seats 5C, 5D'],
      },
      {
        day: 'Tuesday, 24 November 2026',
        departs: '22:00',
        arrives: '04:00',
        from: 'Siem Reap town office',
        to: 'Phnom Penh, Night Market branch',
        later: 'next day',
        duration: '6 h',
        notes: ['Mekong Ibis', 'VIP 27', 'Seat 1A'],
      },
    ]);
  });

  test('says until when the operator answers, on the clock at the stop', () => {
    const { paragraphs } = MAILS['booking.pending_operator']({});
    expect(paragraphs[1]).toBe('You get the answer by 04:05 on Saturday, 21 November 2026 at the latest.');
  });

  test('says of points what they took off and what the trip earns, of who has none nothing', () => {
    expect(MAILS['ticket.issued, with points']({}).facts).toEqual(
      expect.arrayContaining([
        { label: 'Taken off with your points', value: '700 points' },
        { label: 'You earn, once you have travelled', value: '18 points' },
      ]),
    );
    const none = MAILS['ticket.issued']({ points: 0, pointsToEarn: 0 });
    expect(none.facts.some(({ value }) => value.includes('point'))).toBe(false);
  });

  test.each([
    'ticket.issued',
    'ticket.code_awaited',
    'booking.pending_operator',
    'booking.exchanged',
    'booking.left_unpaid',
    'payment.failed',
  ] as const)('%s has a line of what is given for a cause, before the total, and none of nothing', (name) => {
    const label = 'Donation';
    const lines = MAILS[name]({ donation: whole(150) }).facts;
    const given = lines.findIndex((line) => line.label === label);
    expect(lines[given]).toEqual({ label, value: '$1,50' });
    expect(lines[given + 1]!.label).toBe('Total');
    expect(MAILS[name]({ donation: null }).facts.map((line) => line.label)).not.toContain(label);
  });

  test.each([
    'ticket.issued',
    'ticket.code_awaited',
    'booking.pending_operator',
    'booking.exchanged',
    'booking.left_unpaid',
    'payment.failed',
  ] as const)('%s has a line of each add-on, before the donation and the total', (name) => {
    const lines = MAILS[name]({ addOns, donation: whole(150) }).facts;
    const first = lines.findIndex(({ label }) => label.endsWith('Travel insurance'));
    expect(lines.slice(first, first + 4).map(({ label, value }) => [label.replaceAll('\u00a0', ' '), value])).toEqual([
      ['Travel insurance', '$2,00'],
      ['2 × Extra <bag>', '$5,00'],
      ['Donation', '$1,50'],
      ['Total', expect.anything()],
    ]);
  });

  test('calls add-ons as its reader does, where somebody named them so, and otherwise in English', () => {
    const labels = (language: string) =>
      MAILS['ticket.issued, with add-ons']({ language }).facts.map(({ label }) => label.replaceAll('\u00a0', ' '));
    expect(labels('km')).toEqual(expect.arrayContaining(['ធានារ៉ាប់រង', '2 × កាបូបបន្ថែម']));
    expect(labels('es')).toEqual(expect.arrayContaining(['Travel insurance', '2 × Extra <bag>']));
  });

  test.each([
    ['ticket.issued'],
    ['ticket.code_awaited'],
    ['booking.exchanged'],
    ['booking.pending_operator'],
    ['booking.left_unpaid'],
    ['payment.failed'],
  ] as const)('%s says beside what is charged about what its traveller read', (name) => {
    const shownRate = { currency: 'KHR', units: '4100', per: '1', since: '2026-11-01T00:00:00.000Z' };
    const totalOf = (change: object) => MAILS[name](change).facts.find(({ label }) => label === 'Total')?.value;
    expect(totalOf({ shownRate })).toBe('$22,60 (≈\u00a0៛92.700)');
    for (const none of [null, {}, { ...shownRate, per: '0' }, { ...shownRate, units: 'many' }])
      expect(totalOf({ shownRate: none })).toBe('$22,60');
  });

  test.each(LANGUAGES)('in %s a donation is called by its own word', (language) => {
    const { facts: lines } = MAILS['ticket.issued, with a donation']({ language });
    const { label } = lines.find(({ value }) => value === '$1,50')!;
    expect(label).toBe(wordsIn(language)('mail.donation'));
    expect(label === 'Donation').toBe(language === 'en');
  });

  test('of a refusal says what the operator wrote and what comes back; of silence that it was silence', () => {
    const refused = MAILS['booking.rejected by the operator']({});
    expect(refused.facts).toEqual([
      { label: 'Booking reference', value: 'KX74QP' },
      { label: 'What the operator wrote', value: 'No <van> today' },
      { label: 'Refund', value: '$21,35' },
    ]);
    expect(mailHtml(refused)).toContain('No &lt;van&gt; today');
    const overdue = MAILS['booking.rejected, one way, unanswered, to be paid on boarding']({});
    expect(overdue.paragraphs.slice(0, 2)).toEqual([
      'The operator confirms each booking by hand and did not answer in time.',
      'The other rides of this booking stay as they are.',
    ]);
    expect(overdue.facts).toHaveLength(1);
  });

  test('of what goes back in cash says the counter, and not the way it was paid', () => {
    for (const mail of ['booking.rejected, paid in cash', 'booking.cancelled, paid in cash'] as const) {
      const text = mailText(MAILS[mail]({}));
      expect(text).toContain('$21,35 waits for you in cash');
      expect(text).not.toContain('the way you paid');
    }
  });

  test('asks on board what each conductor asks, and for one ride simply what is due', () => {
    expect(ticketIssuedMail(facts(owedBothWays), VOICE, 0).paragraphs).toEqual(
      expect.arrayContaining([
        'Please pay $18,46 when you board from Phnom Penh to Siem Reap.',
        'Please pay $18,44 when you board from Siem Reap to Phnom Penh.',
      ]),
    );
    const one = { ...owedBothWays, legs: owedBothWays.legs.slice(0, 1) };
    const due = { amount: 1846, currency: 'USD' };
    expect(reminderMail(facts({ ...one, due }), VOICE).paragraphs).toContain('Please pay $18,46 when you board.');
    // The ride of the day, of two that are paid on board.
    expect(reminderMail(facts(one), VOICE).paragraphs).toContain(
      'Please pay $18,46 when you board from Phnom Penh to Siem Reap.',
    );
  });

  test('of seats that nobody had paid says so, and what the others pay on board', () => {
    const left = { ...owedBothWays, amount: nothing, paid: nothing };
    const { paragraphs, facts: lines } = partsCancelledMail(facts(left), VOICE, facts(left));
    expect(paragraphs).toContain('Nothing had been paid for it, so there is nothing to pay back.');
    expect(paragraphs.join(' ')).toContain('Please pay $18,46 when you board from Phnom Penh to Siem Reap.');
    expect(lines.map(({ label }) => label)).not.toContain('Refund');
    expect(bookingCancelledMail(facts({ ...left, due: nothing }), VOICE).paragraphs).toContain(
      'Nothing had been paid for it, so there is nothing to pay back.',
    );
  });

  test('of a refund that came back in part says of how much, where each sum is, and what is still to come', () => {
    const mail = MAILS['refund.done in part']({});
    expect(mail.subject).toBe('A part of your refund for booking KX74QP has been paid');
    expect(mail.paragraphs).toEqual([
      'We have sent $21,35 back the way you paid. Your bank may need a few days to show it.',
      '$21,35 stands as credit in your account. You can pay your next trip with it.',
      '$20,00 is still to come: we write to you again when it is on its way.',
      '$7,30 waits for you in cash: name booking KX74QP at a counter of the operator.',
    ]);
    expect(mail.facts.slice(1)).toEqual([
      { label: 'Refund', value: '$42,70' },
      { label: 'Refund in all', value: '$90,00' },
    ]);
    const last = MAILS['refund.done, the last part']({});
    expect(last.subject).toBe('Your refund for booking KX74QP has been paid');
    expect(last.paragraphs).toContain('With this the whole refund has been paid.');
    expect(last.facts.slice(1)).toEqual([
      { label: 'Refund', value: '$21,35' },
      { label: 'Refund in all', value: '$90,00' },
    ]);
    expect(MAILS['refund.done']({}).facts.slice(1)).toEqual([{ label: 'Refund', value: '$21,35' }]);
  });

  test('of cash that the conductor gave back says so, what is owed again, and whom to write to', () => {
    const { paragraphs } = MAILS['refund.done by the conductor']({});
    expect(paragraphs[0]).toContain('If you did not get it, please write to us.');
    expect(paragraphs.join(' ')).toContain('Please pay $18,46 when you board from Phnom Penh to Siem Reap.');
  });

  test('of cash that a conductor took too much of does not blame a bank', () => {
    const { paragraphs } = MAILS['refund.in_cash, of what a conductor took']({});
    expect(paragraphs).toEqual([expect.stringMatching(/^The conductor took \$21,35 that your booking does not owe/)]);
    expect(paragraphs[0]).not.toContain('bank');
  });

  test('of cash that boarded nobody says what of it pays the booking, and what is left', () => {
    const { paragraphs, facts: told } = MAILS['payment.cash_received']({});
    expect(paragraphs[0]).toContain('$21,35 of the cash that you gave the conductor pays for booking KX74QP.');
    expect(told).toContainEqual({ label: 'Still to pay', value: '$3,00' });
    expect(MAILS['payment.cash_received']({ due: null }).facts).toHaveLength(2);
  });

  test('counts Gregorian years in Thai', () => {
    expect(MAILS['ticket.issued']({ language: 'th' }).rides[0]?.day).toContain('2026');
  });

  test('to an operator leads to the back office and says nothing of the whole price', () => {
    const mail = operatorCopyMail(facts({ total: undefined }), VOICE);
    expect(mail).toMatchObject({
      subject: '2 passengers Phnom Penh → Siem Reap (KX74QP)',
      actions: [{ url: `${BASE}/admin/bookings/17` }],
    });
    expect(mailText(mail)).not.toContain('$');
  });

  test.each(LANGUAGES)(
    'to an agency, in %s, leads to its own desk: the back office is not for its people',
    (language) => {
      const { actions } = MAILS['an agency is told what it pays back']({ language });
      const prefix = language === 'en' ? '' : `${prefixOf(language)}/`;
      expect(actions.map(({ url }) => url)).toEqual([`${BASE}/${prefix}agency/bookings/17`]);
    },
  );

  test('asks an operator until when, in the back office', () => {
    const mail = operatorAskedMail(facts({ total: null, confirmBy: '2026-11-21T04:05:00+07:00' }), VOICE);
    expect(mail).toMatchObject({
      subject: 'Please confirm: 2 passengers Phnom Penh → Siem Reap (KX74QP)',
      actions: [{ url: `${BASE}/admin/bookings/17` }],
    });
    expect(mail.paragraphs[1]).toContain('by 04:05 on Saturday, 21 November 2026');
  });

  test('says who is fetched where, whom the driver calls, and where he is set down', () => {
    expect(MAILS['booking.reminder_due']({}).rides[0]?.notes).toEqual([
      'Mekong Ibis',
      'VIP 27',
      'Seats 5C, 5D',
      'Pick-up: 06:45, 12 Street 240, +855 12 000 333',
      'To Angkor Guesthouse on arrival',
    ]);
  });

  test('of a move says when the traveller was to leave and when he leaves now, and nothing of a time that stays', () => {
    const mail = MAILS['booking.moved, to another time']({});
    const [departure] = issuedPayload.legs;
    const now = departure!.departureTime.slice(11, 16);
    expect(mailText(mail)).toMatch(new RegExp(`Friday[^\\n]* 23:30 → [^\\n]* ${now}`));
    expect(mailText(MAILS['booking.moved']({}))).not.toContain(' → ');
  });

  test('says what was changed as it was and as it is', () => {
    expect(MAILS['booking.changed']({}).facts.slice(1)).toEqual([
      { label: 'Seat, Ana Reyes', value: '5C → 6A' },
      { label: 'Passenger', value: 'Ana Reyes → Anna Reyes' },
      { label: 'Contact', value: '– → ana@example.com' },
      { label: 'Ticket number, Ana Reyes', value: 'MI-1 → MI-2' },
      { label: 'Pick-up', value: '– → 12 Street 240' },
    ]);
  });

  test('leads back to pay with what opens the booking filled in, and to one review a ride', () => {
    expect(MAILS['booking.left_unpaid']({}).actions[0]).toEqual({
      label: 'Finish and pay',
      url: `${BASE}/view-booking-detail/17?reference=KX74QP&contact=ana%40example.com`,
    });
    expect(MAILS['booking.completed, both ways']({ language: 'km' }).actions.map(({ url }) => url)).toEqual([
      `${BASE}/kh/reviews/a/ana%40example.com`,
      `${BASE}/kh/reviews/b/ana%40example.com`,
      `${BASE}/view-booking-detail/17`,
    ]);
  });

  test('tells who pays in cash the code, how much, and until when', () => {
    const mail = MAILS['payment.cash_awaited']({});
    expect(mail.subject).toBe('Pay in cash with code 4821 7730 (KX74QP)');
    expect(mail.facts.slice(1)).toEqual([
      { label: 'Your code', value: '4821 7730' },
      { label: 'To pay', value: '$21,35' },
    ]);
    expect(mail.paragraphs[1]).toContain('by 04:05 on Saturday, 21 November 2026');
  });

  test.each([
    ['cancelled', 'Cancelled: 2 passengers Phnom Penh → Siem Reap (KX74QP)'],
    ['changed', 'Changed: 2 passengers Phnom Penh → Siem Reap (KX74QP)'],
  ] as const)('tells an operator what was %s', (of, subject) => {
    const mail = operatorCopyMail(facts({ changes }), VOICE, of);
    expect(mail).toMatchObject({ subject });
    expect(mailText(mail)).toContain('5C → 6A');
  });

  test.each([
    ['en', 'Add-ons', 'Extra bag'],
    ['km', 'សេវាបន្ថែម', 'វ៉ាលី'],
  ] as const)('tells an operator, in %s, what is bought beside his seats', (language, label, bag) => {
    const addOns = [{ id: '3', names: { en: 'Extra bag', km: 'វ៉ាលី' }, quantity: 2 }];
    const meal = { id: '4', names: { en: 'Meal' }, quantity: 1 };
    const [leg] = issuedPayload.legs;
    const legs = [
      { ...leg, addOns },
      { ...leg, addOns: [...addOns, meal] },
    ];
    const said = { label, value: `4\u00a0×\u00a0${bag}\nMeal` };
    expect(operatorCopyMail(facts({ language, legs }), VOICE).facts).toContainEqual(said);
    expect(operatorCopyMail(facts({ language, legs }), VOICE, 'cancelled').facts).not.toContainEqual(said);
    expect(operatorCopyMail(facts({}), VOICE).facts).toHaveLength(2);
  });

  test('says who of the passengers is a child', () => {
    const text = mailText(operatorCopyMail(facts({}), VOICE));
    expect(text).toContain('Ana Reyes, seat 5C');
    expect(text).toMatch(/Marsh.* \(child\), seat 5D/);
  });

  test('escapes what travellers wrote', () => {
    const html = mailHtml(MAILS['ticket.issued']({}));
    expect(html).toContain('Leo &lt;b&gt;Marsh&lt;/b&gt;');
    expect(html).not.toContain('<b>Marsh');
  });

  test('says what to do next first, then where the booking is', () => {
    expect(MAILS['ticket.issued']({}).actions).toEqual([
      { label: 'Open the ticket', url: `${BASE}/eticket/tIcKeT-1/ana%40example.com` },
      { label: 'See the booking', url: `${BASE}/view-booking-detail/17` },
    ]);
  });

  test('speaks English when the booking names no language we speak', () => {
    expect(MAILS['ticket.issued']({ language: 'fr' }).title).toBe('Your ticket is here');
  });
});
