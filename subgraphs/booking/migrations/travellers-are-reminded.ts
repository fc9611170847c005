import { Migration } from '@mikro-orm/migrations';

/** What travellers are told once a day at most, and the day's departures found without reading every leg ever sold. */
export class TravellersAreReminded extends Migration {
  override up(): void {
    this.addSql(`create table notice (
      booking_id bigint not null, kind text not null, day date not null, at timestamptz not null,
      constraint notice_pkey primary key (booking_id, kind, day)
    )`);
    this.addSql(`alter table notice add constraint notice_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql('create index if not exists leg_departure_time_index on leg (departure_time)');
  }
}
