import { Migration } from '@mikro-orm/migrations';
import { DEMAND_ACTOR } from '@naga/server-kit/audit/trigger-function.js';

/** Claims that this statement gave back. */
const GIVEN_BACK = `freed n join claimed o on o.id = n.id where n.state = 'released' and o.state <> 'released'`;

/** seats.freed happens at the moment of whoever gives seats back, by the one clock: a change by nobody has none, and raises. */
export class NobodyFreesSeats extends Migration {
  override up(): void {
    this.addSql(`create or replace function seat_claim_freed() returns trigger language plpgsql as $$
      declare
        actor jsonb;
      begin
        if exists (select from ${GIVEN_BACK}) then ${DEMAND_ACTOR}
          insert into outbox_event (id, type, payload, mode, request_id, created_at)
            select gen_random_uuid(), 'seats.freed',
              jsonb_build_object('dates', jsonb_agg(distinct split_part(n.departure, '@', 2))), n.mode,
              actor->>'request', (actor->>'at')::timestamptz
            from ${GIVEN_BACK} group by n.mode;
        end if;
        return null;
      end $$`);
  }
}
