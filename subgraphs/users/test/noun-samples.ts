import { ratesText, type SaidRate } from '@naga/kernel/rate-text.js';
import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import { commissionLevelNoun } from '../src/commission-level/commission-level.noun.js';

const rate = { operatorId: null, transportType: null, percent: 5, validFrom: null, validUntil: null };

/** The nth record of a noun: texts are told apart by their number, and hold a word that lists are searched for. */
export const samples: ReadonlyMap<string, (n: number) => RecordValues> = new Map<string, (n: number) => RecordValues>([
  [
    commissionLevelNoun.name,
    (n) => ({
      name: `Sample ${n}`,
      countryCode: n % 2 === 0 ? 'KH' : 'LA',
      rates: [
        { ...rate, percent: n % 100 },
        { ...rate, operatorId: '1', transportType: 'FERRY', validFrom: '2027-01-01', validUntil: '2027-12-31' },
      ],
    }),
  ],
]);

/** As a row has them, whose amounts have a type of their own, and as forms say them. */
export const written = {
  rates: (rates: unknown) =>
    ratesText(
      (rates as SaidRate[]).map((one) => ({ ...one, amount: one.amount ?? null, currency: one.currency ?? null })),
    ),
};
