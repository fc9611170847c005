import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { UseState } from './booking-points.rules.js';
import { countReserved } from './lock-balances.js';
import { type Lot, lotsOf, returnedLots, takeOldest } from './lots.rules.js';
import type { ToldPoints } from './told-points.js';
import { spendableLines, writeMovements } from './write-movements.js';

export interface UseRow {
  readonly turn: number;
  readonly accountId: string;
  readonly points: number;
  readonly state: UseState;
  readonly lots: readonly Lot[];
}

const USES = `select turn, account_id::text as "accountId", points, state, lots from reward_use
  where booking_id = $1::bigint order by turn`;

/** The points a booking took, turn by turn; they change under the locks on their accounts alone. */
export const usesOf = (transaction: RowTransaction, bookingId: string): Promise<UseRow[]> =>
  transaction.rows<UseRow>(USES, [bookingId]);

const WRITE = `update reward_use set state = $3, points = $4, lots = $5::jsonb where booking_id = $1::bigint and turn = $2`;

type Of = Pick<ToldPoints, 'bookingId' | 'pnr'>;

const write = (transaction: RowTransaction, bookingId: string, { turn, state, points, lots }: UseRow) =>
  transaction.rows(WRITE, [bookingId, turn, state, points, JSON.stringify(lots)]);

/** REDEEM: what is reserved is spent, of the lots that expire first. */
async function consume(
  transaction: RowTransaction,
  { bookingId, pnr }: Of,
  use: UseRow,
  points: number,
  now: number,
): Promise<void> {
  const { accountId } = use;
  const { taken } = takeOldest(lotsOf(await spendableLines(transaction, accountId)), points);
  await write(transaction, bookingId, { ...use, state: 'CONSUMED', points, lots: taken });
  await countReserved(transaction, accountId);
  await writeMovements(transaction, [{ accountId, kind: 'REDEEM', points: -points, bookingId, pnr }], now);
}

/** REDEEM_RETURN: what the booking uses no more comes back, with the days it had. */
async function giveBack(
  transaction: RowTransaction,
  { bookingId, pnr }: Of,
  use: UseRow,
  points: number,
  now: number,
): Promise<void> {
  const { accountId } = use;
  const { back, still } = returnedLots(use.lots, use.points - points, now);
  await write(transaction, bookingId, { ...use, points, lots: still });
  const lines = back.map((lot) => ({ accountId, kind: 'REDEEM_RETURN' as const, ...lot, bookingId, pnr }));
  await writeMovements(transaction, lines, now);
}

/**
 * Does what booking says of the points a booking uses, in the caller's transaction, which holds the locks on their
 * accounts: they are consumed by the sale, come back where less of them is used, and are released where it does without.
 * What is used never grows again, so that news come late or twice change nothing.
 */
export async function settleUse(
  transaction: RowTransaction,
  of: Of,
  uses: readonly UseRow[],
  told: ToldPoints['use'],
  now: number,
): Promise<void> {
  for (const use of uses) {
    const kept = told?.turn === use.turn ? told.points : 0;
    if (use.state === 'CONSUMED') {
      if (kept < use.points) await giveBack(transaction, of, use, kept, now);
    } else if (kept > 0 && told!.isSold) await consume(transaction, of, use, Math.min(kept, use.points), now);
    else if (use.state === 'RESERVED') {
      const state = kept > 0 ? 'RESERVED' : 'RELEASED';
      await write(transaction, of.bookingId, {
        ...use,
        state,
        points: kept > 0 ? Math.min(kept, use.points) : use.points,
      });
      await countReserved(transaction, use.accountId);
    }
  }
}
