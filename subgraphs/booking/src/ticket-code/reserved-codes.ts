import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type CodeFormat, numberOf } from './code-format.rules.js';

/** Numbers that will still be given: of a class's range, or of the operator's own running number, which has no end. */
export interface ReservedNumbers extends CodeFormat {
  readonly next: number;
  readonly to: number | null;
}

const RESERVED = `select coalesce(c.prefix, '') as prefix, coalesce(c.suffix, '') as suffix, c.digits, r.next::float8 as next, r.range_to::float8 as "to"
    from code_range r join ticket_class c on c.id = r.class_id
    where c.operator_id = $1 and c.mode = $2 and r.next <= r.range_to
  union all
  select prefix, '', digits, next::float8, null from operator_ticket_range where operator_id = $1 and mode = $2
  union all
  select 'N' || $1 || '-', '', 6, 1, null
    where not exists (select 1 from operator_ticket_range where operator_id = $1 and mode = $2)`;

/** Whoever changes what codes an operator gives, or gives one by hand, waits here for the others. */
export const queueForCodes = (transaction: RowTransaction, operatorId: string, mode: string): Promise<unknown> =>
  transaction.rows('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`ticket codes ${mode}:${operatorId}`]);

/** What an operator's ranges will still give. */
export const reservedNumbers = (
  transaction: RowTransaction,
  operatorId: string,
  mode: string,
): Promise<ReservedNumbers[]> => transaction.rows<ReservedNumbers>(RESERVED, [operatorId, mode]);

/** Whether one of them will give this code. */
export const isReserved = (reserved: readonly ReservedNumbers[], code: string): boolean =>
  reserved.some((range) => {
    const number = numberOf(range, code);
    return number !== undefined && number >= range.next && number <= (range.to ?? Number.POSITIVE_INFINITY);
  });
