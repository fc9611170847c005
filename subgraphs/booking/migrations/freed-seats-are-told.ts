import { Migration } from '@mikro-orm/migrations';

/** Claims that this statement gave back. */
const GIVEN_BACK = `freed n join claimed o on o.id = n.id where n.state = 'released' and o.state <> 'released'`;

const TELL = `create function seat_claim_freed() returns trigger language plpgsql as $$
  declare
    actor jsonb := coalesce(nullif(current_setting('naga.actor', true), '')::jsonb, '{}');
  begin
    if exists (select from ${GIVEN_BACK}) then
      insert into outbox_event (id, type, payload, mode, request_id, created_at)
        select gen_random_uuid(), 'seats.freed',
          jsonb_build_object('dates', jsonb_agg(distinct split_part(n.departure, '@', 2))), n.mode,
          coalesce(actor->>'request', 'none'), coalesce((actor->>'at')::timestamptz, now())
        from ${GIVEN_BACK} group by n.mode;
    end if;
    return null;
  end $$`;

/**
 * seats.freed: on which service dates seats can be bought again, for those who wait for some. The database says it, once
 * a statement, so that no way of giving seats back is forgotten; it leaves with what gave them back.
 */
export class FreedSeatsAreTold extends Migration {
  override up(): void {
    this.addSql(TELL);
    this.addSql(`create trigger seat_claim_freed after update on seat_claim
      referencing old table as claimed new table as freed for each statement execute function seat_claim_freed()`);
  }
}
