import { Migration } from '@mikro-orm/migrations';

/** Scans at the door, kept for good; passenger lists and the timers of rides ask for the two indexes. */
export class PassengersBoard extends Migration {
  override up(): void {
    this.addSql(`create table scan (
      id bigserial not null, client_id uuid not null, booking_id bigint not null, part_id bigint not null,
      mode varchar(7) not null, kind text not null, means text not null, outcome text not null,
      at timestamptz not null, received_at timestamptz not null, user_id bigint null, collected bigint not null,
      payment_id bigint null, facts jsonb not null, constraint scan_pkey primary key (id)
    )`);
    this.addSql(`alter table scan
      add constraint scan_booking_id_foreign foreign key (booking_id) references booking (id),
      add constraint scan_part_id_foreign foreign key (part_id) references part (id),
      add constraint scan_payment_id_foreign foreign key (payment_id) references payment (id) on delete set null,
      add constraint scan_part_id_client_id_unique unique (part_id, client_id)`);
    this.addSql(`create index scan_booking_id_index on scan (booking_id)`);
    this.addSql(`create function scans_are_append_only() returns trigger language plpgsql as $$
      begin raise exception 'scans are append-only' using errcode = 'check_violation'; end $$`);
    this.addSql(`create trigger scan_append_only before update or delete on scan
      for each row execute function scans_are_append_only()`);
    this.addSql(`create index leg_departure_index on leg (departure)`);
    this.addSql(`create index part_riding on part (leg_id) where state in ('TICKETED', 'BOARDED')`);
  }
}
