import { Migration } from '@mikro-orm/migrations';

/** A booking knows the code it was bought with, what it saved, and which coupon of it that is for pricing. */
export class BookingsUseCoupons extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column coupon_code text null, add column coupon_turn int not null default 0,
      add column coupon_terms jsonb null, add column discount bigint not null default 0`);
    this.addSql(`alter table part add column platform_discount bigint not null default 0`);
    this.addSql(`alter table booking add constraint booking_discount_check check (discount >= 0)`);
    this.addSql(`alter table part add constraint part_platform_discount_check check (platform_discount >= 0)`);
    this.addSql(`create index booking_bought_by_email on booking (lower(contact_email)) where sold_at is not null`);
    this.addSql(`create index booking_bought_by_phone on booking (regexp_replace(contact_phone, '[^0-9]', '', 'g'))
      where sold_at is not null and contact_email is null`);
  }
}
