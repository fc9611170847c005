import assert from 'node:assert/strict';
import { travelDate } from '@naga/kernel/travel-date.js';
import { quoteSeats } from '@naga/pricing/quote/quote-items.js';
import type { Tariff } from '@naga/pricing/tariff/tariff.js';
import { inPairs } from '../measure/pairs.js';
import { median, spread } from '../measure/statistics.js';
import type { Finding } from '../report.js';
import { bigTariff, fareKeys, JOURNEYS } from './big-tariff.js';

const RULES = Number(process.env['TARIFF_RULES'] ?? 10_000);
const PASSENGERS = [
  { nationality: 'LOCAL', passengerType: 'ADULT' },
  { nationality: 'FOREIGN', passengerType: 'ADULT' },
  { nationality: 'LOCAL', passengerType: 'CHILD' },
  { nationality: 'FOREIGN', passengerType: 'CHILD' },
] as const;
const DAYS = Array.from({ length: 20 }, (_, ahead) =>
  travelDate(new Date(Date.UTC(2026, 11, 10 + ahead)).toISOString().slice(0, 10)),
);
const PAGES = 200;

/** One page of results: each of its journeys is quoted by itself, with its fee, as it would be booked. */
function page(tariff: Tariff, nth: number): number {
  const date = DAYS[nth % DAYS.length]!;
  let sum = 0;
  for (const fareKey of fareKeys)
    sum += quoteSeats(
      tariff,
      PASSENGERS.map((passenger) => ({ ...passenger, ref: '', fareKey, date })),
    )!.total;
  return sum;
}

/** Pages a second, with what they add up to. */
function pagesASecond(work: (nth: number) => number): number {
  const start = performance.now();
  let sum = 0;
  for (let nth = 0; nth < PAGES; nth++) sum += work(nth);
  assert.ok(sum > 0);
  return (PAGES / (performance.now() - start)) * 1000;
}

/** The fares of a page as they are known, merely added up. */
function sumOf(fares: Float64Array): number {
  let sum = 0;
  for (const fare of fares) sum += fare;
  return sum;
}

/** 50 journeys × 4 passengers, all stages explained, in memory; each against the same without rules, and a bare sum. */
export async function* quotes(): AsyncGenerator<Finding> {
  const none = bigTariff(0, 1);
  const fares = Float64Array.from({ length: JOURNEYS * PASSENGERS.length }, (_, at) => 900 + at);
  for (const [where, timings] of [
    ['spread over the journeys', JOURNEYS],
    ['all of one timing', 1],
  ] as const) {
    const tariff = bigTariff(RULES, timings);
    const { a, b } = await inPairs(
      () => pagesASecond((nth) => page(tariff, nth)),
      () => pagesASecond((nth) => page(none, nth)),
    );
    const { b: sums } = await inPairs(
      () => 0,
      () => pagesASecond(() => sumOf(fares)),
    );
    const times = a.map((ours, at) => b[at]! / ours);
    yield {
      what: `Quotes of ${JOURNEYS} journeys × ${PASSENGERS.length} passengers, ${RULES} rules ${where}`,
      ours: `${spread(a, 0)} pages a second, ${(1e6 / median(a) / fares.length).toFixed(2)} µs a seat`,
      beside: `without rules ${spread(b, 0)}, ${spread(times)} times as many; a bare sum of the fares ${spread(sums, 0)}`,
    };
  }
}
