import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { LINK_REFUND, PAY_LINK_AT_FIRST } from './create-audit.js';

/** What somebody pays that is no booking: its attempts and refunds are those of bookings. */
export class LinksAskForAnyAmount extends Migration {
  override up(): void {
    this.addSql(`create table pay_link (
      id bigserial primary key, mode varchar(7) not null, kind text not null, state text not null, token text not null,
      amount bigint not null, currency varchar(3) not null, payer_name text null, payer_email text null,
      language text not null, reason text not null, booking_id bigint null, country_code varchar(2) null,
      created_by_id bigint null, created_at timestamptz not null, expires_at timestamptz not null,
      ended_at timestamptz null
    )`);
    this.addSql(`alter table pay_link add constraint pay_link_kind_check check (kind in ('CUSTOM', 'DONATION'))`);
    this.addSql(`alter table pay_link add constraint pay_link_state_check
      check (state in ('OPEN', 'PAID', 'EXPIRED', 'CANCELLED'))`);
    this.addSql(`alter table pay_link add constraint pay_link_amount_check check (amount > 0)`);
    this.addSql(`alter table pay_link add constraint pay_link_token_unique unique (token)`);
    this.addSql(`create index pay_link_kind_mode_index on pay_link (kind, mode)`);
    this.addSql(`create index pay_link_booking_id_index on pay_link (booking_id)`);
    this.addSql(`alter table pay_link add constraint pay_link_booking_id_foreign
      foreign key (booking_id) references booking (id)`);
    this.addSql(`create table link_refund (
      id bigserial primary key, link_id bigint not null, mode varchar(7) not null, state text not null,
      reason text not null, amount bigint not null, asked_by_id bigint not null, asked_at timestamptz not null,
      decided_by_id bigint null, decided_at timestamptz null
    )`);
    this.addSql(`alter table link_refund add constraint link_refund_state_check
      check (state in ('waiting', 'done', 'refused'))`);
    this.addSql(`alter table link_refund add constraint link_refund_two_people_check
      check (decided_by_id <> asked_by_id)`);
    this.addSql(`create index link_refund_link_id_index on link_refund (link_id)`);
    this.addSql(`alter table link_refund add constraint link_refund_link_id_foreign
      foreign key (link_id) references pay_link (id)`);
    for (const table of ['payment', 'refund']) {
      this.addSql(`alter table ${table} alter column booking_id drop not null`);
      this.addSql(`alter table ${table} add column link_id bigint null`);
      this.addSql(`create index ${table}_link_id_index on ${table} (link_id)`);
      this.addSql(`alter table ${table} add constraint ${table}_link_id_foreign
        foreign key (link_id) references pay_link (id)`);
      this.addSql(`alter table ${table} add constraint ${table}_of_one_check
        check (num_nonnulls(booking_id, link_id) = 1)`);
    }
    for (const statement of alsoAudit(PAY_LINK_AT_FIRST, LINK_REFUND)) this.addSql(statement);
  }
}
