import type { Subgraphs } from '../../subgraphs.js';
import { type Actors, stranger } from './actors.js';
import { done } from './calls.js';
import { deskDocuments } from './desk-calls.js';
import { type OpenPayment, payByCard } from './pay-by-card.js';

/** What support asked people for: one has not paid yet, one has, and of one less arrived than was asked. */
const PAYMENTS = [
  {
    payerName: 'Sok Dara',
    payerEmail: 'dara.sok@example.com',
    amount: 1_200,
    language: 'km',
    reason: 'ថ្លៃដឹកកង់ពីភ្នំពេញទៅកំពត',
    ending: 'open',
  },
  {
    payerName: 'Emma Laurent',
    payerEmail: 'emma.laurent@example.com',
    amount: 4_500,
    language: 'en',
    reason: 'A private van from the airport to the pier, for six people',
    ending: 'paid',
  },
  {
    payerName: 'Nguyễn Minh',
    payerEmail: 'minh.nguyen@example.com',
    amount: 2_000,
    language: 'vi',
    reason: 'Gửi hành lý bỏ quên trên xe đêm đến Siem Reap',
    ending: 'short',
  },
] as const;

const GIFTS = [
  { payerName: 'Olivia Bennett', payerEmail: 'olivia.bennett@example.com', amount: 1_000, cause: 'EDUCATION' },
  { payerName: null, payerEmail: null, amount: 500, cause: 'NATURE' },
] as const;

/** A link's token is the end of its address. */
const tokenOf = (url: string): string => url.split('/').at(-1)!;

async function payLink(subgraphs: Subgraphs, token: string, arrivesShort: boolean): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const payment = await done<OpenPayment>(booking, stranger(), deskDocuments.payLink, { token });
  await payByCard(subgraphs, stranger(), payment, { arrivesShort });
}

/** Payments that are no booking's: what support asks for, and what people give. */
export async function askForMoney(subgraphs: Subgraphs, { support }: Actors): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  for (const { ending, ...asked } of PAYMENTS) {
    const input = { ...asked, currency: 'USD', days: 14 };
    const { url } = await done<{ url: string }>(booking, support, deskDocuments.askPayment, { input });
    if (ending !== 'open') await payLink(subgraphs, tokenOf(url), ending === 'short');
  }
  for (const gift of GIFTS) {
    const input = { ...gift, currency: 'USD', language: 'en' };
    const { token } = await done<{ token: string }>(booking, stranger(), deskDocuments.donate, { input });
    await payLink(subgraphs, token, false);
  }
}
