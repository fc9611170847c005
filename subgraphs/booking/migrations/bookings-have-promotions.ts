import { Migration } from '@mikro-orm/migrations';

/** A booking knows the promotions that lower it, and a part what the platform bears of them. */
export class BookingsHavePromotions extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column promotions jsonb not null default '[]',
      add column promotion_turn int not null default 0`);
    this.addSql(`alter table part add column promoted bigint not null default 0`);
    this.addSql(
      `alter table part add constraint part_promoted_check check (promoted >= 0 and promoted <= platform_discount)`,
    );
  }
}
