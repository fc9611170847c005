import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import { pricingZoneNoun } from '../src/zone/pricing-zone.noun.js';

/** The nth record of a noun: texts are told apart by their number, and hold a word that lists are searched for. */
export const samples: ReadonlyMap<string, (n: number) => RecordValues> = new Map([
  [
    pricingZoneNoun.name,
    (n) => ({
      name: `Sample ${n}`,
      operatorId: '1',
      routeId: n % 2 === 0 ? null : '9',
      stopIds: [`${1000 + 2 * n}`, `${1001 + 2 * n}`],
    }),
  ],
]);
