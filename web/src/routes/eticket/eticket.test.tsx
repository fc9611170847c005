import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aTicket } from '../../../test/checkout-fixtures.js';
import { playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import { aVisit } from '../../../test/visit.js';
import * as page from './eticket.js';
import { loader as calendar } from './eticket-calendar.js';
import { loader as pdf } from './eticket-pdf.js';
import { loader as wallet } from './eticket-wallet.js';
import { scopeOf } from './keep-for-the-road.js';

const show = (ticket: object | null, at = '/eticket/ticket1/dara%40example.com') =>
  stage([{ path: 'eticket/:ticketId/:email?', module: page }], { at, graph: playing({ Eticket: () => ({ ticket }) }) });

afterEach(() => {
  delete (navigator as { share?: unknown }).share;
});

describe('the e-ticket', () => {
  test('speaks the reader’s language and Khmer for the driver', async () => {
    const { asked } = show(aTicket());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('សំបុត្រអេឡិចត្រូនិក · E-ticket');
    expect(screen.getByText('ផ្សាររាត្រី')).toHaveAttribute('lang', 'km');
    expect(screen.getByText('07:10')).toBeVisible();
    expect(asked[0]?.variables).toEqual({ id: 'ticket1', email: 'dara@example.com' });
  });

  test('calls each passenger as the PDF does, beside the code too', async () => {
    const [first, second] = aTicket().passengers;
    const { container } = show(
      aTicket({
        passengers: [
          { ...first!, title: 'MS' },
          { ...second!, title: 'MR' },
        ],
      }),
    );
    expect(await screen.findByText('Ms Dara Keo')).toBeVisible();
    expect(screen.getByText('Mr Leo Marsh (child)')).toBeVisible();
    expect([...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
      'Ms Dara Keo · 5C',
      'Mr Leo Marsh (child) · 5D',
    ]);
  });

  test('says what each passenger has beside his seat, in the language of its reader', async () => {
    const [first, second] = aTicket().passengers;
    const addOn = (id: string, en: string, quantity: number) => ({
      __typename: 'SeatAddOn' as const,
      id,
      quantity,
      names: { __typename: 'LocalizedText' as const, en, km: 'កាបូប', th: null, vi: null, es: null },
    });
    const addOns = [addOn('1', 'Travel insurance', 1), addOn('2', 'Extra bag', 2)];
    show(aTicket({ passengers: [{ ...first!, addOns }, second!] }));
    const told = await screen.findByText('Travel insurance, 2 × Extra bag');
    expect(told.previousElementSibling).toHaveTextContent('Ms Dara Keo');
    expect(screen.queryAllByText(/Travel insurance/)).toHaveLength(1);
  });

  test('has a code of its own for each passenger', async () => {
    show(aTicket());
    expect(await screen.findByRole('img', { name: 'Boarding pass of Dara Keo, seat 5C' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Boarding pass of Leo Marsh, seat 5D' })).toBeVisible();
  });

  test('says what is still to be paid on board, to the driver too', async () => {
    const [first] = aTicket().passengers;
    show(
      aTicket({ passengers: [{ ...first!, payOnBoarding: { __typename: 'Money', amount: 1200, currency: 'USD' } }] }),
    );
    expect(await screen.findByText('Pay $12,00 on board')).toBeVisible();
    expect(screen.getByText('បង់ប្រាក់ពេលឡើងឡាន')).toBeVisible();
  });

  test('that was revoked says so', async () => {
    show(aTicket({ revoked: true }));
    expect(await screen.findByText(/no longer valid: the booking was cancelled/)).toBeVisible();
  });

  test('is shared with the telephone’s own sheet, or its link is copied', async () => {
    const user = userEvent.setup({ delay: null });
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    show(aTicket());
    await user.click(await screen.findByRole('button', { name: 'Share trip' }));
    expect(await screen.findByText('The link to the ticket has been copied.')).toBeVisible();
    expect(copied).toEqual(['https://naga.example/eticket/ticket1/dara%40example.com']);
    const shared: object[] = [];
    Object.assign(navigator, { share: async (what: object) => void shared.push(what) });
    await user.click(screen.getByRole('button', { name: 'Share trip' }));
    expect(shared).toEqual([expect.objectContaining({ title: 'Phnom Penh → Siem Reap, Sat 21 Nov 07:30' })]);
  });

  test('goes into no wallet that nobody configured', async () => {
    show(aTicket());
    await screen.findByRole('button', { name: 'Share trip' });
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  test('goes into the wallets that are there, into Google’s passenger by passenger', async () => {
    const [first, second] = aTicket().passengers.map(({ partId, seatNumber }) => ({
      __typename: 'GoogleWalletPass' as const,
      partId,
      seatNumber,
      url: `https://pay.google.com/gp/v/save/${partId}`,
    }));
    const appleWalletUrl = `${aTicket().url}.pkpass`;
    show(aTicket({ appleWalletUrl, googleWalletPasses: [first!, second!] }));
    expect(await screen.findByRole('link', { name: 'Add to Apple Wallet' })).toHaveAttribute('href', appleWalletUrl);
    expect(screen.getByRole('link', { name: 'Add seat 5C to Google Wallet' })).toHaveAttribute('href', first!.url);
    expect(screen.getByRole('link', { name: 'Add seat 5D to Google Wallet' })).toHaveAttribute('href', second!.url);
  });

  test('of one passenger needs no seat beside its wallet', async () => {
    const one = {
      __typename: 'GoogleWalletPass' as const,
      partId: '1',
      seatNumber: '5C',
      url: 'https://pay.google.com/1',
    };
    show(aTicket({ googleWalletPasses: [one] }));
    expect(await screen.findByRole('link', { name: 'Add to Google Wallet' })).toHaveAttribute('href', one.url);
    expect(screen.queryByRole('link', { name: 'Add to Apple Wallet' })).toBeNull();
  });

  test('that is unknown does not tell which part was wrong', async () => {
    show(null);
    expect(await screen.findByRole('heading', { name: 'This link opens no ticket' })).toBeVisible();
    expect(screen.getByText(/whole and unchanged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const { container } = show(aTicket());
    await screen.findByText('Where you board');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('its files', () => {
  const load = (loader: typeof pdf, answer: object, accept = '*/*', path = '/eticket/x.pdf') =>
    loader({
      context: aVisit(
        {},
        playing({ EticketDocument: () => answer, EticketCalendar: () => answer, EticketWallet: () => answer }),
      ),
      params: { ticketId: 'x' },
      request: new Request(`https://naga.example${path}`, { headers: { accept } }),
      url: new URL(path, 'https://naga.example'),
    } as never);

  test('the PDF comes as a PDF', async () => {
    const answer = await load(pdf, { ticketDocument: { fileName: 'Naga "KX74QP".pdf', base64: btoa('%PDF-1.7') } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="Naga__KX74QP_.pdf"');
    expect(await answer.text()).toBe('%PDF-1.7');
  });

  test('the calendar comes as a calendar', async () => {
    const answer = await load(calendar as never, { ticketCalendar: 'BEGIN:VCALENDAR' });
    expect(answer.headers.get('content-type')).toContain('text/calendar');
  });

  test('the pass comes as what a wallet opens', async () => {
    const contentType = 'application/vnd.apple.pkpass';
    const file = { fileName: 'Naga-KX74QP.pkpass', contentType, base64: btoa('PK') };
    const answer = await load(wallet as never, { appleWalletFile: file });
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect(await answer.text()).toBe('PK');
  });

  test('of a ticket that is not yours are not found: machines hear a code', async () => {
    for (const answer of [
      await load(pdf, { ticketDocument: null }),
      await load(calendar as never, { ticketCalendar: null }),
      await load(wallet as never, { appleWalletFile: null }),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ status: 'error', error_details: { code: 'TICKET_NOT_FOUND' } });
    }
  });

  test.each([
    ['/eticket/x.pdf', '/eticket/x'],
    ['/kh/eticket/x/dara%40example.com.pdf', '/kh/eticket/x/dara%40example.com'],
  ])('of a ticket that is not yours are not found: who asks for %s with a browser comes to %s', async (path, page) => {
    const answer = await load(pdf, { ticketDocument: null }, 'text/html,*/*;q=0.8', path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
  });
});

test.each([
  ['/eticket/abc', '/eticket/'],
  ['/kh/eticket/abc/d%40e.com', '/kh/eticket/'],
  ['/checkout/1', undefined],
  ['/', undefined],
])('the worker of %s rules %p', (path, scope) => {
  expect(scopeOf(path)).toBe(scope);
});
