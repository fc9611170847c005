import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BookingFacts, bookingFacts } from '../booking-facts.js';
import { issuedPayload, returnLeg } from '../event.fixture.js';
import { mailHtml } from '../mail-html.js';
import { mailText } from '../mail-text.js';
import { wordsIn } from '../words.js';
import { bookingCancelledMail } from './booking-cancelled.mail.js';
import { bookingPendingMail } from './booking-pending.mail.js';
import { bookingRejectedMail } from './booking-rejected.mail.js';
import { partsCancelledMail } from './parts-cancelled.mail.js';
import { paymentRefundedLateMail } from './payment-refunded-late.mail.js';
import { operatorAskedMail } from './operator-asked.mail.js';
import { operatorCopyMail } from './operator-copy.mail.js';
import { refundDoneMail } from './refund-done.mail.js';
import { ticketIssuedMail } from './ticket-issued.mail.js';

const BASE = 'https://naga.example';
const refund = { amount: 2135, currency: 'USD' };
const facts = (change: object = {}): BookingFacts => bookingFacts({ ...issuedPayload, ...change });
const both = {
  legs: [issuedPayload.legs[0], returnLeg],
  ticketUrls: ['/eticket/a', '/eticket/b'],
  ticketIds: ['a', 'b'],
};

/** Every branch of every mail. */
const MAILS = {
  'ticket.issued': (change: object) => ticketIssuedMail(facts(change), BASE, 1),
  'ticket.issued, both ways, to be paid on boarding, no PDF': (change: object) =>
    ticketIssuedMail(facts({ ...both, due: refund, ...change }), BASE, 0),
  'ticket.issued, of which little is known': (change: object) =>
    ticketIssuedMail(bookingFacts({ bookingId: '1', pnr: 'KX74QP', ...change }), BASE, 0),
  'payment.refunded_late': (change: object) => paymentRefundedLateMail(facts({ amount: refund, ...change }), BASE),
  'booking.cancelled': (change: object) => bookingCancelledMail(facts({ amount: refund, ...change }), BASE),
  'booking.cancelled without refund': (change: object) =>
    bookingCancelledMail(facts({ amount: { amount: 0, currency: 'USD' }, ...change }), BASE),
  'booking.parts_cancelled': (change: object) => partsCancelledMail(facts({ amount: refund, ...change }), BASE),
  'booking.pending_operator': (change: object) =>
    bookingPendingMail(facts({ confirmBy: '2026-11-21T04:05:00+07:00', ...change }), BASE),
  'booking.rejected by the operator': (change: object) =>
    bookingRejectedMail(facts({ amount: refund, cause: 'REFUSED', reason: 'No <van> today', ...change }), BASE),
  'booking.rejected, one way, unanswered, to be paid on boarding': (change: object) =>
    bookingRejectedMail(
      facts({ amount: { amount: 0, currency: 'USD' }, cause: 'OVERDUE', reason: null, total: null, ...change }),
      BASE,
    ),
  'refund.done': (change: object) => refundDoneMail(facts({ amount: refund, ...change }), BASE),
};

const cases = Object.entries(MAILS).flatMap(([name, mail]) =>
  LANGUAGES.map((language) => [name, language, mail] as const),
);

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
      expect(html).toContain(`href="${url}"`);
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

  test('counts Gregorian years in Thai', () => {
    expect(MAILS['ticket.issued']({ language: 'th' }).rides[0]?.day).toContain('2026');
  });

  test('to an operator is in English, leads to the back office and says nothing of the whole price', () => {
    const mail = operatorCopyMail(facts({ language: 'km', total: undefined }), BASE);
    expect(mail).toMatchObject({
      language: 'en',
      subject: '2 passengers Phnom Penh → Siem Reap (KX74QP)',
      actions: [{ url: `${BASE}/admin/bookings/17` }],
    });
    expect(mailText(mail)).not.toContain('$');
  });

  test('asks an operator in English, until when, in the back office', () => {
    const mail = operatorAskedMail(
      facts({ language: 'km', total: null, confirmBy: '2026-11-21T04:05:00+07:00' }),
      BASE,
    );
    expect(mail).toMatchObject({
      language: 'en',
      subject: 'Please confirm: 2 passengers Phnom Penh → Siem Reap (KX74QP)',
      actions: [{ url: `${BASE}/admin/bookings/17` }],
    });
    expect(mail.paragraphs[1]).toContain('by 04:05 on Saturday, 21 November 2026');
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
