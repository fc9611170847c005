import { Migration } from '@mikro-orm/migrations';

/** Who changes a booking without an account proves with a code that its telephone or mailbox is his. */
export class HoldersProveThemselves extends Migration {
  override up(): void {
    this.addSql(`create table holder_code (
      id bigserial primary key, booking_id bigint not null, code_hash varchar(64) not null, tries int not null default 0,
      created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz null
    )`);
    this.addSql(`create index holder_code_booking_id_index on holder_code (booking_id)`);
    this.addSql(`alter table holder_code add constraint holder_code_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql(`alter table booking_access add column proved_at timestamptz null`);
  }
}
