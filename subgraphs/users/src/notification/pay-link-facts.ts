import { CURRENCIES, type Money } from '@naga/kernel/money.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { z } from 'zod';

const Amount = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });

/** What booking tells of a pay link. */
export const PayLinkEvent = z.object({
  linkId: z.string(),
  kind: z.enum(['CUSTOM', 'DONATION']),
  token: z.string(),
  payerName: z.string().nullable(),
  payerEmail: z.string(),
  language: z.enum(LANGUAGES),
  reason: z.string(),
  amount: Amount,
  /** What arrived instead of it; nothing where that is no money we know. */
  arrived: Amount.nullish().catch(null),
  expiresAt: z.iso.datetime(),
  /** What it is when this is told; older news do not say it. */
  state: z.enum(['OPEN', 'PAID', 'EXPIRED', 'CANCELLED']).nullish().catch(null),
  /** It can still be paid. */
  payable: z.boolean().default(true),
  countryCode: z.string().nullable(),
});

/** Something to pay that is no booking. */
export type PayLinkFacts = Omit<z.infer<typeof PayLinkEvent>, 'amount' | 'arrived'> & {
  readonly amount: Money;
  readonly arrived: Money | null;
};

/**
 * What can be told of a link: somebody is asked, paid, or has money back; what arrived is looked at, or went back, also
 * because it was more than was asked, or came when the link was over; what goes back is refused by its provider, or waits in cash.
 */
export const LINK_NEWS = [
  'asked',
  'paid',
  'refunded',
  'in_review',
  'sent_back',
  'overpaid',
  'refunded_late',
  'refund_refused',
  'refund_in_cash',
] as const;
export type LinkNews = (typeof LINK_NEWS)[number];
