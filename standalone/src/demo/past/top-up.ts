import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';
import type { Actors } from './actors.js';
import { ask, documents, done } from './calls.js';

/** Minor units: what an agency of this size sends at a time, and below what it does. */
const SENT = 15_000;
const LOW = 6_000;
/** What it sends before the holidays. */
const MORE = 40_000;

const agencyOf = (viewer: Viewer): string | undefined => (viewer.kind === 'user' ? viewer.agencyId : undefined);

/** As the bank has a transfer of a day: one at most. */
const cameIn = (date: TravelDate) => ({
  note: 'Transfer of the agency to our account at ABA',
  reference: `FT${date.replaceAll('-', '')}`,
});

/** The agency sends money before its balance is used up, and the platform's people write down what came in at the bank. */
export async function topUpWhenLow(
  subgraphs: Subgraphs,
  { admin, second, owner }: Actors,
  date: TravelDate,
): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  const agencyId = agencyOf(owner);
  const { balances } = await ask<{ balances: { amount: number }[] }>(booking, admin, documents.balance, { agencyId });
  if ((balances[0]?.amount ?? 0) >= LOW) return;
  const transfer = { agencyId, amount: SENT, ...cameIn(date) };
  // So much takes two people.
  for (const one of [admin, second]) await done(booking, one, documents.topUp, transfer);
}

/** It sends more at the end: one of the platform's people wrote it down, and a second one has yet to. */
export async function askForTopUp(subgraphs: Subgraphs, { second, owner }: Actors, date: TravelDate): Promise<void> {
  const transfer = { agencyId: agencyOf(owner), amount: MORE, ...cameIn(date) };
  await done(subgraphs.transportOf('booking'), second, documents.topUp, transfer);
}
