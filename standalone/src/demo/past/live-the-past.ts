import { randomUUID } from 'node:crypto';
import { localMoment } from '@naga/kernel/clock-time.js';
import { ManualClock } from '@naga/kernel/clock.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { startSubgraphs, type Subgraphs, type SubgraphsMeans } from '../../subgraphs.js';
import { type Actors, actorsOf } from './actors.js';
import { buyOnce, type PastBooking } from './buy-once.js';
import { ask, documents } from './calls.js';
import { askForMoney } from './ask-for-money.js';
import { carryNews } from './carry-news.js';
import { type PastSale, salesOf, TODAY } from './plan.js';
import { blockSomeSeats, makeTicketClasses } from './run-operator.js';
import { askForOverrules, askForTerms, questionStatements } from './second-people.js';
import { askForTopUp, topUpWhenLow } from './top-up.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** In their own order: what was paid is known, rides end, statements follow. */
const JOBS = ['deliver-sandbox-callbacks', 'expire-holds', 'end-rides', 'send-refunds', 'settle'];
/** Ready to leave: who boards shows his ticket this long before. */
const BEFORE_MS = HOUR_MS / 4;

/**
 * Lives through the last days of the demonstration market in a moment: the same commands as any day's, with a clock that
 * runs fast, so that lists, statements and reports have something to show and every sum of it is right. What would have
 * been told people then is not told them now.
 */
export async function liveThePast(means: SubgraphsMeans, days: number): Promise<void> {
  const now = means.clock.now();
  const today = localMoment(now).date as TravelDate;
  const clock = new ManualClock(now - days * DAY_MS);
  const subgraphs = await startSubgraphs({ ...means, clock });
  try {
    const actors = await actorsOf(subgraphs);
    const bookings: PastBooking[] = [];
    if (days > 0) await makeTicketClasses(subgraphs, actors);
    for (let day = 0; day < days; day++) {
      const date = addDays(today, day - days);
      bookings.push(...(await liveThrough(subgraphs, clock, actors, { day, date, bookings })));
    }
    clock.set(now);
    await runJobs(subgraphs);
    if (days > 0) {
      const bought = await buyAll(subgraphs, actors, TODAY, today);
      await agreeOn(subgraphs, actors);
      await askForTerms(subgraphs, actors);
      await askForOverrules(subgraphs, actors, { past: bookings, bought, today });
      await askForMoney(subgraphs, actors);
      await askForTopUp(subgraphs, actors, today);
      await blockSomeSeats(subgraphs, actors, today);
    }
    await carryNews(subgraphs);
  } finally {
    await subgraphs.close();
  }
}

const at = (date: string, hour: number): number => Date.parse(`${date}T00:00:00+07:00`) + hour * HOUR_MS;

interface Day {
  readonly day: number;
  readonly date: TravelDate;
  /** Bought on the days before. */
  readonly bookings: readonly PastBooking[];
}

/** One day: people buy in the morning, some change their minds at noon, and in the evening it is known who rode. */
async function liveThrough(
  subgraphs: Subgraphs,
  clock: ManualClock,
  actors: Actors,
  { day, date, bookings }: Day,
): Promise<PastBooking[]> {
  clock.set(at(date, 9));
  await topUpWhenLow(subgraphs, actors, date);
  const bought = await buyAll(subgraphs, actors, salesOf(day), date);
  clock.set(at(date, 12));
  for (const { id, viewer } of bought.filter(({ sale }) => sale.ending === 'cancelled')) {
    await ask(subgraphs.transportOf('booking'), viewer, documents.cancel, { id });
  }
  const riding = bookings.filter(({ sale, legs }) => sale.ending === 'ridden' && legs[0]?.date === date);
  for (const booking of riding) await board(subgraphs, clock, actors.admin, booking);
  clock.set(at(date, 23));
  await runJobs(subgraphs);
  await carryNews(subgraphs);
  return bought;
}

async function buyAll(
  subgraphs: Subgraphs,
  actors: Actors,
  sales: readonly PastSale[],
  date: TravelDate,
): Promise<PastBooking[]> {
  const bought: PastBooking[] = [];
  for (const sale of sales) {
    const booking = await buyOnce(subgraphs, actors, sale, addDays(date, sale.ahead));
    if (booking !== undefined) bought.push(booking);
  }
  return bought;
}

async function runJobs(subgraphs: Subgraphs): Promise<void> {
  for (const job of JOBS) await subgraphs.transportOf('booking').runJob(job);
}

interface ScanAnswer {
  readonly outcome: string;
  readonly owed: { readonly amount: number } | null;
}

/** Everybody of a booking shows his ticket at the door; who still owes pays the conductor. */
async function board(subgraphs: Subgraphs, clock: ManualClock, viewer: Viewer, booking: PastBooking): Promise<void> {
  for (const { routeScheduleId, date, departureTime, parts } of booking.legs) {
    const when = Date.parse(departureTime) - BEFORE_MS;
    clock.set(when);
    for (const { id: partId } of parts) {
      const scan = async (collected: number): Promise<ScanAnswer> => {
        const scans = [{ clientId: randomUUID(), means: 'HAND', partId, at: new Date(when).toISOString(), collected }];
        const input = { routeScheduleId, date, scans };
        const scanned = await ask<{ answers: [ScanAnswer] }>(subgraphs.transportOf('booking'), viewer, documents.scan, {
          input,
        });
        return scanned.answers[0];
      };
      const { outcome, owed } = await scan(0);
      if (outcome === 'NOT_PAID') await scan(owed?.amount ?? 0);
    }
  }
}

/** Whose people sign in to the demonstration: they find their own statements as they were closed. */
const DEMO_OPERATOR = '1';

/** Of the closed statements of others all but every third are agreed on, and half of those are paid; of the rest some are questioned. */
async function agreeOn(subgraphs: Subgraphs, actors: Actors): Promise<void> {
  const { admin, second } = actors;
  const booking = subgraphs.transportOf('booking');
  const { rows } = await ask<{ rows: { id: string; operatorId: string; periodTo: string }[] }>(
    booking,
    admin,
    documents.statements,
    {},
  );
  const others = rows.filter(({ operatorId }) => operatorId !== DEMO_OPERATOR);
  const left = others.filter((_, index) => index % 3 === 2);
  await questionStatements(subgraphs, actors, left);
  for (const [index, { id, periodTo }] of others.entries()) {
    if (index % 3 === 2) continue;
    for (const viewer of [admin, second]) await ask(booking, viewer, documents.approve, { id });
    if (index % 3 === 0) {
      await ask(booking, admin, documents.payStatement, { id, reference: `ABA ${periodTo.replaceAll('-', '')}-${id}` });
    }
  }
}
