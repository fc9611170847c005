import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';
import type { Actors } from './actors.js';
import type { PastBooking } from './buy-once.js';
import { ask, done } from './calls.js';
import { deskDocuments } from './desk-calls.js';

interface Asked {
  readonly overrules: readonly { readonly id: string }[];
}

/** Whose money is here and can go back: somebody who did not come, or has yet to ride. */
const isPaidByCard = ({ sale }: PastBooking): boolean =>
  sale.buyer === 'guest' && !sale.onBoarding && !sale.arrivesShort && sale.couponCode === undefined;

interface PastAndToday {
  readonly past: readonly PastBooking[];
  /** Bought today. */
  readonly bought: readonly PastBooking[];
  /** 'YYYY-MM-DD', local. */
  readonly today: string;
}

/**
 * Cancellations beyond the terms: support asked for somebody who fell ill, and an admin said yes; the operator asks for a
 * traveller of a ride that changes its vehicle, which waits for the platform's people.
 */
export async function askForOverrules(
  subgraphs: Subgraphs,
  { admin, boss, support }: Actors,
  { past, bought, today }: PastAndToday,
): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const askFor = async ({ id }: PastBooking, viewer: Viewer, wish: object): Promise<string> =>
    (await done<Asked>(booking, viewer, deskDocuments.askOverrule, { id, ...wish })).overrules.at(-1)!.id;
  const hasLeft = ({ legs }: PastBooking): boolean => legs.every(({ date }) => date < today);
  const absent = past.filter((each) => each.sale.ending === 'no show' && isPaidByCard(each) && hasLeft(each)).at(-1);
  if (absent !== undefined) {
    const reason = 'Taken to hospital on the way to the station; the doctor wrote to us';
    const id = await askFor(absent, support, { code: 'DEATH_OR_ILLNESS', reason, amount: 300 });
    await done(booking, admin, deskDocuments.decideOverrule, { id });
  }
  const downgraded = bought.find((each) => each.sale.operator === 'Mekong Ibis' && isPaidByCard(each));
  if (downgraded !== undefined) {
    const reason = 'The VIP coach is in the workshop; a van goes instead';
    await askFor(downgraded, boss, { code: 'VEHICLE_DOWNGRADED', reason });
  }
}

const FLEX = {
  class: 'FLEX',
  currency: 'USD',
  expectedVersion: 0,
  tiers: [{ minutesBefore: 15, percent: 100 }],
  exchange: { fee: 0, minutesBefore: 15 },
};
const SAVER = {
  class: 'SAVER',
  currency: 'USD',
  expectedVersion: 0,
  tiers: [
    { minutesBefore: 4320, percent: 50 },
    { minutesBefore: 0, percent: 0 },
  ],
  exchange: { fee: 200, minutesBefore: 1440 },
};

/**
 * Refund policies that the operator's admin asked for: one of its routes is sold with Flex, everything back until 15 minutes
 * before, since the platform said yes; Saver for another one waits.
 */
export async function askForTerms(subgraphs: Subgraphs, { admin, boss }: Actors): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const operatorId = boss.kind === 'user' ? boss.operatorId : undefined;
  const routes = await ask<{ id: string }[]>(subgraphs.transportOf('catalogue'), boss, deskDocuments.routes, {
    operatorId,
  });
  const askFor = async (routeId: string, terms: object, reason: string): Promise<string> =>
    (
      await done<{ id: string }>(booking, boss, deskDocuments.askTerms, {
        input: { operatorId, routeId, ...terms },
        reason,
      })
    ).id;
  const [first, second] = routes;
  if (first === undefined || second === undefined) return;
  const id = await askFor(first.id, FLEX, 'Our guests on this road decide late and like to know they may');
  await done(booking, admin, deskDocuments.decideTerms, { id });
  await askFor(second.id, SAVER, 'The cheap fares of this road are sold out to people who never come');
}

/** A question about a statement, and what was answered and granted (minor units); without an answer it is open. */
const QUESTIONS = [
  { reason: 'The operator says on the telephone: this passenger never came', answer: undefined },
  {
    reason: 'The operator says: the passenger paid for a second suitcase that is not here',
    answer: { answer: 'He is right, the clerk had noted it on paper', granted: 100 },
  },
] as const;

/** Questions lines of statements, one each, for operators who have nobody here to do it; some are answered at once. */
export async function questionStatements(
  subgraphs: Subgraphs,
  { admin, second }: Actors,
  statements: readonly { readonly id: string }[],
): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  for (const [index, { reason, answer }] of QUESTIONS.entries()) {
    const id = statements[index]?.id;
    if (id === undefined) return;
    const lines = await ask<{ rows: { id: string }[] }>(booking, second, deskDocuments.lines, { id });
    const lineId = lines.rows[0]?.id;
    if (lineId === undefined) continue;
    await done(booking, second, deskDocuments.dispute, { lineId, reason });
    if (answer === undefined) continue;
    const { rows } = await ask<{ rows: { dispute: { id: string } }[] }>(booking, admin, deskDocuments.disputed, { id });
    await done(booking, admin, deskDocuments.answerDispute, { id: rows[0]!.dispute.id, ...answer });
  }
}
