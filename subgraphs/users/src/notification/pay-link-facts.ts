import { CURRENCIES, type Money } from '@naga/kernel/money.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { z } from 'zod';

/** What booking tells of a pay link. */
export const PayLinkEvent = z.object({
  linkId: z.string(),
  kind: z.enum(['CUSTOM', 'DONATION']),
  token: z.string(),
  payerName: z.string().nullable(),
  payerEmail: z.string(),
  language: z.enum(LANGUAGES),
  reason: z.string(),
  amount: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }),
  expiresAt: z.iso.datetime(),
  countryCode: z.string().nullable(),
});

/** Something to pay that is no booking. */
export type PayLinkFacts = Omit<z.infer<typeof PayLinkEvent>, 'amount'> & { readonly amount: Money };
