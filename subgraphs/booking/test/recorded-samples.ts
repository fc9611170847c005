import type { RecordedMeans } from '@naga/server-kit/testing/nouns/recorded-means.js';
import { writeRow } from '@naga/server-kit/testing/nouns/recorded-means.js';
import { seatBlockNoun } from '../src/seat-block/seat-block.noun.js';
import { reviewNoun } from '../src/review/review.noun.js';

/** The nth moment of a day. */
const at = (n: number): string => new Date(Date.UTC(2026, 10, 1, 8, n)).toISOString();

/** Of two operators, the first at home in Cambodia. */
const OPERATORS = [
  { operator_id: 1, operator_name: 'Mekong', country_code: 'KH' },
  { operator_id: 2, operator_name: 'Sombath', country_code: 'LA' },
] as const;

/** What a review says, as a column of its row has it. */
export const reviewRow = (n: number): object => ({
  ...OPERATORS[n % 2],
  mode: 'live',
  from_name: { en: 'Phnom Penh' },
  to_name: { en: 'Kampot' },
  travelled_on: '2026-11-01',
  author_name: n % 7 === 0 ? null : `Dara ${n}`,
  language: 'en',
  cleanliness: 1 + (n % 5),
  punctuality: 1 + (n % 3),
  bus_quality: 1 + (n % 4),
  professionalism: 1 + (n % 5),
  issues: [],
  comments: `Sample ${n} of a ride`,
  state: ['WAITING', 'PUBLISHED', 'HIDDEN'][n % 3],
  answer: n % 2 === 0 ? 'Thank you' : null,
  created_at: at(n),
  version: 1,
});

const blockedSeat = (n: number): string => `${1 + (n % 12)}A`;
const blockedDay = (n: number): string => `2099-01-0${1 + (n % 4)}`;

/** A blocked seat, as its row has it; `claimId`: of a claim of its own. */
export const blockRow = (n: number, claimId: string): object => ({
  claim_id: claimId,
  mode: 'live',
  route_schedule_id: 1 + (n % 3),
  service_date: blockedDay(n),
  seat_no: blockedSeat(n),
  operator_id: OPERATORS[n % 2]!.operator_id,
  operator_branch_id: n % 2 === 0 ? 7 : null,
  operator_country_code: OPERATORS[n % 2]!.country_code,
  operator_name: OPERATORS[n % 2]!.operator_name,
  route_names: { en: `Phnom Penh – Kampot ${n}` },
  reason: `Sample ${n} is torn`,
  whole: false,
  blocked_by_id: 9,
  blocked_at: at(n),
});

const DAYS = ['2099-01-01', '2099-01-03'] as const;

/** How the nth record of each noun is written that staff does not write. */
export const recordedMeans: ReadonlyMap<string, RecordedMeans> = new Map<string, RecordedMeans>([
  [
    reviewNoun.name,
    {
      write: (database, n) => writeRow(database, 'review', reviewRow(n)),
      words: ({ comments }) => String(comments),
      found: {
        ratingUpTo: { values: [1, 2, 3, 4], has: ({ average }, most: number) => Number(average) < most + 0.5 },
        answered: { values: [true, false], has: ({ answer }, is: boolean) => (answer !== null) === is },
      },
      within: ({ operatorId }) => operatorId === '1',
    },
  ],
  [
    seatBlockNoun.name,
    {
      async write(database, n) {
        const claim = { departure: `${n}`, segment: '[0,1)', seat_no: blockedSeat(n), mode: 'live', state: 'blocked' };
        return writeRow(database, 'seat_block', blockRow(n, await writeRow(database, 'seat_claim', claim)));
      },
      // In another order than they stand.
      words: ({ reason, seatNumber }) => `torn ${String(seatNumber)} ${String(reason).split(' ')[1]!}`,
      keys: {
        departure: ({ date, routeScheduleId, seatNumber }) =>
          `${String(date)} ${String(routeScheduleId)} ${String(seatNumber).padStart(10)}`,
      },
      found: {
        from: { values: DAYS, has: ({ date }, day: string) => String(date) >= day },
        until: { values: DAYS, has: ({ date }, day: string) => String(date) <= day },
      },
      within: ({ operatorId }) => operatorId === '1',
    },
  ],
]);
