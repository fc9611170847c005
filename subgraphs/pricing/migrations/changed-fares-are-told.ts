import { Migration } from '@mikro-orm/migrations';
import { DEMAND_ACTOR } from '@naga/server-kit/audit/trigger-function.js';

/** What a tariff is made of, as the fare cache reads it. */
const TABLES = ['pricing_zone', 'zone_stop', 'base_ticket_price', 'pricing_rule', 'transaction_fee'];

/** One event a transaction, whatever it writes: its id is made of the transaction and of who acts in it. */
const TELL = `create function fares_changed() returns trigger language plpgsql set search_path from current as $$
  declare
    actor jsonb;
  begin ${DEMAND_ACTOR}
    insert into outbox_event (id, type, payload, mode, request_id, created_at)
      values (md5(concat('fares.changed', pg_current_xact_id(), actor))::uuid, 'fares.changed', '{}', 'live',
        actor->>'request', (actor->>'at')::timestamptz)
      on conflict (id) do nothing;
    return null;
  end $$`;

/**
 * fares.changed: some prices are others, for those who watch some. The database says it, so that no way of writing prices
 * is forgotten; it leaves with what wrote them. Of both modes: they have one tariff.
 */
export class ChangedFaresAreTold extends Migration {
  override up(): void {
    this.addSql(TELL);
    for (const table of TABLES)
      this.addSql(`create trigger ${table}_told after insert or update or delete on "${table}"
        for each statement execute function fares_changed()`);
  }
}
