import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import { boardingRouteNoun } from '../src/boarding-route/boarding-route.noun.js';
import { codeRangeNoun } from '../src/ticket-code/code-range.noun.js';
import { ticketClassNoun } from '../src/ticket-code/ticket-class.noun.js';

const FOR = ['EVERYBODY', 'ONLINE', 'BACK_OFFICE'] as const;
const JOURNEYS = ['ANY', 'ONE_WAY', 'ROUND_TRIP'] as const;

/** A day of a year of only short months, so that each number has one. */
const dayOf = (n: number): string =>
  `2027-${String(1 + (Math.floor(n / 28) % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;

/** The route that the nth pay-on-boarding route is of. */
export const routeOf = (n: number): string => `${5000 + n}`;

/** The nth record of a noun: texts are told apart by their number, and hold a word that lists are searched for. */
export const samples: ReadonlyMap<string, (n: number) => RecordValues> = new Map<string, (n: number) => RecordValues>([
  [
    boardingRouteNoun.name,
    (n) => ({
      operatorId: '1',
      routeId: routeOf(n),
      travelFrom: n % 3 === 0 ? null : dayOf(n),
      travelUntil: n % 3 === 1 ? null : dayOf(n),
    }),
  ],
  [codeRangeNoun.name, (n) => ({ classId: '1', from: n * 100, to: n * 100 + 1 + (n % 99) })],
  [
    ticketClassNoun.name,
    (n) => ({
      operatorId: '1',
      prefix: n % 5 === 0 ? null : `S${n}-`,
      digits: 4 + (n % 5),
      suffix: n % 2 === 0 ? null : '-X',
      createFor: FOR[n % 3]!,
      journeyType: JOURNEYS[Math.floor(n / 3) % 3]!,
      allowForeigners: n % 2 === 0,
      allowLocals: n % 4 !== 0,
    }),
  ],
]);
