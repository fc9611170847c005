import type { Database } from '@naga/server-kit/database/database.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { OperatorTicketRange } from '../booking/ticket-range.entity.js';

/** Where one operator's ticket codes come from: prefix, then a number of so many digits. */
export interface TicketRangeRow {
  readonly operatorId: string;
  readonly prefix: string;
  readonly digits: number;
}

/** Gives operators their ticket ranges, each from its first number; an operator that has one already keeps it. */
export async function importMarket(database: Database, ranges: readonly TicketRangeRow[]): Promise<void> {
  const rows = ranges.map((range) => ({ ...range, mode: 'live', next: 1 }));
  await inTransaction(database.em(), (em) =>
    em.upsertMany(OperatorTicketRange, rows, {
      onConflictFields: ['operatorId', 'mode'],
      onConflictAction: 'ignore',
    }),
  );
}
