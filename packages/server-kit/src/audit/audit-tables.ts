import type { AuditedTable } from './audited-table.js';
import { ENTRY_TABLE } from './entry-table.js';
import { functionOf, idOf, quoted, rowOf } from './trigger-function.js';

const IN_BULK = `current_setting('naga.bulk', true) <> ''`;

const triggersOf = ({ table, entity, watched }: AuditedTable): string[] => [
  // Its function asks itself whether rows come in bulk: a condition here would cost each hold more than that.
  `create trigger ${table}_audit_insert after insert on "${table}"
   for each row execute function audit_${table}()`,
  `create trigger ${table}_audit_import after insert on "${table}"
   for each statement when (${IN_BULK}) execute function audit_import(${quoted(entity)})`,
  `create trigger ${table}_audit_change after update${watched ? ` of ${watched.join(', ')}` : ''} or delete on "${table}"
   for each row execute function audit_${table}()`,
  `create trigger ${table}_audit_truncate after truncate on "${table}"
   for each statement execute function audit_${table}()`,
];

/** Rows that were there before their changes were written down: one entry says how many. */
const baselineOf = ({ table, entity }: AuditedTable): string =>
  `insert into audit_entry (at, entity, row_id, action, changes, service, request_id, channel, mode)
   select date_trunc('milliseconds', now()), ${quoted(entity)}, '*', 'import', jsonb_build_object('rows', count(*)), 'migration', 'migration',
     'internal', 'live' from "${table}" having count(*) > 0`;

/** A migration that changes rows of audited tables begins with this: it has no viewer and no clock of ours. */
export const actingAsMigration = (name: string): string => `select set_config('naga.actor', json_build_object(
  'at', date_trunc('milliseconds', now()), 'service', 'migration', 'request', ${quoted(name)}, 'channel', 'internal', 'mode', 'live')::text, true)`;

/** The rows of a table as the audit shows them: their id and their columns, masked. */
export const maskedRows = (table: AuditedTable): string =>
  `select ${idOf(table)} as id, ${rowOf(table, 'r')} as columns from "${table.table}" r`;

/** SQL of a migration: from now on every change of these tables is written down, in the transaction that makes it. */
export const alsoAudit = (...tables: readonly AuditedTable[]): string[] =>
  tables.flatMap((table) => [functionOf(table), ...triggersOf(table), baselineOf(table)]);

/** For a table that is audited already and shall be otherwise: a column of it is a secret now. */
export const auditOtherwise = (table: AuditedTable): string[] => [
  `drop function audit_${table.table} cascade`,
  `drop trigger ${table.table}_audit_import on "${table.table}"`,
  functionOf(table),

  ...triggersOf(table),
];

/** The same for a subgraph's first audited tables, with the table of entries itself. */
export const auditTables = (...tables: readonly AuditedTable[]): string[] => [...ENTRY_TABLE, ...alsoAudit(...tables)];
