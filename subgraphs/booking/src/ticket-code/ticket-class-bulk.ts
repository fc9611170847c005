import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BulkWay } from '@naga/server-kit/crud/bulk/bulk-change.rules.js';
import type { Asked, BulkKind } from '@naga/server-kit/crud/bulk/bulk-kind.js';
import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OPERATOR_SCOPES, operatorsInReach } from '../booking/operators-in-reach.js';
import { refuseOld } from './edit-ticket-class.command.js';
import { type ClassFilter, foundClasses } from './ticket-classes.queries.js';
import { TicketClassFilter } from './ticket-class.type.js';
import { TicketClassNotFound } from './ticket-code.errors.js';

/** As a list calls a class: its first code. */
const CALLED = `c.prefix || lpad(coalesce((select min(r.range_from) from code_range r where r.class_id = c.id), 1)::text,
  c.digits, '0') || c.suffix`;
const LOCK = `select version, active from ticket_class
  where id = $1::bigint and mode = $2 and ($3::bigint[] is null or operator_id = any($3)) for update`;
const SWITCH = 'update ticket_class set active = $2::boolean, version = version + 1 where id = $1::bigint';

/** Classes by their ids, as well as by what a list asks. */
async function found(context: BookingContext, filter: ClassFilter & { ids?: readonly string[] }): Promise<Asked> {
  const { found: rows, values } = await foundClasses(context, filter);
  const ids = filter.ids?.filter((id) => /^\d{1,18}$/.test(id)) ?? null;
  const named = `$${values.length + 1}::bigint[]`;
  return {
    text: `select c.id::text as id, to_jsonb(${CALLED}) as called, true as mine ${rows}
      and (${named} is null or c.id = any(${named}))`,
    values: [...values, ids],
  };
}

/** Switches a class off, or on again: codes are drawn from those that are on. */
async function turn(
  context: BookingContext,
  transaction: RowTransaction,
  id: string,
  way: BulkWay,
  version: number | undefined,
): Promise<number | undefined> {
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const [row] = await transaction.rows<{ version: number; active: boolean }>(LOCK, [
    id,
    context.viewer.mode,
    operators,
  ]);
  if (row === undefined) throw new TicketClassNotFound({ classId: id });
  if (version !== undefined && row.version !== version) await refuseOld(transaction, id);
  if (row.active === (way === 'ON')) return undefined;
  await transaction.rows(SWITCH, [id, way === 'ON']);
  return row.version + 1;
}

/** Many classes are switched at once. */
export const ticketClassBulk: BulkKind<BookingContext> = {
  name: 'TicketClass',
  nameOf: colleagueName,
  found,
  end: turn,
  failureOf: (error) => (error instanceof Refusal ? error : undefined),
};

export const ticketClassBulkResolvers = bulkResolvers({
  kind: ticketClassBulk,
  one: 'TicketClass',
  many: 'TicketClasses',
  ends: 'switched',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  Filter: TicketClassFilter,
  about: 'Codes are drawn from those that are on.',
});
