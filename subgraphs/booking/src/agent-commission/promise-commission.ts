import { localMoment } from '@naga/kernel/clock-time.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { Payer } from '../payment/payer.js';
import { agentCommission } from './agent-commission.rules.js';
import { writeEarned } from './write-earned.js';

/**
 * An agency pays for a sale of its own out of its balance: what it earns of each seat stands on the part from now on, as
 * it is sold. It is credited with the tickets (issueTickets). The difference of an exchange earns by what was exchanged.
 */
export async function promiseCommission(
  transaction: RowTransaction,
  booking: BookingRecord,
  { commissionRates: rates, commissionLevel }: Pick<Payer, 'commissionRates' | 'commissionLevel'>,
  now: number,
): Promise<void> {
  if (booking.exchange !== null || rates.length === 0) return;
  const on = { day: localMoment(now).date, currency: booking.currency };
  // As it is kept, without what the graph says of its type.
  const level = commissionLevel && { name: commissionLevel.name, version: commissionLevel.version };
  const earned = booking.legs.flatMap(({ operatorId, transportType, parts }) =>
    parts.map(({ id, fare, commission }) => ({
      id,
      level,
      ...agentCommission(rates, { operatorId, transportType, fare, commission }, on),
    })),
  );
  await writeEarned(transaction, earned);
}
