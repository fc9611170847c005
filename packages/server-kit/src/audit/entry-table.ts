import { DEMAND_ACTOR } from './trigger-function.js';

/**
 * Once a subgraph. `at` and `id` together are the primary key because pages are read in that order. Masked text ends in
 * three digits of its sha256: enough to see that it changed, far too few to find it again.
 */
export const ENTRY_TABLE = [
  `create table audit_entry (
    id bigserial not null, at timestamptz not null, entity text collate "C" not null, row_id text collate "C" not null, of_entity text collate "C" null,
    of_id text collate "C" null, action text not null, changes jsonb not null, operator_ids bigint[] null,
    branch_ids bigint[] null, agency_id bigint null, country_codes text[] null, actor_user_id bigint null,
    impersonator_id bigint null, api_key_id bigint null, service text null, on_behalf_of bigint null,
    actor_operator_id bigint null, actor_country_code text null, request_id text collate "C" not null, ip text null,
    channel text not null, mode text not null, constraint audit_entry_pkey primary key (at, id)
  )`,
  `create index audit_entry_row on audit_entry (entity, row_id)`,
  `create index audit_entry_of on audit_entry (of_entity, of_id) where of_id is not null`,
  ...['actor_user_id', 'impersonator_id', 'on_behalf_of'].map(
    (person) => `create index audit_entry_${person} on audit_entry (${person}, at) where ${person} is not null`,
  ),
  `create index audit_entry_request on audit_entry (request_id)`,
  // An import's own transaction may still count its rows: nobody has seen the entry yet.
  `create function audit_is_append_only() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.action = 'import' and old.xmin = pg_current_xact_id()::xid then return new; end if;
     end if;
     raise exception 'the audit is append-only' using errcode = 'check_violation';
   end $$`,
  `create trigger audit_entry_append_only before update or delete on audit_entry
   for each row execute function audit_is_append_only()`,
  `create trigger audit_entry_not_truncated before truncate on audit_entry
   for each statement execute function audit_is_append_only()`,
  // plpgsql, because a function in SQL that is not inlined costs ten times as much a call.
  `create function audit_mask(value text) returns text language plpgsql immutable as $$
   begin
     return case
       when position('@' in value) > 1 then left(value, 1) || '***@' || split_part(value, '@', -1)
       when length(value) > 5 and ltrim(value, '+0123456789 ()-') = '' then '***' || right(value, 2)
       else left(value, 1) || '***' end
       || '#' || left(encode(sha256(convert_to(value, 'UTF8')), 'hex'), 3);
   end $$`,
  // The first rows of a table that come in bulk note the import; when it is committed its rows are counted, once.
  `create function audit_import() returns trigger language plpgsql as $$
   declare
     actor jsonb;
   begin${DEMAND_ACTOR}
     if not exists (select from audit_entry where entity = tg_argv[0] and row_id = '*' and action = 'import'
         and xmin = pg_current_xact_id()::xid) then
       insert into audit_entry (at, entity, row_id, action, changes, actor_user_id, impersonator_id, api_key_id,
         service, on_behalf_of, request_id, ip, channel, mode)
       values ((actor->>'at')::timestamptz, tg_argv[0], '*', 'import', jsonb_build_object('table', tg_table_name),
         (actor->>'user')::bigint, (actor->>'impersonator')::bigint, (actor->>'key')::bigint, actor->>'service',
         (actor->>'behalf')::bigint, actor->>'request', actor->>'ip', actor->>'channel', actor->>'mode');
     end if;
     return null;
   end $$`,
  `create function audit_count_import() returns trigger language plpgsql as $$
   declare
     counted bigint;
   begin
     execute format('select count(*) from %I where xmin = pg_current_xact_id()::xid', new.changes->>'table')
       into counted;
     update audit_entry set changes = jsonb_build_object('rows', counted) where at = new.at and id = new.id;
     return null;
   end $$`,
  `create constraint trigger audit_entry_counts after insert on audit_entry deferrable initially deferred
   for each row when (new.action = 'import' and new.changes ? 'table') execute function audit_count_import()`,
];
