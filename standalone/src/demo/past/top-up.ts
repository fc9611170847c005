import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';
import type { Actors } from './actors.js';
import { ask, documents } from './calls.js';

/** Minor units: what an agency of this size sends at a time, and below what it does. */
const SENT = 15_000;
const LOW = 6_000;

const agencyOf = (viewer: Viewer): string | undefined => (viewer.kind === 'user' ? viewer.agencyId : undefined);

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
  const note = `ABA ${date.replaceAll('-', '')}`;
  // So much takes two people.
  for (const one of [admin, second]) await ask(booking, one, documents.topUp, { agencyId, amount: SENT, note });
}
